import { beforeEach, describe, expect, it } from "vitest";
import { createAdmin } from "~/features/accounts/create-admin.server";
import { loader as authLoader } from "~/routes/_site.auth/route";
import { loader as editLoader } from "~/routes/admin.blog_.$id/route";
import { loader as newLoader } from "~/routes/admin.blog_.new/route";
import { db } from "~/server/db/db.server";
import { runHousekeeping } from "~/server/jobs/housekeeping.server";
import { serializeSession } from "~/server/sessions/begin-session.server";
import { SESSION_ABSOLUTE_DAYS } from "~/server/sessions/sessions.server";
import { resetDatabase } from "../support/database";
import { makePost } from "../support/posts";
import { cookiesOf, getArgs } from "../support/requests";
import { postForm } from "../support/show-page";

const EMAIL = "sara@zellige.example";
const PASSWORD = "un-mot-de-passe";
const PATH = "/admin/blog/new";
const TYPED = {
  intent: "post",
  title: "Un titre\u0000",
  content: "Long texte",
  "tags[0]": "seo",
  tag: "dev",
  is_published: "on",
  password: "secret",
};

const WHOLE = { ...TYPED, excerpt: "e", category: "Design" };

beforeEach(async () => {
  await resetDatabase();
  await createAdmin({ email: EMAIL, password: PASSWORD });
});

/** The cookie of a session that has ended: signed by us, known to nobody. */
const endedSession = async () => (await serializeSession("an-ended-session")).split(";")[0] ?? "";

const thrownBy = (answer: Promise<unknown>) =>
  answer.then(
    () => expect.unreachable("let through"),
    (thrown: unknown) => thrown as Response,
  );
const refusal = (cookie: string, fields: Record<string, string> = TYPED) => thrownBy(postForm(PATH, fields, cookie));

async function signedIn() {
  return cookiesOf(await postForm("/auth", { intent: "sign-in", email: EMAIL, password: PASSWORD }));
}

const withSession = (cookies: string, session: string) => `${cookies.replace(/session=[^;]*;? ?/, "")}; ${session}`;

/** Types, is sent to sign in, signs in: the cookies that the browser then has. */
const returning = async () => withSession(cookiesOf(await refusal(await endedSession())), await signedIn());

const open = (query: string, cookie: string) => newLoader(getArgs(PATH + query, { cookie }));
const offersOf = async (cookie: string) => (await open("", cookie)).offers;
const keyIn = async (cookie: string, title = "Un titre") =>
  (await offersOf(cookie)).find((offer) => offer.title === title)?.key ?? "";

