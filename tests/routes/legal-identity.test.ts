import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { LEGAL_PAGES, legalPath } from "~/content/legal/legal-copy";
import { createAccountLink } from "~/features/accounts/account-links.server";
import { documentPdf } from "~/features/billing/documents/pdf/document-pdf.server";
import { EMPTY_IDENTITY, LOGO_MAX_BYTES, missingMentions } from "~/features/billing/identity/model";
import { getLegalIdentity, getLogo, listVatRates } from "~/features/billing/identity/queries.server";
import { loader as readLogo } from "~/routes/logos.$digest[.]png/route";
import { db } from "~/server/db/db.server";
import type { Language } from "~/site/language";
import { LANGUAGES } from "~/site/language";
import { sentenceAt, typedIn } from "../support/answers";
import { makeDatedRules, makeIssuedInvoice, makeIssuer } from "../support/billing";
import { billingDocument } from "../support/billing-documents";
import { makeReview } from "../support/cases";
import { consentLink } from "../support/form-pages";
import { cookie, openOffice, sendForm } from "../support/office";
import { makePerson } from "../support/people";
import { fileOf, plainPicture, telephonePhoto } from "../support/pictures";
import { plain } from "../support/plain-words";
import { formOf } from "../support/post-form";
import { qpdfCheck } from "../support/qpdf";
import { sendQuote } from "../support/quotes";
import { readPdf } from "../support/read-pdf";
import { getArgs, signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";

const COMPANY = {
  legal_name: "Atelier Nour",
  legal_form: "sarl",
  share_capital_mad: "100 000",
  head_office: "12, rue des Orangers, Rabat",
  ice: "001 234 567 000 089",
  if_number: "12345678",
  rc: "45 678",
  rc_town: "Rabat",
  tp: "25780012",
  cnss: "1234567",
  rib: "230 780 1234567890123456 49",
  bic: "bcma ma-m\u200bc",
  bank_name: "Banque du Détroit",
  vat_regime: "standard",
  deposit_percent: "40",
  quote_validity_days: "15",
  payment_days: "90",
};

beforeEach(async () => {
  await openOffice();
  await makeDatedRules();
});

type Fields = Record<string, string>;
const post = (fields: Fields) => sendForm("/admin/settings", fields);
const save = (fields: Fields) => post({ intent: "identity", ...COMPANY, ...fields });
const settings = () => showPage("/admin/settings", { cookie });

describe("the legal identity", () => {
  it("is stored as typed, and names what is still missing until nothing is", async () => {
    expect((await settings()).words).toContain(
      "Aucun document ne peut être émis tant qu'il manque : Raison sociale, Forme juridique, Siège social, ICE",
    );
    expect(await save({})).toMatchObject({ status: 303 });
    expect(await getLegalIdentity()).toEqual({
      ...COMPANY,
      share_capital_mad: 100_000,
      ice: "001234567000089",
      rc: "45678",
      rib: "230780123456789012345649",
      bic: "BCMAMAMC",
      deposit_percent: 40,
      quote_validity_days: 15,
      payment_days: 90,
      version: 2,
    });
    expect((await settings()).words).toContain("Tout y est.");
  });

  it.each([
    [{ ice: "00123456700008" }, "ice", "L’ICE compte 15 chiffres, par exemple 001 234 567 000 089"],
    [{ ice: "00123456700008A" }, "ice", "L’ICE compte 15 chiffres, par exemple 001 234 567 000 089"],
    [{ rib: "230780123456789012345648" }, "rib", "La clé de ce RIB"],
    [{ bic: "BCMAMAM" }, "bic", "Le BIC compte 8 ou 11 lettres et chiffres"],
    [{ bic: "BCMAMAMC12" }, "bic", "Le BIC compte 8 ou 11 lettres et chiffres"],
    [{ bic: "1CMAMAMC" }, "bic", "Le BIC compte 8 ou 11 lettres et chiffres"],
    [{ rib: "2307" }, "rib", "Le RIB compte 24 chiffres"],
    [{ payment_days: "121" }, "payment_days", "120 jours au plus (loi 69-21)"],
    [{ deposit_percent: "101" }, "deposit_percent", "Un nombre entier de 0 à 100"],
    [{ deposit_percent: "" }, "deposit_percent", "Un nombre entier de 0 à 100"],
    [{ share_capital_mad: "beaucoup" }, "share_capital_mad", "Le capital est un nombre entier de dirhams"],
    [{ legal_form: "gmbh" }, "legal_form", "Choisissez une forme juridique de la liste"],
    [{ vat_regime: "none" }, "vat_regime", "Choisissez un régime de TVA de la liste"],
    [{ legal_name: "n".repeat(121) }, "legal_name", "120 caractères au plus"],
  ] as [Fields, string, string][])(
    "refuses %j with a sentence, and keeps what was typed",
    async (wrong, name, sentence) => {
      const refused = await save(wrong);
      expect(refused.init.status).toBe(400);
      expect(await sentenceAt(refused, name)).toContain(plain(sentence));
      expect(await typedIn(refused)).toMatchObject({ head_office: COMPANY.head_office });
      expect(await db.legalIdentity.count()).toBe(0);
    },
  );

  it("is not saved over another's unawares, but is on demand", async () => {
    await save({ version: "1" });
    const { data, init } = await save({ version: "1", legal_name: "Atelier Sirocco" });
    expect([init.status, data.newerVersion]).toEqual([409, 2]);
    expect(data.lastResult.initialValue.legal_name).toBe("Atelier Sirocco");
    expect((await getLegalIdentity()).legal_name).toBe("Atelier Nour");
    await save({ overwrite: "2", version: "1", legal_name: "Atelier Sirocco" });
    expect((await getLegalIdentity()).legal_name).toBe("Atelier Sirocco");
  });

  it("asks a company for its capital and its register, and an auto-entrepreneur for neither", () => {
    expect(missingMentions({ ...EMPTY_IDENTITY, legal_form: "sarl" })).toEqual(
      expect.arrayContaining(["share_capital_mad", "rc", "rc_town", "cnss"]),
    );
    const ofOnePerson = ["legal_name", "head_office", "ice", "if_number", "tp", "rib"];
    expect(missingMentions({ ...EMPTY_IDENTITY, legal_form: "auto_entrepreneur" })).toEqual(ofOnePerson);
  });
});

describe("a rate of VAT", () => {
  const add = (rate: string, valid_from = "2026-01-01") => post({ intent: "add-rate", rate, valid_from });

  it("is added from a day on, and ends on another", async () => {
    await add("20");
    await add("5,5 %", "2026-03-01");
    const [high, low] = await listVatRates();
    expect([high, low]).toMatchObject([
      { rateBp: 2000, validFrom: "2026-01-01", validUntil: null },
      { rateBp: 550, validFrom: "2026-03-01" },
    ]);
    await post({ intent: "end-rate", id: low?.id ?? "", valid_until: "2026-12-31" });
    expect(await listVatRates()).toMatchObject([{ validUntil: null }, { validUntil: "2026-12-31" }]);
    expect((await settings()).words).toContain("5,5 % depuis le 01/03/2026, jusqu'au 31/12/2026");
  });

  it.each([
    [() => add("0"), "rate", "Un taux entre 0,01 et 100"],
    [() => add("vingt"), "rate", "Un taux entre 0,01 et 100"],
    [() => add("20", "hier"), "valid_from", "Choisissez un jour"],
    [() => add("20").then(() => add("20")), "", "Ce taux existe déjà depuis ce jour"],
  ] as const)("is refused with a sentence (%#)", async (send, name, sentence) => {
    expect(await sentenceAt(send(), name)).toContain(sentence);
  });

  it("cannot end before it has begun", async () => {
    await add("20");
    const [rate] = await listVatRates();
    const answer = await post({ intent: "end-rate", id: rate?.id ?? "", valid_until: "2025-12-31" });
    expect(await sentenceAt(answer)).toBe("Un taux ne peut pas finir avant d'avoir commencé");
    expect(await listVatRates()).toMatchObject([{ validUntil: null }]);
  });
});

const PATH = "/admin/settings/logo";
const send = (logo: File | null) => sendForm(PATH, formOf({ intent: "logo", ...(logo && { logo }) }));

const read = (digest: string) => readLogo(getArgs(`/logos/${digest}.png`, { params: { digest } })) as Promise<Response>;

describe("the logo of the documents", () => {
  it("is set upright on white within its place, shown, and taken off again", async () => {
    expect(await send(fileOf(await telephonePhoto({ width: 2000, height: 400 }), "logo.jpg"))).toMatchObject({
      status: 303,
    });
    const logo = await getLogo();
    expect(logo).toMatchObject({ width: 64, height: 320 });
    expect((await showPage(PATH, { cookie })).html).toContain(`/logos/${logo?.sha256}.png`);
    const answer = await read(logo?.sha256 ?? "");
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    const { exif, ...made } = await picture.metadata();
    expect([exif, made]).toMatchObject([undefined, { format: "png", channels: 3 }]);

    await sendForm(PATH, { intent: "remove-logo" });
    expect(await getLogo()).toBeNull();
    // Documents that were issued with it show it still.
    expect((await read(logo?.sha256 ?? "")).status).toBe(200);
  });

  it.each([
    ["no file", () => null, "Choisissez une image"],
    ["an empty one", () => fileOf(new Uint8Array(), "logo.png"), "Ce fichier est vide"],
    ["a text", () => fileOf(new TextEncoder().encode("<svg/>"), "logo.svg"), "n’est pas une image"],
    ["one that is too large", () => fileOf(new Uint8Array(LOGO_MAX_BYTES + 1), "logo.png"), "dépasse 2"],
  ])("is not %s: a sentence says so", async (_, file, sentence) => {
    expect(await send(file())).toRefuse("logo", expect.stringContaining(sentence));
    expect(await db.documentLogo.count()).toBe(0);
  });

  it.each(["0".repeat(64), "\0", "logo"])("is 404 under a digest of none: %j", async (digest) => {
    expect((await read(digest)).status).toBe(404);
  });

  it("stands at the head of a document, whose file is sound and the same each time", async () => {
    await send(fileOf(await plainPicture("png", 300, 80), "logo.png", "image/png"));
    const logo = await getLogo();
    const { png } = await db.documentLogo.findFirstOrThrow();
    const document = billingDocument({ seller: { ...billingDocument().seller, logo } });
    const file = await documentPdf(document, { logo: png });
    expect(await qpdfCheck(file)).toBe(0);
    expect(Buffer.from(file).includes("/Subtype /Image")).toBe(true);
    expect(Buffer.from(await documentPdf(document, { logo: png })).equals(file)).toBe(true);
    expect((await readPdf(file)).text).toContain("Zellige Studio");
    expect(Buffer.from(await documentPdf(document)).includes("/Subtype /Image")).toBe(false);
  });
});

/** The notices of a page, as a visitor or the owner of a cookie reads them. */
async function noticesAt(path: string, cookie = "") {
  const { html } = await showPage(path, { cookie });
  return [...html.matchAll(/<details class="max-w-\[60ch\][\s\S]*?<\/details>/g)].map(([notice]) =>
    notice.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "),
  );
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

  const reportPage = async () => `/avis/signaler?avis=${(await makeReview()).id}`;
  const quotePage = async (language: Language) => (await sendQuote({ language })).path;
  async function invitationPage() {
    const email = "khadija@riad.example";
    const { id } = await makePerson("client", email);
    return `/auth/invitation?token=${await createAccountLink(db, { profileId: id, kind: "invitation", email })}`;
  }

  it.each<[string, () => string | Promise<string>, string[]]>([
    ["the contact page in Spanish", () => "/contact?lang=es", ["RGPD", "Mis datos"]],
    ["the contact page in Arabic", () => "/contact?lang=ar", ["PDPL", "بياناتي"]],
    ["the page of one's own data in Spanish", () => "/mes-donnees?lang=es", ["RGPD", "Mis datos"]],
    ["the page of one's own data in Arabic", () => "/mes-donnees?lang=ar", ["PDPL", "بياناتي"]],
    ["a report of a review", reportPage, ["vous répondre si vous laissez une adresse"]],
    ["a quote's answers", () => quotePage("fr"), ["Mes données", "prouver l’acceptation du devis"]],
    ["a quote's answers in Spanish", () => quotePage("es"), ["RGPD", "probar la aceptación del presupuesto"]],
    ["a quote's answers in Arabic", () => quotePage("ar"), ["PDPL", "وإثبات قبول عرض السعر"]],
    ["the leave to show a work", () => consentLink("fr"), ["Votre nom sert à prouver votre accord"]],
    ["the leave in Spanish", () => consentLink("es"), ["Su nombre sirve para probar su consentimiento"]],
    ["the leave in Arabic", () => consentLink("ar"), ["نستعمل اسمكم لإثبات موافقتكم"]],
    ["an invitation", invitationPage, ["ouvrir votre espace client"]],
  ])("of %s says what for, in the language of its reader and by the law there", async (_, pageOf, said) => {
    const [notice] = await noticesAt(await pageOf());
    expect(said.filter((text) => !notice?.includes(text))).toEqual([]);
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
    const noticeOf = async (path: string) => (await noticesAt(path, cookie))[0];
    expect(await noticeOf(`/dashboard/projects/${project.id}`)).toContain(decided);
    expect(await noticeOf(`/dashboard/factures/${invoice.id}`)).toContain(sent);
  });

  it("gives the receipt of the CNDP and where the data are, once the owner has typed them", async () => {
    const typed = { intent: "agency", opened: "{}", cndp_receipt: "D-W-412/2026", data_location: "Casablanca" };
    await post(typed);
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
    await db.legalIdentity.create({
      data: { legal_name: "Atelier Nour", legal_form: "sarl", share_capital_mad: 100_000, ice: "001234567000089" },
    });
    const screen = async () => (await settings()).words;
    expect(await screen()).toContain("Directeur de la publication, Hébergeur (nom, adresse et téléphone).");
    await post({ intent: "agency", opened: "{}", host: HOST, publisher: "Sara Alami", keep_spam_days: "45" });
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
