import { randomBytes, randomUUID } from "node:crypto";
import type { Storage } from "~/server/storage/storage-interface";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

const PROBE_BYTES = 4096;

/** Whether uploaded files can be written, read back the same, and deleted: tried with one of a few kilobytes. */
export async function checkStorage(storage: Storage, place: string, subject = "Fichiers"): Promise<Finding[]> {
  const { good, wrong } = findingsOf(subject);
  const key = `probe/${randomUUID()}.bin`;
  const bytes = randomBytes(PROBE_BYTES);
  let step = "d’écrire dans";
  try {
    await storage.put(key, bytes);
    step = "de relire";
    const isSame = Buffer.from(await readWhole(storage, key)).equals(bytes);
    step = "d’effacer dans";
    await storage.delete(key);
    if (!isSame)
      return [
        wrong(`Ce qui est relu dans ${place} n’est pas ce qui y est écrit\u202f: vérifiez le disque ou le stockage.`),
      ];
    return [good(`Écrit, relu et effacé dans ${place}.`)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [wrong(`Impossible ${step} ${place}\u202f: vérifiez les droits et la place (${reason}).`)];
  }
}

async function readWhole(storage: Storage, key: string): Promise<ArrayBuffer> {
  const file = await storage.get(key);
  return file ? new Response(file.body as BodyInit).arrayBuffer() : new ArrayBuffer(0);
}
