import type { Page } from "@playwright/test";
import { linkInEmail } from "./emails";
import { idIn, makeBy, post, send } from "./office";
import { ADMIN } from "./people";
import { enterAs } from "./sign-in";

export const PASSWORD = "trois-oranges-amères";

/** What opens the page of a form, as the admin who has signed in or as somebody else. */
type FindPage = (page: Page) => Promise<string>;

/** What a post makes has a page, to which it leads. */
export const madeBy =
  (path: string, form: Record<string, string>, below = ""): FindPage =>
  async (page) =>
    (await makeBy(page, path, form)) + below;

/** What a list finds by a text, once a post has made it. */
export const foundIn =
  (
    list: string,
    text: string,
    { make, below = "" }: { make?: [string, Record<string, string>]; below?: string } = {},
  ) =>
  async (page: Page) => {
    if (make) await post(page, ...make);
    await page.context().clearCookies({ name: "flash" });
    return `${list}/${await idIn(page, list, text)}${below}`;
  };

/** Where the first link of a name on a page leads. */
export const linkOn =
  (path: string, name: string | RegExp): FindPage =>
  async (page) => {
    await page.goto(path);
    return (await page.getByRole("link", { name }).first().getAttribute("href")) ?? "";
  };

/** Signs in as a client whom no other test knows. */
export async function ownClient(page: Page, mark: string): Promise<{ id: string }> {
  const email = `${mark}@atlas.example`;
  await post(page, "/admin/clients/new", { intent: "invitation", full_name: "Ghita", email, language: "fr" });
  const id = await idIn(page, "/admin/clients", email);
  const link = await linkInEmail(email, "Votre espace client vous attend");
  const token = new URL(link, "http://localhost").searchParams.get("token") ?? "";
  const chosen = { intent: "choose-password", token, password: PASSWORD, password_confirmation: PASSWORD };
  await page.context().clearCookies();
  await post(page, "/auth/invitation", chosen);
  await page.context().clearCookies({ name: "flash" });
  return { id };
}

/** A page of the space of a client of one's own. */
export const asOwnClient =
  (path: string, mark: string): FindPage =>
  async (page) => {
    const { id } = await ownClient(page, mark);
    return path.replace("$id", id);
  };

/** Makes a project with a milestone, and tells its address. */
async function makeProject(page: Page, title: string, client_id = ""): Promise<string> {
  const words = { description: "Une page", service_category: "programming", status: "in_progress" };
  await post(page, "/admin/projects/new", { ...words, title, client_id });
  const path = `/admin/projects/${await idIn(page, "/admin/projects", title)}`;
  await post(page, `${path}/etapes`, { intent: "create", title: "Maquettes", due_on: "" });
  await page.context().clearCookies({ name: "flash" });
  return path;
}

/** A page of a project of one's own. */
export const ofProject =
  (below: string, title: string): FindPage =>
  async (page) =>
    (await makeProject(page, title)) + below;

/** The page on which a client of one's own decides about a milestone. */
export const toDecide =
  (mark: string): FindPage =>
  async (page) => {
    const { id } = await ownClient(page, mark);
    const client = await page.context().cookies();
    await enterAs(page, ADMIN);
    const path = await makeProject(page, mark, id);
    for (const step of ["start", "submit"]) {
      const html = await (await page.request.get(`${path}/etapes`)).text();
      const sent = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? "";
      await post(page, `${path}/etapes`, { intent: "step", step, id: sent("id"), version: sent("version") });
    }
    await page.context().clearCookies();
    await page.context().addCookies(client);
    return path.replace("/admin", "/dashboard");
  };

/** Asks for what a colleague would undo: by the button that stands in the row of a name. */
export const press = (name: string | RegExp, says: string) => (page: Page) => send(page, name, says);
