import type { z } from "zod";
import { articlePath } from "~/features/blog/model/post";
import * as rows from "~/features/imports/schema.server";
import { formerAddress } from "~/features/redirects/model";
import type { Transaction } from "~/server/db/transaction.server";

export interface ImportedRow {
  id: string;
}

export interface ImportTable<Row extends ImportedRow = ImportedRow> {
  name: string;
  schema: z.ZodType<Row>;
  /** As the audit trail names it. */
  target: string;
  /** Of the kept pages that show its rows. */
  cacheTags: readonly string[];
  /** How many rows are stored in one transaction, where it is not the usual number. */
  batchSize?: number;
  /** The column that names a row of another table. */
  parent?: { column: keyof Row & string; table: string };
  /** What no two rows may have in common, and which of these are taken. */
  unique?: { column: string; keyOf(row: Row): string; findTaken(tx: Transaction, batch: Row[]): Promise<string[]> };
  findKnown(tx: Transaction, ids: string[]): Promise<ImportedRow[]>;
  insert(tx: Transaction, batch: Row[]): Promise<unknown>;
}

/** Forgets what kind of rows a table has: all are stored in the same way. */
export const defineTable = <Row extends ImportedRow>(table: ImportTable<Row>): ImportTable =>
  table as unknown as ImportTable;
const within = (ids: string[]) => ({ where: { id: { in: ids } }, select: { id: true } });
const ofService = { column: "service_id", table: "services" } as const;
const serviceIn = (batch: { service_id: string }[]) => ({ service_id: { in: batch.map((row) => row.service_id) } });

/** In the order in which they are stored: parents first. */
export const IMPORT_TABLES: readonly ImportTable[] = [
  defineTable<z.output<typeof rows.profileRow>>({
    name: "profiles",
    schema: rows.profileRow,
    target: "client",
    cacheTags: [],
    findKnown: (tx, ids) => tx.profile.findMany(within(ids)),
    insert: (tx, data) => tx.profile.createMany({ data }),
  }),
  defineTable<z.output<typeof rows.userRow>>({
    name: "users",
    schema: rows.userRow,
    target: "client",
    cacheTags: [],
    parent: { column: "id", table: "profiles" },
    unique: {
      column: "email",
      keyOf: ({ email }) => email,
      findTaken: async (tx, batch) => {
        const where = { email: { in: batch.map(({ email }) => email) } };
        return (await tx.credential.findMany({ where, select: { email: true } })).map(({ email }) => email);
      },
    },
    // Who was erased stays so: the row counts as known.
    findKnown: (tx, ids) =>
      tx.profile.findMany({
        where: { id: { in: ids }, OR: [{ credential: { isNot: null } }, { erased_at: { not: null } }] },
        select: { id: true },
      }),
    insert: (tx, batch) =>
      tx.credential.createMany({ data: batch.map(({ id, email }) => ({ profile_id: id, email })) }),
  }),
  defineTable<z.output<typeof rows.serviceRow>>({
    name: "services",
    schema: rows.serviceRow,
    target: "service",
    cacheTags: ["services"],
    findKnown: (tx, ids) => tx.service.findMany(within(ids)),
    insert: (tx, data) => tx.service.createMany({ data }),
  }),
  defineTable<z.output<typeof rows.exampleRow>>({
    name: "service_examples",
    schema: rows.exampleRow,
    target: "service",
    cacheTags: ["services"],
    parent: ofService,
    findKnown: (tx, ids) => tx.serviceExample.findMany(within(ids)),
    insert: (tx, data) => tx.serviceExample.createMany({ data }),
  }),
  defineTable<z.output<typeof rows.landingRow>>({
    name: "service_landing_content",
    schema: rows.landingRow,
    target: "service",
    cacheTags: ["services"],
    parent: ofService,
    unique: {
      column: "service_id",
      keyOf: ({ service_id }) => service_id,
      findTaken: async (tx, batch) =>
        (await tx.serviceLandingContent.findMany({ where: serviceIn(batch) })).map(({ service_id }) => service_id),
    },
    findKnown: (tx, ids) => tx.serviceLandingContent.findMany(within(ids)),
    insert: (tx, data) => tx.serviceLandingContent.createMany({ data }),
  }),
  defineTable<z.output<typeof rows.tierRow>>({
    name: "service_pricing_tiers",
    schema: rows.tierRow,
    target: "service",
    cacheTags: ["services"],
    parent: ofService,
    unique: {
      column: "tier_name",
      keyOf: ({ service_id, tier_name }) => `${service_id} ${tier_name}`,
      findTaken: async (tx, batch) =>
        (await tx.servicePricingTier.findMany({ where: serviceIn(batch) })).map(
          ({ service_id, tier_name }) => `${service_id} ${tier_name}`,
        ),
    },
    findKnown: (tx, ids) => tx.servicePricingTier.findMany(within(ids)),
    insert: (tx, data) => tx.servicePricingTier.createMany({ data }),
  }),
  defineTable<z.output<typeof rows.projectRow>>({
    name: "projects",
    schema: rows.projectRow,
    target: "project",
    cacheTags: [],
    parent: { column: "client_id", table: "profiles" },
    findKnown: (tx, ids) => tx.project.findMany(within(ids)),
    insert: (tx, data) => tx.project.createMany({ data }),
  }),
  defineTable<z.output<typeof rows.testimonialRow>>({
    name: "testimonials",
    schema: rows.testimonialRow,
    target: "testimonial",
    cacheTags: ["testimonials"],
    findKnown: (tx, ids) => tx.testimonial.findMany(within(ids)),
    insert: (tx, data) => tx.testimonial.createMany({ data }),
  }),
  defineTable<z.output<typeof rows.inquiryRow>>({
    name: "contact_inquiries",
    schema: rows.inquiryRow,
    target: "inquiry",
    cacheTags: [],
    findKnown: (tx, ids) => tx.contactInquiry.findMany(within(ids)),
    insert: async (tx, batch) => {
      await tx.contactInquiry.createMany({ data: batch.map((row) => ({ ...row, channel: "import" as const })) });
      await tx.inquiryEvent.createMany({ data: batch.map(({ id }) => ({ inquiry_id: id, kind: "message" as const })) });
    },
  }),
  defineTable<z.output<typeof rows.postRow>>({
    name: "blog_posts",
    schema: rows.postRow,
    target: "post",
    cacheTags: ["blog"],
    parent: { column: "author_id", table: "profiles" },
    unique: {
      column: "slug",
      keyOf: ({ slug }) => slug,
      findTaken: async (tx, batch) => {
        const slugs = batch.map(({ slug }) => slug);
        const posts = await tx.blogPost.findMany({ where: { slug: { in: slugs } }, select: { slug: true } });
        const addressOf = (slug: string) => formerAddress(articlePath({ slug }));
        const from_path = { in: slugs.map(addressOf) };
        const former = await tx.redirect.findMany({ where: { from_path } });
        const left = new Set(former.map((redirect) => redirect.from_path));
        return [...posts.map(({ slug }) => slug), ...slugs.filter((slug) => left.has(addressOf(slug)))];
      },
    },
    findKnown: (tx, ids) => tx.blogPost.findMany(within(ids)),
    insert: (tx, data) => tx.blogPost.createMany({ data }),
  }),
];
