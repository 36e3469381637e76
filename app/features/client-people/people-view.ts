import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";
import type { ShownInvitation, ShownPerson } from "./model";
import type { listInvitations, listPeople } from "./queries.server";

type Person = Awaited<ReturnType<typeof listPeople>>[number];
type Invitation = Awaited<ReturnType<typeof listInvitations>>[number];

interface Reader {
  language: Language;
  since: (day: string) => string;
}

/** The people of a client as the screen lists them: by their addresses, as they were invited. */
export function shownPeople(people: readonly Person[], { language, since }: Reader): ShownPerson[] {
  return people.map(({ profile_id, permission, created_at, profile }) => ({
    id: profile_id,
    permission,
    email: profile.credential?.email ?? "",
    since: since(formatDate(created_at, language)),
  }));
}

/** The invitations of a client that are not answered, by the names and addresses that were typed. */
export function shownInvitations(invitations: readonly Invitation[], { language, since }: Reader): ShownInvitation[] {
  return invitations.map(({ full_name, email, permission, sent_at }) => ({
    name: full_name,
    email,
    permission,
    since: since(formatDate(sent_at, language)),
  }));
}
