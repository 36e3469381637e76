import { z } from "zod";
import type { BuyerKind } from "~/features/billing/clients/model";
import { BUYER_KINDS } from "~/features/billing/clients/model";
import { CURRENCIES } from "~/features/billing/model/content";
import { HOME_COUNTRY } from "~/features/billing/model/document";
import { checkboxField } from "~/lib/forms/checkbox-field";
import { pageField, searchField } from "~/lib/forms/list-fields";
import { boundedTextField, optionalEmailField, optionalTextField, sentText } from "~/lib/forms/text-fields";
import { versionField } from "~/lib/forms/version-field";
import { isCountry } from "~/lib/text/countries";
import { westernDigits } from "~/lib/text/invisible-marks";
import { optionalPhoneField } from "~/server/forms/phone.server";
import { LANGUAGES } from "~/site/language";

const NAME_MAX = 160;
const ADDRESS_MAX = 400;
const FOREIGN_NUMBER_MAX = 30;
/** Fifteen digits, grouped with any signs. */
const ICE_MAX = 60;
const ICE_SENTENCE = "L’ICE compte 15 chiffres, par exemple 001\u202f234\u202f567\u202f000\u202f089";
const tooLong = (what: string, max: number) => `${what} ne peut pas dépasser ${max} caractères`;

const iceField = sentText(ICE_MAX, { tooLong: ICE_SENTENCE })
  .optional()
  .transform((typed) => westernDigits(typed ?? "").replace(/[\s\u00a0\u202f.-]/g, "") || null);

export const billingClientSchema = z
  .object({
    kind: z.enum(Object.keys(BUYER_KINDS) as [BuyerKind, ...BuyerKind[]], {
      error: "Choisissez une nature de la liste",
    }),
    legal_name: boundedTextField({
      missing: "La raison sociale, ou le nom, est requise",
      max: NAME_MAX,
      tooLong: tooLong("La raison sociale", NAME_MAX),
    }),
    contact_name: optionalTextField(NAME_MAX, tooLong("Le nom", NAME_MAX)),
    email: optionalEmailField,
    phone: optionalPhoneField(),
    ice: iceField,
    address: optionalTextField(ADDRESS_MAX, tooLong("L’adresse", ADDRESS_MAX), { isMultiline: true }),
    country: z.string({ error: "Choisissez un pays de la liste" }).refine(isCountry, "Choisissez un pays de la liste"),
    language: z.enum(LANGUAGES, { error: "Choisissez une langue de la liste" }),
    currency: z.enum(CURRENCIES, { error: "Choisissez une monnaie de la liste" }),
    has_reminders: checkboxField,
    version: versionField,
  })
  .superRefine(({ ice, country }, context) => {
    const isWrong =
      ice !== null && (country === HOME_COUNTRY ? !/^\d{15}$/.test(ice) : ice.length > FOREIGN_NUMBER_MAX);
    const message = country === HOME_COUNTRY ? ICE_SENTENCE : tooLong("Le numéro d’identification", FOREIGN_NUMBER_MAX);
    if (isWrong) context.addIssue({ code: "custom", path: ["ice"], message });
  })
  .transform(({ kind, ...client }) => ({
    ...client,
    is_company: kind !== "person",
    is_public_body: kind === "public_body",
  }));

export type BillingClientInput = z.output<typeof billingClientSchema>;

export const billingClientIdSchema = z.object({ id: z.uuid("Identité de facturation inconnue") });

/** The query string of the list in /admin; unknown values fall back to defaults. */
export const billingClientListSchema = z.object({
  q: searchField,
  sort: z.enum(["newest", "name"]).catch("name"),
  page: pageField,
});

export type BillingClientList = z.output<typeof billingClientListSchema>;
