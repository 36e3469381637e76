import { z } from "zod";
import { profileFields } from "~/features/accounts/schema";
import { versionField } from "~/lib/forms/version-field";
import { optionalPhoneField } from "~/server/forms/phone.server";

/** Apart from the other schemas, since it reads telephone numbers. */
export const clientCorrectionSchema = z.object({
  ...profileFields,
  phone: optionalPhoneField(),
  version: versionField,
});

export type ClientCorrection = z.output<typeof clientCorrectionSchema>;
