import type { getClient } from "~/features/clients/queries.server";
import { projectFacts, withMad } from "~/features/projects/model/project";
import { showPhone } from "~/server/forms/phone.server";
import { formatDate, formatShortDateTime } from "~/site/format";

type Client = NonNullable<Awaited<ReturnType<typeof getClient>>>;

export type ClientScreenData = ReturnType<typeof toView>;

/** Formatted on the server: a browser's tables of dates and names may be older or newer than ours. */
export function toView({ created_at, erasure_requested_at, erased_at, phone, projects, inquiries, ...client }: Client) {
  return {
    ...client,
    phone: showPhone(phone),
    since: formatDate(created_at),
    erasureAskedOn: erasure_requested_at && formatDate(erasure_requested_at),
    erasedOn: erased_at && formatDate(erased_at),
    projects: projects.map(withMad).map(({ id, title, status, service_category, ...figures }) => ({
      id,
      title,
      status,
      service_category,
      ...projectFacts(figures),
    })),
    inquiries: inquiries.map((inquiry) => ({
      ...inquiry,
      receivedAt: inquiry.created_at.toISOString(),
      received: formatShortDateTime(inquiry.created_at),
    })),
  };
}
