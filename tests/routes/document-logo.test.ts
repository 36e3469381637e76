import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { documentPdf } from "~/features/billing-documents/pdf/document-pdf.server";
import { LOGO_MAX_BYTES } from "~/features/legal-identity/model";
import { getLogo } from "~/features/legal-identity/queries.server";
import { loader as readLogo } from "~/routes/logos.$digest[.]png/route";
import { db } from "~/server/db/db.server";
import { billingDocument } from "../support/billing-documents";
import { cookie, openOffice, sendForm } from "../support/office";
import { fileOf, plainPicture, telephonePhoto } from "../support/pictures";
import { formOf } from "../support/post-form";
import { qpdfCheck } from "../support/qpdf";
import { readPdf } from "../support/read-pdf";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

const PATH = "/admin/settings/logo";

beforeEach(openOffice);

const send = (logo: File | null) => sendForm(PATH, formOf({ intent: "logo", ...(logo && { logo }) }));

const read = (digest: string) => readLogo(getArgs(`/logos/${digest}.png`, { params: { digest } })) as Promise<Response>;

describe("the logo of the documents", () => {
  it("is set upright on white within its place, shown, and taken off again", async () => {
    expect(await send(fileOf(await telephonePhoto({ width: 2000, height: 400 }), "logo.jpg"))).toMatchObject({
      status: 303,
    });
    const logo = await getLogo();
    expect(logo).toMatchObject({ width: 64, height: 320 });
    expect((await showPage(PATH, { cookie })).html).toContain(`/logos/${logo?.sha256}.png`);
    const answer = await read(logo?.sha256 ?? "");
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    const { exif, ...made } = await picture.metadata();
    expect([exif, made]).toMatchObject([undefined, { format: "png", channels: 3 }]);

    await sendForm(PATH, { intent: "remove-logo" });
    expect(await getLogo()).toBeNull();
    // Documents that were issued with it show it still.
    expect((await read(logo?.sha256 ?? "")).status).toBe(200);
  });

  it.each([
    ["no file", () => null, "Choisissez une image"],
    ["an empty one", () => fileOf(new Uint8Array(), "logo.png"), "Ce fichier est vide"],
    ["a text", () => fileOf(new TextEncoder().encode("<svg/>"), "logo.svg"), "n’est pas une image"],
    ["one that is too large", () => fileOf(new Uint8Array(LOGO_MAX_BYTES + 1), "logo.png"), "dépasse 2"],
  ])("is not %s: a sentence says so", async (_, file, sentence) => {
    expect(await send(file())).toRefuse("logo", expect.stringContaining(sentence));
    expect(await db.documentLogo.count()).toBe(0);
  });

  it.each(["0".repeat(64), "\0", "logo"])("is 404 under a digest of none: %j", async (digest) => {
    expect((await read(digest)).status).toBe(404);
  });

  it("stands at the head of a document, whose file is sound and the same each time", async () => {
    await send(fileOf(await plainPicture("png", 300, 80), "logo.png", "image/png"));
    const logo = await getLogo();
    const { png } = await db.documentLogo.findFirstOrThrow();
    const document = billingDocument({ seller: { ...billingDocument().seller, logo } });
    const file = await documentPdf(document, { logo: png });
    expect(await qpdfCheck(file)).toBe(0);
    expect(Buffer.from(file).includes("/Subtype /Image")).toBe(true);
    expect(Buffer.from(await documentPdf(document, { logo: png })).equals(file)).toBe(true);
    expect((await readPdf(file)).text).toContain("Zellige Studio");
    expect(Buffer.from(await documentPdf(document)).includes("/Subtype /Image")).toBe(false);
  });
});
