export const PERMISSIONS = ["decides", "reads"] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** With open invitations. */
export const PEOPLE_MAX = 30;

export const INVITATION_DAYS = 30;

export const INVITE_PERSON = "invite-person";
export const CHANGE_PERMISSION = "change-permission";
export const REMOVE_PERSON = "remove-person";
export const LEAVE_CLIENT = "leave-client";
export const RESEND_INVITATION = "resend-invitation";
export const WITHDRAW_INVITATION = "withdraw-invitation";
export const ACCEPT_INVITATION = "accept-invitation";
export const REFUSE_INVITATION = "refuse-invitation";

/** The key of its sentence on the screen. */
export type PersonRefusal = "known" | "full";

export interface ShownPerson {
  id: string;
  email: string;
  permission: Permission;
  /** 'depuis le 3 mars 2026', in the reader's language. */
  since: string;
}

export interface ShownInvitation {
  name: string;
  email: string;
  permission: Permission;
  /** 'depuis le 3 mars 2026', in the reader's language. */
  since: string;
}
