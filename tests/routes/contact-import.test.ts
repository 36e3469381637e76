import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { findKnown } from "~/features/inquiries/import/check-table.server";
import type { ContactRow } from "~/features/inquiries/import/schema.server";
import { action } from "~/routes/admin.$kind_.import/route";
import { db } from "~/server/db/db.server";
import { isAll } from "../support/all";
import { flashOf } from "../support/answers";
import { cookie, openOffice } from "../support/office";
import { makePerson } from "../support/people";
import { formOf } from "../support/post-form";
import { postArgs } from "../support/requests";

interface Shown {
  line: number;
  title: string;
  state: string;
  reasons: string[];
  details: string;
}

interface Answer {
  data: {
    sentence: string | null;
    view: {
      text: string;
      problem: { field: string; sentence: string } | null;
      mapping: Record<string, number>;
      counts: Record<string, number>;
      lines: Shown[];
    } | null;
  };
}

const STAMP = "0b0a7a52-93d1-4a4e-9e5e-3d6c1f6f8a11";

beforeEach(openOffice);

type Content = string | Uint8Array<ArrayBuffer>;

type Kind = "inquiries" | "clients";

function post(kind: Kind, fields: Record<string, string | File>) {
  return action(postArgs(`/admin/${kind}/import`, formOf(fields), { cookie, params: { kind } }));
}

async function read(content: Content, kind: Kind = "inquiries"): Promise<Answer["data"]> {
  const file = new File([content], "salon.csv");
  return ((await post(kind, { intent: "read", file, pasted: "" })) as unknown as Answer).data;
}

const store = (csv: string, fields: Record<string, string> = {}, kind: Kind = "inquiries") =>
  post(kind, { intent: "store", stamp: STAMP, source: "salon.csv", csv, map_name: "0", map_email: "1", ...fields });

