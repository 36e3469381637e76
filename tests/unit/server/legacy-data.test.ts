import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, it, vi } from "vitest";
import { handleDataRequest, handleError } from "~/entry.server";
import { logger } from "~/server/logger.server";

const argsFor = (url: string) => ({ request: new Request(url), params: {}, context: {} }) as ActionFunctionArgs;
const warning = new Error("Warning: Single fetch-enabled apps should not be making ?_data requests");

it("a request in the framework's former way leaves nothing in the log, and is answered in French", async () => {
  const error = vi.spyOn(logger, "error");
  handleError(warning, argsFor("http://localhost/contact?_data=nothing"));
  expect(error).not.toHaveBeenCalled();
  const english = new Response('{"message":"Unexpected Server Error"}', { status: 500 });
  const answer = await handleDataRequest(english, argsFor("http://localhost/contact?_data=nothing"));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
  expect(await answer.text()).toContain("Cette demande n’est pas lisible");
});

it("what no loader expected is logged, and today's data requests are answered as they are", async () => {
  const error = vi.spyOn(logger, "error").mockReturnValue(undefined);
  handleError(new Error("bug"), argsFor("http://localhost/contact"));
  expect(error).toHaveBeenCalledTimes(1);
  const data = new Response("[]");
  expect(await handleDataRequest(data, argsFor("http://localhost/contact.data"))).toBe(data);
});
