import { beforeEach, describe, expect, it } from "vitest";
import { passwordChanged } from "~/features/accounts/emails";
import {
  enqueueDocumentFile,
  getKeptFileById,
  keepDocumentFile,
  MAKE_DOCUMENT_FILE,
  openDocumentFile,
  pdfAttachment,
} from "~/features/billing/documents/keep-document-file.server";
import { freezeDocument } from "~/features/billing/issue.server";
import type { BillingDocument } from "~/features/billing/schema";
import { queueEmail, SEND_MAIL } from "~/features/mail/outbox.server";
import { fileDigest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { storage } from "~/server/storage/storage.server";
import { billingDocument } from "../support/billing-documents";
import { resetDatabase } from "../support/database";
import { doJobs } from "../support/drive-jobs";
import { mailbox } from "../support/outside";

const RECIPIENT = "compta@atlas.example";

beforeEach(resetDatabase);

/** An invoice as issuing leaves it. */
async function issueInvoice(changes: Partial<BillingDocument> = {}): Promise<string> {
  const document = billingDocument(changes);
  const client = await db.billingClient.create({ data: { legal_name: document.buyer.legalName } });
  const { number, net, tax, gross, payable, language, currency } = document;
  const { id } = await db.invoice.create({
    data: {
      ...{ kind: "free", number, net, tax, gross, payable, language, currency, content: {} },
      billing_client_id: client.id,
      operation_on: new Date("2026-11-20"),
      issued_on: new Date("2026-11-23"),
      issued_at: new Date("2026-11-23T10:00:00Z"),
      ...freezeDocument(document),
    },
  });
  return id;
}

const pdfOf = (subjectId: string) => ({ kind: "invoice", subjectId, format: "pdf" }) as const;

async function bytesOf(subjectId: string): Promise<Uint8Array> {
  const opened = await openDocumentFile(pdfOf(subjectId));
  return new Uint8Array(await new Response(opened?.file.body as BodyInit).arrayBuffer());
}

const write = (attachments: Parameters<typeof queueEmail>[1]["attachments"]) =>
  db.$transaction((tx) =>
    queueEmail(tx, {
      ...passwordChanged({ recipient: RECIPIENT, fullName: "Samira", language: "fr" }),
      ...(attachments && { attachments }),
    }),
  );

describe("the file of a document", () => {
  it("is made by a job of the transaction that issues it, and kept with its digest", async () => {
    const id = await issueInvoice();
    await db.$transaction((tx) => enqueueDocumentFile(tx, pdfOf(id)));
    expect(await db.documentFile.count()).toBe(0);
    await doJobs(MAKE_DOCUMENT_FILE);
    const row = await db.documentFile.findFirstOrThrow();
    const bytes = await bytesOf(id);
    expect(fileDigest(bytes)).toBe(row.sha256);
    expect(row).toMatchObject({ kind: "invoice", subject_id: id, format: "pdf", bytes: bytes.byteLength });
    expect(Buffer.from(bytes).toString("latin1", 0, 8)).toBe("%PDF-1.7");
    expect(await getKeptFileById(row.id)).toMatchObject({ subjectId: id, sha256: row.sha256 });
  });

  it("is made when it is first asked for, where its job was lost, and once by many who ask", async () => {
    const id = await issueInvoice();
    const kept = await Promise.all([1, 2, 3].map(() => keepDocumentFile(pdfOf(id))));
    expect(new Set(kept.map((file) => file?.id)).size).toBe(1);
    expect(await db.documentFile.count()).toBe(1);
    expect((await openDocumentFile(pdfOf(id)))?.name).toBe("F-2026-0042.pdf");
  });

  it("is made anew where the store has lost it", async () => {
    const id = await issueInvoice();
    const kept = await keepDocumentFile(pdfOf(id));
    await storage.delete(kept?.key ?? "");
    expect(fileDigest(await bytesOf(id))).toBe(kept?.sha256);
    await storage.delete(kept?.key ?? "");
    await db.documentFile.updateMany({ data: { sha256: "of an earlier program", storage_key: "documents/gone.pdf" } });
    expect(fileDigest(await bytesOf(id))).toBe(kept?.sha256);
    expect(await db.documentFile.findFirst()).toMatchObject({ sha256: kept?.sha256, storage_key: kept?.key });
  });

  it("is none of what is not issued, and none of a text that is not the frozen one", async () => {
    expect(await openDocumentFile(pdfOf("00000000-0000-4000-8000-000000000000"))).toBeNull();
    const client = await db.billingClient.create({ data: { legal_name: "Atlas" } });
    const owner = { billing_client_id: client.id, language: "fr", currency: "MAD" } as const;
    const draft = await db.invoice.create({ data: { ...owner, kind: "free", content: {} } });
    expect(await openDocumentFile(pdfOf(draft.id))).toBeNull();
    const issued = { operation_on: new Date(), issued_on: new Date(), issued_at: new Date(), number: "F-2026-0001" };
    const frozen = { ...freezeDocument(billingDocument()), document_sha256: "0".repeat(64) };
    const forged = await db.invoice.create({ data: { ...owner, kind: "free", content: {}, ...issued, ...frozen } });
    await expect(openDocumentFile(pdfOf(forged.id))).rejects.toThrow("not the one that was issued");
  });
});

describe("a letter with files", () => {
  it("carries the document that is kept, byte for byte", async () => {
    const id = await issueInvoice({ number: "F-2026-0043" });
    await write([pdfAttachment("invoice", id, "F-2026-0043")]);
    await doJobs(SEND_MAIL);
    const [letter] = mailbox.to(RECIPIENT);
    const [file] = letter?.attachments ?? [];
    expect(file).toMatchObject({ filename: "F-2026-0043.pdf", mimeType: "application/pdf" });
    const { sha256 } = await db.documentFile.findFirstOrThrow();
    expect(fileDigest(new Uint8Array(file?.content as ArrayBuffer))).toBe(sha256);
    expect(await db.mailMessage.findFirst()).toMatchObject({ status: "sent" });
  });

  it("carries any file of the storage, and has failed where that is gone", async () => {
    const bytes = new TextEncoder().encode("preuve");
    await storage.put("proofs/1.txt", bytes);
    await write([{ name: "Preuve n° 1.txt", type: "text/plain", key: "proofs/1.txt" }]);
    await doJobs(SEND_MAIL);
    const file = mailbox.to(RECIPIENT)[0]?.attachments[0];
    expect(file?.filename).toBe("Preuve n° 1.txt");
    expect(fileDigest(new Uint8Array(file?.content as ArrayBuffer))).toBe(fileDigest(bytes));
    await write([{ name: "Autre.txt", type: "text/plain", key: "proofs/2.txt" }]);
    await doJobs(SEND_MAIL);
    expect(mailbox.to(RECIPIENT)).toHaveLength(1);
    const failed = await db.mailMessage.findFirst({ where: { status: "failed" } });
    expect(failed?.last_error).toContain("Autre.txt");
  });

  it("has none unless it names one", async () => {
    await write(undefined);
    await doJobs(SEND_MAIL);
    expect(mailbox.to(RECIPIENT)[0]?.attachments).toEqual([]);
  });
});
