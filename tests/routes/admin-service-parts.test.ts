import { beforeEach, describe, expect, it } from "vitest";
import { keepPicture } from "~/features/media/take-picture.server";
import { loader as headLoader } from "~/routes/admin.services_.$id/route";
import { loader as landingLoader } from "~/routes/admin.services_.$id._index/route";
import { loader as examplesLoader } from "~/routes/admin.services_.$id.examples/route";
import * as exampleDialog from "~/routes/admin.services_.$id.examples.$exampleId/route";
import * as tierDialog from "~/routes/admin.services_.$id.pricing.$tierId/route";
import * as deleteTier from "~/routes/admin.services_.$id.pricing.$tierId_.delete/route";
import { db } from "~/server/db/db.server";
import { xssPayloads } from "../fixtures/xss-payloads";
import { flashOf } from "../support/answers";
import { fileOf, plainPicture } from "../support/pictures";
import { formOf } from "../support/post-form";
import { getArgs, signedInAs } from "../support/requests";
import type { Fields } from "../support/service-page";
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
import { postForm, showPage } from "../support/show-page";

beforeEach(openServicePage);

const send = (path: string, typed: Fields | FormData) => postForm(base + path, typed, cookie);

describe("the page of a service", () => {
  it("has its title and how many examples and tiers it has", async () => {
    await db.serviceExample.create({ data: { service_id: id } });
    await db.servicePricingTier.create({ data: { service_id: id } });
    const { service } = await headLoader(get());
    expect(service).toMatchObject({ title: "Site vitrine", exampleCount: 1, tierCount: 1 });
  });
});

it.each([
  ["tier", "/pricing/new", { tier_name: "standard" }],
  ["example", "/examples/new", { title: "Riad" }],
  ["landing", "?index", { content: "a" }],
])("a service that is gone takes no %s", async (intent, below, fields) => {
  const sent = postForm(`/admin/services/${NOWHERE}${below}`, { intent, ...fields } as Fields, cookie);
  await expect(sent).rejects.toMatchObject({ init: { status: 404 } });
});

