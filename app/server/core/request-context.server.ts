import { AsyncScope } from "./async-scope.server";

/** What every log line written while a request is answered carries. */
export interface RequestContext {
  requestId: string;
}

/** One statement that was asked of the database, and how long its answer took. */
export interface AskedStatement {
  sql: string;
  ms: number;
}

const STATEMENTS_MAX = 200;

interface Asked extends RequestContext {
  statements: AskedStatement[];
  answers: Map<string, Promise<unknown>>;
}

const scope = new AsyncScope<Asked>();

/** Runs `answer` so that whatever it logs, however deep, names its request. */
export function runInRequestContext<Answer>(values: RequestContext, answer: () => Promise<Answer>): Promise<Answer> {
  return scope.run({ ...values, answers: new Map(), statements: [] }, answer);
}

/** Asks once however many loaders of a request want to know; outside of a request each time. */
export function oncePerRequest<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const answers = scope.get()?.answers;
  const known = answers?.get(key) as Promise<Answer> | undefined;
  if (known) return known;
  const answer = ask();
  answers?.set(key, answer);
  return answer;
}

/** The request that is being answered here, or nothing outside of one. */
export function requestContext(): Partial<RequestContext> {
  const values = scope.get();
  return values ? { requestId: values.requestId } : {};
}

/** Remembers a statement of the request that is being answered here. */
export function noteStatement(sql: string, ms: number): void {
  const statements = scope.get()?.statements;
  if (statements && statements.length < STATEMENTS_MAX) statements.push({ sql, ms });
}

/** The statements of the request that is being answered here, so far. */
export function statementsOfRequest(): readonly AskedStatement[] {
  return scope.get()?.statements ?? [];
}
