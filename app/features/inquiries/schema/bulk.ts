import { z } from "zod";
import { BULK_MAX, NO_CHANGE_CHOSEN, NONE_CHOSEN } from "~/features/inquiries/model/bulk";
import { LOST_REASONS } from "~/features/inquiries/model/follow-up";
import { INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";

const statusChange = z
  .object({ kind: z.literal("status"), value: z.enum(INQUIRY_STATUSES).exclude(["rejected"]) })
  .transform(({ value }) => ({ status: value }));
const ownerChange = z
  .object({ kind: z.literal("owner"), value: z.union([z.literal(""), z.uuid()]) })
  .transform(({ value }) => ({ owner_id: value || null }));
const rejection = z
  .object({ kind: z.literal("reject"), value: z.enum(LOST_REASONS) })
  .transform(({ value }) => ({ status: "rejected" as const, lost_reason: value }));
const settingAside = z
  .object({ kind: z.literal("spam"), value: z.literal("true") })
  .transform(() => ({ is_spam: true }));

/** More than the longest choice. */
const CHANGE_MAX = 100;

/** One choice of the list's form for several inquiries, such as 'status:contacted'. */
const changeField = z
  .string({ error: NO_CHANGE_CHOSEN })
  .max(CHANGE_MAX, NO_CHANGE_CHOSEN)
  .transform((text) => {
    const [kind, value] = text.split(":");
    return { kind, value };
  })
  .pipe(z.union([statusChange, ownerChange, rejection, settingAside], { error: NO_CHANGE_CHOSEN }));

export const bulkSchema = z.object({
  ids: z
    .array(z.uuid("Demande inconnue"))
    .min(1, NONE_CHOSEN)
    .max(BULK_MAX, `Pas plus de ${BULK_MAX} demandes à la fois`),
  change: changeField,
});

export type BulkChange = z.output<typeof bulkSchema>["change"];

/** A wrong token is that of a change whose time is over. */
export const undoBulkSchema = z.object({ token: z.uuid().catch("") });
