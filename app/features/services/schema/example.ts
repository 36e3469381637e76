import { z } from "zod";
import { idOrNew } from "~/lib/forms/id-or-new";
import { integerField } from "~/lib/forms/integer-field";
import { linkField, pictureAddressField } from "~/lib/forms/link-fields";
import { optionalTextField } from "~/lib/forms/text-fields";

const ADDRESS_MAX_LENGTH = 2000;

const ADDRESS_TOO_LONG = "L’adresse est trop longue";

/** The dialog of an example. Nothing in it is required. */
export const exampleSchema = z.object({
  title: optionalTextField(200, "Le titre ne peut pas dépasser 200 caractères").transform((title) => title ?? ""),
  description: optionalTextField(1000, "La description ne peut pas dépasser 1 000 caractères", { isMultiline: true }),
  image_url: pictureAddressField(ADDRESS_MAX_LENGTH, ADDRESS_TOO_LONG),
  image_alt: optionalTextField(200, "Ce que montre l’image ne peut pas dépasser 200 caractères"),
  project_url: linkField({
    max: ADDRESS_MAX_LENGTH,
    tooLong: ADDRESS_TOO_LONG,
    begins: /^(\/|https?:)/i,
    sentence: "L’adresse du projet commence par https://",
  }),
  display_order: integerField(),
});

export type ExampleInput = z.output<typeof exampleSchema>;

const serviceId = z.uuid("Service inconnu");
const exampleId = z.uuid("Exemple inconnu");

export const exampleIdSchema = z.object({ id: serviceId, exampleId });

/** The address of the dialog: an example of a service, or null for a new one. */
export const exampleDialogSchema = z.object({
  id: serviceId,
  exampleId: idOrNew(exampleId),
});
