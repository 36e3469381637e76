import { beforeEach, describe, expect, it } from "vitest";
import { browserWithoutScripts, Page } from "../../support/browser-without-scripts";
import { resetDatabase } from "../../support/database";

/** A document, and what is sent from it. */
function documentOf(html: string, path = "/page?x=1") {
  const sent: { url: URL; init: RequestInit | undefined }[] = [];
  const page: Page = new Page(new URL(path, "http://localhost:3000"), 200, html, async (url, init): Promise<Page> => {
    sent.push({ url, init });
    return page;
  });
  const bodyOf = () => new Request("http://localhost/", sent.at(-1)?.init).formData();
  return { page, sent, bodyOf };
}

const FORM = `
  <form method="post" action="/other">
    <input type="hidden" name="intent" value="one">
    <label>Nom (facultatif) <input name="name" required maxlength="5"></label>
    <label for="kind">Genre</label>
    <select id="kind" name="kind"><option value="a">Un</option><option value="b">Deux</option></select>
    <fieldset><legend>Note</legend>
      <label><input type="radio" name="rating" value="1" aria-label="1 sur 5"></label>
      <label><input type="radio" name="rating" value="2" aria-label="2 sur 5"></label>
    </fieldset>
    <fieldset disabled><label>Fermé <input name="closed" value="x"></label></fieldset>
    <div aria-hidden="true"><label>Laissez vide <input name="homepage"></label></div>
    <button name="step" value="next">Envoyer</button>
    <button formaction="/third" formnovalidate>Plus tard</button>
    <button type="button">Ajouter</button>
  </form>
  <textarea form="elsewhere" name="text" aria-label="Texte">un</textarea>
  <form id="elsewhere" method="post" enctype="multipart/form-data">
    <label>Fichier <input type="file" name="file" required></label><button>Joindre</button>
  </form>
  <form action="/search"><input aria-label="Chercher" name="q"><button>Filtrer</button></form>`;

describe("a browser without scripts", () => {
  it("sends what the document holds, with the button that was pressed, to where the form names", async () => {
    const { page, sent, bodyOf } = documentOf(FORM);
    await page.form("Envoyer").fill({ Nom: "Inès", Genre: "Deux", Note: "2 sur 5" }).submit();
    expect(sent[0]?.url.pathname).toBe("/other");
    expect([...(await bodyOf())]).toEqual([
      ["intent", "one"],
      ["name", "Inès"],
      ["kind", "b"],
      ["rating", "2"],
      ["homepage", ""],
      ["step", "next"],
    ]);
    await page.form("Plus tard").submit();
    expect(sent[1]?.url.pathname).toBe("/third");
  });

  it("sends files in parts, fields that stand elsewhere, and searches by the address", async () => {
    const { page, sent, bodyOf } = documentOf(FORM);
    await page
      .form("Joindre")
      .fill({ Fichier: new File(["un"], "un.txt"), Texte: "a\nb" })
      .submit();
    const body = await bodyOf();
    expect([sent[0]?.url.search, body.get("text"), (body.get("file") as File).name]).toEqual([
      "?x=1",
      "a\r\nb",
      "un.txt",
    ]);
    await page.form("Filtrer").fill({ Chercher: "é" }).submit();
    expect(sent[1]?.url.href).toBe("http://localhost:3000/search?q=%C3%A9");
  });

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

  it("knows nothing of what a script would add", () => {
    const { page } = documentOf(
      `<form method="post"><button>Envoyer</button></form>
       <script>document.forms[0].innerHTML += '<label>Nom <input name="name"></label>'</script>`,
    );
    expect(() => page.form("Envoyer").fill({ Nom: "Inès" })).toThrow("No field 'Nom'");
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

describe("on the site", () => {
  beforeEach(resetDatabase);

  it("reads what is refused and kept, follows to what is answered, and keeps cookies", async () => {
    const visitor = browserWithoutScripts();
    const page = await visitor.open("/contact");
    const typed = { Nom: "Salma", Message: "Bonjour" };
    const refused = await page.form("Envoyer le message").fill(typed).submit();
    expect(refused).toRefuse({ "E-mail": /l'e-mail est requis/i });
    expect(refused).toKeep(typed);
    const sent = await refused.form("Envoyer le message").fill({ "E-mail": "salma@exemple.ma" }).submit();
    expect(sent).toShow("Message envoyé !");
    expect((await visitor.open("/contact")).words).not.toContain("Message envoyé !");
  });
});
