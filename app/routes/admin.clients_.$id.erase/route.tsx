import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { eraseQuestion, OTHERS_REVIEW } from "~/features/clients/model";
import {
  doMessagesStay,
  getClientName,
  getErasureRefusal,
  isClient,
  listReviewsOf,
} from "~/features/clients/queries.server";
import { clientIdSchema, othersReviewsSchema } from "~/features/clients/schema";
import { eraseClient } from "~/features/personal-data/erase-client.server";
import { reviewerRole } from "~/features/testimonials/model";
import { erasures } from "~/personal-data-registrations.server";
import { isMailSent } from "~/server/env.server";
import { formAction } from "~/server/forms/form-action.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatDate } from "~/site/format";
import { seo } from "~/site/seo";
import { CheckboxField } from "~/ui/checkbox-field";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const TITLE = "Effacer les données du client";

export const meta = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(clientIdSchema, params);
  const name = (await isClient(id)) ? await getClientName(id) : null;
  if (name === null) throw data(null, { status: 404 });
  const [messagesStay, refusal] = await Promise.all([doMessagesStay(id), getErasureRefusal(id)]);
  const question = eraseQuestion({ messagesStay, isMailSent });
  const reviews = (await listReviewsOf(id)).map(toLine);
  return { id, name, question, refusal, messagesStay, reviews };
}

export const action = formAction({
  guard: requireAdmin,
  params: clientIdSchema,
  buttons: {
    erase: {
      schema: othersReviewsSchema,
      to: ({ params }) => `/admin/clients/${params.id}`,
      run: ({ [OTHERS_REVIEW]: others }, { actor, params }) =>
        eraseClient(erasures, actor, { id: params.id, othersIds: others }),
      done: "Données effacées",
    },
  },
});

export default function EraseClient() {
  const { id, name, question, refusal, messagesStay, reviews } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={TITLE}
      question={question}
      refusal={refusal}
      confirmLabel="Effacer pour toujours"
      pendingText="Effacement..."
      cancelTo={`/admin/clients/${id}`}
    >
      <p className="note">
        Client <bdi>{name}</bdi>
      </p>
      {!refusal && (
        <p className="note">
          {
            "Ses réponses aux devis, ses virements annoncés avec leurs justificatifs, les brouillons à son nom et les lettres qui en parlent sont effacés. Les devis envoyés, les dossiers d’acceptation et les factures restent dix ans (CGI, art. 211). Dans les textes des réalisations faites pour lui et dans les réponses à ses avis, son nom devient «\u202fClient effacé\u202f»\u202f: relisez-les ensuite."
          }
        </p>
      )}
      {reviews.length > 0 && (
        <fieldset className="grid gap-3 min-w-0 mx-0 mt-3 mb-5 p-0 border-0">
          <legend className="note mb-4 p-0">
            {
              "Les avis signés de son nom sont retirés du site et perdent leur signature. Cochez ceux d’une autre personne du même nom\u202f: ils restent."
            }
          </legend>
          {reviews.map(({ id, signature, hint }) => (
            <CheckboxField key={id} name={OTHERS_REVIEW} value={id} label={signature} hint={hint} />
          ))}
        </fieldset>
      )}
      {messagesStay && (
        <p className="note">
          {
            "Les messages envoyés d’une adresse que personne n’a confirmée comme la sienne restent, comme ceux qui ne donnent qu’un téléphone, sauf ceux qui ont été convertis pour lui. Pour que les premiers soient effacés aussi, il doit d’abord confirmer l’adresse."
          }
        </p>
      )}
    </ConfirmDialog>
  );
}

/** Enough of a review to be known again. */
const SHOWN_LENGTH = 90;

/** What tells a review from those of other people of the same name. */
function toLine({
  id,
  name,
  content,
  created_at,
  is_published,
  ...job
}: Awaited<ReturnType<typeof listReviewsOf>>[number]) {
  const letters = [...content];
  const text = letters.length > SHOWN_LENGTH ? `${letters.slice(0, SHOWN_LENGTH).join("").trimEnd()}…` : content;
  const place = is_published ? "publié" : "non publié";
  return {
    id,
    signature: [name, reviewerRole(job)].filter(Boolean).join(", "),
    hint: `«\u202f${text}\u202f» (${formatDate(created_at)}, ${place})`,
  };
}
