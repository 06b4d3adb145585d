// The names that TypeScript and Svelte sources declare, found in the syntax tree.
import ts from "typescript";

/** Return the scripts of a Svelte file, or a TypeScript file as it is. */
export function scripts(path: string, source: string): string {
  if (!path.endsWith(".svelte")) return source;
  return [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((found) => found[1]).join("\n");
}

function bound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? bound(element.name) : []));
}

function namesOf(node: ts.Node): string[] {
  if (ts.isVariableDeclaration(node) || ts.isParameter(node)) return bound(node.name);
  const named =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportSpecifier(node) ||
    ts.isImportClause(node);
  return named && node.name ? [node.name.text] : [];
}

function membersOf(node: ts.ClassDeclaration | ts.InterfaceDeclaration): string[] {
  const members = node.members.flatMap((member) => {
    if (!ts.isConstructorDeclaration(member)) return member.name?.getText() ?? [];
    const kept = member.parameters.filter((parameter) => parameter.modifiers?.length);
    return kept.flatMap((parameter) => bound(parameter.name));
  });
  return members.map((member) => `${node.name?.text}.${member}`);
}

/** Return all names that a file declares; members as `Class.member`. */
export function declared(path: string, source: string): Set<string> {
  const tree = ts.createSourceFile(path, scripts(path, source), ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const name of namesOf(node)) found.add(name);
    if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node))
      for (const member of membersOf(node)) found.add(member);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
