import { beforeEach, describe, expect, it } from "vitest";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { LOAD_FAILURES } from "~/content/load-failures";
import { ACCOUNT_SENTENCES } from "~/features/accounts/model/sentences";
import { LATE_INVOICES_JOB, lateInvoicesJob } from "~/features/invoices/remind-late.server";
import { loader as proofLoader } from "~/routes/admin.preuves.$id/route";
import * as dashboard from "~/routes/dashboard/route";
import * as account from "~/routes/dashboard_.account/route";
import * as quotes from "~/routes/dashboard_.devis/route";
import * as invoices from "~/routes/dashboard_.factures/route";
import * as invoice from "~/routes/dashboard_.factures_.$id/route";
import * as people from "~/routes/dashboard_.personnes.$id/route";
import { db } from "~/server/db/db.server";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { errorsOf, refusalOf, typedIn } from "../support/answers";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { withoutDatabase } from "../support/database";
import { doJobs, passTime } from "../support/drive-jobs";
import { outbox } from "../support/mail";
import { cookie as office, openOffice, sendForm } from "../support/office";
import { makePerson } from "../support/people";
import { formOf } from "../support/post-form";
import { sendQuote } from "../support/quotes";
import { getArgs, postArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

let [clientId, cookie, invoiceId, projectId] = ["", "", "", ""];

beforeEach(async () => {
  await openOffice();
  clientId = (await makePerson("client", "salma@toubkal.example")).id;
  cookie = await signedInAs(clientId);
  const events = { create: { status: "in_progress" as const } };
  projectId = (await db.project.create({ data: { title: "Toubkal", client_id: clientId, events } })).id;
  await makeIssuer();
  const issued = await makeIssuedInvoice(100_000, { profile_id: clientId });
  invoiceId = issued.id;
  await sendQuote({ title: "Toubkal", billingClientId: issued.billing_client_id });
});

/** Every sentence of a copy; functions are called with a name. */
function sentencesOf(copy: unknown): string[] {
  if (typeof copy === "string") return [copy];
  if (typeof copy === "function") return [String(copy("Toubkal"))];
  return Object.values(copy as object).flatMap(sentencesOf);
}

const plain = (text: string) => text.replaceAll("’", "'").replaceAll(/[\u00a0\u202f]/g, " ");
const LONG_ENOUGH = 6;
/** Words of the invoice itself, which stays in the language in which it was issued. */
const OF_THE_INVOICE = ["Client", "Facture", "Total TTC", "Échéance"];

describe.each(["es", "ar"] as const)("the space of a client who reads %s", (language) => {
  beforeEach(() => db.profile.update({ where: { id: clientId }, data: { language } }));

  const own = sentencesOf(CLIENT_SPACE[language]).map(plain);
  const french = sentencesOf(CLIENT_SPACE.fr)
    .map(plain)
    .filter((sentence) => sentence.length >= LONG_ENOUGH && !own.some((other) => other.includes(sentence)));

  it("says how long to wait after too many wrong passwords", async () => {
    const password = "un-autre-mot";
    const fields = { intent: "change-password", current_password: "faux", password, password_confirmation: password };
    const change = () => account.action(postArgs("/dashboard/account", fields, { cookie }));
    for (let tries = 0; tries < 10; tries += 1) await change();
    const wait = {
      es: /^Demasiados intentos\. Vuelva a intentarlo dentro de 15 minutos\.$/,
      ar: /^محاولات كثيرة جداً\. .*15 دقيقة\.$/,
    };
    expect(await change()).toRefuse("", expect.stringMatching(wait[language]), 429);
  });

  it("has no French words on any of its pages", async () => {
    const paths = ["", "/devis", "/factures", `/factures/${invoiceId}`, "/account", "/profile", "/erasure"];
    paths.push(`/projects/${projectId}`, `/projects/${projectId}/messages`, `/personnes/${clientId}`);
    for (const path of paths) {
      const { status, words } = await showPage(`/dashboard${path}`, { cookie });
      expect([path, status]).toEqual([path, 200]);
      expect(words, path).not.toMatch(/[٠-٩]/);
      expect(
        french
          .filter((sentence) => plain(words).includes(sentence))
          .filter((sentence) => !path.startsWith("/factures/") || !OF_THE_INVOICE.includes(sentence)),
        path,
      ).toEqual([]);
    }
    const { html } = await showPage(`/dashboard/factures/${invoiceId}`, { cookie });
    expect(html).toContain('lang="fr" dir="ltr"');
    expect((await showPage("/dashboard", { cookie })).words).toContain(CLIENT_SPACE[language].home.heading);
  });

  it("says why a day has moved where the site has moved it, and gives the usual steps", async () => {
    const usual = { category: "programming" as const, title: "Maquettes", position: 1, days: 5 };
    await db.milestoneTemplate.deleteMany();
    await db.milestoneTemplate.create({ data: usual });
    const steps = (fields: Record<string, string>) => sendForm(`/admin/projects/${projectId}/etapes`, fields);
    await steps({ intent: "template", category: "programming" });
    const { id, title } = await db.projectMilestone.findFirstOrThrow();
    expect(title).toBe({ es: "Maquetas", ar: "النماذج" }[language]);
    await steps({ intent: "wait", id, waits_for: "fotos" });
    await db.projectMilestone.update({ where: { id }, data: { waits_since: new Date(Date.now() - 3 * 86_400_000) } });
    await steps({ intent: "resume", id });
    const { words } = await showPage(`/dashboard/projects/${projectId}`, { cookie });
    expect(words.split({ es: "Espera: fotos", ar: "في انتظار: fotos" }[language])).toHaveLength(3);
    for (const sentence of [...french, "Attente", "Maquettes"]) expect(words).not.toContain(sentence);
  });

  it("says in it that the data is out of reach", async () => {
    const pages = [
      ["", LOAD_FAILURES.projects],
      [`/projects/${projectId}`, LOAD_FAILURES.projects],
      [`/projects/${projectId}/messages`, LOAD_FAILURES.projects],
      [`/projects/${projectId}/livraison`, LOAD_FAILURES.projects],
      ["/devis", LOAD_FAILURES.quotes],
      ["/factures", LOAD_FAILURES.invoices],
      [`/factures/${invoiceId}`, LOAD_FAILURES.invoices],
    ] as const;
    await withoutDatabase(async () => {
      for (const [path, sentence] of pages) {
        const { status, words } = await showPage(`/dashboard${path}`, { cookie, language });
        expect([path, status]).toEqual([path, 503]);
        expect(words).toContain(sentence[language]);
        expect(words).not.toContain("Impossible");
      }
    });
  });

  it("says so of each page, and so its direction", async () => {
    const params = { id: invoiceId };
    const shown = [
      [dashboard, {}],
      [account, {}],
      [quotes, {}],
      [invoices, {}],
      [invoice, params],
      [people, { id: clientId }],
    ] as const;
    for (const [{ handle, loader }, given] of shown) {
      const found = await loader(getArgs("/x", { cookie, params: given as Record<string, string> }));
      expect((handle.lang as (data: unknown) => string)(found)).toBe(language);
    }
  });

  it("refuses and thanks in it", async () => {
    const sentences = Object.values(ACCOUNT_SENTENCES).map((sentence) => sentence[language]);
    const post = (fields: Record<string, string>) => account.action(postArgs("/dashboard/account", fields, { cookie }));
    const answers = [
      await postForm("/dashboard/profile", { full_name: " ", company: "x".repeat(101) }, cookie),
      await post({ intent: "change-email", email: "a" }),
      await post({ intent: "change-email", email: "salma@toubkal.example", current_password: "x" }),
      await post({ intent: "change-email", email: "autre@toubkal.example", current_password: "x" }),
      await post({ intent: "change-password", current_password: "", password: "abc", password_confirmation: "d" }),
      await post({ intent: "change-password", current_password: "x", password: "123456", password_confirmation: "" }),
    ];
    const refused = (await Promise.all(answers.map(errorsOf))).flatMap((errors) => Object.values(errors).flat());
    expect(refused).toContain(ACCOUNT_SENTENCES.nameMissing[language]);
    for (const sentence of refused) expect(sentences).toContain(sentence);
    const form = { full_name: "Salma", company: "", language };
    await expect(await postForm("/dashboard/profile", form, cookie)).toFlash(CLIENT_SPACE[language].editProfile.saved);
    await expect(await postForm("/dashboard/erasure", { intent: "ask" }, cookie)).toFlash(
      CLIENT_SPACE[language].erasure.sent,
    );
  });
});

const pageOf = (id: string) => `/dashboard/factures/${id}`;

const claimForm = (fields: Record<string, string>, proof?: File) =>
  formOf({ intent: "claim", amount: "1200", note: "", ...fields, ...(proof && { proof }) });

const claim = (form = claimForm({})) => postForm(pageOf(invoiceId), form, cookie);
const PDF = new File([`%PDF-1.7\n${"x".repeat(100)}`], "virement.pdf", { type: "application/pdf" });

describe("a client's invoices", () => {
  it("are listed and shown with the RIB and the reference to quote", async () => {
    expect((await showPage("/dashboard/factures", { cookie })).words).toContain("1 200,00 MAD");
    const { words } = await showPage(pageOf(invoiceId), { cookie });
    expect(words).toContain("RIB 230 780 1234567890123456 49");
    expect(words).toMatch(/Référence à indiquer F-\d{4}-0001/);
  });
});

describe("'J’ai viré'", () => {
  it("waits for the agency with its proof, changes no balance, and tells the team", async () => {
    expect(await claim(claimForm({ note: "Ce matin" }, PDF))).toRedirect(pageOf(invoiceId));
    const [stored] = await db.transferClaim.findMany();
    expect(stored).toMatchObject({ amount: 120_000, note: "Ce matin", proof_type: "pdf", state: "pending" });
    expect(await db.invoiceBalance.findFirst()).toMatchObject({ received: 0, remaining: 120_000 });
    expect(await outbox()).toContain("transfer-claimed to sara@zellige.example");
    const params = { id: stored?.id ?? "" };
    const answer = (await proofLoader(getArgs("/admin/preuves/x", { cookie: office, params }))) as Response;
    expect(await answer.text()).toMatch(/^%PDF/);
    expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="virement.pdf"/);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const { words, html } = await showPage(`/admin/factures/${invoiceId}?annonce=${stored?.id}`, { cookie: office });
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
    const answer = await claim(form);
    expect((await errorsOf(answer))[name]?.[0]).toContain(sentence);
    expect((await typedIn(answer)).note ?? "").toBe(String(form.get("note")));
    expect(await db.transferClaim.count()).toBe(0);
  });
});

const announce = (amount: number, proof?: File) =>
  refusalOf(claim(claimForm({ amount: String(amount), note: `n${amount}` }, proof)));

describe("announcements without end", () => {
  it("are five at most that wait, told in one letter, until the agency has answered", async () => {
    for (let amount = 1; amount <= 5; amount += 1) expect(await announce(amount)).toRedirect(pageOf(invoiceId));
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
    expect(await announce(6)).toRedirect(pageOf(invoiceId));
    expect(await letters()).toBe(2);
  });

  it("have files of 50 MB together, whatever became of them", async () => {
    await announce(1, PDF);
    await db.transferClaim.updateMany({ data: { state: "rejected", proof_bytes: 50 * 1024 * 1024 - 100 } });
    expect((await announce(2, PDF)).init.status).toBe(409);
    expect(await announce(2)).toRedirect(pageOf(invoiceId));
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
