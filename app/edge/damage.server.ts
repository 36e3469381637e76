import type { Backend } from "~/server/db/backend-interface.server";

/** What cannot be read is told by the Node process, which can say which table it is and how to restore it. */
export function tellDamage(_backend: Backend, _error: unknown): boolean {
  return false;
}
