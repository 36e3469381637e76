import type { ApiKeyName } from "./model";

/** For what a key is encrypted: stored under another name it opens nothing. */
export function sealPurpose(name: ApiKeyName): string {
  return `api-key:${name}`;
}
