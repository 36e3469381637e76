import ts from "typescript";
import type { SourceFile } from "./source-file";
import { walk } from "./source-file";

/** A law looks at one file and says in words what it breaks. */
export type Law = (file: SourceFile) => string[];

/** `import { type X }` still imports the module at run time, under verbatimModuleSyntax. */
export const separatesTypeImports: Law = ({ syntax }) =>
  collect(syntax, (node) =>
    (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) && node.isTypeOnly
      ? `has an inline type ${node.name.text}`
      : undefined,
  );

/** What the framework, or a script of plain JavaScript, reaches the application by. */
const ENTRIES = /^app\/(entry(-edge)?\.server\.tsx|edge\/remix\.server\.ts)$/;

/**
 * Two exceptions: an entry hands the server's parts to the framework and to the scripts, and a route takes its action from
 * the file beside it.
 */
export const isNoBarrel: Law = (file) => {
  const { path } = file;
  if (ENTRIES.test(path)) return [];
  const name = /(^|\/)index\.tsx?$/.test(path) ? ["is an index file"] : [];
  return [...name, ...foreignReExports(file).map((target) => `re-exports ${target}`)];
};

/** What a file passes on, but for a route's own `export { action } from "./action.server"`. */
function foreignReExports({ path, dependencies }: SourceFile): string[] {
  const ownAction = /^app\/routes\/[^/]+\/route\.tsx?$/.test(path)
    ? path.replace(/route\.tsx?$/, "action.server")
    : null;
  return dependencies
    .filter(({ isReExport }) => isReExport)
    .filter(({ target, names }) => target.replace(/\.ts$/, "") !== ownAction || names.join() !== "action")
    .map(({ target }) => target);
}

/** `db` is for the features' server files, and for those edges of the process that live in the database. */
export const leavesTheDatabaseToServerFiles: Law = ({ path, dependencies }) => {
  if (!path.startsWith("app/") || /^app\/(features|server)\/.*\.server\.ts$/.test(path)) return [];
  return dependencies
    .filter(
      ({ target, names }) => target === "app/server/db/db.server.ts" && names.some((name) => /^(db|\*)$/.test(name)),
    )
    .map(({ target }) => `imports ${target}`);
};

const DATABASE_WRITE = /^db\.(\$transaction|\$executeRaw\w*|\w+\.(create|update|upsert|delete)\w*)$/;

/** Single statements that no user commands, and too frequent for a transaction around each. */
const BARE_WRITES = new Set([
  "app/features/blog/count-view.server.ts",
  "app/features/generation/follow-item.server.ts",
]);

/** A feature writes in `runCommand` or `runTransaction`: no change goes without its audit entry and its cache tags. */
export const writesInCommands: Law = ({ path, syntax }) => {
  if (!path.startsWith("app/features/") || BARE_WRITES.has(path)) return [];
  return collect(syntax, (node) => {
    const text = ts.isPropertyAccessExpression(node) ? node.getText().replace(/\s/g, "") : "";
    return DATABASE_WRITE.test(text) ? `writes by ${text}` : undefined;
  });
};

/** One place parses the environment, so nothing is read unchecked and nothing reaches the browser by accident. */
export const leavesTheEnvironmentToOneFile: Law = ({ path, syntax }) =>
  path === "app/server/env.server.ts"
    ? []
    : collect(syntax, (node) =>
        ts.isPropertyAccessExpression(node) && node.getText() === "process.env" ? "reads process.env" : undefined,
      );

/** `String.normalize` itself takes a time that grows with the square of the marks on one letter. */
export const normalisesInOneFile: Law = ({ path, syntax }) =>
  path === "app/lib/text/normal-form.ts"
    ? []
    : collect(syntax, (node) =>
        ts.isPropertyAccessExpression(node) && node.name.text === "normalize" ? `uses ${node.getText()}` : undefined,
      );

