import { rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import { xssPayloads } from "../fixtures/xss-payloads";
import { controlPort, dataDir, facesDir, smtpPort, textProviderPort } from "./e2e-environment";
import { installFaces } from "./faces";
import { Mailbox } from "./mailbox";
import type { Behaviour, ReceivedCall } from "./text-provider";
import { startTextProvider, subjectOf } from "./text-provider";

/** What the end of an article with this word in its subject waits for: see `finishArticle` of the end-to-end tests. */
const HELD = "retenu";
/** The pause between two of at most forty pieces. */
const UNHURRIED_MS = 75;

/** Articles that are held back, by subject: what each waits for, and what lets it go on. */
class HeldArticles {
  readonly #articles = new Map<string, { end: Promise<void>; release: () => void }>();

  of(subject: string) {
    const known = this.#articles.get(subject);
    if (known) return known;
    let release = () => {};
    const end = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held = { end, release };
    this.#articles.set(subject, held);
    return held;
  }
}

/**
 * Runs once before the first test: the provider of texts and the mail server that the site under test talks to. What the
 * provider does is said in the subject. And the faces of the browsers, which are those of no machine. Tests, which run in
 * processes of their own, ask for e-mails over HTTP. What is left on the disk goes with this process, which outlives the
 * site under test.
 */
export default async function startOutsideServices(): Promise<() => Promise<void>> {
  process.once("exit", () => {
    for (const folder of [dataDir, facesDir]) rmSync(folder, { recursive: true, force: true });
  });
  await installFaces(facesDir);
  const held = new HeldArticles();
  const provider = await startTextProvider(Number(textProviderPort));
  provider.always((call) => behaviourFor(call, held));
  const mailbox = await Mailbox.open(Number(smtpPort));
  const control = createServer((request, response) => answerTest(request, response, { mailbox, held }));
  await new Promise<void>((resolve) => control.listen(Number(controlPort), "127.0.0.1", resolve));
  return async () => {
    control.closeAllConnections();
    control.close();
    await Promise.all([provider.close(), mailbox.close()]);
  };
}

/** `/emails`, `/refuse` and `/accept` with a recipient, `/finish` with a subject. */
function answerTest(
  { url = "" }: IncomingMessage,
  response: ServerResponse,
  { mailbox, held }: { mailbox: Mailbox; held: HeldArticles },
): void {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const about = searchParams.get("about") ?? "";
  if (pathname === "/refuse") mailbox.refused.add(about);
  if (pathname === "/accept") mailbox.refused.delete(about);
  if (pathname === "/finish") held.of(about).release();
  const letters = mailbox.to(about).map(({ subject, text, attachments }) => ({
    ...{ subject, text },
    files: attachments.map(({ filename, mimeType, content }) => ({ filename, mimeType, isPdf: isPdf(content) })),
  }));
  response.end(JSON.stringify(letters));
}

function isPdf(content: ArrayBuffer | Uint8Array | string): boolean {
  return (
    typeof content !== "string" &&
    Buffer.from(content as ArrayBuffer)
      .subarray(0, 5)
      .toString("latin1") === "%PDF-"
  );
}

function behaviourFor(call: ReceivedCall, held: HeldArticles): Behaviour {
  const format = call.body.response_format as { json_schema?: { name?: string } } | undefined;
  if (format?.json_schema?.name === "section") {
    return { kind: "text", text: JSON.stringify({ content: "Une partie **réécrite** de fond en comble." }) };
  }
  const subject = subjectOf(call);
  if (subject.includes("clé refusée")) return { kind: "status", status: 401 };
  if (subject.includes("sans un mot")) return { kind: "text", text: "  " };
  if (subject.includes("charabia")) return { kind: "malformed" };
  if (subject.includes("sans fin")) return { kind: "silence" };
  if (subject.includes("hostile")) return { kind: "article", article: hostileArticle(subject) };
  if (subject.includes(HELD)) return { kind: "article", pauseMs: UNHURRIED_MS, end: held.of(subject).end };
  return subject.includes("sans hâte") ? { kind: "article", pauseMs: UNHURRIED_MS } : { kind: "article" };
}

/** Elements after which a browser reads no markup any more: their payloads come last. */
const SWALLOWS_THE_REST =
  /<(?:script|scr<|svg|math|iframe|object|audio|video|select|option|plaintext|xmp|textarea|title|style|no\w+|template|!--)/i;

function hostileArticle(subject: string) {
  const last = xssPayloads.filter((payload) => SWALLOWS_THE_REST.test(payload));
  const first = xssPayloads.filter((payload) => !last.includes(payload));
  const payload = first[0] ?? "";
  return {
    title: `${subject} ${payload}`,
    metaDescription: `${subject} ${first[7]}`,
    tags: [payload.slice(0, 40)],
    seoKeywords: [payload],
    content: [`${subject}.`, "## Charges", ...first, ...last].join("\n\n"),
  };
}
