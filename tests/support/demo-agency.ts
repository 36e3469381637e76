import { expect } from "vitest";
import { db } from "~/server/db/db.server";
import { seedDemo } from "../../prisma/seed/seed";
import { makeDatedRules } from "./billing";
import { rereadSettings, resetDatabase } from "./database";
import { makePerson } from "./people";
import { signedInAs } from "./requests";
import { showPage } from "./show-page";

/** Fills the database with the demo, and answers who is signed in to it and its best described service. */
export async function openDemoAgency() {
  await resetDatabase();
  await makeDatedRules();
  const sara = await makePerson("admin", "sara@zellige.example");
  await seedDemo(db, { clientPasswordHash: "none", adminProfileId: sara.id });
  await rereadSettings();
  const khadija = await db.profile.findFirstOrThrow({ where: { full_name: "Khadija Benali" } });
  const { id: serviceId, slug: serviceSlug } = await db.service.findFirstOrThrow({
    where: { title: "Développement web" },
  });
  return { admin: await signedInAs(sara.id), client: await signedInAs(khadija.id), serviceId, serviceSlug };
}

/** Asks for a page and checks that it says all of this. */
export async function says(path: string, words: string[], cookie?: string) {
  const page = await showPage(path, { cookie });
  expect(words.filter((text) => !page.words.includes(text))).toEqual([]);
  return page;
}

/** Whether a page leads to an address. */
export const linksTo = (html: string, href: string) => html.includes(`href="${href}"`);

/** The names of the fields of a form. */
export const fieldsOf = (html: string) =>
  [...html.matchAll(/<(?:input|textarea|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name);
