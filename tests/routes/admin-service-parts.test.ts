import { beforeEach, describe, expect, it } from "vitest";
import { keepPicture } from "~/features/media/commands/store-picture.server";
import { loader as headLoader } from "~/routes/admin.services_.$id/route";
import { loader as examplesLoader } from "~/routes/admin.services_.$id.examples/route";
import * as editExample from "~/routes/admin.services_.$id.examples.$exampleId.edit/route";
import { action as newExampleAction } from "~/routes/admin.services_.$id.examples.new/route";
import { loader as pricingLoader } from "~/routes/admin.services_.$id.pricing/route";
import * as deleteTier from "~/routes/admin.services_.$id.pricing.$tierId.delete/route";
import * as editTier from "~/routes/admin.services_.$id.pricing.$tierId.edit/route";
import { action as newTierAction } from "~/routes/admin.services_.$id.pricing.new/route";
import { db } from "~/server/db/db.server";
import { flashOf } from "../support/answers";
import { plainPicture } from "../support/pictures";
import { getArgs, postArgs } from "../support/requests";
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
import { postForm } from "../support/show-page";

beforeEach(openServicePage);

const send = (path: string, typed: Fields | FormData) => postForm(base + path, typed, cookie);

describe("the page of a service", () => {
  it("has its title and how many examples and tiers it has", async () => {
    await db.serviceExample.create({ data: { service_id: id } });
    await db.servicePricingTier.create({ data: { service_id: id } });
    const { service } = await headLoader(get());
    expect(service).toMatchObject({ title: "Site vitrine", exampleCount: 1, tierCount: 1 });
  });

  it.each(["x", NOWHERE])("is not found for %s", async (unknown) => {
    const asked = getArgs("/admin/services/x", { cookie, params: { id: unknown } });
    await expect(headLoader(asked)).rejects.toMatchObject({ init: { status: 404 }, data: { reason: "no-service" } });
  });
});

describe("the tiers of a service", () => {
  const fields = (changes: Fields = {}) => ({ intent: "tier", tier_name: "standard", ...changes });
  const add = (changes?: Fields) => send("/pricing/new", fields(changes));
  const tierOf = (tier_name: "basic" | "standard" | "advanced") =>
    db.servicePricingTier.findFirstOrThrow({ where: { service_id: id, tier_name } });
  const edit = (tierId: string, changes: Fields) => send(`/pricing/${tierId}/edit`, { intent: "tier", ...changes });
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
    const { values } = await editTier.loader(get(`/pricing/${tierId}/edit`, { tierId }));
    expect(values).toMatchObject({ tier_name: "standard", price: "1250,5", revisions_count: "0", details: [] });
    const answer = await edit(tierId, { tier_name: "basic", price: "900", revisions_count: "2", "details[0]": "Une" });
    await expect(answer).toFlash("Succès", "Tarif sauvegardé");
    expect(await tierOf("standard")).toMatchObject({ id: tierId, revisions_count: 2, details: ["Une"] });
  });

  // @spec calls-16
  it("go from basic to advanced, priced in dirhams", async () => {
    for (const tier_name of ["advanced", "basic", "standard"]) await add({ tier_name, price: "12500" });
    const { tiers } = await pricingLoader(get("/pricing"));
    expect(tiers.map(({ label }) => label)).toEqual(["Basique", "Standard", "Avancé"]);
    expect(tiers[0]?.price).toBe("12\u00a0500\u00a0MAD");
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

  it("are not found under another service or an unknown id", async () => {
    await add();
    const { id: tierId } = await tierOf("standard");
    const other = await db.service.create({ data: { title: "Autre", category: "graphics" } });
    const params = { id: other.id, tierId };
    await expect(editTier.loader(getArgs("/x", { cookie, params }))).rejects.toMatchObject({ init: { status: 404 } });
    await expect(
      editTier.action(postArgs("/x", { intent: "tier", price: "1" }, { cookie, params })),
    ).rejects.toMatchObject({ init: { status: 404 } });
    const gone = postArgs("/x", fields(), { cookie, params: { id: NOWHERE } });
    await expect(newTierAction(gone)).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("the examples of a service", () => {
  const add = (changes: Fields = {}) => send("/examples/new", { intent: "example", title: "Riad", ...changes });
  const first = () => db.serviceExample.findFirstOrThrow();
  const ourPicture = async () => keepPicture(null, await plainPicture("png"));
  const edit = (exampleId: string, changes: Fields) =>
    send(`/examples/${exampleId}/edit`, { intent: "example", ...changes });
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
    const { values } = await editExample.loader(get(`/examples/${exampleId}/edit`, { exampleId }));
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

  it("are not added to a service that is gone", async () => {
    const args = postArgs("/x", { intent: "example", title: "Riad" }, { cookie, params: { id: NOWHERE } });
    await expect(newExampleAction(args)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
