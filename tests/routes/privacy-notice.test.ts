import { beforeEach, describe, expect, it } from "vitest";
import { action as settingsAction } from "~/routes/admin.settings/route";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { postArgs, signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";

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

  it("gives the receipt of the CNDP and where the data are, once the owner has typed them", async () => {
    const cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
    const settings = { intent: "agency", opened: "{}", cndp_receipt: "D-W-412/2026", data_location: "Casablanca" };
    await settingsAction(postArgs("/admin/settings", settings, { cookie }));
    const [notice] = await noticesAt("/mes-donnees");
    expect(notice).toContain("récépissé de la CNDP n° D-W-412/2026");
    expect(notice).toContain("Elles sont hébergées ici : Casablanca.");
  });
});
