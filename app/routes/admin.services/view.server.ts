import type { listServices } from "~/features/services/queries/admin-services.server";
import { formatMad } from "~/site/format";

type Service = Awaited<ReturnType<typeof listServices>>["services"][number];

/** A service as its card shows it. */
export type ServiceCardData = ReturnType<typeof toCard>;

export function toCard({ id, title, description, category, icon, is_active, priceFromMad }: Service) {
  const startingPrice = priceFromMad === null ? null : `À partir de ${formatMad(priceFromMad)}`;
  return { id, title, description, category, icon, is_active, startingPrice };
}
