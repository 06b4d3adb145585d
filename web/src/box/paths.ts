// Values of a data file at key paths such as treasure.6.idols or wheels.melee[2]; they are changed by copies.
export type Value = string | number | null | Value[] | { [key: string]: Value };
export type Values = Record<string, Value>;

/** Return the keys and indices of a path. */
export const steps = (path: string): string[] => path.match(/[^.[\]]+/g) ?? [];

const inside = (value: Value | undefined, step: string): Value | undefined =>
  Array.isArray(value) ? value[Number(step)] : typeof value === "object" && value !== null ? value[step] : undefined;

/** Return the value at a path; undefined if there is none. */
export function valueAt(values: Values, path: string): Value | undefined {
  return steps(path).reduce<Value | undefined>(inside, values);
}

function changed(old: Value | undefined, [step, ...rest]: string[], value: Value | undefined): Value | undefined {
  if (step === undefined) return value;
  const next = changed(inside(old, step), rest, value);
  if (Array.isArray(old)) {
    const list = [...old];
    if (next === undefined) list.splice(Number(step), 1);
    else list[Number(step)] = next;
    return list;
  }
  const table: Record<string, Value> = { ...(old as Record<string, Value>) };
  if (next === undefined) delete table[step];
  else table[step] = next;
  return table;
}

/** Return values with another one at a path, or without it if the new one is undefined. */
export function withValue(values: Values, path: string, value: Value | undefined): Values {
  return changed(values, steps(path), value) as Values;
}

/** Say if two values are the same; the order of keys makes no difference. */
export function same(one: Value | undefined, other: Value | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (!one || !other || Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one as Record<string, Value>, other as Record<string, Value>];
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
}

/** Return what somebody typed: a whole number, nothing, or the text itself, for the server to refuse. */
export function typed(text: string): Value {
  const trimmed = text.trim();
  if (!trimmed) return null;
  return /^-?\d{1,9}$/.test(trimmed) ? Number(trimmed) : trimmed;
}
