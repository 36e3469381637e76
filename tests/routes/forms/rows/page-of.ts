import type { PageOfRow } from "../../../support/walk-forms";

const NONE = "00000000-0000-4000-8000-000000000000";

/** The page of the row that is found when it is opened. */
export const pageOf = (path: string, find: () => Promise<{ id: string } | null>): PageOfRow =>
  Object.assign(async () => path.replace("$id", (await find())?.id ?? NONE), { path });
