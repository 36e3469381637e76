import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runVitest } from "./steps/test-phases.mjs";
import { enterProject, prepareBuild, prepareTools } from "./steps.mjs";

// npm run mutants -- draw: chooses small faults of five kinds all over the code, the same ones for the same seed and code,
// and writes them down. npm run mutants -- try [--only 3,7]: puts each in its place in turn, and says which test notices.
const LIST = "tests/mutants.json";
const LAWS = "tests/unit/architecture.test.ts";
const A_KIND = 6;
const SEED = 20_261_127;

enterProject({ nodeEnv: "test", readsDotEnv: false });
await prepareTools();
// Not before the dependencies are installed.
const { default: ts } = await import("typescript");

function draw() {
  const files = execFileSync("git", ["ls-files", "app"], { encoding: "utf8" }).split("\n");
  const read = files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readFileSync(file, "utf8")]);
  const drawn = Object.entries(KINDS).flatMap(([kind, { isPlace, findIn }]) => {
    const found = read.filter(([file]) => isPlace(file)).flatMap(([file, text]) => faultsIn(file, text, findIn));
    // One a file, in an order that the seed and the fault alone decide.
    const rankOf = (fault) => hash("sha1", `${SEED} ${Object.values(fault)}`);
    const ranked = found.map((fault) => [rankOf(fault), { kind, ...fault }]).sort();
    const one = new Map(ranked.map(([, fault]) => [fault.file, fault]));
    return [...one.values()].slice(0, A_KIND);
  });
  writeFileSync(LIST, `${JSON.stringify(drawn, null, 2)}\n`);
  console.log(`${drawn.length} faults are in ${LIST}.`);
}

