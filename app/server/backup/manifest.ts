import { z } from "zod";

/** How the name of an archive ends. */
export const ARCHIVE_ENDING = ".zellige.tar";

export const MANIFEST_NAME = "manifest.json";

/** What the parts of an archive are called. */
export const PART_NAMES = {
  embedded: "database.tar.gz",
  postgres: "database.dump",
  secrets: "secrets.sealed",
  files: "files/",
} as const;

const partSchema = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() });

/** What stands in an archive: of which version of the site, when, and the digest of each part. */
export const manifestSchema = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.iso.datetime(),
  database: z.object({ kind: z.enum(["PGlite", "PostgreSQL"]), version: z.string(), migration: z.string() }),
  parts: z.array(partSchema),
});

export type Manifest = z.output<typeof manifestSchema>;
export type ArchivePart = z.output<typeof partSchema>;
