import { beforeAll, describe } from "vitest";
import { serializeSession } from "~/server/sessions/session-cookie.server";
import { browserWithoutScripts } from "../../support/browser-without-scripts";
import { openDemoAgency } from "../../support/demo-agency";
import { walkForms } from "../../support/walk-forms";
import { SITE_WORK_ROWS } from "./rows/office";

let cookies: Record<string, string>;

beforeAll(async () => {
  const { admin } = await openDemoAgency();
  cookies = { admin, returning: await typedInVain(admin) };
});

/** The cookies of an admin who was signed out while writing an article, and is back. */
async function typedInVain(admin: string): Promise<string> {
  const visitor = browserWithoutScripts({ cookie: admin });
  const page = await visitor.open("/admin/blog/new");
  const [name = "", ...ended] = ((await serializeSession("an-ended-session")).split(";")[0] ?? "").split("=");
  visitor.cookies.set(name, ended.join("="));
  await page.form("Enregistrer").fill({ Titre: "Une saisie" }).submit({ lifted: true });
  visitor.cookies.set(name, admin.slice(name.length + 1));
  return [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
}

describe("without scripts, the office sends", () => walkForms(SITE_WORK_ROWS, "admin", () => ({ cookies })));
