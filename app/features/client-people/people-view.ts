import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";
import type { ShownPerson } from "./model";
import type { listPeople } from "./queries.server";

type Person = Awaited<ReturnType<typeof listPeople>>[number];

interface Reader {
  language: Language;
  since: (day: string) => string;
}

/** The people of a client as the screen lists them: by their addresses, as they were invited. */
export function shownPeople(people: readonly Person[], { language, since }: Reader): ShownPerson[] {
  return people.map(({ profile_id, permission, created_at, profile }) => ({
    ...{ id: profile_id, permission, email: profile.credential?.email ?? "" },
    since: since(formatDate(created_at, language)),
  }));
}
