import type { listServices } from "~/features/services/admin-queries.server";
import { formatMad } from "~/lib/format";

type Service = Awaited<ReturnType<typeof listServices>>["services"][number];

/** A service as its card shows it. */
export type ServiceCardData = ReturnType<typeof toCard>;

export function toCard({ id, title, description, category, icon, is_active, priceFromMad }: Service) {
  const startingPrice = priceFromMad === null ? null : `À partir de ${formatMad(priceFromMad)}`;
  return { id, title, description, category, icon, is_active, startingPrice };
}
