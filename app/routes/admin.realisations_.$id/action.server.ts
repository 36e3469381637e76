import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import {
  addCasePicture,
  deleteCasePicture,
  moveCasePicture,
} from "~/features/case-studies/commands/case-pictures.server";
import { setCasePublished } from "~/features/case-studies/commands/cases.server";
import { askForConsent } from "~/features/case-studies/commands/consents.server";
import { submitCase } from "~/features/case-studies/commands/submit-case.server";
import { translateCase } from "~/features/case-studies/commands/translate-case.server";
import {
  CASE_MOVED,
  CASE_PUBLISHED,
  CASE_SAVED,
  CASE_TRANSLATED,
  CASE_UNPUBLISHED,
  CONSENT_ASKED,
  PICTURE_ADDED,
  PICTURE_REMOVED,
} from "~/features/case-studies/model/messages";
import {
  caseIdSchema,
  casePictureSchema,
  consentRequestSchema,
  moveSchema,
  publishSchema,
  translateSchema,
} from "~/features/case-studies/schema";
import { takePicture } from "~/features/media/commands/take-picture.server";
import { PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { answerForm } from "~/server/forms/form-outcome.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { readFormWithFiles } from "~/server/forms/read-form-data.server";
import { answerByCommand, refuse } from "~/server/forms/refuse.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { runWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";

/** Saves one of the forms of the page. @throws a 400 for any other */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(caseIdSchema, params);
  const form = await readFormWithFiles(request, PICTURE_MAX_BYTES);
  const here = `/admin/realisations/${id}`;
  switch (form.get("intent")) {
    case "case":
      return answerForm(submitCase({ actor, id }, form), {
        intent: "case",
        onSaved: () => redirectWithSuccess(here, CASE_SAVED),
      });
    case "publish": {
      const { value } = readOr400(publishSchema.safeParse({ ...Object.fromEntries(form), id }));
      const message = value ? CASE_PUBLISHED : CASE_UNPUBLISHED;
      return runWithFlash(here, message, () => setCasePublished(actor, id, value));
    }
    case "consent":
      return answerByCommand("consent", parseForm(form, consentRequestSchema), async (asked) => {
        await askForConsent(actor, id, asked);
        return redirectWithSuccess(`${here}#accord`, CONSENT_ASKED);
      });
    case "translate":
      return answerByCommand("translate", parseForm(form, translateSchema), async ({ language }) => {
        const translation = await translateCase(actor, id, language);
        return redirectWithSuccess(`/admin/realisations/${translation.id}`, CASE_TRANSLATED);
      });
    default:
      return changePictures(actor, id, form);
  }
}

/** Adds, moves or takes away a picture. @throws a 400 for any other form */
async function changePictures(actor: User, id: string, form: FormData) {
  const pictures = `/admin/realisations/${id}#images`;
  switch (form.get("intent")) {
    case "picture": {
      const taken = await takePicture(form, actor);
      const submission = parseForm(taken.form, casePictureSchema);
      if (taken.error) return refuse("picture", submission.reply({ fieldErrors: { image_url: [taken.error] } }));
      return answerByCommand("picture", submission, async (picture) => {
        await addCasePicture(actor, id, picture);
        return redirectWithSuccess(pictures, PICTURE_ADDED);
      });
    }
    case "move-picture": {
      const move = readOr400(moveSchema.safeParse(Object.fromEntries(form)));
      return runWithFlash(pictures, CASE_MOVED, () => moveCasePicture(actor, id, move.id, move.direction));
    }
    case "remove-picture": {
      const picture = readOr400(caseIdSchema.safeParse(Object.fromEntries(form)));
      return runWithFlash(pictures, PICTURE_REMOVED, () => deleteCasePicture(actor, id, picture.id));
    }
    default:
      throw data(null, { status: 400 });
  }
}

function readOr400<Value>(parsed: { success: true; data: Value } | { success: false }): Value {
  if (parsed.success) return parsed.data;
  throw data(null, { status: 400 });
}
