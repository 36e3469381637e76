import { changeSettings } from "~/features/settings/write.server";
import { moveOnePlace } from "~/lib/forms/move-one-place";
import { sanitizeSvg } from "~/lib/html/sanitize-svg";
import { fileDigest } from "~/server/crypto/tokens.server";
import { DomainError, refuseFields } from "~/server/errors.server";
import { pictureKind } from "~/server/pictures/picture-kind.server";
import type { User } from "~/server/sessions/user";
import { storage } from "~/server/storage/storage.server";
import { StorageUnavailableError } from "~/server/storage/storage-interface";
import { SHARE_IMAGE } from "~/site/share-card";
import type { AppearanceName, BrandFile } from "./model";
import { BRAND_FILES, sectionPlaces, storedSections } from "./model";
import type { SectionStep } from "./schema";

/** Stores what is named of the look; null takes it back to the design. */
export function saveAppearance(actor: User, values: Partial<Record<AppearanceName, string | null>>): Promise<void> {
  return changeSettings(actor, async () => values);
}

/** Moves a part of the home page one place, shows it or hides it. */
export function changeSection(actor: User, { name, step }: SectionStep): Promise<void> {
  return changeSettings(actor, async (tx) => {
    const row = await tx.siteSetting.findUnique({ where: { name: "home_sections" } });
    const places = sectionPlaces(row?.value);
    const place = places.find((each) => each.name === name);
    if (!place) return { home_sections: storedSections(places) };
    if (step === "show" || step === "hide") place.isShown = step === "show";
    const moved = step === "up" || step === "down" ? moveOnePlace(places, place, step) : null;
    return { home_sections: storedSections(moved ?? places) };
  });
}

const SVG_MAX = 100_000;
const PNG_MAX = 2_000_000;
const SHARE_MAX = 8_000_000;
const DIGEST_LENGTH = 32;

/** Twice the largest size at which a logo stands. */
const LOGO_SIZE = { width: 480, height: 128 };

const KINDS = "Un logo est un fichier SVG ou PNG";
const SIZES = "100 Ko au plus pour un SVG, 2 Mo pour un PNG";

/** Stores or removes the files of the form; one refused file stores none. @throws DomainError `invalid` per field */
export async function saveBrandFiles(actor: User, form: FormData): Promise<void> {
  const refusals: Partial<Record<BrandFile, string>> = {};
  const values: Partial<Record<AppearanceName, string | null>> = {};
  for (const name of BRAND_FILES) {
    const file = form.get(name);
    try {
      if (file instanceof File && file.size > 0) values[name] = await keepFile(name, file);
      else if (form.has(`${name}_remove`)) values[name] = null;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refusals[name] = error.userMessage;
    }
  }
  refuseFields(refusals);
  if (Object.keys(values).length > 0) await saveAppearance(actor, values);
}

async function keepFile(name: BrandFile, file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (name === "share_picture") return keepSharePicture(bytes);
  return pictureKind(bytes) === "png" ? keepPng(bytes) : keepSvg(bytes);
}

async function keepSvg(bytes: Uint8Array): Promise<string> {
  if (bytes.byteLength > SVG_MAX) throw new DomainError("invalid", SIZES);
  const svg = sanitizeSvg(new TextDecoder().decode(bytes));
  if (svg === null) throw new DomainError("invalid", KINDS);
  const drawing = new TextEncoder().encode(svg);
  const png = await drawn(async (sharp) =>
    sharp(drawing, { density: 300 })
      .resize({ ...LOGO_SIZE, fit: "inside" })
      .png()
      .toBuffer(),
  );
  const key = digestOf(drawing);
  await put(`${key}.png`, png);
  await put(`${key}.svg`, drawing);
  return `${key}.svg`;
}

async function keepPng(bytes: Uint8Array): Promise<string> {
  if (bytes.byteLength > PNG_MAX) throw new DomainError("invalid", SIZES);
  const png = await drawn(async (sharp) =>
    sharp(bytes)
      .resize({ ...LOGO_SIZE, fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer(),
  );
  const key = `${digestOf(bytes)}.png`;
  await put(key, png);
  return key;
}

async function keepSharePicture(bytes: Uint8Array): Promise<string> {
  if (bytes.byteLength > SHARE_MAX) throw new DomainError("invalid", "8 Mo au plus");
  if (pictureKind(bytes) === null) throw new DomainError("invalid", "Une image PNG, JPEG, WebP ou AVIF");
  const jpeg = await drawn(async (sharp) =>
    sharp(bytes)
      .autoOrient()
      .resize({ ...SHARE_IMAGE, fit: "cover" })
      .flatten({ background: "#0a0d13" })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  );
  const key = `${digestOf(bytes)}.jpg`;
  await put(key, jpeg);
  return key;
}

/** The tools of drawing weigh tens of megabytes and are loaded by the first picture. */
async function drawn(
  draw: (sharp: Awaited<typeof import("~/server/pictures/sharp.server")>["sharp"]) => Promise<Buffer>,
): Promise<Buffer> {
  const { sharp, withPictureLimit } = await import("~/server/pictures/sharp.server");
  try {
    return await withPictureLimit("upload", () => draw(sharp));
  } catch (cause) {
    throw new DomainError("invalid", "Ce fichier ne se laisse pas lire comme une image", { cause });
  }
}

function digestOf(bytes: Uint8Array): string {
  return fileDigest(bytes).slice(0, DIGEST_LENGTH);
}

async function put(name: string, bytes: Uint8Array): Promise<void> {
  try {
    await storage.put(`brand/${name}`, bytes);
  } catch (cause) {
    if (!(cause instanceof StorageUnavailableError)) throw cause;
    throw new DomainError("unavailable", "L’image n’a pas pu être rangée. Réessayez dans un instant.", { cause });
  }
}
