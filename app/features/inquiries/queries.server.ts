import type { InquiryStatus } from "~/features/inquiries/model";
import { INQUIRY_STATUSES } from "~/features/inquiries/model";
import type { InquiryList } from "~/features/inquiries/schema";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db.server";

export const INQUIRIES_PER_PAGE = 20;

const ORDERS = {
  newest: [{ created_at: "desc" }, { id: "desc" }],
  oldest: [{ created_at: "asc" }, { id: "asc" }],
  name: [{ name: "asc" }, { created_at: "desc" }],
} as const satisfies Record<InquiryList["sort"], Prisma.ContactInquiryOrderByWithRelationInput[]>;

/** One page of inquiries with how many match in all. */
export async function listInquiries({ status, q, sort, page }: InquiryList) {
  const where = { ...statusFilter(status), ...searchFilter(q) };
  const [inquiries, matchCount] = await Promise.all([
    db.contactInquiry.findMany({
      where,
      orderBy: [...ORDERS[sort]],
      skip: (page - 1) * INQUIRIES_PER_PAGE,
      take: INQUIRIES_PER_PAGE,
    }),
    db.contactInquiry.count({ where }),
  ]);
  return { inquiries, matchCount };
}

function statusFilter(status: InquiryList["status"]): Prisma.ContactInquiryWhereInput {
  if (status === "spam") return { is_spam: true };
  return { is_spam: false, ...(status && { status }) };
}

function searchFilter(q: string | undefined): Prisma.ContactInquiryWhereInput {
  if (!q) return {};
  const contains = { contains: q.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" } as const;
  return { OR: [{ name: contains }, { email: contains }, { message: contains }, { company: contains }] };
}

/** The newest inquiries, without those set aside. */
export function listLatestInquiries(limit: number) {
  return db.contactInquiry.findMany({
    where: { is_spam: false },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    take: limit,
    select: { id: true, name: true, service_interest: true, created_at: true },
  });
}

/** One inquiry, or null. */
export function getInquiry(id: string) {
  return db.contactInquiry.findUnique({ where: { id } });
}

/** How many inquiries each status holds, without those set aside, which are counted apart. */
export async function countInquiries() {
  const [groups, spam] = await Promise.all([
    db.contactInquiry.groupBy({ by: ["status"], where: { is_spam: false }, _count: true }),
    db.contactInquiry.count({ where: { is_spam: true } }),
  ]);
  const byStatus = Object.fromEntries(INQUIRY_STATUSES.map((status) => [status, 0])) as Record<InquiryStatus, number>;
  for (const group of groups) byStatus[group.status] = group._count;
  const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
  return { total, byStatus, spam };
}

/** How many inquiries nobody has dealt with yet. */
export function countNewInquiries(): Promise<number> {
  return db.contactInquiry.count({ where: { status: "new", is_spam: false } });
}
