import type { z } from "zod";
import type { PeopleCopy } from "~/content/client-people";
import type { User } from "~/server/sessions/user";
import { invitePerson, resendInvitation, withdrawInvitation } from "./commands/invitations.server";
import { removePerson, updatePermission } from "./commands/people.server";
import { CHANGE_PERMISSION, INVITE_PERSON, REMOVE_PERSON, RESEND_INVITATION, WITHDRAW_INVITATION } from "./model";
import { invitationSchema, permissionSchema, personIdSchema, personSchema } from "./schema";

/** A form about the people of the client with the id. */
interface Changing {
  actor: User;
  params: { id: string };
}

interface Screen<S> {
  copyOf: (sent: S) => PeopleCopy;
  /** Throws where the actor may not change the people of the client; every actor may when absent. */
  admit?: (sent: S) => Promise<void>;
  /** Throws where too many letters were sent; there is no limit when absent. */
  expectFewLetters?: (sent: S, email: string) => Promise<void>;
  /** @returns the redirect with the sentence */
  done: (sent: S, sentence: string) => Promise<Response>;
}

/** The forms by which people are invited to a client, and by which what they may do is changed or ended. */
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
