import type { RequestHandler } from "@remix-run/node";
import { answerFromApp } from "./app-answer.server";
import type { Answer, Exchange } from "./exchange.server";
import { plainAnswer } from "./plain-answer.server";
import { answerFromFiles } from "./static-answer.server";
import type { StaticFile } from "./static-files.server";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** What can answer, besides the adapter itself. */
export interface Sources {
  files: Map<string, StaticFile>;
  app: RequestHandler;
}

/**
 * Who answers, in order; the first that can does. Finished pages kept in memory belong between the files and the
 * application: what answers there costs no rendering.
 */
export function answer({ files, app }: Sources, exchange: Exchange): Promise<Answer> | Answer {
  if (!METHODS.has(exchange.incoming.method ?? "")) return methodNotAllowed();
  if (!exchange.target) return plainAnswer(400);
  return answerFromFiles(files, exchange) ?? answerFromApp(app, exchange);
}

function methodNotAllowed(): Answer {
  const refused = plainAnswer(405);
  return { ...refused, headers: { ...refused.headers, allow: [...METHODS].join(", ") } };
}
