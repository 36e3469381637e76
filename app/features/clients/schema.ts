import { z } from "zod";
import { pageField, searchField } from "~/lib/list-fields";
import { emailField, optionalTextField, textField } from "~/lib/text-fields";

const FULL_NAME_MAX_LENGTH = 100;
const COMPANY_MAX_LENGTH = 100;

/** Who a client is, in any form that asks it. */
export const personFields = {
  full_name: textField("Le nom est requis").pipe(
    z.string().max(FULL_NAME_MAX_LENGTH, "Le nom ne peut pas dépasser 100 caractères"),
  ),
  company: optionalTextField(COMPANY_MAX_LENGTH, "Le nom de l’entreprise ne peut pas dépasser 100 caractères"),
};

/** The invitation form of /admin/clients. */
export const invitationSchema = z.object({ ...personFields, email: emailField });

export type Invitation = z.output<typeof invitationSchema>;

export const clientIdSchema = z.object({ id: z.uuid("Client inconnu") });

/** The address of the list in /admin: a wrong part is ignored. */
export const clientListSchema = z.object({
  state: z.enum(["erasure", "invited"]).optional().catch(undefined),
  q: searchField,
  sort: z.enum(["newest", "oldest", "name", "projects"]).catch("newest"),
  page: pageField,
});

export type ClientList = z.output<typeof clientListSchema>;
