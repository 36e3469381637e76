import { beforeEach, describe, expect, it } from "vitest";
import { inquiryList } from "~/features/inquiries/queries/inquiries.server";
import { ownerFilter, ownersSql } from "~/features/inquiries/queries/owners.server";
import { inquiryListSchema } from "~/features/inquiries/schema/inquiry";
import { loader as list } from "~/routes/admin.inquiries/route";
import { loader as details } from "~/routes/admin.inquiries.$id/route";
import { loader as exported } from "~/routes/admin.inquiries_.export/route";
import { db } from "~/server/db/db.server";
import { countMatchesSql, listPageSql } from "~/server/db/list-page.server";
import { isAll } from "../support/all";
import { resetDatabase } from "../support/database";
import { explainAmongMany } from "../support/explain";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";
import { runStatements } from "../support/run-statements";
import { showPage } from "../support/show-page";

const HOUR_MS = 3_600_000;

let cookie: string;
let [sara, omar, former] = ["", "", ""];

beforeEach(async () => {
  await resetDatabase();
  sara = (await makePerson("admin", "sara@zellige.example")).id;
  omar = (await makePerson("admin", "omar@zellige.example")).id;
  former = (await makePerson("client", "partie@zellige.example")).id;
  await db.profile.update({ where: { id: omar }, data: { full_name: "Omar Tazi" } });
  cookie = await signedInAs(sara);
});

const open = (query: string) => list(getArgs(`/admin/inquiries${query}`, { cookie }));
const named = async (query: string) => (await open(query)).inquiries.map(({ name }) => name).sort();

/** A lead of each owner that is late, and one of Sara's that waits for nothing. */
async function fill() {
  const late = {
    status: "contacted",
    next_action: "Rappeler",
    next_action_at: new Date(Date.now() - HOUR_MS),
  } as const;
  const lead = { email: "k@riad.example", message: "Bonjour" };
  const owners = { Mienne: sara, DOmar: omar, DeLaPartie: former, Libre: null };
  const rows = Object.entries(owners).map(([name, owner_id]) => ({ ...lead, ...late, name, owner_id }));
  const closed = { ...lead, name: "Perdue", status: "rejected", owner_id: sara } as const;
  await db.contactInquiry.createMany({ data: [...rows, closed] });
}

describe("the list of inquiries of an owner", () => {
  beforeEach(fill);

  it("shows one's own, nobody's with those of who has left the team, both, or a colleague's", async () => {
    expect(await named("?responsable=moi")).toEqual(["Mienne", "Perdue"]);
    expect(await named("?responsable=personne")).toEqual(["DeLaPartie", "Libre"]);
    expect(await named("?responsable=moi-ou-personne")).toEqual(["DeLaPartie", "Libre", "Mienne", "Perdue"]);
    expect(await named(`?responsable=${omar}`)).toEqual(["DOmar"]);
    expect(await named("?responsable=quelqu-un")).toHaveLength(5);
  });

  it("goes with a status, a view and a search, and counts what each view has of it", async () => {
    expect(await named("?responsable=moi&status=rejected")).toEqual(["Perdue"]);
    expect(await named("?responsable=moi&vue=en-retard")).toEqual(["Mienne"]);
    expect(await named("?responsable=moi-ou-personne&q=libre")).toEqual(["Libre"]);
    const { waiting, matchCount } = await open("?responsable=moi-ou-personne&vue=en-retard");
    expect([waiting["en-retard"], matchCount]).toEqual([3, 3]);
  });

  it("stays in the export, beside a lead, and over pages and views", async () => {
    const csv = await (await exported(getArgs("/admin/inquiries/export?responsable=moi", { cookie }))).text();
    expect(csv).toContain("Mienne");
    expect(csv).not.toContain("Omar");
    const { id } = await db.contactInquiry.findFirstOrThrow({ where: { name: "DOmar" } });
    const only = getArgs(`/admin/inquiries/${id}?responsable=${omar}`, { cookie, params: { id } });
    expect((await details(only)).beside).toEqual({ previous: null, next: null });
    const more = { name: "Autre", email: "k@riad.example", message: "Bonjour", owner_id: sara };
    await db.contactInquiry.createMany({ data: Array.from({ length: 21 }, () => more) });
    const { html } = await showPage("/admin/inquiries?responsable=moi", { cookie });
    expect(html).toContain("/admin/inquiries?responsable=moi&amp;page=2");
    expect(html).toContain("/admin/inquiries?vue=en-retard&amp;responsable=moi");
  });

  it("is chosen by a form that works without scripts, with each of the team", async () => {
    const { html } = await showPage(`/admin/inquiries?vue=en-retard&responsable=${omar}`, { cookie });
    const select = /<select[^>]*name="responsable"[\s\S]*?<\/select>/.exec(html)?.[0] ?? "";
    for (const label of ["Tous les responsables", "À moi", "À moi ou à personne", "À personne"])
      expect(select).toContain(`>${label}</option>`);
    expect(select).toContain(`<option value="${omar}" selected="">Omar Tazi</option>`);
    expect(select).not.toContain(sara);
  });
});

describe.runIf(isAll)("among 4,000 leads", () => {
  beforeEach(async () => {
    await runStatements(
      `INSERT INTO contact_inquiries (name, email, message, created_at, owner_id)
        SELECT 'Nom ' || i, 'a' || i || '@riad.example', 'Message', now() - i * interval '1 hour',
          CASE WHEN i % 100 = 0 THEN NULL WHEN i % 50 = 1 THEN '${sara}'::uuid ELSE '${omar}'::uuid END
        FROM generate_series(1, 4000) AS i`,
      "VACUUM ANALYZE contact_inquiries",
    );
  });

  it.each([
    ["moi", "contact_inquiries_owner_created_at_idx"],
    ["personne", "contact_inquiries_unowned_idx"],
  ] as const)("those of %s come in their order and are counted to a bound by %s", async (responsable, index) => {
    const asked = inquiryListSchema.parse({ responsable });
    const found = inquiryList(asked, await ownerFilter(responsable, sara));
    const plan = await explainAmongMany(listPageSql(found, { page: 1, perPage: 20 }));
    expect(plan).toContain(index);
    expect(plan).not.toContain("Sort");
    const counted = await explainAmongMany(countMatchesSql(found));
    expect(counted).toContain(index);
    expect(counted).toContain("Limit");
  });

  it("the owners are read by a step in their index each", async () => {
    expect(await db.$queryRaw(ownersSql())).toHaveLength(2);
    expect(await explainAmongMany(ownersSql())).toContain("contact_inquiries_owner_id_idx");
  });
});
