import { beforeEach, describe, expect, it } from "vitest";
import { EMPTY_CONTENT } from "~/features/billing/model/content";
import { eraseClient } from "~/features/clients/commands/erase-client.server";
import { createVersion } from "~/features/quotes/commands/drafts.server";
import { emptyTrashOf } from "~/features/trash/commands/empty-trash.server";
import { NAME_TAKEN, STEP_INVOICED, VERSION_TAKEN, WHOLE_GONE } from "~/features/trash/model";
import { action as deleteRedirect } from "~/routes/admin.blog_.redirections.$id.delete/route";
import { action as deleteQuote } from "~/routes/admin.devis_.$id.supprimer/route";
import { action as deleteQuoteTemplate } from "~/routes/admin.devis_.modeles_.$id.supprimer/route";
import { action as deleteInvoice } from "~/routes/admin.factures_.$id.supprimer/route";
import { action as deleteReplyTemplate } from "~/routes/admin.inquiries_.modeles.$id.delete/route";
import { db } from "~/server/db/db.server";
import { readFlash } from "~/server/http/flash.server";
import type { User } from "~/server/sessions/user";
import { makeBillingClient, makeDraftInvoice } from "../support/billing";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { sendQuote } from "../support/quotes";
import { cookiesOf, postArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

let actor: User;
let cookie: string;

beforeEach(async () => {
  await resetDatabase();
  const { id } = await makePerson("admin", "sara@zellige.example");
  actor = { id, fullName: "Sara", email: "sara@zellige.example", role: "admin" };
  cookie = await signedInAs(id);
});

type Action = typeof deleteQuote;

/** Deletes something by its screen, and returns what the message offers to take it back. */
async function remove(action: Action, id: string): Promise<Record<string, string>> {
  const answer = (await action(postArgs("/admin/x", {}, { cookie, params: { id } }))) as Response;
  const flash = await readFlash(new Request("http://localhost/", { headers: { Cookie: cookiesOf(answer) } }));
  expect(flash?.undo).toMatchObject({ label: "Annuler", action: "/admin/corbeille" });
  return flash?.undo?.fields ?? {};
}

const restore = (fields: Record<string, string>) => postForm("/admin/corbeille", fields, cookie);

const CONTENT = EMPTY_CONTENT as never;

/** Each kind: its row, how the row is read, how it is deleted, and its name in the trash. */
const KINDS: Record<string, () => Promise<[id: string, read: () => Promise<unknown>, action: Action, named: string]>> =
  {
    "a draft of a quote": async () => {
      const client = await makeBillingClient();
      const root = "00000000-0000-4000-8000-000000000001";
      const data = { id: root, root_id: root, title: "Refonte", content: CONTENT, billing_client_id: client.id };
      const { id } = await db.quote.create({ data });
      return [id, () => db.quote.findUnique({ where: { id } }), deleteQuote, "Refonte"];
    },
    "a draft of an invoice": async () => {
      const { id } = await makeDraftInvoice(100_000);
      return [id, () => db.invoice.findUnique({ where: { id } }), deleteInvoice, "Site vitrine"];
    },
    "a template of quotes": async () => {
      const { id } = await db.quoteTemplate.create({ data: { name: "Vitrine", content: CONTENT } });
      return [id, () => db.quoteTemplate.findUnique({ where: { id } }), deleteQuoteTemplate, "Vitrine"];
    },
    "a template of answers": async () => {
      const { id } = await db.replyTemplate.create({ data: { name: "Premier mot", body: "Bonjour {prénom}" } });
      return [id, () => db.replyTemplate.findUnique({ where: { id } }), deleteReplyTemplate, "Premier mot"];
    },
    "a redirect": async () => {
      const { id } = await db.redirect.create({ data: { from_path: "/ancien", to_path: "/blog" } });
      return [id, () => db.redirect.findUnique({ where: { id } }), deleteRedirect, "/ancien"];
    },
  };

it("a note of a project comes back, unless the project is gone by then", async () => {
  const { id: project_id } = await db.project.create({ data: { title: "Site du riad" } });
  const note = await db.projectNote.create({ data: { project_id, author_id: actor.id, text: "Le client paie tard." } });
  const removeNote = (async () => {
    const fields = { intent: "delete-note", id: note.id };
    return postForm(`/admin/projects/${project_id}/messages`, fields, cookie);
  }) as Action;
  await expect(restore(await remove(removeNote, note.id))).toFlash("Succès");
  expect(await db.projectNote.findMany()).toEqual([note]);
  const undo = await remove(removeNote, note.id);
  await db.project.delete({ where: { id: project_id } });
  await expect(restore(undo)).toFlash("Erreur", WHOLE_GONE);
});

describe("what the office deletes", () => {
  it.each(Object.entries(KINDS))("comes back by the message's 'Annuler': %s", async (_kind, make) => {
    const [id, read, action, named] = await make();
    const before = await read();
    const undo = await remove(action, id);
    expect(await read()).toBeNull();
    const { words } = await showPage("/admin/corbeille", { cookie });
    expect(words).toContain(named);
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
    const undo = await remove(deleteQuote, (await createVersion(actor, id)).id);
    const { id: other } = await createVersion(actor, id);
    await refused(undo, VERSION_TAKEN);
    await db.quote.delete({ where: { id: other } });
    await db.quote.update({ where: { id }, data: { status: "accepted" } });
    await refused(undo, VERSION_TAKEN);
    await db.quote.update({ where: { id }, data: { status: "sent" } });
    await expect(restore(undo)).toFlash("Succès");
  });

  it("of an invoice is refused where its step was invoiced meanwhile, and where its client is gone", async () => {
    const { id: quote_id, billingClientId } = await sendQuote();
    const head = { billing_client_id: billingClientId, language: "fr", currency: "MAD", content: {} } as const;
    const step = { ...head, kind: "deposit", quote_id, schedule_step: 0, title: "Acompte" } as const;
    const draft = await db.invoice.create({ data: step });
    const undo = await remove(deleteInvoice, draft.id);
    const again = await db.invoice.create({ data: step });
    await refused(undo, STEP_INVOICED);
    await db.invoice.delete({ where: { id: again.id } });
    await expect(restore(undo)).toFlash("Succès");

    const last = { ...head, kind: "balance", quote_id, title: "Solde" } as const;
    const undoLast = await remove(deleteInvoice, (await db.invoice.create({ data: last })).id);
    await db.invoice.create({ data: last });
    await refused(undoLast, STEP_INVOICED);
    await db.trashItem.deleteMany();

    const { id, billing_client_id } = await makeDraftInvoice(100_000);
    const free = await remove(deleteInvoice, id);
    await db.billingClient.delete({ where: { id: billing_client_id } });
    await refused(free, WHOLE_GONE);
  });

  it("of a template is refused while another has its name", async () => {
    const { id } = await db.quoteTemplate.create({ data: { name: "Vitrine", content: CONTENT } });
    const undo = await remove(deleteQuoteTemplate, id);
    await db.quoteTemplate.create({ data: { name: "Vitrine", content: CONTENT } });
    await refused(undo, NAME_TAKEN);
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
    await remove(deleteQuote, (await db.quote.create({ data })).id);
    await eraseClient(actor, client.id);
    expect(await db.trashItem.count()).toBe(0);
  });

  it("leaves no draft for a message that is erased", async () => {
    const sent = { name: "Nour", email: "nour@exemple.ma", message: "Bonjour" };
    const { id: inquiry_id } = await db.contactInquiry.create({ data: sent });
    const root = "00000000-0000-4000-8000-000000000003";
    const data = { id: root, root_id: root, title: "Refonte", content: CONTENT, inquiry_id };
    await remove(deleteQuote, (await db.quote.create({ data })).id);
    await db.$transaction((tx) => emptyTrashOf(tx, { emails: [], inquiryIds: [inquiry_id] }));
    expect(await db.trashItem.count()).toBe(0);
  });
});