/** Each fault as the lines that hold it, which are there once, and what takes their place. */
function faultsIn(file, text, findIn) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const faults = [];
  const visit = (node) => {
    for (const [from, to, written] of findIn(node, source)) {
      const start = text.lastIndexOf("\n", from - 1) + 1;
      const end = text.indexOf("\n", to);
      const find = text.slice(start, end);
      const replace = text.slice(start, from) + written + text.slice(to, end);
      if (text.split(find).length === 2) faults.push({ file, find, replace });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

const GUARD = /\b(require[A-Z]\w*|\w*[lL]imit\w*|refuse[A-Z]\w*|assert[A-Z]\w*)\(/;
const OWNER = /^(profile|client|user|owner|author|person|billing_client|project)_id$|^id$/;
const MONEY = /^app\/(lib\/money|features\/(billing|billing-clients|invoices|quotes|fiscal-rules|card-payments))\//;
const ARITHMETIC = {
  [ts.SyntaxKind.PlusToken]: "-",
  [ts.SyntaxKind.MinusToken]: "+",
  [ts.SyntaxKind.AsteriskToken]: "+",
  [ts.SyntaxKind.LessThanToken]: "<=",
  [ts.SyntaxKind.GreaterThanToken]: ">=",
};
const CHECKS = ["min", "max", "length", "regex", "refine", "superRefine", "int", "nonnegative", "positive", "email"];

const nameOfCall = (node) =>
  ts.isCallExpression(node) &&
  (ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText());
const whole = (node) => [node.getStart(), node.getEnd()];

const KINDS = {
  // A guard is left out, or one of the conditions that find a row.
  rights: {
    isPlace: (file) => /^app\/(routes|features)\//.test(file),
    *findIn(node) {
      if (ts.isExpressionStatement(node) && /^(await )?require[A-Z]/.test(node.getText())) yield [...whole(node), ""];
      const isWhere = ts.isPropertyAssignment(node) && node.name.getText() === "where";
      if (!isWhere || !ts.isObjectLiteralExpression(node.initializer)) return;
      const { properties } = node.initializer;
      if (properties.length < 2) return;
      for (const property of properties) {
        if (!property.name || !OWNER.test(property.name.getText())) continue;
        const others = properties.filter((other) => other !== property).map((other) => other.getText());
        yield [...whole(node.initializer), `{ ${others.join(", ")} }`];
      }
    },
  },
  money: {
    isPlace: (file) => MONEY.test(file) && file.endsWith(".ts"),
    *findIn(node) {
      if (ts.isBinaryExpression(node)) {
        const { operatorToken, left, right } = node;
        const isText = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
        const other = ARITHMETIC[operatorToken.kind];
        const isZero = [left, right].some((side) => side.getText() === "0");
        if (other && !isText && !isZero) yield [...whole(operatorToken), other];
      }
      if (node.kind === ts.SyntaxKind.PropertyAccessExpression && node.getText() === "Math.round")
        yield [...whole(node), "Math.floor"];
    },
  },
  validation: {
    isPlace: (file) => /^app\/(features|lib|server)\//.test(file) && file.endsWith(".ts"),
    *findIn(node, source) {
      if (!/from "zod"/.test(source.text) || !CHECKS.includes(nameOfCall(node))) return;
      if (!ts.isPropertyAccessExpression(node.expression) || node.expression.expression.getText() === "Math") return;
      yield [node.expression.expression.getEnd(), node.getEnd(), ""];
    },
  },
  escaping: {
    isPlace: (file) => /^app\/(features|lib|server|content|routes|shell)\//.test(file),
    *findIn(node) {
      const name = nameOfCall(node);
      if (!name || !/^(escape|sanitize|encodeURI|neutral)/.test(name) || node.arguments.length === 0) return;
      yield [...whole(node), `(${node.arguments[0].getText()})`];
    },
  },
  // A guard takes turns with what comes after it and does not need what it gives.
  order: {
    isPlace: (file) => /^app\/(routes|features|server)\//.test(file),
    *findIn(node) {
      if (!ts.isBlock(node)) return;
      for (const [index, first] of node.statements.entries()) {
        const second = node.statements[index + 1];
        if (!second || ts.isReturnStatement(second) || !GUARD.test(first.getText()) || GUARD.test(second.getText()))
          continue;
        const given = ts.isVariableStatement(first) ? first.declarationList.getText() : "";
        const names = given.split("=")[0].match(/\w+/g) ?? [];
        if (names.some((name) => new RegExp(`\\b${name}\\b`).test(second.getText()))) continue;
        // What can be noticed: it asks for something or refuses.
        if (!/\bawait\b|\bthrow\b|OrThrow|Or404/.test(second.getText())) continue;
        yield [first.getStart(), second.getEnd(), `${second.getText()}\n${first.getText()}`];
      }
    },
  },
};

async function tryAll(only) {
  const faults = JSON.parse(readFileSync(LIST, "utf8")).map((fault, index) => ({ ...fault, number: index + 1 }));
  const tried = faults.filter(({ number }) => !only || only.includes(number));
  let caught = 0;
  for (const { number, kind, file, find, replace } of tried) {
    const text = readFileSync(file, "utf8");
    const [before, after, ...more] = text.split(find);
    if (after === undefined || more.length > 0) throw new Error(`Fault ${number} has no place in ${file} any more.`);
    writeFileSync(file, before + replace + after);
    let noticed = [];
    try {
      noticed = await noticedBy(file);
    } finally {
      writeFileSync(file, text);
    }
    if (noticed.length > 0) caught += 1;
    console.log(`MUTANT ${number} ${kind} ${file}: ${noticed[0] ?? "noticed by none"}`);
  }
  console.log(`${caught} of ${tried.length} were noticed.`);
}

const RUN_BY_NPM_TEST = /^tests\/(unit|routes|built)\/.+\.test\.tsx?$/;

/** The first test that fails: of those that name the module or hold laws, of those that name its folder, then of all. */
async function noticedBy(file) {
  const tests = execFileSync("git", ["ls-files", "tests"], { encoding: "utf8" }).split("\n");
  const naming = (words) =>
    tests.filter((test) => RUN_BY_NPM_TEST.test(test) && readFileSync(test, "utf8").includes(words));
  const module = file.replace(/^app\/|(\/route)?\.tsx?$/g, "");
  const near = [LAWS, ...naming(module)];
  const nearby = naming(`${module.split("/").slice(0, 2).join("/")}/`).filter((test) => !near.includes(test));
  for (const files of [near, nearby, []]) {
    if (files === nearby && files.length === 0) continue;
    const { failures } = await runVitest([...files, "--bail=1"]);
    if (failures.length > 0) return failures;
  }
  return [];
}

const { values, positionals } = parseArgs({ options: { only: { type: "string" } }, allowPositionals: true });
if (positionals[0] === "draw") draw();
else if (positionals[0] === "try") {
  await prepareBuild();
  await tryAll(values.only?.split(",").map(Number));
} else throw new Error("Say what to do: draw, or try.");
