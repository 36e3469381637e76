import { z } from "zod";
import { distinctTags, TAG_MAX_LENGTH, TAGS_MAX } from "~/features/blog/model/tags";
import { CONTENT_MAX_LENGTH, EXCERPT_MAX_LENGTH, TITLE_MAX_LENGTH } from "~/features/blog/schema";
import { readInstant } from "~/lib/dates/typed-day";
import { moneyField, optionalNumberField } from "~/lib/forms/number-fields";
import { isEmailAddress } from "~/lib/forms/text-fields";
import { isWithinMarkupLimit } from "~/lib/html/markup-limit";
import { sanitizeHtml } from "~/lib/html/sanitize-html";
import { cleanText, oneLine } from "~/lib/text/clean-text";
import { withoutInvisibleMarks } from "~/lib/text/invisible-marks";
import { slugify } from "~/lib/text/slugify";
import { storedPhone } from "~/server/forms/phone.server";
import { readList, readSwitch } from "./model";

const LINE_MAX = 300;
const TEXT_MAX = 20_000;
const ADDRESS_MAX = 2000;
const COUNT_MAX = 2_147_483_647;
const MISSING = "manque";

/** An empty cell is no value. */
const cellValue = (cell: unknown) => (cell === undefined || cell === "" ? null : cell);
const tooLong = (max: number) => `dépasse ${max} caractères`;

const sound = z
  .string({ error: "n’est pas un texte" })
  .refine((text) => !text.includes("\ufffd"), "est illisible\u202f: le fichier n’est pas en UTF-8");
const line = (max = LINE_MAX) => z.preprocess(cellValue, sound.transform(oneLine).pipe(limited(max)).nullable());
const text = (max = TEXT_MAX) => z.preprocess(cellValue, sound.transform(cleanText).pipe(limited(max)).nullable());
const limited = (max: number) => z.string().max(max, tooLong(max));
const there = <Value>(field: z.ZodType<Value | null>) =>
  field.refine((value) => value !== null && value !== "", MISSING).transform((value) => value as Value);
const or = <Value>(field: z.ZodType<Value | null>, instead: Value) => field.transform((value) => value ?? instead);
const rich = or(text(CONTENT_MAX_LENGTH), "").refine(isWithinMarkupLimit, "a trop de signes de mise en forme");

const optionalId = z.preprocess(
  cellValue,
  z
    .guid({ error: "n’est pas un identifiant (UUID)" })
    .transform((id) => id.toLowerCase())
    .nullable(),
);
const id = there(optionalId);
const optionalInstant = z.preprocess(
  (cell) => (typeof cell === "string" && cell !== "" ? (readInstant(cell) ?? cell) : cellValue(cell)),
  z.date({ error: "n’est pas une date" }).nullable(),
);
const instant = or(optionalInstant, new Date(0)).refine((at) => at.getTime() !== 0, MISSING);
const toggle = (instead: boolean) =>
  or(
    z.preprocess((cell) => readSwitch(cellValue(cell)), z.boolean({ error: "n’est ni vrai ni faux" }).nullable()),
    instead,
  );
const list = z.preprocess(
  (cell) => readList(cellValue(cell)),
  z.array(sound.transform(oneLine).pipe(limited(LINE_MAX)), { error: "n’est pas une liste" }),
);
const wholeNumber = optionalNumberField({
  decimals: 0,
  max: Number.MAX_SAFE_INTEGER,
  sentence: "n’est pas un nombre entier positif",
});
const count = (max = COUNT_MAX) =>
  or(
    z.preprocess(
      (cell) => (typeof cell === "number" ? String(cell) : (cell ?? undefined)),
      wholeNumber.pipe(z.number().max(max, `dépasse ${max}`).nullable()),
    ),
    0,
  );
