import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countFigures } from "~/features/settings/count-figures.server";
import { DEFAULT_SITE, readSite, rememberSite } from "~/features/settings/queries.server";
import { action } from "~/routes/admin.settings/route";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { postArgs, signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";

let cookie: string;

beforeEach(async () => {
  await resetDatabase();
  rememberSite(DEFAULT_SITE);
  cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
});
afterEach(() => rememberSite(DEFAULT_SITE));

const save = (fields: Record<string, string>) =>
  action(postArgs("/admin/settings", { intent: "agency", ...fields }, { cookie }));
const wordsOf = async (path: string) => (await showPage(path)).words;

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
    await save({ figure_projects_since: "2016", figure_projects_counts: "un projet compte une fois remis" });
    expect(await wordsOf("/")).toContain("Projets livrés depuis 2016 : un projet compte une fois remis");
    expect(await wordsOf("/maroc")).toContain("depuis 2016 : un projet compte une fois remis");
    const spanish = await wordsOf("/espana");
    expect(spanish).toContain("Proyectos entregados desde 2016");
    expect(spanish).not.toContain("une fois remis");
    expect(await wordsOf("/saudi-arabia")).toContain("منذ 2016");
  });

  it("says a year that all figures share once", async () => {
    const names = ["projects", "clients", "experts", "companies"];
    await save({
      ...Object.fromEntries(names.map((name) => [`figure_${name}_since`, "2016"])),
      figure_experts_counts: "salariés",
    });
    const words = await wordsOf("/");
    expect(words).toContain("Depuis 2016. Experts : salariés.");
    expect(words.match(/2016/g)).toHaveLength(1);
    expect(await wordsOf("/saudi-arabia")).toContain("منذ 2016.");
  });

  it("is counted where the owner says so, and then reads as it is, wherever it stands", async () => {
    await makeProjects();
    expect(await countFigures()).toEqual({ projects: 3, clients: 3, companies: 2, experts: 0 });
    await save({ figure_projects_source: "counted", figure_companies_source: "counted", figure_clients: "40" });
    const words = await wordsOf("/");
    expect(words).toContain("Projets livrés (comptés par ce site)");
    expect(words).toContain("2 entreprises, et pas deux dessins pareils");
    expect(words).not.toContain("500+");
    expect(words).toContain("40+");
    expect(await wordsOf("/about")).toContain("3 projets en sont sortis");
    expect(await wordsOf("/espana")).not.toContain("+500");
    await db.project.updateMany({ data: { status: "completed" } });
    expect((await readSite()).figures.projects).toBe(6);
  });

  it("stands as it is claimed while there is too little to count", async () => {
    await save({ figure_experts_source: "counted", figure_experts: "12" });
    expect((await readSite()).figures).toMatchObject({ experts: 12 });
    expect(await wordsOf("/")).not.toContain("comptés par ce site");
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
