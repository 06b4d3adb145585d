// The Markdown of the rules: headings, lists, tables, code, emphasis. It makes plain data, never HTML.

export type Piece = { kind: "text" | "bold" | "italic" | "code" | "source" | "rule"; text: string };

export type Part =
  | { kind: "heading"; level: number; pieces: Piece[]; id: string }
  | { kind: "paragraph"; pieces: Piece[] }
  | { kind: "item"; rule: string; pieces: Piece[] }
  | { kind: "table"; rows: { rule: string; cells: Piece[][] }[]; head: Piece[][] }
  | { kind: "code"; text: string };

const RULE = /^[A-Z]{1,2}\d+\.\d+$/;
const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|(\[[^[\]]+\])(?=\s*$)|\b([A-Z]{1,2}\d+\.\d+)\b/g;

/** Return a line as pieces; the source in square brackets that ends a rule is one, and so is the id of a rule. */
export function inline(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) pieces.push({ kind: "text", text: text.slice(at, found.index) });
    const [whole, code, bold, italic, source, rule] = found;
    const kind = code ? "code" : bold ? "bold" : italic ? "italic" : source ? "source" : "rule";
    pieces.push({ kind, text: code ?? bold ?? italic ?? source?.slice(1, -1) ?? rule! });
    at = found.index + whole.length;
  }
  if (at < text.length) pieces.push({ kind: "text", text: text.slice(at) });
  return pieces;
}

const cells = (line: string) =>
  line
    .replace(/^\s*\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function parse(markdown: string): Part[] {
  const parts: Part[] = [];
  const lines = markdown.split("\n");
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const heading = line.match(/^(#+) (.*)$/);
    if (heading) {
      const text = heading[2]!;
      parts.push({ kind: "heading", level: heading[1]!.length, pieces: inline(text), id: `ch-${text.split(" ")[0]}` });
    } else if (line.startsWith("```")) {
      const code: string[] = [];
      while (++i < lines.length && !lines[i]!.startsWith("```")) code.push(lines[i]!);
      parts.push({ kind: "code", text: code.join("\n") });
    } else if (/^ {4}\S/.test(line)) {
      const code = [line.slice(4)];
      while (i + 1 < lines.length && /^( {4}|$)/.test(lines[i + 1]!)) code.push(lines[++i]!.slice(4));
      parts.push({ kind: "code", text: code.join("\n").trimEnd() });
    } else if (line.startsWith("|")) {
      const rows = [line];
      while (lines[i + 1]?.startsWith("|")) rows.push(lines[++i]!);
      parts.push(table(rows));
    } else if (/^\s*[-*] |^\d+\. /.test(line)) {
      const text = [line.replace(/^\s*[-*] |^\d+\. /, ""), ...tail()].join(" ");
      const rule = text.match(/^\*\*([A-Z]{1,2}\d+\.\d+)\*\* /)?.[1] ?? "";
      parts.push({ kind: "item", rule, pieces: inline(rule ? text.slice(rule.length + 5) : text) });
    } else if (line.trim()) parts.push({ kind: "paragraph", pieces: inline([line, ...tail()].join(" ")) });

    /** Lines that go on with this one. */
    function tail(): string[] {
      const more: string[] = [];
      while (lines[i + 1]?.trim() && !/^(#|\||```|\s*[-*] |\d+\. )/.test(lines[i + 1]!)) more.push(lines[++i]!.trim());
      return more;
    }
  }
  return parts;
}

function table(lines: string[]): Part {
  const [head, ruler, ...body] = lines;
  const ruled = /^[|\s:-]+$/.test(ruler ?? "");
  const rows = (ruled ? body : lines).map((line) => {
    const found = cells(line);
    return { rule: RULE.test(found[0] ?? "") ? found[0]! : "", cells: found.map(inline) };
  });
  return { kind: "table", rows, head: ruled ? cells(head!).map(inline) : [] };
}
