import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { test as base } from "@playwright/test";

/** The forms that scripts have sent in this run and that were taken: a line each of path and intent. */
export const SENT_FORMS = "test-results/sent-forms.txt";

/** The name of a form within its screen, in an encoded body of either kind. */
const INTENT = /(?:^|&)intent=([^&]*)|name="intent"\r\n\r\n([^\r]*)/;

/** A test that notes which forms its pages have sent by script; sent-forms.spec compares them with all that there are. */
export const test = base.extend<{ noteForms: undefined }>({
  noteForms: [
    async ({ context }, use) => {
      context.on("response", (answer) => {
        const request = answer.request();
        if (request.method() !== "POST" || !answer.ok() || request.resourceType() === "document") return;
        const [, encoded, part] = INTENT.exec(request.postDataBuffer()?.toString("latin1") ?? "") ?? [];
        mkdirSync(dirname(SENT_FORMS), { recursive: true });
        const path = new URL(request.url()).pathname.replace(/\.data$/, "");
        appendFileSync(SENT_FORMS, `${path} ${encoded ?? part ?? ""}\n`);
      });
      await use(undefined);
    },
    { auto: true },
  ],
});
