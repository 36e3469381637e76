import { beforeAll, describe } from "vitest";
import { db } from "~/server/db/db.server";
import { serializeSession } from "~/server/sessions/begin-session.server";
import { browserWithoutScripts } from "../../support/browser-without-scripts";
import { openDemoAgency } from "../../support/demo-agency";
import { walkForms } from "../../support/walk-forms";
import { SITE_WORK_ROWS } from "./rows/office";

let cookies: Record<string, string>;

type Visitor = ReturnType<typeof browserWithoutScripts>;

const cookieOf = ({ cookies }: Visitor) => [...cookies].map((pair) => pair.join("=")).join("; ");

beforeAll(async () => {
  const { admin, serviceId } = await openDemoAgency();
  const { id: postId } = await db.blogPost.findFirstOrThrow({ where: { title: { startsWith: "Lire un devis" } } });
  const visitor = browserWithoutScripts({ cookie: admin });
  await typeInVain(visitor, "/admin/blog/new", ["Enregistrer", { Titre: "Une saisie" }]);
  await typeInVain(visitor, `/admin/blog/${postId}`, ["Enregistrer", { Titre: "Une saisie" }]);
  await typeInVain(visitor, `/admin/services/${serviceId}`, ["Sauvegarder", {}]);
  cookies = { admin, returning: cookieOf(visitor) };
});

/** Sends a form after its session has ended, and comes back. */
async function typeInVain(visitor: Visitor, path: string, [button, fields]: [string, Record<string, string>]) {
  const page = await visitor.open(path);
  const [name = "", ...ended] = ((await serializeSession("an-ended-session")).split(";")[0] ?? "").split("=");
  const session = visitor.cookies.get(name) ?? "";
  visitor.cookies.set(name, ended.join("="));
  await page.form(button).fill(fields).submit({ lifted: true });
  visitor.cookies.set(name, session);
}

describe("without scripts, the office sends", () => walkForms(SITE_WORK_ROWS, "admin", () => ({ cookies })));
