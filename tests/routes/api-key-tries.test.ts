import { beforeEach, describe, expect, it } from "vitest";
import { API_KEY_NAMES, purposeOf } from "~/features/settings/api-keys/model";
import { saveApiKey } from "~/features/settings/api-keys/write.server";
import { TEXT_PROVIDERS } from "~/server/ai/providers.server";
import { db } from "~/server/db/db.server";
import { flashOf } from "../support/answers";
import { admin, openOffice, sendForm, wordsAt } from "../support/office";
import { provider, withoutGeminiKey } from "../support/outside";

beforeEach(async () => {
  await openOffice();
  await withoutGeminiKey();
  await saveApiKey(admin, "OPENAI_API_KEY", "sk-une-cle-9f3a");
});

const tryKey = (name = "OPENAI_API_KEY") =>
  flashOf(sendForm("/admin/api-keys?tab=ai", { intent: `try-${name}`, name }));

describe("'Tester'", () => {
  it("calls the provider once with the stored key, and says that it is accepted", async () => {
    provider.next({ kind: "models" });
    expect(await tryKey()).toMatchObject({ tone: "success", description: "OpenAI accepte la clé." });
    expect(provider.calls.map(({ authorization }) => authorization)).toEqual(["Bearer sk-une-cle-9f3a"]);
    expect(await db.auditEntry.findFirstOrThrow({ where: { action: "tried" } })).toMatchObject({
      target_id: "OPENAI_API_KEY",
      details: { outcome: "accepted" },
    });
  });

  it("asks for one word where the provider has no list", async () => {
    provider.next({ kind: "status", status: 404 }, { kind: "word" });
    expect(await tryKey()).toMatchObject({ tone: "success" });
    expect(provider.calls[1]?.body).toMatchObject({ max_tokens: 1 });
  });

  it.each([
    [{ kind: "status", status: 401 }, "OpenAI refuse la clé (réponse 401)\u202f: collez-en une autre."],
    [
      { kind: "status", status: 429, message: "insufficient_quota" },
      "OpenAI reconnaît la clé, mais son quota est épuisé (réponse 429).",
    ],
    [{ kind: "status", status: 500 }, "OpenAI ne répond pas (réponse 500)\u202f: réessayez plus tard."],
    [{ kind: "html" }, "OpenAI a répondu autre chose que prévu\u202f: rien ne dit si la clé est bonne."],
  ] as const)("answers %j with a sentence, after one call", async (behaviour, description) => {
    provider.next(behaviour);
    expect(await tryKey()).toMatchObject({ tone: "error", title: "Erreur", description });
    expect(provider.calls).toHaveLength(1);
  });

  it("says that nobody answers, that there is no key, and that nothing calls a provider", async () => {
    await saveApiKey(admin, "PERPLEXITY_API_KEY", "pplx-une-cle-9f3a");
    expect(await tryKey("PERPLEXITY_API_KEY")).toMatchObject({ description: expect.stringContaining("ne répond pas") });
    expect(await tryKey("GEMINI_API_KEY")).toMatchObject({
      description: "Il n’y a pas de clé Google Gemini à essayer.",
    });
    expect(await tryKey("RESEND_API_KEY")).toMatchObject({ description: "Le site n’appelle pas encore Resend." });
    expect(provider.calls).toEqual([]);
  });

  it("stops after ten tries", async () => {
    for (let i = 0; i < 10; i += 1) provider.next({ kind: "models" });
    for (let i = 0; i < 10; i += 1) expect(await tryKey()).toMatchObject({ tone: "success" });
    expect(await tryKey()).toMatchObject({ description: expect.stringContaining("Trop d’essais") });
    expect(provider.calls).toHaveLength(10);
  });
});

it("a card promises what is built alone, and only a key that is called can be tried", async () => {
  const called = new Set<string>([...TEXT_PROVIDERS.map(({ keyName }) => keyName), "STRIPE_SECRET_KEY"]);
  for (const name of API_KEY_NAMES) expect(/n’appelle pas encore/.test(purposeOf(name)), name).toBe(!called.has(name));
  for (const tab of ["content", "ai", "marketing", "payment", "email", "seo"]) {
    const words = await wordsAt(`/admin/api-keys?tab=${tab}`);
    expect(words).not.toMatch(/[A-Z]+_(API_KEY|ACCESS_TOKEN|SECRET_KEY|CONSOLE_KEY)/);
    expect(words.includes("Tester")).toBe(tab === "ai");
  }
});

it("no screen of the office names a variable of the environment", async () => {
  for (const path of ["marketing", "email", "settings", "blog/generate", "revenue"]) {
    expect(await wordsAt(`/admin/${path}`), path).not.toMatch(/\b[A-Z]{2,}_[A-Z_]*(KEY|URL|TOKEN|NAME|NUMBER)\b/);
  }
});
