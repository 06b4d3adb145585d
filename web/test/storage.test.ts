import { expect, test, vi } from "vitest";

test("items of earlier versions are read once", async () => {
  localStorage.clear();
  localStorage.setItem("lang", "de");
  localStorage.setItem("own abc red", "[3,1,2]");
  localStorage.setItem("heard abc", "7");
  localStorage.setItem("lessons", '["x"]');
  localStorage.setItem("of another program", "1");
  vi.resetModules();
  const { lessonTables, readItem } = await import("../src/state/storage");
  expect(readItem("lang", "en")).toBe("de");
  expect(readItem("lastSeen/abc/red", [])).toEqual([3, 1, 2]);
  expect(readItem("chatRead/abc", 0)).toBe(7);
  expect(lessonTables()).toEqual(["x"]);
  expect(Object.keys(localStorage).filter((name) => !name.startsWith("patolli.v1."))).toEqual(["of another program"]);
});
