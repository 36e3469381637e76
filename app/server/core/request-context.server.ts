import { AsyncScope } from "./async-scope.server";

/** What every log line written while a request is answered carries. */
export interface RequestContext {
  requestId: string;
}

interface Asked extends RequestContext {
  answers: Map<string, Promise<unknown>>;
}

const scope = new AsyncScope<Asked>();

/** Runs `answer` so that whatever it logs, however deep, names its request. */
export function runInRequestContext<Answer>(values: RequestContext, answer: () => Promise<Answer>): Promise<Answer> {
  return scope.run({ ...values, answers: new Map() }, answer);
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
