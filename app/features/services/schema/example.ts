import { z } from "zod";
import { integerField } from "~/lib/forms/integer-field";
import { optionalTextField } from "~/lib/forms/text-fields";
import { webAddress } from "~/lib/web/web-address";

const ADDRESS_MAX_LENGTH = 2000;

const addressField = (unusable: string) =>
  optionalTextField(ADDRESS_MAX_LENGTH, "L’adresse est trop longue", { isCode: true }).refine(
    (address) => address === null || webAddress(address) !== null,
    unusable,
  );

/** The dialog of an example. Nothing in it is required. */
export const exampleSchema = z.object({
  title: optionalTextField(200, "Le titre ne peut pas dépasser 200 caractères").transform((title) => title ?? ""),
  description: optionalTextField(1000, "La description ne peut pas dépasser 1 000 caractères", { isMultiline: true }),
  image_url: addressField("L’adresse de l’image commence par https:// ou par /media/"),
  image_alt: optionalTextField(200, "Ce que montre l’image ne peut pas dépasser 200 caractères"),
  project_url: addressField("L’adresse du projet commence par https://"),
  display_order: integerField(),
});

export type ExampleInput = z.output<typeof exampleSchema>;

export const exampleIdSchema = z.object({ id: z.uuid("Service inconnu"), exampleId: z.uuid("Exemple inconnu") });
