import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { countEmails, linkInEmail } from "./support/emails";
import { hydrated } from "./support/modes";
import { post } from "./support/office";
import { ADMIN, CLIENT } from "./support/people";
import { enterAs, signIn } from "./support/sign-in";
import { test } from "./support/test";

/** A form of a public screen that hydrates, with the values to fill in. */
interface HydratedForm {
  name: string;
  path: string;
  /** The id of the form in its page. */
  id: string;
  /** By its name, what is typed into each field, in their order. */
  typed: Record<string, string>;
  /** A radio that is tapped first. */
  tapped?: string;
  button: string | RegExp;
  /** Waits for the answer. */
  isAnswered: (page: Page) => Promise<void>;
}

const says = (words: string) => (page: Page) => expect(page.locator(".flash")).toContainText(words);
const refuses = (words: string | RegExp) => (page: Page) => expect(page.locator(".error-summary")).toContainText(words);

const PASSWORD = "trois-oranges-amères";
const NEW_PASSWORDS = { password: PASSWORD, password_confirmation: `${PASSWORD}!` };
const DIFFER = "Les mots de passe ne correspondent pas";

/** Forms of pages open to all visitors. `mark` makes their values unique to the run. */
function openForms(mark: string): HydratedForm[] {
  return [
    {
      ...{ name: "a message", path: "/contact", id: "inquiry", button: "Envoyer le message" },
      typed: {
        ...{ name: "Khadija Benali", email: "khadija@riad.example", phone: "0612345678" },
        message: `Six chambres à Rabat, ${mark}`,
      },
      isAnswered: says("Message envoyé !"),
    },
    {
      ...{ name: "a review", path: "/contact", id: "review", button: "Soumettre l’avis", tapped: "4 sur 5" },
      typed: {
        ...{ name: "Inès Ferrer", company: "Atlas", position: "Gérante" },
        content: `La charte tient sur trois pages, ${mark}`,
      },
      isAnswered: says("Avis soumis avec succès"),
    },
    {
      ...{ name: "signing in", path: "/auth", id: "sign-in", button: "Se connecter" },
      typed: { email: CLIENT.email, password: CLIENT.password },
      isAnswered: (page) => expect(page).toHaveURL("/dashboard"),
    },
    {
      ...{ name: "signing up", path: "/auth?tab=inscription", id: "sign-up", button: "S’inscrire" },
      typed: { full_name: "Sara Alami", email: "sara.hydrate@riad.example", ...NEW_PASSWORDS },
      isAnswered: refuses(DIFFER),
    },
    {
      ...{ name: "a forgotten password", path: "/auth/forgot", id: "forgot", button: "Recevoir le lien" },
      typed: { email: "personne@riad.example" },
      isAnswered: says("Demande reçue"),
    },
  ];
}

/** The paths that e-mails link to. */
interface Links {
  reset: string;
  invitation: string;
  confirmation: string;
}

/** Forms that the link of an e-mail leads to. Their values are refused, so that each link stays valid. */
function linkedForms({ reset, invitation, confirmation }: Links): HydratedForm[] {
  const choosing = { id: "choose-password", typed: NEW_PASSWORDS, isAnswered: refuses(DIFFER) };
  return [
    { ...choosing, name: "another password", path: reset, button: "Changer le mot de passe" },
    { ...choosing, name: "an invitation", path: invitation, button: "Ouvrir mon espace" },
    {
      ...{ name: "confirming an address", path: confirmation, id: "confirm-account", button: "Confirmer mon adresse" },
      typed: { password: "un-autre-mot" },
      isAnswered: refuses("n’est pas celui de cette inscription"),
    },
  ];
}

/** The forms of all public screens that hydrate. */
function hydratedForms(mark: string, links: Links): HydratedForm[] {
  return [...openForms(mark), ...linkedForms(links)];
}

/** A demo client for whom no other test asks for such an e-mail: only the newest link is good. */
const FORGETFUL = "omar@tazi-freres.example";

