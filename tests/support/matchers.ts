import { expect } from "vitest";
import type { Page } from "./browser-without-scripts";
import { plain } from "./plain-words";

interface AnswerMatchers {
  /** An answer that leads to an address of ours: after a form (303), unless another status is given. */
  toRedirect: (path: string, status?: number) => void;
  /** An answer, perhaps promised, whose cookie carries a flash message of these words, in the tone of 'Succès' or 'Erreur'. */
  toFlash: (title: string, description?: string) => Promise<void>;
  /** A form that is shown again (400, unless another status is given) with this sentence, and no other, under one field; under "" for the whole form. */
  toRefuse: {
    (field: string, sentence: string, status?: number): void;
    /** A page that shows the form again with these sentences, and no other, by the labels of the fields. */
    (sentences: Record<string, RegExp>): void;
  };
  /** A page that was taken well (200) and says so. */
  toShow: (words: string) => void;
}

declare module "vitest" {
  // biome-ignore lint/suspicious/noExplicitAny: the signature that vitest extends.
  interface Matchers<T = any> extends AnswerMatchers {}
}

/** The tones of the titles that say no more. */
const TONES = new Map([
  ["Succès", "success"],
  ["Erreur", "error"],
]);

expect.extend({
  toRedirect(received: unknown, path: string, status = 303) {
    const answer = received as Response;
    const actual = { status: answer.status, path: answer.headers.get("Location") };
    return compare(this.equals, actual, { status, path });
  },

  async toFlash(received: unknown, title: string, description?: string) {
    // Not before a test has set the environment that the product reads.
    const { readFlash } = await import("~/server/http/flash.server");
    const cookies = ((await received) as Response).headers.getSetCookie();
    const Cookie = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
    const flash = await readFlash(new Request("http://localhost/", { headers: { Cookie } }));
    const expected = {
      title,
      ...(TONES.has(title) && { tone: TONES.get(title) }),
      ...(description && { description }),
    };
    const actual = Object.fromEntries(Object.keys(expected).map((key) => [key, flash?.[key as keyof typeof flash]]));
    return compare(this.equals, actual, expected);
  },

  toRefuse(received: unknown, field: string | Record<string, RegExp>, sentence = "", status = 400) {
    if (typeof field !== "string") return compareErrors(this.equals, received as Page, field);
    const { data, init } = received as RefusedForm;
    const actual = { status: init?.status, errors: data.lastResult.error };
    return compare(this.equals, actual, { status, errors: { [field]: [sentence] } });
  },

  toShow(received: unknown, expected: string) {
    const page = received as Page;
    const pass = page.status === 200 && plain(page.words).includes(plain(expected));
    const told = () => `${page.path} (${page.status}) does not say '${expected}', but '${page.main.slice(0, 900)}'`;
    return { pass, message: told };
  },
});

function compareErrors(equals: Equals, page: Page, sentences: Record<string, RegExp>) {
  const expected = Object.fromEntries(
    Object.entries(sentences).map(([label, sentence]) => [plain(label), expect.stringMatching(sentence)]),
  );
  const { status, errors } = page;
  const actual = { isRefused: status >= 400 && status < 500, errors };
  const message = () =>
    `The answer is another one (${status}): ${JSON.stringify(errors)} on ${page.main.slice(0, 300)}`;
  return { ...compare(equals, actual, { isRefused: true, errors: expected }), message };
}

type Equals = (one: unknown, other: unknown) => boolean;

interface RefusedForm {
  data: { lastResult: { error?: Record<string, string[]> | null } };
  init: { status?: number } | null;
}

function compare(equals: Equals, actual: unknown, expected: unknown) {
  return { pass: equals(actual, expected), actual, expected, message: () => "The answer is another one." };
}
