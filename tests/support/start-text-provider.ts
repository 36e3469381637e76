import { xssPayloads } from "../fixtures/xss-payloads";
import { textProviderPort } from "./e2e-environment";
import type { Behaviour, ReceivedCall } from "./text-provider";
import { startTextProvider, subjectOf } from "./text-provider";

/** Runs once before the first test: the provider that the site under test asks. What it does is said in the subject. */
export default async function startForTheWholeRun(): Promise<() => Promise<void>> {
  const provider = await startTextProvider(Number(textProviderPort));
  provider.always(behaviourFor);
  return () => provider.close();
}

function behaviourFor(call: ReceivedCall): Behaviour {
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
  return { kind: "article", pauseMs: 250 };
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
