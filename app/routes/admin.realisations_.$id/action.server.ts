import { askForConsent } from "~/features/case-studies/consents.server";
import { CASE_MOVED, CASE_PUBLISHED, CASE_UNPUBLISHED } from "~/features/case-studies/model/case-study";
import { addCasePicture, deleteCasePicture, moveCasePicture } from "~/features/case-studies/pictures.server";
import {
  caseIdSchema,
  casePictureSchema,
  caseSchema,
  consentRequestSchema,
  moveSchema,
  publishSchema,
  translateSchema,
} from "~/features/case-studies/schema";
import { translateCase } from "~/features/case-studies/translate.server";
import { setCasePublished, updateCase } from "~/features/case-studies/write.server";
import { preparePicture } from "~/features/media/take-picture.server";
import { PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

const pathOf = ({ params }: { params: { id: string } }) => `/admin/realisations/${params.id}`;
const picturesOf = (sent: { params: { id: string } }) => `${pathOf(sent)}#images`;

export const action = formAction({
  guard: requireAdmin,
  params: caseIdSchema,
  maxFileBytes: PICTURE_MAX_BYTES,
  intents: {
    case: {
      schema: caseSchema,
      prepare: preparePicture,
      run: (study, sent) => updateCase(sent.actor, sent.params.id, study),
      done: (sent) => redirectWithSuccess(pathOf(sent), "Réalisation enregistrée"),
    },
    consent: {
      schema: consentRequestSchema,
      run: (asked, sent) => askForConsent(sent.actor, sent.params.id, asked),
      done: (sent) => redirectWithSuccess(`${pathOf(sent)}#accord`, "Demande d’accord envoyée"),
    },
    translate: {
      schema: translateSchema,
      run: async ({ language }, { actor, params }) => {
        const { id } = await translateCase(actor, params.id, language);
        return redirectWithSuccess(
          `/admin/realisations/${id}`,
          "Traduction créée\u202f: réécrivez ses textes, puis publiez-la",
        );
      },
    },
    picture: {
      schema: casePictureSchema,
      prepare: preparePicture,
      run: (picture, sent) => addCasePicture(sent.actor, sent.params.id, picture),
      done: (sent) => redirectWithSuccess(picturesOf(sent), "Image ajoutée"),
    },
  },
  buttons: {
    publish: {
      schema: publishSchema.omit({ id: true }),
      to: pathOf,
      run: async ({ value }, { actor, params }) => {
        await setCasePublished(actor, params.id, value);
        return value ? CASE_PUBLISHED : CASE_UNPUBLISHED;
      },
    },
    "move-picture": {
      schema: moveSchema,
      to: picturesOf,
      run: ({ id, direction }, { actor, params }) => moveCasePicture(actor, params.id, id, direction),
      done: CASE_MOVED,
    },
    "remove-picture": {
      schema: caseIdSchema,
      to: picturesOf,
      run: ({ id }, { actor, params }) => deleteCasePicture(actor, params.id, id),
      done: "Image retirée",
    },
  },
});
