import { beforeEach, describe, expect, it } from "vitest";
import { LATE_INVOICES_JOB, lateInvoicesJob } from "~/features/invoices/commands/late-invoices.server";
import { loader as proofLoader } from "~/routes/admin.preuves.$id/route";
import { db } from "~/server/db/db.server";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { errorsOf, refusalOf, typedIn } from "../support/answers";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { resetDatabase } from "../support/database";
import { doJobs, passTime } from "../support/drive-jobs";
import { outbox } from "../support/mail";
import { makePerson } from "../support/people";
import { formOf } from "../support/post-form";
import { getArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

let own: { cookie: string; invoiceId: string };
let admin: string;

beforeEach(async () => {
  await resetDatabase();
  await makeIssuer();
  const client = await makePerson("client", "khadija@riad.example");
  const { id } = await makeIssuedInvoice(100_000, { profile_id: client.id });
  own = { cookie: await signedInAs(client.id), invoiceId: id };
  admin = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
});

const pageOf = (id: string) => `/dashboard/factures/${id}`;

const claimForm = (fields: Record<string, string>, proof?: File) =>
  formOf({ intent: "claim", amount: "1200", note: "", ...fields, ...(proof && { proof }) });

const claim = (cookie: string, form = claimForm({})) => postForm(pageOf(own.invoiceId), form, cookie);
const PDF = new File([`%PDF-1.7\n${"x".repeat(100)}`], "virement.pdf", { type: "application/pdf" });

describe("a client's invoices", () => {
  it("are listed and shown with the RIB and the reference to quote", async () => {
    expect((await showPage("/dashboard/factures", { cookie: own.cookie })).words).toContain("1 200,00 MAD");
    const { words } = await showPage(pageOf(own.invoiceId), { cookie: own.cookie });
    expect(words).toContain("RIB 230 780 1234567890123456 49");
    expect(words).toMatch(/Référence à indiquer F-\d{4}-0001/);
  });
});

describe("'J’ai viré'", () => {
  it("waits for the agency with its proof, changes no balance, and tells the team", async () => {
    expect(await claim(own.cookie, claimForm({ note: "Ce matin" }, PDF))).toRedirect(pageOf(own.invoiceId));
    const [stored] = await db.transferClaim.findMany();
    expect(stored).toMatchObject({ amount: 120_000, note: "Ce matin", proof_type: "pdf", state: "pending" });
    expect(await db.invoiceBalance.findFirst()).toMatchObject({ received: 0, remaining: 120_000 });
    expect(await outbox()).toContain("transfer-claimed to sara@zellige.example");
    const params = { id: stored?.id ?? "" };
    const answer = (await proofLoader(getArgs("/admin/preuves/x", { cookie: admin, params }))) as Response;
    expect(await answer.text()).toMatch(/^%PDF/);
    expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="virement.pdf"/);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const { words, html } = await showPage(`/admin/factures/${own.invoiceId}?annonce=${stored?.id}`, { cookie: admin });
    expect(words).toContain("Le client dit avoir viré 1 200,00 MAD");
    expect(html).toContain(`name="claim_id" value="${stored?.id}"`);
  });

  it.each([
    [claimForm({ amount: "" }), "amount", "Indiquez le montant viré"],
    [claimForm({ note: "Voici" }, new File(["<svg/>"], "preuve.pdf")), "proof", "Ce fichier n’est pas accepté"],
    [
      claimForm({ note: "Voici" }, new File([`%PDF-${"x".repeat(11 * 1024 * 1024)}`], "preuve.pdf")),
      "proof",
      "dépasse 10 Mo",
    ],
  ] as const)("refuses what is wrong with a sentence, and nothing typed is lost (%#)", async (form, name, sentence) => {
    const answer = await claim(own.cookie, form);
    expect((await errorsOf(answer))[name]?.[0]).toContain(sentence);
    expect((await typedIn(answer)).note ?? "").toBe(String(form.get("note")));
    expect(await db.transferClaim.count()).toBe(0);
  });
});

const announce = (amount: number, proof?: File) =>
  refusalOf(claim(own.cookie, claimForm({ amount: String(amount), note: `n${amount}` }, proof)));

describe("announcements without end", () => {
  it("are five at most that wait, told in one letter, until the agency has answered", async () => {
    for (let amount = 1; amount <= 5; amount += 1) expect(await announce(amount)).toRedirect(pageOf(own.invoiceId));
    const letters = async () => (await outbox()).filter((each) => each.startsWith("transfer-claimed")).length;
    expect(await letters()).toBe(1);
    const { data, init } = await announce(6, PDF);
    expect(init.status).toBe(409);
    expect(data.lastResult.error[""]?.[0]).toContain("plusieurs annonces");
    expect(data.lastResult.initialValue).toMatchObject({ amount: "6", note: "n6" });
    expect(await db.transferClaim.count()).toBe(5);
    expect(await db.pendingFile.count()).toBe(0);
    await db.transferClaim.updateMany({ data: { state: "rejected" } });
    await db.mailMessage.updateMany({ data: { created_at: new Date(Date.now() - 16 * 60_000) } });
    expect(await announce(6)).toRedirect(pageOf(own.invoiceId));
    expect(await letters()).toBe(2);
  });

  it("have files of 50 MB together, whatever became of them", async () => {
    await announce(1, PDF);
    await db.transferClaim.updateMany({ data: { state: "rejected", proof_bytes: 50 * 1024 * 1024 - 100 } });
    expect((await announce(2, PDF)).init.status).toBe(409);
    expect(await announce(2)).toRedirect(pageOf(own.invoiceId));
  });

  it("are twenty an hour of one claimant", async () => {
    for (let amount = 1; amount <= 20; amount += 1) {
      await announce(amount);
      await db.transferClaim.updateMany({ data: { state: "rejected" } });
    }
    const { data, init } = await announce(21);
    expect(init.status).toBe(429);
    expect(Number(init.headers?.["Retry-After"])).toBeGreaterThan(0);
    expect(data.lastResult.error[""]?.[0]).toContain("Réessayez");
    expect(await db.transferClaim.count()).toBe(20);
  });
});

describe("the clock", () => {
  const overdue = (days: number) => {
    const due_on = new Date(addDays(dayInCasablanca(new Date()), -days));
    return db.invoiceBalance.updateMany({ data: { due_on } });
  };
  const morning = async () => {
    await lateInvoicesJob.recover?.();
    await db.job.updateMany({ where: { kind: LATE_INVOICES_JOB }, data: { payload: { day: "2026-01-01" } } });
    await passTime(2 * 86_400_000);
    await doJobs(LATE_INVOICES_JOB).catch(() => undefined);
    return (await outbox()).filter((each) => each.startsWith("invoice-late")).length;
  };

  it("writes after three days and after fifteen, once each, and never while the client's letters are paused", async () => {
    await overdue(2);
    expect(await morning()).toBe(0);
    await overdue(3);
    expect(await morning()).toBe(1);
    expect(await morning()).toBe(1);
    await db.billingClient.updateMany({ data: { has_reminders: false } });
    await overdue(15);
    expect(await morning()).toBe(1);
    await db.billingClient.updateMany({ data: { has_reminders: true } });
    expect(await morning()).toBe(2);
    await overdue(60);
    expect(await morning()).toBe(2);
  });
});
