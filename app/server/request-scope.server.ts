import { Scope } from "~/server/scope.server";

/** What every log line written while a request is answered carries. */
export interface RequestScope {
  requestId: string;
}

const scope = new Scope<RequestScope>();

/** Runs `answer` so that whatever it logs, however deep, names its request. */
export function inRequestScope<Answer>(values: RequestScope, answer: () => Promise<Answer>): Promise<Answer> {
  return scope.run(values, answer);
}

/** The request that is being answered here, or nothing outside of one. */
export function requestScope(): Partial<RequestScope> {
  return scope.get() ?? {};
}