const BOUNDS = new Set(["max", "length", "regex"]);
/** `(id) => id || null` and `(value) => value === "on"` cost nothing. */
const FREE = /^\((\w+)\) => \(?\1 (?:\|\| (?:null|undefined)$|=== )/;

/** What reads a text that was sent costs by its length: the text is bounded first, mostly by `sentText`. */
export const boundsTextsBeforeReading: Law = ({ path, syntax }) => {
  if (!/^app\/(features|lib|routes|server\/forms)\//.test(path)) return [];
  return collect(syntax, (node) => {
    if (!ts.isCallExpression(node) || FREE.test(node.arguments[0]?.getText() ?? "")) return undefined;
    const [first, second, ...steps] = stepsOf(node);
    const isRead = first === "z" && second === "string" && steps.at(-1) === "transform";
    return isRead && !steps.some((step) => BOUNDS.has(step))
      ? `reads a text of any length: ${node.getText()}`
      : undefined;
  });
};

/** The names along a chain of calls: `z.string().max(9)` has z, string and max. */
function stepsOf(node: ts.Expression): string[] {
  if (ts.isCallExpression(node)) return stepsOf(node.expression);
  if (ts.isPropertyAccessExpression(node)) return [...stepsOf(node.expression), node.name.text];
  return [node.getText()];
}

const MAX_LINES = 350;

export const isShort: Law = ({ path, text }) => {
  const lines = text.trimEnd().split("\n").length;
  return lines > MAX_LINES && !path.startsWith("app/content/") ? [`has ${lines} lines`] : [];
};

const EMPTY_NAMES = new Set(["utils", "util", "helpers", "helper", "misc", "common", "data", "handle"]);

export const hasAMeaningfulName: Law = ({ path }) => {
  const parts = path.split(/[/.]/).filter((part) => EMPTY_NAMES.has(part.toLowerCase()));
  const isKebab =
    path
      .split("/")
      .at(-1)
      ?.replace(/\.(server|client|test|spec|d)?\.?tsx?$/, "") ?? "";
  const isOdd = !path.startsWith("app/routes") && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(isKebab);
  return [...parts.map((part) => `is called ${part}`), ...(isOdd ? ["is not in kebab-case"] : [])];
};

/** Remix may call a child's loader or action without its parent's: each guards itself, before anything else. */
export const guardsItself: Law = (file) => {
  const { path, syntax } = file;
  if (!isPrivateRoute(path)) return [];
  const reExported = foreignReExports(file).map((target) => `takes its exports from ${target}`);
  const open = syntax.statements
    .flatMap(exportedFunctions)
    .filter(([name, door]) => isDoor(name) && !startsWithGuard(door) && !isMadeWithGuard(door, syntax.text));
  return [...reExported, ...open.map(([name]) => `has a ${name} that does not begin with a guard`)];
};

/** Whether the file is the route module, or its action, of an address at or below /admin or /dashboard. */
function isPrivateRoute(path: string): boolean {
  const [, route] = /^app\/routes\/(.+?)(?:\/route|\/action\.server)?\.tsx?$/.exec(path) ?? [];
  const address = route?.split(".").filter((segment) => !segment.startsWith("_")) ?? [];
  return !route?.includes("/") && /^(admin|dashboard)_?$/.test(address[0] ?? "");
}

function isDoor(name: string): boolean {
  return name === "loader" || name === "action";
}

function exportedFunctions(statement: ts.Statement): [string, ts.ConciseBody | undefined][] {
  if (
    !ts.canHaveModifiers(statement) ||
    !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  ) {
    return [];
  }
  if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? "", statement.body]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name, initializer }) => {
    const isFunction = initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
    return [name.getText(), isFunction ? initializer.body : initializer];
  });
}

/** `formAction` and `exportList` ask the guard that they are given before anything else; `confirmDelete` has its own. */
function isMadeWithGuard(door: ts.Node | undefined, text: string): boolean {
  if (!door) return false;
  if (ts.isCallExpression(door) && /^(formAction|exportList)$/.test(door.expression.getText()))
    return /\bguard: (?:\([\w, ]*\) =>\s*)?require[A-Z]\w*/.test(door.getText());
  return ts.isPropertyAccessExpression(door) && text.includes(`const ${door.expression.getText()} = confirmDelete({`);
}

function startsWithGuard(body: ts.ConciseBody | undefined): boolean {
  const first = body && ts.isBlock(body) ? body.statements[0] : body;
  return first !== undefined && /^(const [^=]+= |return )?\(?await require[A-Z]\w*\(/.test(first.getText());
}

const PHYSICAL = /(?<![\w-])-?(m[lr]-(\[|\d|auto|px)|p[lr]-(\[|\d|px)|text-(left|right)(?![\w-]))/;

/** The Saudi page runs from right to left: spacing has a start and an end, not a left and a right. */
export const usesLogicalDirections: Law = ({ path, syntax }) =>
  path.endsWith(".tsx")
    ? collect(syntax, (node) => {
        const text = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? node.text : "";
        return PHYSICAL.test(text) ? `uses ${PHYSICAL.exec(text)?.[0]}` : undefined;
      })
    : [];

/** No other language of the site writes these marks behind a space: it breaks lines unless it is narrow and holds. */
const ORDINARY_SPACE = /[ \u00a0](?:[:;!?](?=[\s)»]|$)|»)|«[ \u00a0]/;
/** What a model is asked, a program of another process, the rule of these spaces itself: no words for users. */
const UNREAD =
  /^app\/(features\/generation\/(model\/prompt|ask-provider|schema\/answer)|server\/db\/|lib\/text\/french\/)/;

/** French keeps its double marks and guillemets by a narrow no-break space, whether a screen, a letter or a file says it. */
export const setsNarrowSpaces: Law = ({ path, syntax }) =>
  path.startsWith("app/") && !UNREAD.test(path)
    ? collect(syntax, (node) => {
        const text = textOf(node);
        return ORDINARY_SPACE.test(text) ? `has an ordinary space in ${text.trim().slice(0, 60)}` : undefined;
      })
    : [];

function textOf(node: ts.Node): string {
  if (ts.isJsxText(node)) return node.text.replaceAll("&nbsp;", "\u00a0");
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateLiteralToken(node)) return "";
  return isStatement(node) ? "" : node.text;
}

/** Whether a text is part of a statement for the database: `sql` or another tag stands before it. */
function isStatement(node: ts.Node): boolean {
  const template = ts.isTemplateSpan(node.parent) ? node.parent.parent : node.parent;
  return ts.isTaggedTemplateExpression(template) || ts.isTaggedTemplateExpression(template.parent);
}

function collect(root: ts.Node, look: (node: ts.Node) => string | undefined): string[] {
  const found: string[] = [];
  walk(root, (node) => {
    const words = look(node);
    if (words !== undefined) found.push(words);
  });
  return found;
}
