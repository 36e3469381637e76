import {
  createVatRate,
  deleteVatRate,
  endVatRate,
  updateLegalIdentity,
} from "~/features/legal-identity/commands.server";
import { IDENTITY_SAVED, RATE_ADDED, RATE_DELETED, RATE_ENDED } from "~/features/legal-identity/model";
import { endRateSchema, legalIdentitySchema, newRateSchema, rateIdSchema } from "~/features/legal-identity/schema";
import { updateSettings } from "~/features/settings/commands.server";
import { SETTINGS_SAVED } from "~/features/settings/model";
import { settingsSchema } from "~/features/settings/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { ADD_RATE_INTENT, DELETE_RATE_INTENT, END_RATE_INTENT, IDENTITY_INTENT } from "./identity-fields";

const HERE = "/admin/settings";
const RATES = `${HERE}#tva`;

/** Saves what the agency says of itself, its legal identity, or a rate of VAT. */
export const action = formAction({
  guard: requireAdmin,
  intents: {
    agency: {
      schema: settingsSchema,
      run: async (settings, { actor }) => {
        await updateSettings(actor, settings);
        return redirectWithSuccess(HERE, SETTINGS_SAVED);
      },
    },
    [IDENTITY_INTENT]: {
      schema: legalIdentitySchema,
      run: async (identity, { actor }) => {
        await updateLegalIdentity(actor, identity);
        return redirectWithSuccess(`${HERE}#identite`, IDENTITY_SAVED);
      },
    },
    [ADD_RATE_INTENT]: {
      schema: newRateSchema,
      run: async (rate, { actor }) => {
        await createVatRate(actor, rate);
        return redirectWithSuccess(RATES, RATE_ADDED);
      },
    },
    [END_RATE_INTENT]: {
      schema: endRateSchema,
      run: async (end, { actor }) => {
        await endVatRate(actor, end);
        return redirectWithSuccess(RATES, RATE_ENDED);
      },
    },
  },
  buttons: {
    [DELETE_RATE_INTENT]: {
      schema: rateIdSchema,
      to: () => RATES,
      run: async ({ id }, { actor }) => {
        await deleteVatRate(actor, id);
        return RATE_DELETED;
      },
    },
  },
});
