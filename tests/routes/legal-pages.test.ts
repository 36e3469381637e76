import { beforeEach, describe, expect, it } from "vitest";
import { LEGAL_PAGES, legalPath } from "~/content/legal/legal-copy";
import { db } from "~/server/db/db.server";
import { LANGUAGES } from "~/site/language";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

const HOST = "Serveurs du Détroit, 4 quai du Port, Tanger, 05 39 00 00 00";

beforeEach(resetDatabase);

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
