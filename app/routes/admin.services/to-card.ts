import type { listServices } from "~/features/services/admin-queries.server";
import { formatMad } from "~/lib/format";

type Service = Awaited<ReturnType<typeof listServices>>["services"][number];

/** A service as its card shows it. */
export type ServiceCardData = ReturnType<typeof toCard>;

export function toCard({ id, title, description, category, icon, is_active, priceMad }: Service) {
  const startingPrice = priceMad === null ? null : `À partir de ${formatMad(priceMad)}`;
  return { id, title, description, category, icon, is_active, startingPrice };
}