describe("the dry run of a table", () => {
  it.each([
    ["tabulators", "NOM\tMail\tGSM\nNadia\tnadia@riad.example\t06 61 23 45 67"],
    ["a byte order mark", "\uFEFFNom;Courriel;Portable\nNadia;nadia@riad.example;+212661234567"],
    ["quotes and line breaks within", '"Nom","E-mail","Tel"\n"Nadia","nadia@riad.example","06 61\n23 45 67"'],
    ["what our own export guards", "nom;email;tel\nNadia;nadia@riad.example;'0661234567"],
  ])("reads %s", async (_name, csv) => {
    const { view } = await read(csv);
    expect(view?.mapping).toEqual({ name: 0, email: 1, phone: 2 });
    expect(view?.lines).toMatchObject([
      { state: "ready", title: "Nadia", details: "nadia@riad.example, +212661234567" },
    ]);
    expect(await db.contactInquiry.count()).toBe(0);
  });

  it("says of each line what is wrong, by the line of the spreadsheet", async () => {
    const long = "x".repeat(300);
    const lines = ["Nom;E-mail;Téléphone", ";a@riad.example;", `${long};b@riad.example;`, "=1+1;c@riad.example;"];
    const csv = [...lines, "", "Sans adresse;;", "Omar;omar@;", "Lina;;12", "Bien;bien@riad.example;"].join("\r\n");
    const { view } = await read(csv);
    expect(view?.lines.map(({ line, reasons }) => [line, ...reasons])).toEqual([
      [2, "Le nom est requis"],
      [3, "Le nom ne peut pas dépasser 100 caractères"],
      [4, "Le nom commence comme une formule de tableur"],
      [6, "L’e-mail est requis, ou bien le téléphone"],
      [7, expect.stringContaining("L’adresse e-mail n’est pas complète")],
      [8, expect.stringContaining("Le numéro n’est pas complet")],
      [9],
    ]);
    expect(view?.counts).toEqual({ ready: 1, duplicate: 0, wrong: 6 });
  });

  it("shows duplicates by e-mail and telephone: of a lead, of an account, of another line", async () => {
    await makePerson("client", "compte@riad.example");
    await db.contactInquiry.create({
      data: { name: "Ali", email: "ali@riad.example", phone: "+212661000001", message: "x" },
    });
    const rows = ["nom;email;telephone", "Ali;ALI@riad.example;", "Ali aussi;;06 61 00 00 01"];
    rows.push("Compte;compte@riad.example;", "Neuve;neuve@riad.example;", "Neuve encore;neuve@riad.example;");
    const csv = rows.join("\n");
    const { lines = [] } = (await read(csv)).view ?? {};
    expect(lines.map(({ line, state }) => `${line} ${state}`).sort()).toEqual([
      ...["2 duplicate", "3 duplicate", "4 duplicate", "5 ready", "6 duplicate"],
    ]);
    expect(lines.flatMap(({ reasons }) => reasons)).toEqual([
      "Demande de Ali",
      "Demande de Ali",
      "Compte de compte",
      "Comme la ligne 5",
    ]);
  });

  it("knows a lead whose address and telephone were kept in another writing", async () => {
    const kept = { name: "Lina", email: "Lina@Riad.example", phone: "06 61 00 00 09", message: "Bonjour" };
    const { id } = await db.contactInquiry.create({ data: kept });
    const known = await findKnown("inquiries", [{ email: "lina@riad.example", phone: "+212661000009" } as ContactRow]);
    const lead = { label: "Demande de Lina", to: `/admin/inquiries/${id}` };
    expect(Object.fromEntries(known)).toEqual({ "lina@riad.example": lead, "+212661000009": lead });
  });

  it("asks which column is what where no heading says it, and reads it anew", async () => {
    const csv = "A;B\nNadia;nadia@riad.example";
    const first = await read(csv);
    const problem = { field: "name", sentence: "Dites quelle colonne est le nom." };
    expect([first.view?.problem, first.view?.lines]).toEqual([problem, []]);
    const again = await post("inquiries", {
      ...{ intent: "map", stamp: STAMP, source: "salon.csv", csv, map_name: "0", map_email: "1", map_phone: "" },
    });
    expect((again as unknown as Answer).data.view?.counts.ready).toBe(1);
  });

  it.each([
    ["nothing at all", "", "Ce tableau est vide"],
    ["headings alone", "Nom;E-mail\n", "Ce tableau est vide"],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), "n’est pas un CSV lisible"],
    ["a quote that is not closed", 'Nom;E-mail\n"Nadia;nadia@riad.example', "Un guillemet n’est pas refermé"],
    ["too many lines", `nom;email\n${"a;a@b.ma\n".repeat(10_001)}`, "plus de 10"],
    ["too many columns", `${"c;".repeat(220)}\nx`, "200 au plus"],
    ["too many bytes", `nom;email\n${"x".repeat(4 * 1024 * 1024)}`, "dépasse 4"],
  ])("refuses %s in words", async (_name, content, words) => {
    const { view, sentence } = await read(content as Content);
    expect([view, sentence]).toEqual([null, expect.stringContaining(words)]);
  });

  it("takes no table that the page has not written", async () => {
    const sent = post("inquiries", { intent: "store", stamp: "x", source: "", csv: "" });
    await expect(sent).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe("a table of another program", () => {
  const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/tables/${name}`));
  const lines = ({ view }: Answer["data"]) => view?.lines.map(({ title, state, details }) => [title, state, details]);

  it.each(["01-sep.csv", "02-sep-1252.csv", "08-title-row.csv"])("%s is read", async (name) => {
    expect(lines(await read(fixture(name)))).toEqual([
      ["Amélie Ouazzani", "ready", "qa.amelie1@example.com, +212661234567, Société Générée"],
      ["Youssef Ben", "ready", "qa.youssef1@example.com, +212661234568, Œuvre & Cie"],
    ]);
  });

  it("keeps both names, telephone and company, of contacts and of clients", async () => {
    const [first] = lines(await read(fixture("20-hubspot.csv"))) ?? [];
    expect(first).toEqual(["Amélie Ouazzani", "ready", "qa.h1@example.com, +212661234561, Société A"]);
    expect(lines(await read(fixture("25-clients-hubspot.csv"), "clients"))).toEqual([
      ["Amélie Ouazzani", "ready", "qa.k1@example.com, A"],
    ]);
    const csv = "first name,last name,email,phone\nAmélie,Ouazzani,qa@example.com,661234567";
    const places = { map_name: "", map_first_name: "0", map_last_name: "1", map_email: "2", map_phone: "3" };
    await store(csv, places, "clients");
    expect(await db.profile.findFirst({ where: { phone: "+212661234567" } })).toMatchObject({
      full_name: "Amélie Ouazzani",
    });
  });

  it("names the columns that are not used, and what stands above the headings", async () => {
    const { view } = await read("Salon 2026\n\nNom;E-mail;Ville;Vide\nNadia;nadia@riad.example;Fès;");
    expect(view).toMatchObject({ unusedColumns: ["Ville"], rowsAbove: ["Salon 2026"], counts: { ready: 1 } });
    expect(view?.lines[0]?.line).toBe(4);
  });

  it("takes its numbers for those of the country that was chosen", async () => {
    const file = new File(["Nom;Tel\nAna;612345678"], "t.csv");
    const answer = await post("inquiries", { intent: "read", file, pasted: "", country: "ES" });
    expect((answer as unknown as Answer).data.view?.lines[0]?.details).toBe("+34612345678");
  });

  it.each([{ country: "XX" }, { map_email: "-1" }, { map_phone: "x" }] as Record<string, string>[])(
    "is not read by what the page does not offer: %j",
    async (fields) => {
      const refused = store("Nom;E-mail\nAna;ana@b.ma", fields);
      await expect(refused).rejects.toMatchObject({ init: { status: 400 } });
      expect(await db.contactInquiry.count()).toBe(0);
    },
  );
});

describe("importing", () => {
  const CSV = "nom;email\nNadia;nadia@riad.example\n;faux@riad.example\nOmar;omar@riad.example";

  it("stores leads once, however often the form is sent, without a letter", async () => {
    const answers = await Promise.all([store(CSV), store(CSV)]);
    await store(CSV);
    expect((await flashOf(answers[0]))?.description).toContain("1 ligne en erreur laissée de côté");
    const leads = await db.contactInquiry.findMany({ orderBy: { name: "asc" }, include: { events: true } });
    const imported = { channel: "import", status: "new", events: { length: 1 } };
    expect(leads).toMatchObject(["Nadia", "Omar"].map((name) => ({ name, ...imported })));
    expect(await db.mailMessage.count()).toBe(0);
    expect(await db.auditEntry.findMany({ where: { action: "imported" } })).toMatchObject([{ details: { count: 2 } }]);
  });

  it("leaves duplicates aside unless they are chosen", async () => {
    await store(CSV);
    const second = "nom;email\nNadia B;nadia@riad.example\nLina;lina@riad.example";
    const stamp = crypto.randomUUID();
    const answer = await store(second, { stamp });
    expect((await flashOf(answer))?.description).toBe("1 demande importée, 1 doublon laissé de côté.");
    await store(second, { stamp, with_duplicates: "on" });
    expect(await db.contactInquiry.count({ where: { email: "nadia@riad.example" } })).toBe(2);
  });

  it("says when nothing of a table can be stored", async () => {
    const { data } = (await store("nom;email\n;x\n;y")) as unknown as Answer;
    expect([data.sentence, data.view?.counts.wrong]).toEqual(["Aucune ligne de ce tableau ne peut être importée.", 2]);
  });

  it("stores clients without a password, and none whose address has an account", async () => {
    await makePerson("client", "omar@riad.example");
    const answer = await store(`${CSV}\nSans adresse;`, {}, "clients");
    expect((await flashOf(answer))?.description).toBe(
      "1 client importé, 1 doublon laissé de côté, 2 lignes en erreur laissées de côté.",
    );
    const nadia = await db.credential.findUniqueOrThrow({
      where: { email: "nadia@riad.example" },
      include: { profile: true },
    });
    expect(nadia).toMatchObject({
      password_hash: null,
      email_verified_at: null,
      profile: { full_name: "Nadia", role: "client" },
    });
    expect([await db.mailMessage.count(), await db.profile.count({ where: { credential: null } })]).toEqual([0, 0]);
  });

  it.runIf(isAll)(
    "stores ten thousand",
    async () => {
      const rows = Array.from({ length: 10_000 }, (_, row) => `Contact ${row};contact-${row}@riad.example`);
      await store(["nom;email", ...rows].join("\n"));
      expect(await db.contactInquiry.count()).toBe(10_000);
    },
    120_000,
  );
});
