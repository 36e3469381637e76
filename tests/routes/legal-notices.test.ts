import { beforeEach, describe, expect, it } from "vitest";
import { LEGAL_PAGES, legalPath } from "~/content/legal/legal-copy";
import { createAccountToken } from "~/features/accounts/commands/account-tokens.server";
import { createToken, digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { LANGUAGES } from "~/site/language";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { makeCase, makeReview } from "../support/cases";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { sendQuote } from "../support/quotes";
import { signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

beforeEach(resetDatabase);

const noticesOf = (html: string) =>
  [...html.matchAll(/<details class="max-w-\[60ch\][\s\S]*?<\/details>/g)].map(([notice]) =>
    notice.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "),
  );

async function noticesAt(path: string) {
  return noticesOf((await showPage(path)).html);
}

describe("the notice beside a public form", () => {
  it.each([
    ["/contact", ["préparer un devis", "publier votre avis"]],
    ["/auth?tab=inscription", ["ouvrir votre espace client"]],
    ["/auth/forgot", ["vous envoyer le lien"]],
    ["/mes-donnees", ["vous envoyer le lien"]],
  ])("of %s says who, why, what is needed, who receives it, and the rights", async (path, purposes) => {
    const notices = await noticesAt(path);
    expect(notices).toHaveLength(purposes.length);
    for (const [at, purpose] of purposes.entries()) {
      expect(notices[at]).toContain(purpose);
      expect(notices[at]).toMatch(/Zellige, .* est responsable de ces données/);
      expect(notices[at]).toContain("Notre équipe seule les reçoit");
      expect(notices[at]).toContain("vous opposer à leur usage");
      expect(notices[at]).toContain("Loi 09-08, CNDP\u202f: déclaration en cours.".replace("\u202f", " "));
    }
  });

  it.each([
    ["/contact?lang=es", "RGPD", "Mis datos"],
    ["/contact?lang=ar", "PDPL", "بياناتي"],
    ["/mes-donnees?lang=es", "RGPD", "Mis datos"],
    ["/mes-donnees?lang=ar", "PDPL", "بياناتي"],
  ])("of %s is in the language of its reader, with the law of the country", async (path, law, link) => {
    const [notice] = await noticesAt(path);
    expect([notice?.includes(law), notice?.includes(link)]).toEqual([true, true]);
  });

  it("of the form that reports a review says that its address is for an answer", async () => {
    const { id } = await makeReview();
    const [notice] = await noticesAt(`/avis/signaler?avis=${id}`);
    expect(notice).toContain("vous répondre si vous laissez une adresse");
  });

  it.each([
    ["fr", "Mes données", "prouver l’acceptation du devis"],
    ["es", "RGPD", "probar la aceptación del presupuesto"],
    ["ar", "PDPL", "وإثبات قبول عرض السعر"],
  ] as const)("of a quote's answers in %s says that they are kept as evidence", async (language, law, purpose) => {
    const { path } = await sendQuote({ language });
    const [notice] = await noticesAt(path);
    expect([notice?.includes(law), notice?.includes(purpose)]).toEqual([true, true]);
  });

  it.each([
    ["fr", "Votre nom sert à prouver votre accord"],
    ["es", "Su nombre sirve para probar su consentimiento"],
    ["ar", "نستعمل اسمكم لإثبات موافقتكم"],
  ] as const)("of the leave to show a work in %s says what the name is for", async (language, purpose) => {
    const { id } = await makeCase();
    const token = createToken();
    await db.caseStudyConsent.create({
      data: { case_id: id, email: "nadia@four.example", language, token_hash: digest(token) },
    });
    const [notice] = await noticesAt(`/accord/${token}`);
    expect(notice).toContain(purpose);
  });

  it("of an invitation says what the account is for", async () => {
    const email = "khadija@riad.example";
    const { id } = await makePerson("client", email);
    const token = await db.$transaction((tx) => createAccountToken(tx, { profileId: id, kind: "invitation", email }));
    const [notice] = await noticesAt(`/auth/invitation?token=${token}`);
    expect(notice).toContain("ouvrir votre espace client");
  });

  it.each([
    ["fr", "sert à mener votre projet", "servent à retrouver votre virement"],
    ["es", "sirve para llevar su proyecto", "sirven para encontrar su transferencia"],
    ["ar", "لإنجاز مشروعكم", "للعثور على تحويلكم"],
  ] as const)("of a decision and of a transfer says in %s what they are for", async (language, decided, sent) => {
    await makeIssuer();
    const { id } = await makePerson("client", "khadija@riad.example");
    await db.profile.update({ where: { id }, data: { language } });
    const cookie = await signedInAs(id);
    const step = { title: "Maquettes", position: 0, state: "in_review" } as const;
    const project = await db.project.create({
      data: { title: "Site du riad", client_id: id, milestones: { create: step } },
    });
    const invoice = await makeIssuedInvoice(100_000, { profile_id: id });
    const noticeOf = async (path: string) => noticesOf((await showPage(path, { cookie })).html)[0];
    expect(await noticeOf(`/dashboard/projects/${project.id}`)).toContain(decided);
    expect(await noticeOf(`/dashboard/factures/${invoice.id}`)).toContain(sent);
  });

  it("gives the receipt of the CNDP and where the data are, once the owner has typed them", async () => {
    const cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
    const settings = { intent: "agency", opened: "{}", cndp_receipt: "D-W-412/2026", data_location: "Casablanca" };
    await postForm("/admin/settings", settings, cookie);
    const [notice] = await noticesAt("/mes-donnees");
    expect(notice).toContain("récépissé de la CNDP n° D-W-412/2026");
    expect(notice).toContain("Elles sont hébergées ici : Casablanca.");
  });
});

const HOST = "Serveurs du Détroit, 4 quai du Port, Tanger, 05 39 00 00 00";
const everyPage = LEGAL_PAGES.flatMap((page) => LANGUAGES.map((language) => [legalPath(page, language)] as const));

describe("the legal pages", () => {
  it.each(everyPage)("%s says nothing that is not known", async (path) => {
    const { words, status } = await showPage(path);
    expect(status).toBe(200);
    expect(words).not.toMatch(/null|undefined|\[object/);
    for (const term of ["ICE", "CNSS", "Hébergeur ", "Proveedor de alojamiento"]) expect(words).not.toContain(term);
  });

  it("prints the identity, the host and the retention once they are given", async () => {
    const cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
    await db.legalIdentity.create({
      data: { legal_name: "Atelier Nour", legal_form: "sarl", share_capital_mad: 100_000, ice: "001234567000089" },
    });
    const screen = async () => (await showPage("/admin/settings", { cookie })).words;
    expect(await screen()).toContain("Directeur de la publication, Hébergeur (nom, adresse et téléphone).");
    const settings = { intent: "agency", opened: "{}", host: HOST, publisher: "Sara Alami", keep_spam_days: "45" };
    await postForm("/admin/settings", settings, cookie);
    const notice = (await showPage("/mentions-legales")).words;
    for (const said of ["Atelier Nour", "SARL", "100 000 MAD", "001234567000089", HOST, "Sara Alami"]) {
      expect(notice).toContain(said);
    }
    expect((await showPage("/confidentialite")).words).toContain("une demande indésirable : 45 jours");
    expect(await screen()).toContain("Il manque encore : Récépissé de la CNDP, Lieu d'hébergement des données.");
    expect((await showPage("/mentions-legales/ar")).words).toContain("Atelier Nour");
  });

  it("answers another language with 404", async () => {
    expect((await showPage("/confidentialite/de")).status).toBe(404);
  });
});
