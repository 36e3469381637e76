import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { listTeam } from "~/features/accounts/queries.server";
import {
  bulkDone,
  bulkOptions,
  bulkSchema,
  changeInquiries,
  NO_CHANGE_CHOSEN,
  undoBulkSchema,
  undoInquiryChange,
} from "~/features/inquiries/bulk.server";
import { setInquirySpam, setInquiryStatus } from "~/features/inquiries/change.server";
import { ASKED_NEXT, ownerFilterOptions, ownerOptions } from "~/features/inquiries/model/follow-up";
import { NO_INQUIRY, serviceLabel } from "~/features/inquiries/model/inquiry";
import { INQUIRIES_PER_PAGE, listInquiries } from "~/features/inquiries/queries.server";
import { TEMPLATES_PATH } from "~/features/inquiries/replies/model";
import { listEarlierIds } from "~/features/inquiries/returning.server";
import { inquiryListSchema, inquirySpamSchema, inquiryStatusSchema } from "~/features/inquiries/schema/inquiry";
import { STATUS_SET } from "~/features/projects/model/project";
import { formatCount } from "~/lib/text/format-number";
import { DomainError } from "~/server/errors.server";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { loadList } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { defineList } from "~/ui/define-list";
import { PageHeader } from "~/ui/page-header";
import { BulkForm, InquiryFilters, MessageCell, SenderCell, StatusCell } from "./list-parts";
import { toRow } from "./view.server";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les demandes" };

export const meta = () => seo({ title: "Demandes de Contact" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  const [{ inquiries, ...found }, team] = await Promise.all([
    loadList(request, {
      schema: inquiryListSchema,
      perPage: INQUIRIES_PER_PAGE,
      find: (list) => listInquiries(list, user.id),
    }),
    listTeam(),
  ]);
  const now = new Date();
  const earlier = await listEarlierIds(inquiries.map(({ id }) => id));
  const { responsable = "" } = found.list;
  return {
    ...found,
    rows: inquiries.map((inquiry) => toRow(inquiry, { now, earlierId: earlier.get(inquiry.id) ?? null })),
    bulkOptions: bulkOptions(ownerOptions(team)),
    owners: ownerFilterOptions(team, user.id),
    owner: responsable === user.id ? "moi" : responsable,
  };
}

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
    bulk: {
      schema: noFields,
      run: async (_, { actor, form, here }) => {
        const asked = bulkSchema.safeParse({ ids: form.getAll("id"), change: form.get("change") ?? undefined });
        // A list without a tick or a choice is no broken form.
        if (!asked.success) throw new DomainError("invalid", asked.error.issues[0]?.message ?? NO_CHANGE_CHOSEN);
        const { token, ...done } = await changeInquiries(actor, asked.data.ids, asked.data.change);
        const description = bulkDone(done);
        if (done.count === 0) return description;
        const fields = { intent: "undo-bulk", token };
        return { description, undo: { note: "Annulable dix secondes.", label: "Annuler", action: here, fields } };
      },
    },
    "undo-bulk": {
      schema: undoBulkSchema,
      run: async ({ token }, { actor }) => {
        const count = await undoInquiryChange(actor, token);
        return `Changement annulé\u202f: ${formatCount(count, "demande")} comme avant.`;
      },
    },
  },
});

const InquiryList = defineList<typeof loader>({
  path: "/admin/inquiries",
  filters: ({ list, counts, waiting, owners, owner }) => (
    <InquiryFilters list={list} counts={counts} waiting={waiting} owners={owners} owner={owner} />
  ),
  rows: {
    caption: "Demandes de contact",
    hasRowLink: true,
    columns: [
      { label: "Nom", isHeader: true, cell: (inquiry) => <SenderCell inquiry={inquiry} /> },
      { label: "Message", isLong: true, stackedLabel: false, cell: (inquiry) => <MessageCell inquiry={inquiry} /> },
      { label: "Service", isName: true, cell: serviceLabel },
      { label: "Statut", cell: (inquiry) => <StatusCell inquiry={inquiry} /> },
      {
        label: "Reçue",
        stackedLabel: "Reçue le",
        isNumber: true,
        cell: ({ receivedAt, received }) => <time dateTime={receivedAt}>{received}</time>,
      },
    ],
  },
  empty: { title: NO_INQUIRY, text: "Les messages du site arrivent ici." },
  unmatched: { title: "Aucune demande ne correspond", all: "Voir toutes les demandes" },
});

export default function Inquiries() {
  const data = useLoaderData<typeof loader>();
  const { counts, bulkOptions } = data;
  return (
    <>
      <PageHeader
        title="Demandes de Contact"
        description={`${formatCount(counts.total, "demande")}, dont ${formatCount(counts.byStatus.new, "nouvelle")}`}
        links={[
          { to: "/admin/inquiries/new", label: "Nouvelle piste", isMain: true, opensDialog: true },
          { to: "/admin/inquiries/import", label: "Importer (CSV)" },
          { to: TEMPLATES_PATH, label: "Modèles de réponse" },
        ]}
      />
      <InquiryList data={data}>
        <BulkForm options={bulkOptions} />
      </InquiryList>
      <Outlet />
    </>
  );
}