describe("a form sent after its session has ended", () => {
  it("is kept without its passwords, and its writer is sent to sign in and back", async () => {
    const answer = await refusal(await endedSession());
    expect(answer).toRedirect("/auth?redirectTo=%2Fadmin%2Fblog%2Fnew", 302);
    const [cookie] = answer.headers.getSetCookie().filter((each) => each.includes("kept_form"));
    expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/i);
    const row = await db.formDraft.findFirstOrThrow();
    expect(row.path).toMatch(/^\/admin\/blog\/new#[\w-]{12}$/);
    expect(JSON.stringify(row.fields)).toContain('["title","Un titre"]');
    expect(JSON.stringify(row.fields)).not.toContain("secret");
    expect(cookie).not.toContain(row.token_hash);
    expect(row.expires_at.getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000);
  });

  it("is kept also when its live preview was refused just before, or another tab has been to the sign-in page", async () => {
    const cookie = await endedSession();
    const preview = await thrownBy(postForm("/admin/blog/preview", { content: "x" }, cookie));
    expect(preview.status).toBe(302);
    expect(preview.headers.getSetCookie()).toEqual([]);
    // Nothing but the words of the page: no header that would take the session's cookie away.
    expect(await authLoader(getArgs("/auth", { cookie }))).toEqual({
      ...{ redirectTo: "", isNew: false, language: "fr", words: expect.any(Object) },
    });
    expect((await refusal(cookie)).headers.getSetCookie().join()).toContain("kept_form");
  });

  it("is kept no further than the longest article, so that it fills no disk", async () => {
    await refusal(await endedSession(), { ...TYPED, content: "x".repeat(200_000), extra: "y".repeat(400_000) });
    const { fields } = await db.formDraft.findFirstOrThrow();
    expect(Object.fromEntries(fields as [string, string][])).toEqual(
      expect.objectContaining({ content: expect.stringMatching(/^x{200000}$/), title: "Un titre" }),
    );
    expect(JSON.stringify(fields)).not.toContain("yy");
  });

  it("is offered again with its time and title, and filled in once it is taken up", async () => {
    const cookie = await returning();
    const { resumed, offers, values } = await open("", cookie);
    expect([resumed, values.title]).toEqual([null, ""]);
    const keptOn = expect.stringMatching(/^\d{1,2} \p{L}+ \d{4} à \d\d:\d\d$/u);
    expect(offers).toEqual([{ key: expect.stringMatching(/^[\w-]{12}$/), keptOn, title: "Un titre" }]);
    const taken = await open(`?kept=${offers[0]?.key}`, cookie);
    expect([taken.resumed, taken.offers]).toEqual([offers[0]?.key, []]);
    expect(taken.values).toMatchObject({ title: "Un titre", tags: ["seo"], tag: "dev", is_published: true });
    expect(await open("?kept=another", cookie)).toMatchObject({ resumed: null, offers });
  });

  it("is forgotten once it is saved, or given up", async () => {
    const cookie = await returning();
    const kept = await keyIn(cookie);
    const saved = await postForm(`${PATH}?kept=${kept}`, { ...WHOLE, kept }, cookie);
    expect(saved).toRedirect("/admin/blog");
    expect(saved.headers.getSetCookie().join()).toMatch(/kept_form=[^;]*; Max-Age=0/);
    expect(await db.formDraft.count()).toBe(0);
    const other = await returning();
    const discarded = { intent: "discard-kept", kept: await keyIn(other) };
    const dropped = await postForm(PATH, discarded, other);
    expect(dropped).toRedirect(PATH);
    expect(await offersOf(other)).toEqual([]);
  });

  it("stays beside the text of another tab of the same page, the newest first, and goes with its own alone", async () => {
    const first = cookiesOf(await refusal(await endedSession(), { ...TYPED, title: "Premier onglet" }));
    await db.formDraft.updateMany({ data: { expires_at: new Date(Date.now() + 3_600_000) } });
    const ended = `${first}; ${await endedSession()}`;
    await refusal(ended, { ...TYPED, title: "Second onglet" });
    await refusal(ended, { ...TYPED, title: "Second onglet" });
    const cookie = `${first}; ${await signedIn()}`;
    const titles = async () => (await offersOf(cookie)).map(({ title }) => title);
    expect(await titles()).toEqual(["Second onglet", "Premier onglet"]);

    // Saved from a form that holds none of them, or taken up and kept once more: nothing else goes.
    await postForm(PATH, { ...WHOLE, title: "Troisième onglet" }, cookie);
    const kept = await keyIn(cookie, "Second onglet");
    await refusal(ended, { ...TYPED, title: "Second onglet, suite", kept });
    expect(await titles()).toEqual(["Second onglet, suite", "Premier onglet"]);
    const again = await keyIn(cookie, "Second onglet, suite");
    expect((await open(`?kept=${again}`, cookie)).values.title).toBe("Second onglet, suite");
    await postForm(PATH, { ...WHOLE, title: "Second onglet", kept: again }, cookie);
    expect(await titles()).toEqual(["Premier onglet"]);
  });

  it("stays while another article is saved, beside the texts of other tabs, and goes with its own alone", async () => {
    const first = cookiesOf(await refusal(await endedSession()));
    const { id } = await makePost();
    const path = `/admin/blog/${id}`;
    const ended = `${first}; ${await endedSession()}`;
    const second = await thrownBy(postForm(path, TYPED, ended));
    const cookie = `${cookiesOf(second)}; ${await signedIn()}`;
    const offeredAt = async () => [
      (await offersOf(cookie)).length,
      (await editLoader(getArgs(path, { cookie, params: { id } }))).opened.offers.length,
    ];
    expect(await offeredAt()).toEqual([1, 1]);
    const whole = { ...WHOLE, slug: "autre", kept: await keyIn(cookie) };
    const saved = await postForm(path, whole, cookie);
    expect(saved.headers.getSetCookie().join()).not.toContain("kept_form");
    expect(await offeredAt()).toEqual([1, 0]);
  });

  it.each(["a\u0000b", "", "../x", "x".repeat(13)])("takes %j for the name of no text", async (kept) => {
    const cookie = await returning();
    const whole = { ...WHOLE, kept };
    expect((await postForm(PATH, whole, cookie)).status).toBe(303);
    expect(await db.blogPost.count()).toBe(1);
    expect((await refusal(withSession(cookie, await endedSession()), whole)).status).toBe(302);
    expect(await offersOf(cookie)).toHaveLength(2);
  });

  it("is kept once, whichever of its buttons was pressed", async () => {
    const ended = `${cookiesOf(await refusal(await endedSession(), { ...TYPED, step: "save" }))}; ${await endedSession()}`;
    await refusal(ended, { ...TYPED, step: "publish" });
    await refusal(ended, { ...TYPED, overwrite: "3 publish" });
    expect(await db.formDraft.count()).toBe(1);
  });

  it("goes when it is given up after the session has ended, and leaves no empty form", async () => {
    const cookie = await returning();
    const ended = withSession(cookie, await endedSession());
    const answer = await refusal(ended, { intent: "discard-kept", kept: await keyIn(cookie) });
    expect(answer.headers.get("Location")).toContain("/auth");
    expect(answer.headers.getSetCookie().join()).toMatch(/kept_form=[^;]*; Max-Age=0/);
    expect(await db.formDraft.count()).toBe(0);
  });

  it("is kept for a session whose limit was passed a while ago", async () => {
    const age = /Max-Age=(\d+)/.exec(await serializeSession("an-ended-session"))?.[1];
    expect(Number(age)).toBeGreaterThanOrEqual((SESSION_ABSOLUTE_DAYS + 1) * 86_400);
  });

  it("is offered on no other page, to no other browser and not after a day", async () => {
    const cookie = await returning();
    expect((await newLoader(getArgs("/admin/blog/other", { cookie }))).offers).toEqual([]);
    expect(await offersOf(await signedIn())).toEqual([]);
    await db.formDraft.updateMany({ data: { expires_at: new Date(0) } });
    expect(await offersOf(cookie)).toEqual([]);
    await runHousekeeping();
    expect(await db.formDraft.count()).toBe(0);
  });
});

describe("nothing is kept", () => {
  it.each([
    ["for a stranger", async () => ""],
    ["for a forged cookie", async () => `${await endedSession()}x`],
  ])("%s", async (_, cookie) => {
    expect((await refusal(await cookie())).headers.get("Location")).toContain("/auth");
    expect(await db.formDraft.count()).toBe(0);
  });

  it("after twenty times in an hour from one session", async () => {
    const cookie = await endedSession();
    for (let times = 0; times < 22; times += 1) await refusal(cookie);
    expect(await db.formDraft.count()).toBe(20);
  });
});
