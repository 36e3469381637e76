import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** One import, re-export or import() of a source file. */
interface Dependency {
  /** The imported file's path from the project's root, or the package's name. */
  target: string;
  isOurs: boolean;
  /** Gone at run time: `import type`, `export type … from`. */
  isTypeOnly: boolean;
  isDynamic: boolean;
  isReExport: boolean;
  names: string[];
}

/** A parsed file of the project, with its path from the root. */
export interface SourceFile {
  path: string;
  text: string;
  syntax: ts.SourceFile;
  dependencies: Dependency[];
}

/** Parses a file; `text` stands in for its content on disk. */
export function readSource(file: string, text = readFileSync(file, "utf8")): SourceFile {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const syntax = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  return { path: file, text, syntax, dependencies: listDependencies(syntax, file) };
}

/** Calls `visit` with every node below one. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function listDependencies(syntax: ts.SourceFile, file: string): Dependency[] {
  const found: Dependency[] = [];
  walk(syntax, (node) => {
    const dependency = dependencyOf(node);
    if (dependency) found.push({ ...dependency, ...locate(dependency.specifier, file) });
  });
  return found;
}

type Found = Omit<Dependency, "target" | "isOurs"> & { specifier: string };

function dependencyOf(node: ts.Node): Found | undefined {
  if (ts.isImportDeclaration(node)) {
    const { importClause: clause, moduleSpecifier } = node;
    const names = [clause?.name?.text ?? [], namesOf(clause?.namedBindings)].flat();
    return { ...fixed, specifier: textOf(moduleSpecifier), isTypeOnly: clause?.isTypeOnly ?? false, names };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    const names = node.exportClause ? namesOf(node.exportClause) : ["*"];
    const specifier = textOf(node.moduleSpecifier);
    return { ...fixed, specifier, isTypeOnly: node.isTypeOnly, isReExport: true, names };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [specifier] = node.arguments;
    return specifier && { ...fixed, specifier: textOf(specifier), isDynamic: true, names: ["*"] };
  }
  return undefined;
}

const fixed = { isTypeOnly: false, isDynamic: false, isReExport: false };

function namesOf(bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined): string[] {
  if (!bindings) return [];
  if (ts.isNamedImports(bindings) || ts.isNamedExports(bindings)) {
    return bindings.elements.map((element) => (element.propertyName ?? element.name).text);
  }
  return ["*"];
}

function textOf(node: ts.Expression): string {
  return ts.isStringLiteralLike(node) ? node.text : node.getText();
}

function locate(specifier: string, file: string): Pick<Dependency, "target" | "isOurs"> {
  const bare = specifier.replace(/\?.*$/, "");
  if (bare.startsWith("~/")) return { target: existing(`app/${bare.slice(2)}`), isOurs: true };
  if (bare.startsWith(".")) return { target: existing(path.posix.join(path.posix.dirname(file), bare)), isOurs: true };
  return { target: bare, isOurs: false };
}

function existing(base: string): string {
  return [base, `${base}.ts`, `${base}.tsx`].find((name) => path.extname(name) && existsSync(name)) ?? base;
}
