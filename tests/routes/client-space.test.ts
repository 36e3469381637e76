import { beforeEach, describe, expect, it } from "vitest";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { LOAD_FAILURES } from "~/content/load-failures";
import { ACCOUNT_SENTENCES } from "~/features/accounts/model/sentences";
import * as dashboard from "~/routes/dashboard/route";
import * as account from "~/routes/dashboard_.account/route";
import * as quotes from "~/routes/dashboard_.devis/route";
import * as invoices from "~/routes/dashboard_.factures/route";
import * as invoice from "~/routes/dashboard_.factures_.$id/route";
import * as people from "~/routes/dashboard_.personnes.$id/route";
import { db } from "~/server/db/db.server";
import { errorsOf } from "../support/answers";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { resetDatabase, withoutDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { sendQuote } from "../support/quotes";
import { getArgs, postArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

let [clientId, cookie, invoiceId, projectId] = ["", "", "", ""];

beforeEach(async () => {
  await resetDatabase();
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
    const admin = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
    const office = (fields: Record<string, string>) => postForm(`/admin/projects/${projectId}/etapes`, fields, admin);
    await office({ intent: "template", category: "programming" });
    const { id, title } = await db.projectMilestone.findFirstOrThrow();
    expect(title).toBe({ es: "Maquetas", ar: "النماذج" }[language]);
    await office({ intent: "wait", id, waits_for: "fotos" });
    await db.projectMilestone.update({ where: { id }, data: { waits_since: new Date(Date.now() - 3 * 86_400_000) } });
    await office({ intent: "resume", id });
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
