import { describe, expect, it } from "vitest";
import { Page } from "../../support/browser-without-scripts";

// What the walk sends is seen by the site; that it does no more than a browser would, nothing else would notice.

/** A document, and how often something is sent from it. */
function documentOf(html: string) {
  const sent: URL[] = [];
  const page: Page = new Page(new URL("http://localhost:3000/page"), 200, html, async (url): Promise<Page> => {
    sent.push(url);
    return page;
  });
  return { page, sent };
}

const FORM = `
  <form method="post" action="/other">
    <label>Nom (facultatif) <input name="name" required maxlength="5"></label>
    <label for="kind">Genre</label>
    <select id="kind" name="kind"><option value="a">Un</option><option value="b">Deux</option></select>
    <fieldset><legend>Note</legend>
      <label><input type="radio" name="rating" value="1" aria-label="1 sur 5"></label>
      <label><input type="radio" name="rating" value="2" aria-label="2 sur 5"></label>
    </fieldset>
    <fieldset disabled><label>Fermé <input name="closed" value="x"></label></fieldset>
    <div aria-hidden="true"><label>Laissez vide <input name="homepage"></label></div>
    <button>Envoyer</button>
    <button type="button">Ajouter</button>
  </form>
  <textarea form="elsewhere" name="text" aria-label="Texte">un</textarea>
  <form id="elsewhere" method="post" enctype="multipart/form-data">
    <label>Fichier <input type="file" name="file" required></label><button>Joindre</button>
  </form>`;

describe("a browser without scripts", () => {
  it("fills no field that the document does not hold, or that is closed or hidden", () => {
    const form = documentOf(FORM).page.form("Envoyer");
    expect(() => form.fill({ Téléphone: "06" })).toThrow("No field 'Téléphone'");
    expect(() => form.fill({ Texte: "06" })).toThrow("No field 'Texte'");
    expect(() => form.fill({ "Laissez vide": "06" })).toThrow("No field 'Laissez vide'");
    expect(() => form.fill({ Fermé: "y" })).toThrow("cannot be changed");
    expect(() => form.fill({ Genre: "Trois" })).toThrow("does not offer 'Trois'");
    expect(() => form.fill({ Note: "3 sur 5" })).toThrow("does not offer '3 sur 5'");
  });

  it("presses no button that is not there, or that a script would have to obey", () => {
    const { page } = documentOf(`${FORM}<button>Seul</button>`);
    expect(() => page.form("Supprimer")).toThrow("'Supprimer' is not there");
    expect(() => page.form("Ajouter")).toThrow("'Ajouter' does nothing without a script");
    expect(() => page.form("Seul")).toThrow("'Seul' does nothing without a script");
  });

  it("holds back what a browser's own checks would, until they are lifted", async () => {
    const { page, sent } = documentOf(FORM);
    await expect(page.form("Envoyer").submit()).rejects.toThrow("holds the form back for 'Nom (facultatif)'");
    await expect(page.form("Envoyer").fill({ Nom: "Khadija" }).submit()).rejects.toThrow("holds the form back");
    await expect(page.form("Joindre").submit()).rejects.toThrow("holds the form back for 'Fichier'");
    expect(sent).toEqual([]);
    await page.form("Envoyer").submit({ lifted: true });
    expect(sent).toHaveLength(1);
  });
});
