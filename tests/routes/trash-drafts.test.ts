import { beforeEach, describe, expect, it } from "vitest";
import { EMPTY_CONTENT } from "~/features/billing/schema";
import { eraseClient } from "~/features/personal-data/erase-client.server";
import { TRACK_FULL } from "~/features/projects/milestones/model/milestone";
import { createVersion } from "~/features/quotes/write.server";
import { emptyTrashOf } from "~/features/trash/empty.server";
import { erasures } from "~/personal-data-registrations.server";
import { db } from "~/server/db/db.server";
import { makeBillingClient, makeDraftInvoice } from "../support/billing";
import { makeLead } from "../support/leads";
import { admin, openOffice, restore, sendForm, undoOf, wordsAt } from "../support/office";
import { milestoneTitles, usualMilestones } from "../support/project-space";
import { sendQuote } from "../support/quotes";

const WHOLE_GONE =
  "Ce dont cela faisait partie a été supprimé\u202f: si c’est encore dans la corbeille, restaurez-le d’abord.";

beforeEach(openOffice);

/** Deletes something by its screen, and returns what the message offers to take it back. */
const remove = (path: string) => undoOf(sendForm(path, {}));

const CONTENT = EMPTY_CONTENT as never;

/** Each kind: how its row is read, where it is deleted, and its name in the trash. */
const KINDS: Record<string, () => Promise<[read: () => Promise<unknown>, path: string, named: string]>> = {
  "a draft of a quote": async () => {
    const client = await makeBillingClient();
    const root = "00000000-0000-4000-8000-000000000001";
    const data = { id: root, root_id: root, title: "Refonte", content: CONTENT, billing_client_id: client.id };
    const { id } = await db.quote.create({ data });
    return [() => db.quote.findUnique({ where: { id } }), `/admin/devis/${id}/supprimer`, "Refonte"];
  },
  "a draft of an invoice": async () => {
    const { id } = await makeDraftInvoice(100_000);
    return [() => db.invoice.findUnique({ where: { id } }), `/admin/factures/${id}/supprimer`, "Site vitrine"];
  },
  "a template of quotes": async () => {
    const { id } = await db.quoteTemplate.create({ data: { name: "Vitrine", content: CONTENT } });
    return [() => db.quoteTemplate.findUnique({ where: { id } }), `/admin/devis/modeles/${id}/supprimer`, "Vitrine"];
  },
  "a template of answers": async () => {
    const { id } = await db.replyTemplate.create({ data: { name: "Premier mot", body: "Bonjour {prénom}" } });
    return [
      () => db.replyTemplate.findUnique({ where: { id } }),
      `/admin/inquiries/modeles/${id}/delete`,
      "Premier mot",
    ];
  },
  "a redirect": async () => {
    const { id } = await db.redirect.create({ data: { from_path: "/ancien", to_path: "/blog" } });
    return [() => db.redirect.findUnique({ where: { id } }), `/admin/blog/redirections/${id}/delete`, "/ancien"];
  },
};

it("a note of a project comes back, unless the project is gone by then", async () => {
  const { id: project_id } = await db.project.create({ data: { title: "Site du riad" } });
  const note = await db.projectNote.create({ data: { project_id, author_id: admin.id, text: "Le client paie tard." } });
  const removeNote = () =>
    undoOf(sendForm(`/admin/projects/${project_id}/messages`, { intent: "delete-note", id: note.id }));
  await expect(restore(await removeNote())).toFlash("Succès");
  expect(await db.projectNote.findMany()).toEqual([note]);
  const undo = await removeNote();
  await db.project.delete({ where: { id: project_id } });
  await expect(restore(undo)).toFlash("Erreur", WHOLE_GONE);
});

describe("what the office deletes", () => {
  it.each(Object.entries(KINDS))("comes back by the message's 'Annuler': %s", async (_kind, make) => {
    const [read, path, named] = await make();
    const before = await read();
    const undo = await remove(path);
    expect(await read()).toBeNull();
    expect(await wordsAt("/admin/corbeille")).toContain(named);
    await expect(restore(undo)).toFlash("Succès", "Restauration faite");
    expect(await read()).toEqual(before);
    expect(await db.trashItem.count()).toBe(0);
  });
});