/** A number of JSON is no text: what stands behind its dot are decimals, however many. */
const price = z.preprocess(
  (cell) => (typeof cell === "number" ? cell.toFixed(2) : (cell ?? undefined)),
  moneyField("n’est pas un montant"),
);
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess(cellValue, z.enum(values, { error: `n’est pas de la liste\u202f: ${values.join(", ")}` }).nullable());
const email = z.preprocess(
  (cell) => (typeof cell === "string" ? withoutInvisibleMarks(cell).trim().toLowerCase() : cell) || null,
  z.string().max(254, tooLong(254)).refine(isEmailAddress, "n’est pas une adresse").nullable(),
);
/** A number that cannot be dialled stays as it was written. */
const phone = line(60).transform((typed) => typed && (storedPhone(typed) ?? typed));

const CATEGORIES = ["programming", "graphics", "content", "business"] as const;

/** A role is not taken from a file: `npm run admin:create` gives it. */
export const profileRow = z.object({ id, full_name: line(), company: line(), created_at: instant });

/** Of the accounts of the hosted database the address alone is taken, never what proves a password. */
export const userRow = z.object({ id, email: there(email) });

export const serviceRow = z.object({
  id,
  category: there(oneOf(CATEGORIES)),
  title: there(line()),
  description: or(text(), ""),
  features: list,
  price_starting: price,
  icon: line(60),
  is_active: toggle(true),
  created_at: instant,
});

export const exampleRow = z.object({
  id,
  service_id: id,
  title: or(line(), ""),
  description: text(),
  image_url: line(ADDRESS_MAX),
  project_url: line(ADDRESS_MAX),
  display_order: count(),
});

export const landingRow = z.object({ id, service_id: id, content: rich.transform((html) => sanitizeHtml(html)) });

export const tierRow = z.object({
  id,
  service_id: id,
  tier_name: there(oneOf(["basic", "standard", "advanced"])),
  description: text(),
  price,
  delivery_time: line(),
  revisions_count: count(),
  details: list,
});

export const projectRow = z.object({
  id,
  client_id: optionalId,
  title: there(line()),
  description: text(),
  service_category: oneOf(CATEGORIES),
  status: or(oneOf(["pending", "in_progress", "completed", "cancelled"]), "pending"),
  budget: price,
  deadline: optionalInstant,
  created_at: instant,
});

export const testimonialRow = z
  .object({
    id,
    name: there(line()),
    company: line(),
    position: line(),
    content: there(text()),
    rating: count(5),
    is_published: toggle(false),
    is_featured: toggle(false),
    created_at: instant,
  })
  .transform((row) => ({ ...row, decided_at: row.is_published ? row.created_at : null }));

export const inquiryRow = z
  .object({
    id,
    name: there(line()),
    email,
    phone,
    company: line(),
    service_interest: line(),
    message: there(text()),
    status: or(oneOf(["new", "contacted", "qualified", "converted", "rejected"]), "new"),
    created_at: instant,
  })
  .refine((row) => row.email !== null || row.phone !== null, {
    path: ["email"],
    message: "manque, et le téléphone aussi",
  });

export const postRow = z
  .object({
    id,
    title: there(line(TITLE_MAX_LENGTH)),
    slug: there(line().transform((slug) => slug && slugify(slug))),
    excerpt: or(text(EXCERPT_MAX_LENGTH), ""),
    content: rich,
    category: there(line(60)),
    is_published: toggle(false),
    published_at: optionalInstant,
    author_id: optionalId,
    views_count: count(),
    tags: list
      .transform(distinctTags)
      .pipe(z.array(limited(TAG_MAX_LENGTH)).max(TAGS_MAX, `a plus de ${TAGS_MAX} éléments`)),
    image_url: line(ADDRESS_MAX),
    created_at: instant,
    updated_at: optionalInstant,
  })
  .transform((row) => ({
    ...row,
    published_at: row.is_published ? (row.published_at ?? row.created_at) : null,
    updated_at: row.updated_at ?? row.created_at,
    was_published: row.is_published,
  }));
