import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, describe, expect, it } from "vitest";
import { loader as blogExport } from "~/routes/admin.blog_.export/route";
import { loader as clientExport } from "~/routes/admin.clients_.export/route";
import { loader as emailExport } from "~/routes/admin.email_.export/route";
import { loader as inquiryExport } from "~/routes/admin.inquiries_.export/route";
import { loader as projectExport } from "~/routes/admin.projects_.export/route";
import { loader as seoExport } from "~/routes/admin.seo_.export/route";
import { loader as serviceExport } from "~/routes/admin.services_.export/route";
import { loader as testimonialExport } from "~/routes/admin.testimonials_.export/route";
import { db } from "~/server/db/db.server";
import { cookie, openOffice } from "../support/office";
import { makePerson } from "../support/people";
import { makePost } from "../support/posts";
import { getArgs } from "../support/requests";

type Loader = (args: LoaderFunctionArgs) => Promise<Response>;

let clientId: string;

beforeEach(async () => {
  await openOffice();
  clientId = (await makePerson("client", "khadija@riad.example")).id;
});

const EXPORTS: [string, string, Loader][] = [
  ["inquiries", "demandes", inquiryExport],
  ["testimonials", "avis", testimonialExport],
  ["projects", "projets", projectExport],
  ["clients", "clients", clientExport],
  ["services", "services", serviceExport],
  ["email", "messages", emailExport],
  ["blog", "articles", blogExport],
  ["seo", "seo", seoExport],
];

async function linesOf(loader: Loader, query = ""): Promise<string[]> {
  const answer = await loader(getArgs(`/admin/any/export${query}`, { cookie }));
  const text = Buffer.from(await answer.arrayBuffer()).toString("utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  return text.slice(1).split("\r\n").slice(0, -1);
}

describe.each(EXPORTS)("the table of %s", (_, name, loader) => {
  it("is a file with its headings though the list is empty of what is asked", async () => {
    const answer = await loader(getArgs("/admin/any/export?q=introuvable", { cookie }));
    expect(answer.headers.get("Content-Disposition")).toMatch(
      new RegExp(`^attachment; filename="${name}-\\d{4}-\\d\\d-\\d\\d.csv"$`),
    );
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await linesOf(loader, "?q=introuvable")).toHaveLength(1);
  });
});

describe("what a table holds", () => {
  it("is what the filter shows, in its order, over all pages, and nothing a spreadsheet would reckon", async () => {
    const row = { email: "a@riad.example", created_at: new Date("2025-11-21T08:12:00Z") };
    await db.contactInquiry.createMany({
      data: [
        { ...row, name: "Zoé", message: "=1+1", phone: "+212 6", status: "qualified" },
        {
          ...{ ...row, name: "Émile", message: 'Un "devis";\nvite', phone: "0612345678", status: "qualified" as const },
          ...{ channel: "phone" as const, next_action: "Rappeler", next_action_at: new Date("2025-11-24T09:00:00Z") },
        },
        { ...row, name: "Adam", message: "Autre statut" },
        { ...row, name: "Robot", message: "Indésirable", status: "qualified", is_spam: true },
      ],
    });
    expect(await linesOf(inquiryExport, "?status=qualified&sort=name&page=7")).toEqual([
      "Reçue le;Nom;E-mail;Téléphone;Entreprise;Service;Budget;Statut;Indésirable;Canal;Responsable;Prochaine action;Prévue le;Réponse due le;Première réponse le;Raison de la perte;Message",
      `21/11/2025 09:12;Émile;a@riad.example;06 12 34 56 78;;;;Qualifié;non;Téléphone;;Rappeler;24/11/2025 10:00;;;;"Un ""devis"";\nvite"`,
      "21/11/2025 09:12;Zoé;a@riad.example;'+212 6;;;;Qualifié;non;Formulaire;;;;;;;'=1+1",
    ]);
    expect(await linesOf(inquiryExport, "?q=EMILE")).toHaveLength(2);
  });

  it("has all rows of a long list once, in its order", async () => {
    await db.$executeRaw`
      INSERT INTO contact_inquiries (name, email, message, created_at)
      SELECT 'N° ' || i, 'a@riad.example', 'Bonjour', timestamptz '2026-01-01 00:00Z' + i * interval '1 minute'
      FROM generate_series(1, 1203) AS i`;
    const names = (await linesOf(inquiryExport, "?sort=oldest")).slice(1).map((line) => line.split(";")[1]);
    expect(names).toEqual(Array.from({ length: 1203 }, (_, i) => `N° ${i + 1}`));
  });

  it("has money with a comma and dates in figures", async () => {
    const created_at = new Date("2025-11-21T08:12:00Z");
    const deadline = new Date("2027-03-31T00:00:00Z");
    const data = { title: "Site", budget: 12500.5, deadline, client_id: clientId, created_at };
    await db.project.create({ data: { ...data, service_category: "programming" } });
    expect((await linesOf(projectExport, `?client=${clientId}`))[1]).toBe(
      "21/11/2025 09:12;Site;khadija;khadija@riad.example;Programmation & Technologie;En attente;12500,5;31/03/2027;",
    );
    expect((await linesOf(clientExport, "?q=KHADÏJA"))[1]).toMatch(/;khadija;khadija@riad\.example;;Invité;1;$/);
  });

  it("tells of services, reviews, messages and articles what their lists tell", async () => {
    await db.service.create({
      data: { category: "graphics", title: "Logo", features: ["Trois pistes", "Charte"], price_starting: 1500.5 },
    });
    expect((await linesOf(serviceExport, "?category=graphics"))[1]).toMatch(
      /;Logo;logo;Design & Graphisme;1500,5;1500,5;oui;Trois pistes, Charte;$/,
    );
    await db.testimonial.create({ data: { name: "Omar", content: "Très bien", rating: 4, is_published: true } });
    expect((await linesOf(testimonialExport, "?state=published"))[1]).toMatch(/;Omar;;;4;oui;non;non;Très bien$/);
    await db.mailMessage.create({
      data: { kind: "x", recipient: "a@b.example", subject: "Été", html: "", text: "", message_id: "1" },
    });
    expect((await linesOf(emailExport, "?q=ete"))[1]).toMatch(/;a@b\.example;Été;fr;Gardé;0;;$/);
    await makePost({ title: "Prix d’un logo", slug: "prix", category: "Design", tags: ["Logo", "Prix"] });
    expect((await linesOf(blogExport, "?state=published"))[1]).toMatch(
      /;Prix d’un logo;\/blog\/prix;Design;Français;Logo, Prix;Publié;/,
    );
    expect((await linesOf(seoExport))[1]).toMatch(/^Prix d’un logo;\/blog\/prix;Publié;14;.*;Titre;Meta description/);
  });
});