/** Requests the three e-mails and reads their links. */
async function receiveLinks(page: Page): Promise<Links> {
  const earlier = await countEmails(FORGETFUL, "Choisissez un nouveau mot de passe");
  const [guest, member] = [`invitee.${Date.now()}@riad.example`, `membre.${Date.now()}@riad.example`];
  await post(page, "/auth/forgot", { intent: "forgot", email: FORGETFUL });
  const account = { full_name: "Membre", email: member, password: PASSWORD, password_confirmation: PASSWORD };
  await post(page, "/auth", { intent: "sign-up", ...account });
  await enterAs(page, ADMIN);
  await post(page, "/admin/clients/new", { intent: "invitation", full_name: "Invitée", email: guest, company: "" });
  return {
    reset: await linkInEmail(FORGETFUL, "Choisissez un nouveau mot de passe", earlier + 1),
    invitation: await linkInEmail(guest, "Votre espace client vous attend"),
    confirmation: await linkInEmail(member, "Confirmez votre adresse e-mail"),
  };
}

/** How often each form is sent at each speed: once here, forty times in `npm run test:trust -- hydration`. */
const RUNS = Number(process.env.HYDRATION_RUNS ?? 1);
/** How many times slower than this machine the visitor's is. */
const SPEEDS = RUNS === 1 ? [4] : [1, 4, 6];
/** Until when somebody begins to type, in milliseconds after the first byte. */
const LATEST_START_MS = 3000;

/** Each kind of frame and form; then, in `npm run test:trust -- hydration`, further screens of the same kinds. */
const PATHS = ["/contact", "/auth", "/dashboard", "/dashboard/account", "/admin", "/admin/blog/new"];
const FURTHER_PATHS = [
  ...["/auth?tab=inscription", "/auth/forgot", "/auth/reset?token=x", "/dashboard/profile", "/admin/inquiries"],
  ...["/admin/projects", "/admin/clients", "/admin/blog", "/admin/services", "/admin/settings", "/admin/email"],
];

/** What the page says went wrong in it. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
}

/** A key goes down in the moment in which React begins to listen, which is before it has hydrated. */
function pressWhileHydrating(): void {
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (...listening: Parameters<typeof listen>) => {
    listen(...listening);
    // React alone listens for all that browsers know of.
    if (listening[0] !== "compositionend") return;
    const target = document.querySelector("main :is(input:not([type=hidden]), a, button)") ?? document.body;
    queueMicrotask(() => target.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true })));
  };
}

test.describe("a key that goes down while its page hydrates breaks nothing", () => {
  for (const path of RUNS === 1 ? PATHS : [...PATHS, ...FURTHER_PATHS]) {
    test(`on ${path}`, { tag: "@wide" }, async ({ page }) => {
      const errors = errorsOf(page);
      if (/^\/(dashboard|admin)/.test(path)) await signIn(page, ADMIN, "/healthz");
      await page.addInitScript(pressWhileHydrating);
      await page.goto(path);
      await hydrated(page);
      expect(errors).toEqual([]);
    });
  }
});

/** The forms the page posts from now on. */
function postsOf(page: Page): Record<string, string>[] {
  const posts: Record<string, string>[] = [];
  page.on("request", (request) => {
    const isForm = request.method() === "POST" && /^\/(contact|auth)/.test(new URL(request.url()).pathname);
    if (isForm) posts.push(Object.fromEntries(new URLSearchParams(request.postData() ?? "")));
  });
  return posts;
}

test("what is written into a text that was not empty stays while the page hydrates", { tag: "@wide" }, async ({
  page,
}) => {
  const message = page.locator("#inquiry").getByLabel("Message");
  await page.goto("/contact");
  await page.route(/\/assets\/entry/, async (route) => {
    await message.press("End");
    await message.pressSequentially(", et deux salles");
    await route.continue();
  });
  // A plain post without a name: the page comes back with what was written, and hydrates at once.
  await page.locator("#inquiry").evaluate((form: HTMLFormElement) => {
    form.message.value = "Six chambres à Rabat";
    form.submit();
  });
  await expect(page.locator("#inquiry .error-summary")).toBeVisible();
  await hydrated(page);
  await expect(message).toHaveValue("Six chambres à Rabat, et deux salles");
});

