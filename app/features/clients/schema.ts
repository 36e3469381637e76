import { z } from "zod";
import { languageField, profileFields } from "~/features/accounts/schema";
import { CHANGE_LANGUAGE, OTHERS_REVIEW } from "~/features/clients/model";
import { listField } from "~/lib/forms/list-field";
import { pageField, searchField } from "~/lib/forms/list-fields";
import { emailField } from "~/lib/forms/text-fields";
import { LANGUAGES } from "~/site/language";

export const invitationSchema = z.object({ ...profileFields, email: emailField, language: languageField });

export type Invitation = z.output<typeof invitationSchema>;

export const clientIdSchema = z.object({ id: z.uuid("Client inconnu") });

/** Reviews of namesakes, which the client's erasure leaves. */
export const othersReviewsSchema = z.object({ [OTHERS_REVIEW]: listField(z.uuid("Avis inconnu")) });

export const changeLanguageSchema = z.object({ intent: z.literal(CHANGE_LANGUAGE), language: z.enum(LANGUAGES) });

/** The query string of the list in /admin; unknown values fall back to defaults. */
export const clientListSchema = z.object({
  state: z.enum(["erasure", "invited", "unconfirmed"]).optional().catch(undefined),
  q: searchField,
  sort: z.enum(["newest", "oldest", "name", "projects"]).catch("newest"),
  page: pageField,
});

export type ClientList = z.output<typeof clientListSchema>;
