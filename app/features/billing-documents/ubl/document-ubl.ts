import type { BillingDocument } from "~/features/billing/model/document";

export function documentUbl(_document: BillingDocument): string | null {
  return null;
}
