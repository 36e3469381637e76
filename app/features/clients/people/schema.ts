import { z } from "zod";
import { PERMISSIONS } from "~/features/clients/people/model";
import { hiddenField } from "~/lib/forms/hidden-field";
import { boundedTextField, emailField } from "~/lib/forms/text-fields";

const NAME_MAX_LENGTH = 100;

const permission = z.enum(PERMISSIONS);

/** @param words the refusals, in the language of the page */
export function personSchema({ name, email }: { name: string; email: string }) {
  return z.object({
    full_name: boundedTextField({ missing: name, max: NAME_MAX_LENGTH, tooLong: name }),
    email: z
      .string({ error: email })
      .refine((typed) => emailField.safeParse(typed).success, { error: email, abort: true })
      .pipe(emailField),
    permission: hiddenField(permission).transform((chosen) => chosen ?? "reads"),
  });
}

export const personIdSchema = z.object({ person: z.uuid() });

export const invitationSchema = z.object({ email: emailField });

export const permissionSchema = z.object({ person: z.uuid(), permission });