describe("a draft that is taken back", () => {
  const refused = async (undo: Record<string, string>, sentence: string) => {
    await expect(restore(undo)).toFlash("Erreur", sentence);
    expect(await db.trashItem.count()).toBe(1);
  };

  it("of a quote is refused where another version was begun, or the one before accepted", async () => {
    const { id } = await sendQuote();
    const undo = await remove(`/admin/devis/${(await createVersion(admin, id)).id}/supprimer`);
    const { id: other } = await createVersion(admin, id);
    await refused(undo, "Une autre version de ce devis a été commencée ou acceptée entre-temps.");
    await db.quote.delete({ where: { id: other } });
    await db.quote.update({ where: { id }, data: { status: "accepted" } });
    await refused(undo, "Une autre version de ce devis a été commencée ou acceptée entre-temps.");
    await db.quote.update({ where: { id }, data: { status: "sent" } });
    await expect(restore(undo)).toFlash("Succès");
  });

  it("of an invoice is refused where its step was invoiced meanwhile, and where its client is gone", async () => {
    const { id: quote_id, billingClientId } = await sendQuote();
    const head = { billing_client_id: billingClientId, language: "fr", currency: "MAD", content: {} } as const;
    const step = { ...head, kind: "deposit", quote_id, schedule_step: 0, title: "Acompte" } as const;
    const draft = await db.invoice.create({ data: step });
    const undo = await remove(`/admin/factures/${draft.id}/supprimer`);
    const again = await db.invoice.create({ data: step });
    await refused(undo, "Cette étape du devis a été facturée entre-temps.");
    await db.invoice.delete({ where: { id: again.id } });
    await expect(restore(undo)).toFlash("Succès");

    const last = { ...head, kind: "balance", quote_id, title: "Solde" } as const;
    const undoLast = await remove(`/admin/factures/${(await db.invoice.create({ data: last })).id}/supprimer`);
    await db.invoice.create({ data: last });
    await refused(undoLast, "Cette étape du devis a été facturée entre-temps.");
    await db.trashItem.deleteMany();

    const { id, billing_client_id } = await makeDraftInvoice(100_000);
    const free = await remove(`/admin/factures/${id}/supprimer`);
    await db.billingClient.delete({ where: { id: billing_client_id } });
    await refused(free, WHOLE_GONE);
  });

  it("of a template is refused while another has its name", async () => {
    const { id } = await db.quoteTemplate.create({ data: { name: "Vitrine", content: CONTENT } });
    const undo = await remove(`/admin/devis/modeles/${id}/supprimer`);
    await db.quoteTemplate.create({ data: { name: "Vitrine", content: CONTENT } });
    await refused(undo, "Son nom a été pris entre-temps. Changez celui qui le porte, puis recommencez.");
  });
});

describe("whoever is erased", () => {
  it("leaves the trash too, with the drafts made out to the person", async () => {
    const client = await db.profile.create({
      data: {
        ...{ role: "client", full_name: "Nour Benali", erasure_requested_at: new Date() },
        credential: { create: { email: "nour@exemple.ma", email_verified_at: new Date() } },
      },
    });
    const billed = await makeBillingClient({ profile_id: client.id, email: "compta@exemple.ma" });
    const root = "00000000-0000-4000-8000-000000000002";
    const data = { id: root, root_id: root, title: "Refonte", content: CONTENT, billing_client_id: billed.id };
    await remove(`/admin/devis/${(await db.quote.create({ data })).id}/supprimer`);
    await eraseClient(erasures, admin, { id: client.id });
    expect(await db.trashItem.count()).toBe(0);
  });

  it("leaves no draft for a message that is erased", async () => {
    const { id: inquiry_id } = await makeLead();
    const root = "00000000-0000-4000-8000-000000000003";
    const data = { id: root, root_id: root, title: "Refonte", content: CONTENT, inquiry_id };
    await remove(`/admin/devis/${(await db.quote.create({ data })).id}/supprimer`);
    await db.$transaction((tx) => emptyTrashOf(tx, { emails: [], inquiryIds: [inquiry_id] }));
    expect(await db.trashItem.count()).toBe(0);
  });
});

