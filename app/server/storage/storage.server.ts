import path from "node:path";
import { env } from "~/server/env.server";
import { FileStorage } from "./file-storage.server";
import { S3Storage } from "./s3-storage.server";
import type { Storage } from "./storage-interface";

/** Uploaded pictures: in the S3-compatible store of STORAGE_URL, else in the data directory. */
export const storage: Storage = env.STORAGE_URL
  ? new S3Storage(env.STORAGE_URL)
  : new FileStorage(path.join(env.DATA_DIR, "media"));
