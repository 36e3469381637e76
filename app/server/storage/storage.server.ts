import path from "node:path";
import { env } from "~/server/env.server";
import { FileStorage } from "./file-storage.server";
import type { Storage } from "./storage-interface";

/** Uploaded pictures, in the data directory. */
export const storage: Storage = new FileStorage(path.join(env.DATA_DIR, "media"));
