import { changeInquiries, undoInquiryChange } from "~/features/inquiries/commands/bulk.server";
import { setInquirySpam, setInquiryStatus } from "~/features/inquiries/commands/inquiries.server";
import { BULK, bulkDone, NO_CHANGE_CHOSEN, UNDO_BULK } from "~/features/inquiries/model/bulk";
import { ASKED_NEXT } from "~/features/inquiries/model/follow-up";
import { bulkSchema, undoBulkSchema } from "~/features/inquiries/schema/bulk";
import { inquirySpamSchema, inquiryStatusSchema } from "~/features/inquiries/schema/inquiry";
import { STATUS_SET } from "~/features/projects/model/project";
import { formatCount } from "~/lib/text/format-number";
import { DomainError } from "~/server/errors.server";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Changes one inquiry or several: its status, its owner, into the spam and out of it. */
export const action = formAction({
  guard: requireAdmin,
  buttons: {
    status: {
      schema: inquiryStatusSchema,
      run: async ({ id, status }, { actor, request }) => {
        const missing = await setInquiryStatus(actor, id, status);
        if (!missing) return STATUS_SET;
        // What follows, or why the lead was lost.
        const to = `/admin/inquiries/${id}${new URL(request.url).search}`;
        return { description: STATUS_SET, link: { ...ASKED_NEXT[missing], to } };
      },
    },
    spam: {
      schema: inquirySpamSchema,
      run: async ({ id, is_spam }, { actor }) => {
        await setInquirySpam(actor, id, is_spam);
        return is_spam ? "Demande mise aux indésirables" : "Demande reprise des indésirables";
      },
    },
    [BULK]: {
      schema: noFields,
      run: async (_, { actor, form, here }) => {
        const asked = bulkSchema.safeParse({ ids: form.getAll("id"), change: form.get("change") ?? undefined });
        // A list without a tick or a choice is no broken form.
        if (!asked.success) throw new DomainError("invalid", asked.error.issues[0]?.message ?? NO_CHANGE_CHOSEN);
        const { token, ...done } = await changeInquiries(actor, asked.data.ids, asked.data.change);
        const description = bulkDone(done);
        if (done.count === 0) return description;
        const fields = { intent: UNDO_BULK, token };
        return { description, undo: { note: "Annulable dix secondes.", label: "Annuler", action: here, fields } };
      },
    },
    [UNDO_BULK]: {
      schema: undoBulkSchema,
      run: async ({ token }, { actor }) => {
        const count = await undoInquiryChange(actor, token);
        return `Changement annulé\u202f: ${formatCount(count, "demande")} comme avant.`;
      },
    },
  },
});
