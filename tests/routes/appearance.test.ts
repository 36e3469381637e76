import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { verifyEmail } from "~/features/accounts/emails";
import { renderEmail } from "~/features/mail/render-email";
import { countFigures, getSite, readSite } from "~/features/settings/queries.server";
import { loader as rootLoader } from "~/root";
import { loader as home } from "~/routes/_site._index/route";
import { loader as about } from "~/routes/_site.about/route";
import { loader as colours } from "~/routes/couleurs[.]css/route";
import { loader as brand } from "~/routes/marque.$file/route";
import { db } from "~/server/db/db.server";
import { HOME_SECTIONS } from "~/site/appearance";
import { errorsOf } from "../support/answers";
import { withoutDatabase } from "../support/database";
import { cookie, openOffice, sendForm } from "../support/office";
import { makePerson } from "../support/people";
import { plainPicture } from "../support/pictures";
import { formOf } from "../support/post-form";
import { makePost } from "../support/posts";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

beforeEach(openOffice);

const HERE = "/admin/settings/apparence";
const save = (fields: Record<string, string>) => sendForm(HERE, fields);

const upload = (files: Record<string, File | string>) => sendForm(HERE, formOf({ intent: "files", ...files }));

const SVG =
  '<svg viewBox="0 0 120 40" onload="alert(1)"><rect width="120" height="40" fill="#c00"/><script>1</script></svg>';
const fileOf = (path: string) => brand({ ...getArgs(path), params: { file: path.replace("/marque/", "") } });
const png = async (width: number, height: number) => new Uint8Array(await plainPicture("png", width, height));

