import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { BrowserContext, Response } from "@playwright/test";
import { test as base } from "@playwright/test";
import { LIST_STEP } from "~/lib/forms/list-step";

/** The forms that scripts have sent in this run and that were not refused by a status: a line each of path and intent. */
export const SENT_FORMS = "test-results/sent-forms.txt";

/** The name of a form within its screen, in an encoded body of either kind. */
const INTENT = /(?:^|&)intent=([^&]*)|name="intent"\r\n\r\n([^\r]*)/;

/** By which a body with a file names its form: the browser tells tests nothing of such a body. */
const INTENT_HEADER = "x-intent-of-test";

/** Has each body with a file name its form in a header too. */
function nameFormsWithFiles(header: string): void {
  const intentOf = (body: unknown) => {
    if (!(body instanceof FormData) || ![...body.values()].some((value) => value instanceof File)) return null;
    return String(body.get("intent") ?? "");
  };
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const intent = intentOf(init?.body);
    if (intent === null) return send(input, init);
    const headers = new Headers(init?.headers);
    headers.set(header, intent);
    return send(input, { ...init, headers });
  };
  const upload = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) {
    const intent = intentOf(body);
    if (intent !== null) this.setRequestHeader(header, intent);
    upload.call(this, body);
  };
}

function note(answer: Response): void {
  const request = answer.request();
  if (request.method() !== "POST" || !answer.ok() || request.resourceType() === "document") return;
  const body = request.postDataBuffer()?.toString("latin1") ?? "";
  // One line more or less of a list: the form itself is not sent yet.
  if (body.includes(LIST_STEP)) return;
  const [, encoded, part] = INTENT.exec(body) ?? [];
  const intent = encoded ?? part ?? request.headers()[INTENT_HEADER] ?? "";
  mkdirSync(dirname(SENT_FORMS), { recursive: true });
  const path = new URL(request.url()).pathname.replace(/\.data$/, "");
  appendFileSync(SENT_FORMS, `${path} ${intent}\n`);
}

async function noteFormsOf(context: BrowserContext, answers: Promise<unknown>[]): Promise<void> {
  context.on("response", note);
  context.on("request", (request) => {
    if (request.method() === "POST") answers.push(request.response().catch(() => null));
  });
  await context.addInitScript(nameFormsWithFiles, INTENT_HEADER);
}

/**
 * A test that notes which forms its pages have sent by script, those of other people at other screens too; sent-forms.spec
 * compares them with all that there are.
 */
export const test = base.extend<{ noteForms: undefined }>({
  noteForms: [
    async ({ browser, context }, use) => {
      const answers: Promise<unknown>[] = [];
      const noteIn = (each: BrowserContext) => noteFormsOf(each, answers);
      await noteIn(context);
      browser.on("context", noteIn);
      await use(undefined);
      browser.off("context", noteIn);
      // What a test sends last may be answered after all that it looks at.
      await Promise.all(answers);
    },
    { auto: true },
  ],
});
