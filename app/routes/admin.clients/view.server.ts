import type { listClients } from "~/features/clients/queries/clients.server";
import { formatDate } from "~/site/format";

type Client = Awaited<ReturnType<typeof listClients>>["clients"][number];

/** A client as a row of the list. Dates are written on the server: a browser's time zone tables may be older or newer than ours. */
export function toRow({ created_at, erasure_requested_at, ...client }: Client) {
  return { ...client, since: formatDate(created_at), wantsErasure: erasure_requested_at !== null };
}
