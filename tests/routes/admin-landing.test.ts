import { beforeEach, describe, expect, it } from "vitest";
import { action as landingAction, loader as landingLoader } from "~/routes/admin.services_.$id._index/route";
import { db } from "~/server/db/db.server";
import { xssPayloads } from "../fixtures/xss-payloads";
import { flashOf } from "../support/answers";
import { fileOf, plainPicture } from "../support/pictures";
import { formOf } from "../support/post-form";
import { getArgs, postArgs, signedInAs } from "../support/requests";
import {
  base,
  cookie,
  dropsItsPage,
  get,
  id,
  locationOf,
  NOWHERE,
  openServicePage,
  resultOf,
  shown,
} from "../support/service-page";
import { postForm } from "../support/show-page";

beforeEach(openServicePage);

const send = (typed: Record<string, string> | FormData) => postForm(`${base}?index`, typed, cookie);

describe("the own section of a service", () => {
  const save = (content: string) => send({ intent: "landing", content });
  const stored = async () => (await db.serviceLandingContent.findFirst())?.content;

  // @spec states-17, calls-15, errors-35
  it("is made once and saved over afterwards, and says 'Contenu sauvegardé'", async () => {
    const answer = await save("<h2>Méthode</h2><p>Un</p>");
    expect([locationOf(answer), await flashOf(answer)]).toMatchObject([
      base,
      { title: "Succès", description: "Contenu sauvegardé" },
    ]);
    await Promise.all([save("<p>Deux</p>"), save("<p>Deux</p>")]);
    expect([await db.serviceLandingContent.count(), await stored()]).toEqual([1, "<p>Deux</p>"]);
    expect((await landingLoader(get())).landing.content).toBe("<p>Deux</p>");
  });

  it("shows on the public page at once, and goes when it is emptied", async () => {
    expect(await dropsItsPage(() => save("<p>Un</p>"))).toBe(true);
    expect((await shown()).landingHtml).toBe("<p>Un</p>");
    await save("<p></p>");
    expect([await stored(), (await shown()).landingHtml]).toEqual(["", null]);
  });

  it("is sanitised when it is saved, and what was stored otherwise when it is opened", async () => {
    await save(`<p onclick="x()">Un</p>${xssPayloads.join("")}<div class="callout evil"><p>Deux</p></div>`);
    const html = (await stored()) ?? "";
    expect(html).not.toMatch(/<script|onclick|onerror|javascript:|evil/i);
    expect(html).toContain("<p>Un</p>");
    await db.serviceLandingContent.updateMany({ data: { content: "<p>Un<script>x()</script></p>" } });
    expect((await landingLoader(get())).landing.content).toBe("<p>Un</p>");
  });

  it("is refused with a link that leads nowhere, and leads one without a scheme on", async () => {
    expect(resultOf(await save('<p><a href="guide">Guide</a></p>')).error.content).toEqual([
      "Le lien vers «\u202fguide\u202f» ne mène nulle part\u202f: son adresse commence par https://, mailto:, / ou tel:",
    ]);
    expect(await stored()).toBeUndefined();
    await save('<p><a href="www.exemple.ma">Guide</a></p>');
    expect(await stored()).toContain('href="https://www.exemple.ma"');
  });

  it("is not saved over what somebody else has saved meanwhile, unless one insists", async () => {
    const { version } = (await landingLoader(get())).landing;
    const saveFrom = (content: string, more = {}) =>
      send({ intent: "landing", content, version: String(version), ...more });
    await saveFrom("<p>La leur</p>");
    const answer = await saveFrom("<p>La mienne</p>");
    expect(answer).toMatchObject({ data: { newerVersion: 1 }, init: { status: 409 } });
    expect(resultOf(answer).error[""]).toMatchObject([
      "Ce contenu a changé entre-temps",
      expect.stringMatching(/^sara l’a enregistré le /),
    ]);
    expect(resultOf(answer).initialValue.content).toBe("<p>La mienne</p>");
    expect(await stored()).toBe("<p>La leur</p>");
    expect(locationOf(await saveFrom("<p>La leur</p>"))).toBe(base);
    expect(locationOf(await saveFrom("<p>La mienne</p>", { overwrite: "2" }))).toBe(base);
    expect(await stored()).toBe("<p>La mienne</p>");
  });

  it("takes a picture in at the end of what was typed, without being saved", async () => {
    const typed = { content: "<p>Tapé</p>", image_alt: "Le mur « d’en face »" };
    const add = async (file = {}) =>
      resultOf(await send(formOf({ intent: "landing", step: "add-picture", ...typed, ...file })));
    expect(await add()).toMatchObject({
      error: { image_file: ["Choisissez une image à ajouter"] },
      initialValue: typed,
    });
    const { initialValue } = await add({ image_file: fileOf(await plainPicture("png"), "mur.png", "image/png") });
    expect(initialValue.content).toMatch(/^<p>Tapé<\/p><p><img src="\/media\/\S+" alt="Le mur « d’en face »"><\/p>$/);
    expect(await stored()).toBeUndefined();
  });

  it("is not saved for a service that is gone, nor by another form", async () => {
    const args = postArgs("/x?index", { intent: "landing", content: "a" }, { cookie, params: { id: NOWHERE } });
    await expect(landingAction(args)).rejects.toMatchObject({ init: { status: 404 } });
    await expect(send({ intent: "other" })).rejects.toMatchObject({ init: { status: 400 } });
  });

  it("is kept when the session has ended, offered again, taken up or given up", async () => {
    await db.session.deleteMany();
    const fields = { intent: "landing", content: "<p>Long texte</p>" };
    const thrown = await postForm(`${base}?index`, fields, cookie).catch((answer: Response) => answer);
    expect(locationOf(thrown)).toContain("/auth?redirectTo=");
    const kept = (thrown as Response).headers.getSetCookie().find((each) => each.startsWith("kept_form="));
    const admin = await db.profile.findFirstOrThrow();
    const again = `${await signedInAs(admin.id)}; ${kept?.split(";")[0]}`;
    const open = (query: string) => landingLoader(getArgs(base + query, { cookie: again, params: { id } }));
    const { landing, resumed, offers } = await open("?index");
    expect([landing.content, resumed, offers]).toMatchObject(["", null, [{ title: "" }]]);
    const [{ key: name } = { key: "" }] = offers;
    expect(await open(`?kept=${name}`)).toMatchObject({ landing: { content: "<p>Long texte</p>" }, resumed: name });
    const discarded = { intent: "discard-kept", kept: name };
    await postForm(`${base}?index`, discarded, again);
    expect(await open("")).toMatchObject({ resumed: null, offers: [] });
  });
});
