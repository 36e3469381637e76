import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Prisma } from "~/server/db/client/client";
import { storage } from "~/server/storage/storage.server";

interface SeedFile {
  /** Its name without its ending, and its version: below `prisma/seed/files`. */
  stem: string;
  kind: "pdf" | "webp" | "zip";
  version: number;
  from: "client" | "agency";
  hoursAgo: number;
  text: string;
  isHandedOver?: boolean;
}

/** What is exchanged in the demo's projects, by their titles: two versions of a PDF, a picture, and what was handed over. */
const FILES: Record<string, readonly SeedFile[]> = {
  "Identité de l’atelier et enseigne": [
    {
      ...{ stem: "facade-de-l-atelier", kind: "webp", version: 1, from: "client", hoursAgo: 520 },
      text: "La façade et notre vieille carte, pour l’échelle.",
    },
    {
      ...{ stem: "pistes-de-signe", kind: "pdf", version: 1, from: "agency", hoursAgo: 192 },
      text: "Les trois pistes, à imprimer.",
    },
    {
      ...{ stem: "pistes-de-signe", kind: "pdf", version: 2, from: "agency", hoursAgo: 25 },
      text: "La deuxième piste reprise\u202f: plus simple, avec l’arabe.",
    },
  ],
  "Site du riad et réservation directe": [
    {
      ...{ stem: "guide-du-site", kind: "pdf", version: 1, from: "agency", hoursAgo: 1000, isHandedOver: true },
      text: "Le guide du site, en une page.",
    },
    {
      ...{ stem: "sources-du-riad", kind: "zip", version: 1, from: "agency", hoursAgo: 990, isHandedOver: true },
      text: "Le logo dans tous ses formats.",
    },
  ],
};

const FOLDER = "prisma/seed/files";
const HOUR_MS = 3_600_000;

type Projects = readonly { id: string; title: string; clientId: string }[];

const keyOf = ({ stem, version, kind }: SeedFile) => `projects/demo/${stem}-${version}.${kind}`;
const bytesOf = ({ stem, version, kind }: SeedFile) => readFileSync(`${FOLDER}/${stem}-${version}.${kind}`);

/** The picture of what a file shows, whose name tells its size; undefined where there is none. */
function previewOf({ stem, version }: SeedFile) {
  for (const name of readdirSync(FOLDER)) {
    const [, base, width, height] = /^(.+)\.(\d+)x(\d+)\.webp$/.exec(name) ?? [];
    if (base !== `${stem}-${version}`) continue;
    const size = { preview_width: Number(width), preview_height: Number(height) };
    return { path: `${FOLDER}/${name}`, row: { preview_key: `projects/demo/${base}-apercu.webp`, ...size } };
  }
}

/** Stores the bytes of the demo's files, under keys that are the same in every demo. */
export async function storeFiles(): Promise<void> {
  for (const file of Object.values(FILES).flat()) {
    await storage.put(keyOf(file), bytesOf(file));
    const preview = previewOf(file);
    if (preview) await storage.put(preview.row.preview_key, readFileSync(preview.path));
  }
}

/** Inserts the files of the demo's projects, each with the message that it came with. */
export async function insertFiles(tx: Prisma.TransactionClient, now: Date, projects: Projects): Promise<void> {
  for (const { id: project_id, title, clientId } of projects) {
    for (const file of FILES[title] ?? []) {
      const { from, hoursAgo, text, kind, version } = file;
      const author_id = from === "client" ? clientId : null;
      const created_at = new Date(now.getTime() - hoursAgo * HOUR_MS);
      const sent = { project_id, is_from_agency: from === "agency", created_at };
      const message = await tx.projectMessage.create({ data: { ...sent, author_id, text } });
      const bytes = bytesOf(file);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const stored = { name: `${file.stem}.${kind}`, kind, version, bytes: bytes.byteLength, sha256 };
      const named = { storage_key: keyOf(file), ...previewOf(file)?.row };
      await tx.projectFile.create({
        data: { ...sent, ...stored, ...named, message_id: message.id, uploader_id: author_id },
      });
    }
    await noteDecided(tx, project_id);
  }
}

/** What was sent back for a revision was about the versions that were there by then. */
async function noteDecided(tx: Prisma.TransactionClient, project_id: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO milestone_event_files (event_id, file_id)
    SELECT e.id, f.id FROM milestone_events e
      JOIN project_milestones m ON m.id = e.milestone_id AND m.project_id = ${project_id}::uuid
      JOIN project_files f ON f.project_id = m.project_id AND f.is_from_agency AND f.created_at < e.created_at
    WHERE e.kind = 'rework'`;
}

/** Puts those files that are handed over at the end of their projects. The hand-overs are there. */
export async function handOverFiles(tx: Prisma.TransactionClient, projects: Projects): Promise<void> {
  for (const { id, title } of projects) {
    const keys = (FILES[title] ?? []).filter(({ isHandedOver }) => isHandedOver).map(keyOf);
    await tx.projectFile.updateMany({ where: { storage_key: { in: keys } }, data: { handover_id: id } });
  }
}
