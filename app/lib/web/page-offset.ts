/** The rows of one page of a list, as Prisma asks for them; pages begin at 1. */
export function pageOffset(page: number, perPage: number): { skip: number; take: number } {
  return { skip: (page - 1) * perPage, take: perPage };
}
