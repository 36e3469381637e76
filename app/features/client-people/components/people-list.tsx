import type { Permission, ShownPerson } from "~/features/client-people/model";
import { CHANGE_PERMISSION, REMOVE_PERSON } from "~/features/client-people/model";
import { Badge } from "~/ui/badge";
import { ButtonForm } from "~/ui/button-form";

interface PeopleListProps {
  people: readonly ShownPerson[];
  mayChange: boolean;
  words: Record<"list" | "empty" | "remove" | "sending", string> &
    Record<"permissions" | "change", Record<Permission, string>>;
}

/** Who sees a client's projects beside the client, each with what changes or ends it. */
export function PeopleList({ people, mayChange, words }: PeopleListProps) {
  if (people.length === 0) return <p className="py-6 border-y border-y-line text-text-2">{words.empty}</p>;
  return (
    <ul aria-label={words.list}>
      {people.map((person) => (
        <li key={person.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4 border-t border-t-line">
          <p className="min-w-0 grow wrap-anywhere">
            <bdi>{person.email}</bdi>
            <span className="block text-sm text-text-3">{person.since}</span>
          </p>
          <Badge tone={person.permission === "decides" ? "green" : "neutral"}>
            {words.permissions[person.permission]}
          </Badge>
          {mayChange && <Changes person={person} words={words} />}
        </li>
      ))}
    </ul>
  );
}

function Changes({ person, words }: { person: ShownPerson; words: PeopleListProps["words"] }) {
  const other = person.permission === "decides" ? "reads" : "decides";
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonForm
        intent={CHANGE_PERMISSION}
        values={{ person: person.id, permission: other }}
        preventScrollReset
        size="sm"
        pendingText={words.sending}
      >
        {words.change[other]}
        <span className="sr-only"> ({person.email})</span>
      </ButtonForm>
      <ButtonForm
        intent={REMOVE_PERSON}
        values={{ person: person.id }}
        preventScrollReset
        size="sm"
        variant="quiet"
        pendingText={words.sending}
      >
        {words.remove}
        <span className="sr-only"> ({person.email})</span>
      </ButtonForm>
    </div>
  );
}