test("what is typed into a search of the back office while it hydrates stays, and is searched for", async ({
  page,
}) => {
  const errors = errorsOf(page);
  await signIn(page, ADMIN, "/healthz");
  const search = page.getByRole("searchbox").first();
  await page.route(/\/assets\/entry/, async (route) => {
    await search.pressSequentially("Anas");
    await route.continue();
    await search.pressSequentially(" Bennis");
    await search.press("Enter");
  });
  await page.goto("/admin/inquiries");
  await expect(page).toHaveURL(/q=Anas(\+|%20)Bennis/);
  await expect(page.getByRole("row").filter({ hasText: "Anas Bennis" })).toHaveCount(1);
  // The list answers while the last key is still being pressed.
  await page.unrouteAll({ behavior: "wait" });
  expect(errors).toEqual([]);
});

test("a form that is tapped twice before the framework comes is posted once", async ({ page }) => {
  const posts = postsOf(page);
  const button = page.getByRole("button", { name: "Se connecter" });
  await page.route(/\/assets\/(framework|entry)/, (route) => route.abort());
  await page.goto("/auth");
  await page.getByLabel("E-mail").fill(CLIENT.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(CLIENT.password);
  await button.dblclick();
  await expect(page).toHaveURL("/dashboard");
  expect(posts).toHaveLength(1);
});

test("a form that is tapped twice before the framework draws it as pending is posted once", async ({ page }) => {
  const posts = postsOf(page);
  await page.goto("/auth");
  await hydrated(page);
  await page.getByLabel("E-mail").fill(CLIENT.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill("pas-le-bon");
  const button = page.getByRole("button", { name: "Se connecter" });
  const tapTwice = (element: HTMLElement) => {
    element.click();
    element.click();
  };
  await button.evaluate(tapTwice);
  await expect(page.locator(".error-summary")).toBeVisible();
  expect(posts).toHaveLength(1);
  // Once it is answered, it goes again.
  await page.getByLabel("Mot de passe", { exact: true }).fill(CLIENT.password);
  await button.evaluate(tapTwice);
  await expect(page).toHaveURL("/dashboard");
  expect(posts).toHaveLength(2);
});

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Fills a form in and sends it, beginning at a random moment, with a random pause after each field. */
async function fillInAndSend(page: Page, { id, typed, tapped, button }: HydratedForm, random: () => number) {
  const form = page.locator(`form#${id}`);
  // The moment is what is tried: nothing is waited for.
  const pause = (longest: number) => page.waitForTimeout(random() * longest);
  await pause(LATEST_START_MS);
  if (tapped) await form.getByRole("radio", { name: tapped }).check({ force: true });
  for (const [field, text] of Object.entries(typed)) {
    const control = form.locator(`[name=${field}]`);
    await (random() < 0.5 ? control.tap() : control.click());
    await page.keyboard.type(text, { delay: random() * 20 });
    await pause(200);
  }
  const send = form.getByRole("button", { name: button });
  await (random() < 0.3 ? send.dblclick() : send.click());
}

test.describe("a form that is filled in and sent while its page hydrates arrives once, with every letter", () => {
  test.use({ hasTouch: true });
  let links: Links = { reset: "", invitation: "", confirmation: "" };

  test.beforeAll(async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL });
    links = await receiveLinks(page);
    await page.close();
  });

  async function sendAt(page: Page, name: string, { seed, rate }: { seed: number; rate: number }): Promise<void> {
    const form = hydratedForms(`course ${seed} ${Date.now()}`, links).find((each) => each.name === name);
    if (!form) throw new Error(`No form is ${name}.`);
    const [errors, posts] = [errorsOf(page), postsOf(page)];
    await slowDown(page, rate);
    await page.goto(form.path, { waitUntil: "commit" });
    await fillInAndSend(page, form, randomFrom(seed));
    await form.isAnswered(page);
    expect(errors).toEqual([]);
    expect(posts).toEqual([expect.objectContaining({ ...form.typed, ...(form.tapped && { rating: form.tapped[0] }) })]);
  }

  for (const rate of SPEEDS) {
    for (let run = 1; run <= RUNS; run++) {
      for (const { name } of hydratedForms("", links)) {
        test(`${name}, ${rate} times slower, run ${run}`, { tag: "@wide" }, async ({ page, context }) => {
          await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
          await sendAt(page, name, { seed: rate * 1000 + run, rate });
        });
      }
    }
  }
});
