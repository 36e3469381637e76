import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renderEmail } from "~/features/mail/email-templates/render-email";
import { verifyEmail } from "~/features/mail/email-templates/verify-email";
import { DEFAULT_SITE, getSite, rememberSite } from "~/features/settings/queries.server";
import { loader as rootLoader } from "~/root";
import { action } from "~/routes/admin.settings_.apparence/route";
import { loader as colours } from "~/routes/couleurs[.]css/route";
import { loader as brand } from "~/routes/marque.$file/route";
import { db } from "~/server/db/db.server";
import { HOME_SECTIONS } from "~/site/appearance";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { getArgs, postArgs, signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";

let cookie: string;

beforeEach(async () => {
  await resetDatabase();
  rememberSite(DEFAULT_SITE);
  cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
});
afterEach(() => rememberSite(DEFAULT_SITE));

const HERE = "/admin/settings/apparence";
const save = (fields: Record<string, string>) => action(postArgs(HERE, fields, { cookie }));

function upload(files: Record<string, File | string>) {
  const body = new FormData();
  body.set("intent", "files");
  for (const [name, value] of Object.entries(files)) body.set(name, value);
  const { request } = getArgs(HERE, { cookie });
  const sent = new Request(request.url, { method: "POST", headers: { cookie }, body });
  return action({ ...getArgs(HERE, { cookie }), request: sent });
}

const SVG =
  '<svg viewBox="0 0 120 40" onload="alert(1)"><rect width="120" height="40" fill="#c00"/><script>1</script></svg>';
const fileOf = (path: string) => brand({ ...getArgs(path), params: { file: path.replace("/marque/", "") } });
const png = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 4, background: "#2340d9" } })
      .png()
      .toBuffer(),
  );

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
    const letter = verifyEmail({
      recipient: "a@b.example",
      fullName: "Nadia",
      language: "fr",
      token: "x",
      isNeeded: true,
    });
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
    expect(await upload(files)).toMatchObject({
      init: { status: 400 },
      data: {
        lastResult: {
          error: {
            logo_night: ["Un logo est un fichier SVG ou PNG"],
            logo_day: ["100 Ko au plus pour un SVG, 2 Mo pour un PNG"],
            share_picture: ["Une image PNG, JPEG, WebP ou AVIF"],
          },
        },
      },
    });
    expect(await db.siteSetting.count()).toBe(0);
    for (const file of ["/marque/x.svg", `/marque/${"0".repeat(32)}.png`, `/marque/${"0".repeat(32)}.js`]) {
      expect((await fileOf(file)).status).toBe(404);
    }
  });
});
