import { changeSection, saveAppearance } from "~/features/appearance/commands/appearance.server";
import { saveBrandFiles } from "~/features/appearance/commands/brand-files.server";
import { ACCENTS_SAVED, ANNOUNCEMENT_SAVED, FILES_SAVED, SECTIONS_SAVED } from "~/features/appearance/model";
import { accentsSchema, announcementSchema, sectionSchema } from "~/features/appearance/schema";
import { PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { ACCENTS_INTENT, ANNOUNCEMENT_INTENT, FILES_INTENT, SECTION_INTENT } from "./intents";

const HERE = "/admin/settings/apparence";

/** Saves one of the forms of the page. */
export const action = formAction({
  guard: requireAdmin,
  maxFileBytes: PICTURE_MAX_BYTES,
  intents: {
    [ANNOUNCEMENT_INTENT]: {
      schema: announcementSchema,
      run: async (announcement, { actor }) => {
        await saveAppearance(actor, announcement);
        return redirectWithSuccess(`${HERE}#annonce`, ANNOUNCEMENT_SAVED);
      },
    },
    [ACCENTS_INTENT]: {
      schema: accentsSchema,
      run: async (accents, { actor }) => {
        await saveAppearance(actor, accents);
        return redirectWithSuccess(`${HERE}#couleurs`, ACCENTS_SAVED);
      },
    },
    [FILES_INTENT]: {
      schema: noFields,
      run: async (_, { actor, form }) => {
        await saveBrandFiles(actor, form);
        return redirectWithSuccess(`${HERE}#marque`, FILES_SAVED);
      },
    },
  },
  buttons: {
    [SECTION_INTENT]: {
      schema: sectionSchema,
      to: () => `${HERE}#accueil`,
      run: async (step, { actor }) => {
        await changeSection(actor, step);
        return SECTIONS_SAVED;
      },
    },
  },
});
