import { beforeEach, describe, expect, it, vi } from "vitest";
import { listApiKeys, readApiKey } from "~/features/settings/api-keys/queries.server";
import { draftFieldsOf } from "~/lib/forms/form-draft";
import { loader } from "~/routes/admin.api-keys/route";
import { loader as removeLoader } from "~/routes/admin.api-keys.$name.delete/route";
import { db } from "~/server/db/db.server";
import { formOrNothing } from "~/server/forms/read-form-data.server";
import { cookie, openOffice, sendForm } from "../support/office";
import { getArgs, postArgs } from "../support/requests";

const SECRET = "sk-proj-tres-secrete-9f3a";

beforeEach(openOffice);

const save = (api_key: string, name = "OPENAI_API_KEY") =>
  sendForm("/admin/api-keys?tab=ai", { intent: name, name, api_key });
const screen = (tab: string) => loader(getArgs(`/admin/api-keys?tab=${tab}`, { cookie }));
const openai = async () => (await listApiKeys()).find(({ name }) => name === "OPENAI_API_KEY");

describe("the tabs", () => {
  // @spec entities-15
  it.each([
    ["content", ["PERPLEXITY_API_KEY"]],
    ["ai", ["GEMINI_API_KEY", "OPENAI_API_KEY"]],
    ["marketing", ["META_ACCESS_TOKEN", "WHATSAPP_API_KEY", "LINKEDIN_API_KEY"]],
    ["payment", ["STRIPE_SECRET_KEY"]],
    ["email", ["RESEND_API_KEY"]],
    ["seo", ["GOOGLE_SEARCH_CONSOLE_KEY"]],
    ["inconnu", ["PERPLEXITY_API_KEY"]],
  ])("%s holds its keys", async (tab, names) => {
    expect((await screen(tab)).keys.map(({ name }) => name)).toEqual(names);
  });
});

describe("a key", () => {
  // @spec errors-40
  it("is saved encrypted, with 'Clé API sauvegardée' and its name", async () => {
    const answer = (await save(`  ${SECRET}\n`)) as Response;
    expect(answer).toRedirect("/admin/api-keys?tab=ai");
    await expect(answer).toFlash("Clé API sauvegardée", "Clé OpenAI");
    expect(await readApiKey("OPENAI_API_KEY")).toBe(SECRET);
    const stored = JSON.stringify([await db.apiKey.findMany(), await db.auditEntry.findMany()]);
    expect(stored).not.toContain(SECRET.slice(0, -4));
    expect(await db.auditEntry.findFirstOrThrow()).toMatchObject({ action: "saved", target_id: "OPENAI_API_KEY" });
  });

  it("comes back in no answer: neither in the screen's data, nor after a refusal, nor among kept fields", async () => {
    const saved = (await save(SECRET)) as Response;
    const shown = await screen("ai");
    expect(shown.keys[1]).toMatchObject({ name: "OPENAI_API_KEY", source: "stored", lastFour: "9f3a" });
    const refused = await save(`${SECRET} é`);
    const { request } = postArgs("/admin/api-keys", { api_key: SECRET, name: "x" });
    const everything = JSON.stringify([
      shown,
      refused,
      [...saved.headers],
      draftFieldsOf(await formOrNothing(request)),
    ]);
    expect(everything).not.toContain(SECRET.slice(0, -4));
  });

  it("shows nothing of itself when it is short, and one that we do not know is a 400", async () => {
    await save("court");
    expect(await openai()).toMatchObject({ source: "stored", lastFour: "" });
    await expect(save(SECRET, "PATH")).rejects.toMatchObject({ init: { status: 400 } });
  });

  it("is replaced by the next one, and removed after a question", async () => {
    await save("premiere-cle-1111");
    await save("seconde-cle-2222");
    expect([await readApiKey("OPENAI_API_KEY"), await db.apiKey.count()]).toEqual(["seconde-cle-2222", 1]);
    const params = { name: "OPENAI_API_KEY" };
    const path = "/admin/api-keys/OPENAI_API_KEY/delete";
    expect(await removeLoader(getArgs(path, { cookie, params }))).toMatchObject({ name: "Clé OpenAI" });
    const answer = await sendForm(path, {});
    await expect(answer).toFlash("Succès", "Clé API supprimée\u202f: Clé OpenAI");
    expect(await readApiKey("OPENAI_API_KEY")).toBeNull();
    await expect(await sendForm(path, {})).toFlash("Erreur");
    await expect(removeLoader(getArgs(path, { cookie, params }))).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("that the server can no longer decrypt is said to be so, on the screen and to who needs it", async () => {
    await save(SECRET);
    const stored = await db.apiKey.findUniqueOrThrow({ where: { name: "OPENAI_API_KEY" } });
    await db.apiKey.create({ data: { ...stored, name: "GEMINI_API_KEY" } });
    expect((await screen("ai")).keys.map(({ source }) => source)).toEqual(["unreadable", "stored"]);
    await expect(readApiKey("GEMINI_API_KEY")).rejects.toMatchObject({
      userMessage: expect.stringContaining("ne peut plus être lue"),
    });
  });
});

describe("encryption", () => {
  const load = async (keys: string) => {
    vi.resetModules();
    vi.stubEnv("ENCRYPTION_KEY", keys);
    return import("~/server/crypto/encryption.server");
  };

  it("rotates: the first key encrypts, all decrypt, and a key taken off the list opens nothing", async () => {
    const [old, next] = ["o".repeat(32), "n".repeat(32)];
    const sealed = (await load(old)).encrypt(SECRET, "p");
    const rotated = await load(`${next},${old}`);
    expect(rotated.decrypt(sealed, "p")).toBe(SECRET);
    const fresh = rotated.encrypt(SECRET, "p");
    const afterwards = await load(next);
    expect([afterwards.decrypt(fresh, "p"), afterwards.decrypt(sealed, "p")]).toEqual([SECRET, null]);
    vi.unstubAllEnvs();
  });

  it("opens nothing that was changed, cut, or sealed for something else", async () => {
    const { encrypt, decrypt } = await load("k".repeat(32));
    const sealed = encrypt(SECRET, "p");
    const changed = sealed.slice(0, -2) + (sealed.at(-2) === "A" ? "B" : "A") + sealed.slice(-1);
    for (const wrong of [changed, sealed.slice(0, 20), "", "v2.x", sealed.replace("v1", "v9")]) {
      expect(decrypt(wrong, "p")).toBeNull();
    }
    expect([decrypt(sealed, "q"), encrypt(SECRET, "p") === sealed]).toEqual([null, false]);
    vi.unstubAllEnvs();
  });
});