describe("the parts of a project or a service", () => {
  let projectId = "";
  beforeEach(async () => {
    projectId = (await db.project.create({ data: { title: "Site du riad" } })).id;
  });

  describe("a milestone", () => {
    const path = () => `/admin/projects/${projectId}/etapes`;
    const remove = async (id: string) => undoOf(sendForm(path(), { intent: "delete", id }));
    const make = (title: string, position: number, day: string) =>
      db.projectMilestone.create({
        data: { project_id: projectId, title, position, due_on: new Date(day), planned_on: new Date(day) },
      });

    it("comes back to its place on the page where it was, with what had happened to it, and the project is due as before", async () => {
      await make("Maquettes", 1, "2027-02-01");
      const { id } = await make("Intégration", 2, "2027-03-01");
      await db.milestoneEvent.create({ data: { milestone_id: id, kind: "moved", text: "Plus de pages" } });
      await make("Textes", 3, "2027-02-15");
      const read = () => db.projectMilestone.findUnique({ where: { id }, include: { events: true } });
      const before = await read();
      const undo = await remove(id);
      expect([await milestoneTitles(), await deadline()]).toEqual([["Maquettes", "Textes"], new Date("2027-02-15")]);
      expect(await wordsAt("/admin/corbeille")).toContain("Intégration, Site du riad");
      const answer = await restore(undo);
      expect(answer).toRedirect(path());
      await expect(answer).toFlash("Succès", "Restauration faite");
      expect(await read()).toEqual(before);
      expect([await milestoneTitles(), await deadline()]).toEqual([
        ["Maquettes", "Intégration", "Textes"],
        new Date("2027-03-01"),
      ]);
    });

    const deadline = async () => (await db.project.findUniqueOrThrow({ where: { id: projectId } })).deadline;

    it("comes last where another has its place by now", async () => {
      await make("Maquettes", 1, "2027-02-01");
      const undo = await remove((await make("Intégration", 2, "2027-03-01")).id);
      await sendForm(path(), { intent: "create", title: "Mise en ligne", due_on: "2027-04-01" });
      await restore(undo);
      expect(await milestoneTitles()).toEqual(["Maquettes", "Mise en ligne", "Intégration"]);
    });

    it("stays in the trash while its project is full, or gone", async () => {
      const undo = await remove((await make("Intégration", 1, "2027-03-01")).id);
      for (let position = 1; position <= 40; position++) await make(`Étape ${position}`, position, "2027-02-01");
      await expect(restore(undo)).toFlash("Erreur", TRACK_FULL);
      await db.project.delete({ where: { id: projectId } });
      await expect(restore(undo)).toFlash("Erreur", WHOLE_GONE);
      expect(await db.trashItem.count()).toBe(1);
    });
  });

  it("a usual milestone comes back to its place, or last where that has been given away", async () => {
    const send = (fields: Record<string, string>) => sendForm("/admin/projects/modeles", fields);
    const add = (title: string, days: string) => send({ intent: "create", category: "graphics", title, days });
    const remove = async (title: string) => {
      const { id } = await db.milestoneTemplate.findFirstOrThrow({ where: { title } });
      return undoOf(send({ intent: "delete", id }));
    };
    await add("Pistes", "7");
    await add("Choix", "14");
    expect(await restore(await remove("Pistes"))).toRedirect("/admin/projects/modeles");
    expect(await usualMilestones()).toEqual(["Pistes 7", "Choix 14"]);
    const undo = await remove("Choix");
    await add("Rendu", "21");
    await restore(undo);
    expect(await usualMilestones()).toEqual(["Pistes 7", "Rendu 21", "Choix 14"]);
  });

  describe("a part of a service", () => {
    let id = "";
    beforeEach(async () => {
      ({ id } = await db.service.create({
        data: { title: "Site vitrine", category: "programming", slug: "site-vitrine" },
      }));
    });

    it("a tier comes back, unless another of its level was added", async () => {
      const tier = await db.servicePricingTier.create({
        data: { service_id: id, tier_name: "standard", price: 12_500.5, details: ["Cinq pages"] },
      });
      const remove = () => undoOf(sendForm(`/admin/services/${id}/pricing/${tier.id}/delete`, {}));
      expect(await restore(await remove())).toRedirect(`/admin/services/${id}/pricing`);
      expect(await db.servicePricingTier.findMany()).toEqual([tier]);
      const undo = await remove();
      await db.servicePricingTier.create({ data: { service_id: id, tier_name: "standard" } });
      await expect(restore(undo)).toFlash(
        "Erreur",
        "Ce service a de nouveau un tarif de ce niveau. Supprimez-le, puis recommencez.",
      );
      await db.service.delete({ where: { id } });
      await expect(restore(undo)).toFlash("Erreur", WHOLE_GONE);
    });

    it("an example comes back to the page of the list where it was", async () => {
      const example = await db.serviceExample.create({ data: { service_id: id, image_url: "/media/a.avif" } });
      const undo = await undoOf(sendForm(`/admin/services/${id}/examples/${example.id}/delete?page=2`, {}));
      expect(await db.serviceExample.count()).toBe(0);
      expect(await wordsAt("/admin/corbeille")).toContain("Sans titre, Site vitrine");
      expect(await restore(undo)).toRedirect(`/admin/services/${id}/examples?page=2`);
      expect(await db.serviceExample.findMany()).toEqual([example]);
    });
  });

  it.each(["https://exemple.ma/", "//exemple.ma", "/\\exemple.ma", "/admin.exemple.ma", "/blog"])(
    "nobody is led to %s after a deletion is undone",
    async (back) => {
      const fields = { intent: "restore", id: "00000000-0000-4000-8000-000000000000", back };
      await expect(restore(fields)).rejects.toMatchObject({ init: { status: 400 } });
    },
  );
});
