import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { writtenArticle } from "../../fixtures/written-article";
import type { Behaviour, TestTextProvider } from "../../support/text-provider";
import { startTextProvider } from "../../support/text-provider";

const BRIEF = {
  kind: "subject",
  language: "fr",
  subject: "Créer un site vitrine",
  characterCount: 3000,
  imagePrompt: null,
} as const;
const KEY = "sk-test-secret-0123456789";
const TIMEOUT_MS = 2000;

/** What one answer of the provider under test costs, and what two take. */
const PRICE = 500 * 0.3 + 1000 * 2.5;
const TWICE = { inputTokens: 1000, outputTokens: 2000 };

let provider: TestTextProvider;

// The environment is read once, so it is set before anything of ours is loaded.
beforeAll(async () => {
  provider = await startTextProvider();
  vi.stubEnv("GEMINI_BASE_URL", `${provider.baseUrl}/gemini`);
  vi.stubEnv("OPENAI_BASE_URL", `${provider.baseUrl}/openai`);
  vi.stubEnv("GENERATION_TIMEOUT_MS", String(TIMEOUT_MS));
  for (const name of KEY_NAMES) vi.stubEnv(name, "");
});
afterAll(() => provider.close());

beforeEach(async () => {
  provider.reset();
  const { resetDatabase } = await import("../../support/database");
  await resetDatabase();
  await storeKey("GEMINI_API_KEY");
});

const KEY_NAMES = ["GEMINI_API_KEY", "OPENAI_API_KEY", "PERPLEXITY_API_KEY"] as const;

async function storeKey(name: (typeof KEY_NAMES)[number]) {
  const { encrypt } = await import("~/server/crypto/encryption.server");
  const { db } = await import("~/server/db/db.server");
  const row = { sealed: encrypt(KEY, `api-key:${name}`), last_four: "6789" };
  await db.apiKey.create({ data: { name, ...row } });
}

async function removeKeys() {
  const { db } = await import("~/server/db/db.server");
  await db.apiKey.deleteMany();
}

async function write({ brief = BRIEF as Brief, ...options }: Partial<Options> = {}) {
  const { writeArticle } = await import("~/features/generation/write-article.server");
  return writeArticle(brief, { signal: new AbortController().signal, ...options });
}

type Write = typeof import("~/features/generation/write-article.server").writeArticle;
type Brief = Parameters<Write>[0];
type Options = Parameters<Write>[1] & { brief: Brief };

async function refusal(...behaviours: Behaviour[]) {
  provider.next(...behaviours);
  const error = await write().catch((thrown: unknown) => thrown);
  const { DomainError } = await import("~/server/errors.server");
  if (!(error instanceof DomainError)) throw error;
  return error;
}

