import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { changeSection, saveAppearance } from "~/features/appearance/commands/appearance.server";
import { submitBrandFiles } from "~/features/appearance/commands/brand-files.server";
import { ACCENTS_SAVED, ANNOUNCEMENT_SAVED, FILES_SAVED, SECTIONS_SAVED } from "~/features/appearance/model";
import { accentsSchema, announcementSchema, sectionSchema } from "~/features/appearance/schema";
import { PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { parseForm } from "~/server/forms/parse-form.server";
import { readFormWithFiles } from "~/server/forms/read-form-data.server";
import { answerByCommand, refuse } from "~/server/forms/refuse.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { runWithFlash } from "~/server/http/flash-command.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { ACCENTS_INTENT, ANNOUNCEMENT_INTENT, FILES_INTENT, SECTION_INTENT } from "./intents";

const HERE = "/admin/settings/apparence";

/** Saves one of the forms of the page. @throws a 400 for any other */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const form = await readFormWithFiles(request, PICTURE_MAX_BYTES);
  switch (form.get("intent")) {
    case ANNOUNCEMENT_INTENT:
      return answerByCommand(ANNOUNCEMENT_INTENT, parseForm(form, announcementSchema), async (values) => {
        await saveAppearance(actor, values);
        return redirectWithSuccess(`${HERE}#annonce`, ANNOUNCEMENT_SAVED);
      });
    case ACCENTS_INTENT:
      return answerByCommand(ACCENTS_INTENT, parseForm(form, accentsSchema), async (values) => {
        await saveAppearance(actor, values);
        return redirectWithSuccess(`${HERE}#couleurs`, ACCENTS_SAVED);
      });
    case SECTION_INTENT: {
      const step = sectionSchema.safeParse(Object.fromEntries(form));
      if (!step.success) throw data(null, { status: 400 });
      return runWithFlash(`${HERE}#accueil`, SECTIONS_SAVED, () => changeSection(actor, step.data));
    }
    case FILES_INTENT: {
      const errors = await submitBrandFiles(actor, form);
      if (Object.keys(errors).length === 0) return redirectWithSuccess(`${HERE}#marque`, FILES_SAVED);
      const error = Object.fromEntries(Object.entries(errors).map(([name, sentence]) => [name, [sentence]]));
      return refuse(FILES_INTENT, { status: "error", error, initialValue: {} });
    }
    default:
      throw data(null, { status: 400 });
  }
}