describe("the tiers of a service", () => {
  const fields = (changes: Fields = {}) => ({ intent: "tier", tier_name: "standard", ...changes });
  const add = (changes?: Fields) => send("/pricing/new", fields(changes));
  const tierOf = (tier_name: "basic" | "standard" | "advanced") =>
    db.servicePricingTier.findFirstOrThrow({ where: { service_id: id, tier_name } });
  const edit = (tierId: string, changes: Fields) => send(`/pricing/${tierId}`, { intent: "tier", ...changes });
  const remove = (tierId: string) => send(`/pricing/${tierId}/delete`, {});

  // @spec validation-30, calls-16, errors-37
  it("take a whole one, blank details left out, and say 'Tarif sauvegardé'", async () => {
    const answer = await add({
      ...{ description: "Le plus choisi", delivery_time: "5 jours", revisions_count: "3", price: "12 500,50" },
      ...{ "details[0]": " Cinq pages ", "details[1]": "  ", "details[2]": "Formation" },
    });
    expect([locationOf(answer), await flashOf(answer)]).toMatchObject([
      `${base}/pricing`,
      { title: "Succès", description: "Tarif sauvegardé" },
    ]);
    const { price, ...tier } = await tierOf("standard");
    expect(tier).toMatchObject({ delivery_time: "5 jours", revisions_count: 3, details: ["Cinq pages", "Formation"] });
    expect(price?.toNumber()).toBe(12500.5);
    const [audited] = await db.auditEntry.findMany();
    expect(audited).toMatchObject({ action: "created", target_kind: "service-tier", target_id: tier.id });
  });

  // @spec validation-32, errors-30
  it("refuse a second one of a level with a sentence under it, and keep what was typed", async () => {
    await add({ price: "100" });
    const answer = await add({ price: "200", "details[0]": "Une page" });
    expect(answer).toMatchObject({ init: { status: 409 } });
    const { error, initialValue } = resultOf(answer);
    const sentence = "Ce service a déjà un tarif de ce niveau. Modifiez-le, ou choisissez un autre niveau.";
    expect(error).toEqual({ tier_name: [sentence] });
    expect(initialValue).toMatchObject({ price: "200", details: ["Une page"] });
    expect(await db.servicePricingTier.count()).toBe(1);
  });

  it("take the same one sent twice at once as one", async () => {
    const answers = await Promise.all([add({ price: "100" }), add({ price: "100" })]);
    expect(answers.map(locationOf)).toEqual([`${base}/pricing`, `${base}/pricing`]);
    expect(await db.servicePricingTier.count()).toBe(1);
  });

  // @spec validation-31, calls-16
  it("are edited, their level fixed whatever is sent", async () => {
    await add({ price: "1250.5" });
    const { id: tierId } = await tierOf("standard");
    const { values } = await tierDialog.loader(get(`/pricing/${tierId}`, { tierId }));
    expect(values).toMatchObject({ tier_name: "standard", price: "1250,5", revisions_count: "0", details: [] });
    const answer = await edit(tierId, { tier_name: "basic", price: "900", revisions_count: "2", "details[0]": "Une" });
    await expect(answer).toFlash("Succès", "Tarif sauvegardé");
    expect(await tierOf("standard")).toMatchObject({ id: tierId, revisions_count: 2, details: ["Une"] });
  });

  // @spec calls-16
  it("go from basic to advanced, priced in dirhams", async () => {
    for (const tier_name of ["advanced", "basic", "standard"]) await add({ tier_name, price: "12500" });
    const { words, html } = await showPage(`${base}/pricing`, { cookie });
    expect(html.match(/(?<=<h3[^>]*>)[^<]+/g)).toEqual(["Basique", "Standard", "Avancé"]);
    expect(words).toContain("12 500 MAD");
  });

  // @spec calls-16, errors-30, errors-37
  it("are deleted for good, and a second time is a refusal in words", async () => {
    await add();
    const { id: tierId } = await tierOf("standard");
    const { name } = await deleteTier.loader(get(`/pricing/${tierId}/delete`, { tierId }));
    expect(name).toBe("Standard, Sur devis");
    const answer = await remove(tierId);
    expect(locationOf(answer)).toBe(`${base}/pricing`);
    await expect(answer).toFlash("Succès", "Tarif supprimé");
    expect(await db.servicePricingTier.count()).toBe(0);
    await expect(await remove(tierId)).toFlash("Erreur", "Ce tarif n’existe plus.");
  });

  it("show on the public page at once", async () => {
    expect(await dropsItsPage(() => add({ price: "900" }))).toBe(true);
    expect((await shown()).tiers).toMatchObject([{ label: "Standard", price: "900\u00a0MAD" }]);
    const { id: tierId } = await tierOf("standard");
    expect(await dropsItsPage(() => edit(tierId, { price: "950" }))).toBe(true);
    expect(await dropsItsPage(() => remove(tierId))).toBe(true);
    expect((await shown()).tiers).toEqual([]);
  });

  it("are not found under another service", async () => {
    await add();
    const { id: tierId } = await tierOf("standard");
    const other = await db.service.create({ data: { title: "Autre", category: "graphics" } });
    const path = `/admin/services/${other.id}/pricing/${tierId}`;
    expect((await showPage(path, { cookie })).status).toBe(404);
    await expect(postForm(path, fields(), cookie)).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("the examples of a service", () => {
  const add = (changes: Fields = {}) => send("/examples/new", { intent: "example", title: "Riad", ...changes });
  const first = () => db.serviceExample.findFirstOrThrow();
  const ourPicture = async () => keepPicture(null, await plainPicture("png"));
  const edit = (exampleId: string, changes: Fields) =>
    send(`/examples/${exampleId}`, { intent: "example", ...changes });
  const remove = (exampleId: string) => send(`/examples/${exampleId}/delete`, {});

  it("say what their picture shows, with their title where nothing is written", async () => {
    const image_url = await ourPicture();
    for (const image_alt of ["La page d’accueil", "  "]) await add({ image_url, image_alt });
    await add({ title: "", image_url });
    const { examples } = await shown();
    expect(examples.map(({ imageAlt }) => imageAlt).sort()).toEqual(["Aperçu du projet", "La page d’accueil", "Riad"]);
  });

  it("take the same one sent twice at once as one, and again once it was deleted", async () => {
    await Promise.all([add(), add()]);
    expect(await db.serviceExample.count()).toBe(1);
    await remove((await first()).id);
    await add();
    expect(await db.serviceExample.count()).toBe(1);
  });

  it("stand in their order, here and on the public page", async () => {
    for (const [title, display_order] of Object.entries({ Trois: "3", Un: "-1", Deux: "0" })) {
      await add({ title, display_order });
    }
    const { examples } = await examplesLoader(get("/examples"));
    expect(examples.map(({ title }) => title)).toEqual(["Un", "Deux", "Trois"]);
    expect((await shown()).examples.map(({ title }) => title)).toEqual(["Un", "Deux", "Trois"]);
  });

  // @spec calls-14, errors-36
  it("are edited and deleted, and the public page knows at once", async () => {
    await add();
    const { id: exampleId } = await first();
    const { values } = await exampleDialog.loader(get(`/examples/${exampleId}`, { exampleId }));
    expect(values).toMatchObject({ title: "Riad", image_url: "", display_order: "0" });
    expect(await dropsItsPage(() => edit(exampleId, { title: "Hammam" }))).toBe(true);
    expect(await first()).toMatchObject({ id: exampleId, title: "Hammam" });
    let answer: unknown;
    expect(
      await dropsItsPage(async () => {
        answer = await remove(exampleId);
      }),
    ).toBe(true);
    await expect(answer).toFlash("Succès", "Exemple supprimé");
    expect(await db.serviceExample.count()).toBe(0);
    await expect(edit(exampleId, {})).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("the own section of a service", () => {
  const send = (typed: Fields | FormData) => postForm(`${base}?index`, typed, cookie);
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

  it("is kept when the session has ended, offered again and taken up", async () => {
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
  });
});
