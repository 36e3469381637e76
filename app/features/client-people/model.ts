/** What a person may do: read, or decide too. */
export const PERMISSIONS = ["decides", "reads"] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** So many people a client may have, with those who have not answered. */
export const PEOPLE_MAX = 30;

/** How long an invitation may be answered. */
export const INVITATION_DAYS = 30;

/** The forms of the screen. */
export const INVITE_PERSON = "invite-person";
export const CHANGE_PERMISSION = "change-permission";
export const REMOVE_PERSON = "remove-person";
export const LEAVE_CLIENT = "leave-client";
export const RESEND_INVITATION = "resend-invitation";
export const WITHDRAW_INVITATION = "withdraw-invitation";
export const ACCEPT_INVITATION = "accept-invitation";
export const REFUSE_INVITATION = "refuse-invitation";

/** Why a person is not added, as a key of the words of the screen. */
export type PersonRefusal = "known" | "full";

/** A person as the screen lists it. */
export interface ShownPerson {
  id: string;
  email: string;
  permission: Permission;
  /** 'depuis le 3 mars 2026', in the reader's language. */
  since: string;
}

/** An invitation that is not answered, as the screen lists it. */
export interface ShownInvitation {
  name: string;
  email: string;
  permission: Permission;
  /** 'depuis le 3 mars 2026', in the reader's language. */
  since: string;
}
