import { urlRefusal } from "~/server/http/url-limit.server";
import type { PageSource } from "~/server/page-cache/serve-page.server";
import { serveKeptPage, servePage } from "~/server/page-cache/serve-page.server";
import type { AppSource } from "./app-answer.server";
import { answerFromApp } from "./app-answer.server";
import type { Answer, Exchange, Visit } from "./exchange.server";
import { plainAnswer } from "./plain-answer.server";
import type { FileSource } from "./static-answer.server";
import { answerFromFiles } from "./static-answer.server";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** What can answer, besides the adapter itself. */
export interface Sources extends PageSource, AppSource, FileSource {}

/** Who answers, in order; the first that can does. */
export function answer(source: Sources, exchange: Exchange): Promise<Answer> | Answer {
  if (!METHODS.has(exchange.incoming.method ?? "")) return methodNotAllowed();
  if (!exchange.target) return plainAnswer(400);
  const refusal = urlRefusal(exchange.target);
  if (refusal) return plainAnswer(refusal);
  return answerFromFiles(source, exchange) ?? servePage(source, exchange) ?? answerFromApp(source, exchange);
}

/** The answer to a plain GET that waits for nothing; null where there is none. */
export function readyAnswer(source: Sources, visit: Visit): Answer | null {
  if (!visit.target || urlRefusal(visit.target) || source.files.has(visit.target.pathname)) return null;
  return serveKeptPage(source, visit);
}

function methodNotAllowed(): Answer {
  const refused = plainAnswer(405);
  return { ...refused, headers: { ...refused.headers, allow: [...METHODS].join(", ") } };
}
