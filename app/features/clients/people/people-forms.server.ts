import { z } from "zod";
import type { PeopleCopy } from "~/content/client-people";
import { PERMISSIONS } from "~/features/clients/people/model";
import { hiddenField } from "~/lib/forms/hidden-field";
import { boundedTextField, emailField } from "~/lib/forms/text-fields";
import type { User } from "~/server/sessions/user";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";
import type { ShownInvitation, ShownPerson } from "./model";
import { CHANGE_PERMISSION, INVITE_PERSON, REMOVE_PERSON, RESEND_INVITATION, WITHDRAW_INVITATION } from "./model";
import type { listInvitations, listPeople } from "./queries.server";
import { invitePerson, removePerson, resendInvitation, updatePermission, withdrawInvitation } from "./write.server";

const NAME_MAX_LENGTH = 100;

const permission = z.enum(PERMISSIONS);

/** @param words the refusals, in the language of the page */
function personSchema({ name, email }: { name: string; email: string }) {
  return z.object({
    full_name: boundedTextField({ missing: name, max: NAME_MAX_LENGTH, tooLong: name }),
    email: z
      .string({ error: email })
      .refine((typed) => emailField.safeParse(typed).success, { error: email, abort: true })
      .pipe(emailField),
    permission: hiddenField(permission).transform((chosen) => chosen ?? "reads"),
  });
}

const personIdSchema = z.object({ person: z.uuid() });

const invitationSchema = z.object({ email: emailField });

const permissionSchema = z.object({ person: z.uuid(), permission });

interface Changing {
  actor: User;
  params: { id: string };
}

interface Screen<S> {
  copyOf: (sent: S) => PeopleCopy;
  /** Throws without the right to change the people of the client; absent where every actor has it. */
  admit?: (sent: S) => Promise<void>;
  /** Throws after too many letters; absent without a limit. */
  expectFewLetters?: (sent: S, email: string) => Promise<void>;
  /** @returns the redirect with the sentence */
  done: (sent: S, sentence: string) => Promise<Response>;
}

export function peopleForms<S extends Changing>({ copyOf, admit, expectFewLetters, done }: Screen<S>) {
  const ofScreen = {
    form: INVITE_PERSON,
    prepare: async (form: FormData, sent: S) => {
      await admit?.(sent);
      return { form };
    },
  };
  return {
    [INVITE_PERSON]: {
      ...ofScreen,
      schema: (sent: S) => personSchema(copyOf(sent).missing),
      run: async (person: z.output<ReturnType<typeof personSchema>>, sent: S) => {
        await expectFewLetters?.(sent, person.email);
        await invitePerson(sent.actor, sent.params.id, { ...person, refused: copyOf(sent).refused });
        return done(sent, copyOf(sent).done.invited);
      },
    },
    [RESEND_INVITATION]: {
      ...ofScreen,
      schema: invitationSchema,
      run: async ({ email }: z.output<typeof invitationSchema>, sent: S) => {
        await expectFewLetters?.(sent, email);
        await resendInvitation(sent.actor, { clientId: sent.params.id, email });
        return done(sent, copyOf(sent).done.invited);
      },
    },
    [WITHDRAW_INVITATION]: {
      ...ofScreen,
      schema: invitationSchema,
      run: async ({ email }: z.output<typeof invitationSchema>, sent: S) => {
        await withdrawInvitation(sent.actor, { clientId: sent.params.id, email });
        return done(sent, copyOf(sent).done.withdrawn);
      },
    },
    [CHANGE_PERMISSION]: {
      ...ofScreen,
      schema: permissionSchema,
      run: async ({ person, permission }: z.output<typeof permissionSchema>, sent: S) => {
        await updatePermission(sent.actor, { clientId: sent.params.id, profileId: person, permission });
        return done(sent, copyOf(sent).done.changed);
      },
    },
    [REMOVE_PERSON]: {
      ...ofScreen,
      schema: personIdSchema,
      run: async ({ person }: z.output<typeof personIdSchema>, sent: S) => {
        await removePerson(sent.actor, { clientId: sent.params.id, profileId: person });
        return done(sent, copyOf(sent).done.removed);
      },
    },
  };
}

/** The language of the screen, and its words for 'since'. */
type Reader = { language: Language; since: (day: string) => string };

/** The people of a client as the screen lists them: by their addresses, as they were invited. */
export function shownPeople(
  people: Awaited<ReturnType<typeof listPeople>>,
  { language, since }: Reader,
): ShownPerson[] {
  return people.map(({ profile_id, permission, created_at, profile }) => ({
    id: profile_id,
    permission,
    email: profile.credential?.email ?? "",
    since: since(formatDate(created_at, language)),
  }));
}

/** The open invitations of a client, by the names and addresses that were typed. */
export function shownInvitations(
  invitations: Awaited<ReturnType<typeof listInvitations>>,
  { language, since }: Reader,
): ShownInvitation[] {
  return invitations.map(({ full_name, email, permission, sent_at }) => ({
    name: full_name,
    email,
    permission,
    since: since(formatDate(sent_at, language)),
  }));
}