describe("an article", () => {
  it("comes whole, with what it took", async () => {
    const writing = await write();
    expect(writing.article).toMatchObject({ title: BRIEF.subject, tags: ["conseil", "entreprise", "méthode"] });
    expect(writing).toMatchObject({
      provider: "gemini",
      model: "gemini-2.5-flash",
      inputTokens: 500,
      outputTokens: 1000,
    });
    expect(writing.costMicroUsd).toBe(PRICE);
    expect(writing.prompt).toContain("Sujet : Créer un site vitrine");
    expect(provider.calls).toHaveLength(1);
    expect(provider.calls[0]).toMatchObject({
      authorization: `Bearer ${KEY}`,
      body: { response_format: { type: "json_schema" } },
    });
  });

  // @spec calls-20
  it("is asked for with the length, the rules of the score and what the agency says of itself", async () => {
    const { prompt } = await write({ brief: { ...BRIEF, imagePrompt: "Une échoppe à Fès" } });
    for (const part of [
      "3000 caractères, soit 600 mots",
      "Une échoppe à Fès",
      "150 et 160",
      "500 projets",
      "/services/graphics",
    ]) {
      expect(prompt).toContain(part);
    }
  });

  it("is told as it grows", async () => {
    provider.next({ kind: "article", pauseMs: 5 });
    const seen: string[] = [];
    const { article } = await write({ onText: (text) => seen.push(text) });
    expect(seen.length).toBeGreaterThan(1);
    for (const text of seen) expect(article.content.startsWith(text)).toBe(true);
    expect(seen.at(-1)?.length).toBeGreaterThan(50);
  });

  it("is read out of fences and words around it", async () => {
    const json = JSON.stringify(writtenArticle("Un titre"));
    provider.next({ kind: "text", text: `Voici :\n\`\`\`json\n${json}\n\`\`\`\nBonne lecture` });
    expect((await write()).article.title).toBe("Un titre");
    expect(provider.calls).toHaveLength(1);
  });

  it("of another shape is sent back once, with what is wrong with it, and both calls are counted", async () => {
    provider.next({ kind: "text", text: '{"title":"Sans texte"}' });
    const writing = await write();
    expect(writing).toMatchObject({ article: { title: BRIEF.subject }, inputTokens: 1000, outputTokens: 2000 });
    const [, repair] = provider.calls;
    expect(repair?.messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
    expect(repair?.messages.at(-1)?.content).toContain("content");
  });

  it("of another shape twice is given up", async () => {
    const error = await refusal({ kind: "text", text: "Désolé." }, { kind: "text", text: "{}" });
    expect(error).toMatchObject({ taken: { ...TWICE, costMicroUsd: 2 * PRICE } });
    expect(error.userMessage).toMatch(/^Impossible de générer l'article\. Google Gemini a répondu autre chose/);
    expect(provider.calls).toHaveLength(2);
  });

  it("may be stopped", async () => {
    provider.next({ kind: "silence" });
    const controller = new AbortController();
    const stopped = write({ signal: controller.signal });
    await expect.poll(() => provider.calls.length).toBe(1);
    controller.abort(new Error("enough"));
    await expect(stopped).rejects.toThrow("enough");
  });
});

describe("a provider that fails", () => {
  // @spec errors-46
  it("is tried twice more, and may then be well again", async () => {
    provider.next({ kind: "status", status: 500 }, { kind: "status", status: 429 });
    expect((await write()).article.title).toBe(BRIEF.subject);
    expect(provider.calls).toHaveLength(3);
  });

  it("is waited for as long as it asks", async () => {
    provider.next({ kind: "status", status: 429, retryAfter: "0.3" });
    await write();
    const [first, second] = provider.calls;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(290);
  });

  it("is not waited for past the deadline", async () => {
    const error = await refusal({ kind: "status", status: 429, retryAfter: "3600" });
    expect(error).toMatchObject({ code: "too-many", userMessage: expect.stringContaining("(429)") });
    expect(provider.calls).toHaveLength(1);
  });

  const refused = (status: number): Behaviour => ({ kind: "status", status });
  // What Gemini says is the same for a minute's limit as for a day's, and stands in a list.
  const quotaOf = (quotaId: string): Behaviour => {
    const message = "You exceeded your current quota, please check your plan and billing details.";
    const details = [{ "@type": "type.googleapis.com/google.rpc.QuotaFailure", violations: [{ quotaId }] }];
    return { kind: "status", status: 429, body: [{ error: { code: 429, message, details } }] };
  };
  const NO_QUOTA = quotaOf("GenerateRequestsPerDayPerProjectPerModel-FreeTier");
  const BAD_KEY: Behaviour = { kind: "status", status: 400, body: [{ error: { message: "API key not valid." } }] };
  const IN_HASTE = quotaOf("GenerateRequestsPerMinutePerProjectPerModel-FreeTier");
  it.each<[string, Behaviour[], string, string, number]>([
    [
      "refuses the key",
      [{ kind: "status", status: 401, message: `Incorrect API key provided: ${KEY}` }],
      "forbidden",
      "refuse la clé (401)",
      1,
    ],
    [
      "does not know the key",
      [{ kind: "status", status: 400, message: "API key not valid." }],
      "forbidden",
      "refuse la clé",
      1,
    ],
    ["does not know the model", [refused(404)], "invalid", "gemini-2.5-flash", 1],
    ["does not know the key, in a list", [BAD_KEY], "forbidden", "refuse la clé", 1],
    ["is asked too often in a minute", [IN_HASTE, IN_HASTE, IN_HASTE], "too-many", "Trop de demandes", 3],
    ["is asked too often", [refused(429), refused(429), refused(429)], "too-many", "Trop de demandes", 3],
    ["has no quota left", [NO_QUOTA, NO_QUOTA, NO_QUOTA], "too-many", "Le quota de Google Gemini est épuisé (429)", 3],
    ["has to be paid", [refused(402)], "too-many", "Le quota de Google Gemini est épuisé (402)", 1],
    ["is broken", [refused(500), refused(502), refused(500)], "unavailable", "ne répond pas (500)", 3],
    ["answers with a page", [{ kind: "html" }], "invalid", "autre chose qu’un article", 1],
    ["answers with no JSON", [{ kind: "malformed" }], "invalid", "autre chose qu’un article", 1],
    ["answers with 10 MB", [{ kind: "flood" }], "invalid", "démesurée", 1],
    ["stops too soon", [{ kind: "text", text: '{"title"', finish: "length" }], "invalid", "avant la fin", 1],
    ["will not write of it", [{ kind: "text", text: "", finish: "content_filter" }], "invalid", "refuse d’écrire", 1],
  ])("that %s is told of in words", async (_, behaviours, code, words, calls) => {
    const error = await refusal(...behaviours);
    expect(error.userMessage).toMatch(/^Impossible de générer l'article\. /);
    expect(error.userMessage).toContain(words);
    expect(error.code).toBe(code);
    expect(JSON.stringify(error) + error.stack + error.userMessage).not.toContain(KEY);
    expect(provider.calls).toHaveLength(calls);
  });

  it.each<[string, Behaviour[]]>([
    ["says nothing", [{ kind: "silence" }, { kind: "silence" }, { kind: "silence" }]],
    ["drips", [{ kind: "drip" }]],
  ])("that %s is given up in time", async (_, behaviours) => {
    // Which the provider itself would never end.
    const error = await refusal(...behaviours);
    expect(error).toMatchObject({ code: "unavailable", userMessage: expect.stringContaining("à temps") });
  });

  // @spec errors-21
  it("and breaks off in the middle is told of in words", async () => {
    const error = await refusal({ kind: "broken" });
    expect(error.userMessage).toMatch(/^Impossible de générer l'article\. /);
  });

  // @spec errors-25
  it("that answers nothing at all is told of as the specification says", async () => {
    expect((await refusal({ kind: "text", text: "  " })).userMessage).toBe("No content generated");
  });

  it.each<[string, Behaviour, number]>([
    ["nothing", { kind: "text", text: "  " }, PRICE],
    ["nothing but a title", { kind: "article", article: { content: `# ${"Titre ".repeat(40)}` } }, PRICE],
    ["half of it", { kind: "text", text: '{"title"', finish: "length" }, PRICE],
    ["that it will not", { kind: "text", text: "", finish: "content_filter" }, PRICE],
  ])("and answers %s is paid for all the same", async (_, behaviour, costMicroUsd) => {
    expect(await refusal(behaviour)).toMatchObject({ taken: { inputTokens: 500, outputTokens: 1000, costMicroUsd } });
  });

  it("and answers nothing that is counted costs nothing that is known", async () => {
    expect(await refusal({ kind: "status", status: 401 })).toMatchObject({ taken: null, isHopeless: true });
  });
});

describe("the provider", () => {
  it("is the first one that has a key", async () => {
    await removeKeys();
    await storeKey("PERPLEXITY_API_KEY");
    await storeKey("OPENAI_API_KEY");
    expect(await write()).toMatchObject({ provider: "openai", model: "gpt-4.1-mini" });
    await storeKey("GEMINI_API_KEY");
    expect(await write()).toMatchObject({ provider: "gemini" });
  });

  it("is none without a key", async () => {
    await removeKeys();
    expect(await refusal()).toMatchObject({ code: "forbidden", userMessage: "API Key manquante" });
    expect(provider.calls).toHaveLength(0);
  });
});