describe("the announcement", () => {
  it("stands above each page of its language, with its link, until it is emptied", async () => {
    const words = { announcement_fr: "Fermé le 30", announcement_ar: "مغلق", announcement_url: "/contact" };
    expect(await save({ intent: "announcement", ...words })).toRedirect(`${HERE}#annonce`);
    for (const path of ["/", "/blog", "/auth"]) expect((await showPage(path)).words).toContain("Fermé le 30");
    expect((await showPage("/saudi-arabia")).html).toMatch(/class="announcement[^>]*>.*?href="\/contact"[^>]*>مغلق/s);
    expect((await showPage("/espana")).html).not.toContain('class="announcement');
    await save({ intent: "announcement" });
    expect((await showPage("/")).html).not.toContain('class="announcement');
  });
});

describe("the colours of the trades", () => {
  it("stand in a sheet that pages ask for once one is set", async () => {
    const sheet = async () => (await rootLoader(getArgs("/"))).data.site.appearance.accentSheet;
    expect(await sheet()).toBeNull();
    await save({ intent: "accents", accent_content_day: "#4a3000" });
    expect(await (await colours()).text()).toContain(
      ".cat-content{--cat:var(--day, #4a3000) var(--night, #f4b63f);--cat-t:var(--day, #4a3000) var(--night, #f4b63f)",
    );
    const first = await sheet();
    expect(first).toMatch(/^\/couleurs\.css\?v=\w+$/);
    await save({ intent: "accents", accent_content_day: "#4a3000", accent_content_night: "#ffe08a" });
    expect(await sheet()).not.toBe(first);
    await save({ intent: "accents" });
    expect(await sheet()).toBeNull();
  });
});

describe("the parts of the home page", () => {
  const step = (name: string, to: string) => save({ intent: "section", name, step: to });
  const sections = async () => (await getSite()).appearance.sections;

  it("are moved, hidden and shown again, and no row is left of the usual order", async () => {
    expect(await sections()).toEqual(HOME_SECTIONS);
    await step("cases", "up");
    await step("cases", "up");
    await step("scene", "hide");
    expect((await sections()).slice(0, 2)).toEqual(["cases", "services"]);
    const { html } = await showPage("/");
    expect(html).not.toContain("Pavage octogonal");
    await step("scene", "show");
    await step("cases", "down");
    expect(await sections()).toEqual(HOME_SECTIONS);
    expect(await db.siteSetting.count()).toBe(0);
    await expect(step("hero", "hide")).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe("the files of the brand", () => {
  it("a drawn logo is sanitised and stands on pages in both themes and, as a picture, in letters", async () => {
    const logo_night = new File([SVG], "logo.svg", { type: "image/svg+xml" });
    expect(await upload({ logo_night })).toRedirect(`${HERE}#marque`);
    const site = await getSite();
    const logo = site.appearance.logo!;
    expect(logo.day).toBe(logo.night);
    const drawing = await (await fileOf(logo.night)).text();
    expect(drawing).toContain("<rect");
    expect(drawing).not.toMatch(/script|onload/);
    expect((await showPage("/")).html).toContain(`src="${logo.night}"`);
    const reader = { recipient: "a@b.example", fullName: "Nadia", language: "fr" } as const;
    const letter = verifyEmail({ ...reader, token: "x", isNeeded: true });
    expect(renderEmail(letter, site).html).toContain(`${site.siteUrl}${logo.letter}" alt="Zellige"`);
    const drawn = await sharp(Buffer.from(await (await fileOf(logo.letter)).arrayBuffer())).metadata();
    expect([drawn.format, drawn.height]).toEqual(["png", 128]);
    const logo_day = new File([await png(900, 300)], "jour.png");
    await upload({ logo_day });
    expect((await getSite()).appearance.logo).toMatchObject({
      night: logo.night,
      day: expect.stringMatching(/\.png$/),
    });
    await upload({ logo_day_remove: "on", logo_night_remove: "on" });
    expect((await getSite()).appearance.logo).toBeNull();
  });

  it("a share picture is cut to the size of one", async () => {
    await upload({ share_picture: new File([await png(1600, 900)], "partage.png") });
    const path = (await getSite()).appearance.sharePicture!;
    const { width, height } = await sharp(Buffer.from(await (await fileOf(path)).arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it("what is no picture, or too large, is refused under its field and nothing is stored", async () => {
    const files = {
      logo_night: new File(["<p>Bonjour</p>"], "logo.svg"),
      logo_day: new File([`<svg viewBox="0 0 1 1">${" ".repeat(100_001)}</svg>`], "logo.svg"),
      share_picture: new File(["texte"], "a.png"),
    };
    expect(await errorsOf(upload(files))).toEqual({
      logo_night: ["Un logo est un fichier SVG ou PNG"],
      logo_day: ["100 Ko au plus pour un SVG, 2 Mo pour un PNG"],
      share_picture: ["Une image PNG, JPEG, WebP ou AVIF"],
    });
    expect(await db.siteSetting.count()).toBe(0);
    for (const file of ["/marque/x.svg", `/marque/${"0".repeat(32)}.png`, `/marque/${"0".repeat(32)}.js`]) {
      expect((await fileOf(file)).status).toBe(404);
    }
  });
});

const saveFigures = (fields: Record<string, string>) => sendForm("/admin/settings", { intent: "agency", ...fields });
const wordsAt = async (path: string) => (await showPage(path)).words;

/** Finished projects of two clients of one company, one of another, and one that goes on. */
async function makeProjects() {
  for (const [email, company] of [
    ["omar@tazi.example", "Tazi Frères"],
    ["ali@tazi.example", "tazi frères "],
    ["nadia@four.example", "Four Nadia"],
  ] as const) {
    const { id } = await makePerson("client", email);
    await db.profile.update({ where: { id }, data: { company } });
    await db.project.create({ data: { title: "Site", client_id: id, status: "completed" } });
    await db.project.create({ data: { title: "Suite", client_id: id, status: "in_progress" } });
  }
}

describe("a figure of the home page", () => {
  it("says nothing more than itself while nothing is set", async () => {
    const { html } = await showPage("/");
    expect(html).toContain("500+");
    expect(html).not.toContain("figure-notes");
  });

  it("says since when it counts in every language, and in French what", async () => {
    await saveFigures({ figure_projects_since: "2016", figure_projects_counts: "un projet compte une fois remis" });
    expect(await wordsAt("/")).toContain("Projets livrés depuis 2016 : un projet compte une fois remis");
    expect(await wordsAt("/maroc")).toContain("depuis 2016 : un projet compte une fois remis");
    const spanish = await wordsAt("/espana");
    expect(spanish).toContain("Proyectos entregados desde 2016");
    expect(spanish).not.toContain("une fois remis");
    expect(await wordsAt("/saudi-arabia")).toContain("منذ 2016");
  });

  it("says a year that all figures share once", async () => {
    const names = ["projects", "clients", "experts", "companies"];
    await saveFigures({
      ...Object.fromEntries(names.map((name) => [`figure_${name}_since`, "2016"])),
      figure_experts_counts: "salariés",
    });
    const words = await wordsAt("/");
    expect(words).toContain("Depuis 2016. Experts : salariés.");
    expect(words.match(/2016/g)).toHaveLength(1);
    expect(await wordsAt("/saudi-arabia")).toContain("منذ 2016.");
  });

  it("is counted where the owner says so, and then reads as it is, wherever it stands", async () => {
    await makeProjects();
    expect(await countFigures()).toEqual({ projects: 3, clients: 3, companies: 2, experts: 0 });
    await saveFigures({ figure_projects_source: "counted", figure_companies_source: "counted", figure_clients: "40" });
    const words = await wordsAt("/");
    expect(words).toContain("Projets livrés (comptés par ce site)");
    expect(words).toContain("2 entreprises, et pas deux dessins pareils");
    expect(words).not.toContain("500+");
    expect(words).toContain("40+");
    expect(await wordsAt("/about")).toContain("3 projets en sont sortis");
    expect(await wordsAt("/espana")).not.toContain("+500");
    await db.project.updateMany({ data: { status: "completed" } });
    expect((await readSite()).figures.projects).toBe(6);
  });

  it("stands as it is claimed while there is too little to count", async () => {
    await saveFigures({ figure_experts_source: "counted", figure_experts: "12" });
    expect((await readSite()).figures).toMatchObject({ experts: 12 });
    expect(await wordsAt("/")).not.toContain("comptés par ce site");
  });

  it.each(["16", "2999", "jamais"])("refuses %j as its year, and loses nothing", async (figure_projects_since) => {
    const fields = { intent: "agency", figure_projects_since, figure_projects_counts: "remis" };
    const { html, words } = await showPage("/admin/settings", { cookie, fields });
    expect(words).toContain("Une année passée de quatre chiffres");
    expect(html).toContain('value="remis"');
    expect(await db.siteSetting.count()).toBe(0);
  });

  it("has in its settings what it counts today, and what is still to be said", async () => {
    await makeProjects();
    const { words } = await showPage("/admin/settings", { cookie });
    expect(words).toContain("Compté par le site (3 aujourd'hui)");
    expect(words).toMatch(/Il manque encore : Projets livrés : depuis l'année/);
  });
});

const TEAM = "/admin/settings/equipe";
const FORM = { intent: "member", name: "Zineb Filali", role: "Direction artistique", about: "Dessine.", quote: "" };

const add = (fields: Record<string, string>) => sendForm(`${TEAM}/new`, { ...FORM, ...fields });
const editWith = (id: string, fields: Record<string, string>) => sendForm(`${TEAM}/${id}`, { ...FORM, ...fields });
const move = (id: string, direction: string) => sendForm(TEAM, { intent: "move", id, direction });
const named = async () => (await about()).members.map(({ name }) => name);
const idOf = async (name: string) => (await db.teamMember.findFirstOrThrow({ where: { name } })).id;

describe("the team", () => {
  it("is edited and ordered in the office, and /about shows it at once", async () => {
    expect((await showPage("/about")).words).not.toContain("Voici ceux à qui vous parlerez");
    expect(await add({ languages: "es" })).toRedirect(TEAM);
    await add({ name: "Hamza Benjelloun", role: "Technique" });
    await add({ name: "Hamza Benjelloun", role: "Technique" });
    expect(await named()).toEqual(["Zineb Filali", "Hamza Benjelloun"]);
    await move(await idOf("Hamza Benjelloun"), "up");
    await move(await idOf("Hamza Benjelloun"), "up");
    expect(await named()).toEqual(["Hamza Benjelloun", "Zineb Filali"]);
    const { html, words } = await showPage("/about");
    expect(words).toContain("Parle espagnol.");
    expect(html).toContain('"jobTitle":"Direction artistique"');
    expect(html).toMatch(/aria-hidden="true">ZF</);
    const id = await idOf("Hamza Benjelloun");
    expect(await sendForm(`${TEAM}/${id}/delete`, {})).toRedirect(TEAM);
    expect(await named()).toEqual(["Zineb Filali"]);
    expect(await db.auditEntry.count({ where: { target_kind: "team-member" } })).toBe(4);
  });

  it("refuses what is not complete, and keeps what was typed", async () => {
    const fields = { ...FORM, name: " ", role: "", image_url: "javascript:alert(1)", languages: "xx" };
    const { html } = await showPage(`${TEAM}/new`, { cookie, fields });
    for (const sentence of ["Le nom est requis", "Le rôle est requis", "Langue inconnue", "commence par https://"]) {
      expect(html).toContain(sentence);
    }
    expect(html).toContain("Dessine.");
    expect(await db.teamMember.count()).toBe(0);
  });

  it("is saved over another's change only once one has read of it", async () => {
    await add({});
    const id = await idOf("Zineb Filali");
    await editWith(id, { role: "Direction", version: "1" });
    const late = await editWith(id, { role: "Images", version: "1" });
    expect(late).toMatchObject({ data: { newerVersion: 2 }, init: { status: 409 } });
    expect(await editWith(id, { role: "Images", version: "1", overwrite: "2" })).toRedirect(TEAM);
    expect((await db.teamMember.findUniqueOrThrow({ where: { id } })).role).toBe("Images");
  });

  it("is not changed once somebody is gone, and moves nobody by a wrong form", async () => {
    const gone = crypto.randomUUID();
    await expect(editWith(gone, {})).rejects.toMatchObject({ init: { status: 404 } });
    await expect(move(gone, "sideways")).rejects.toMatchObject({ init: { status: 400 } });
  });

  it("is left out of its page while the database is down", async () => {
    await add({});
    expect(await withoutDatabase(async () => (await about()).members)).toEqual([]);
  });
});

describe("who is quoted and who signs", () => {
  it("the first with a quotation is quoted on the home page, in paragraphs, and nobody is invented", async () => {
    expect((await home(getArgs("/"))).founder).toBeNull();
    await add({});
    await add({ name: "Sara Alaoui", role: "Projets", quote: "Un.\n\nDeux." });
    expect((await home(getArgs("/"))).founder).toMatchObject({ name: "Sara Alaoui", paragraphs: ["Un.", "Deux."] });
  });

  it("an article is signed by somebody of the team, and by its account once they are gone", async () => {
    await add({});
    const signed_by_id = await idOf("Zineb Filali");
    const { id, slug } = await makePost({ signed_by: { connect: { id: signed_by_id } } });
    const { html, words } = await showPage(`/blog/${slug}`);
    expect(words).toContain("Écrit par");
    expect(html).toContain('href="/about#zineb-filali"');
    expect(html).toContain('"@id":"http://localhost:3000/about#zineb-filali"');
    expect((await showPage(`/admin/blog/${id}`, { cookie })).html).toMatch(
      new RegExp(`<option[^>]*value="${signed_by_id}"[^>]*selected|selected[^>]*value="${signed_by_id}"`),
    );
    await sendForm(`${TEAM}/${signed_by_id}/delete`, {});
    expect((await showPage(`/blog/${slug}`)).words).not.toContain("Zineb Filali");
  });
});
