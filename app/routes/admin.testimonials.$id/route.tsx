import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getReviewDetails, listReviewChoices } from "~/features/testimonials/queries.server";
import { deleteTestimonialSchema, replySchema } from "~/features/testimonials/schema";
import { settleReports, updateReviewReply } from "~/features/testimonials/write.server";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatShortDateTime } from "~/site/format";
import { seo } from "~/site/seo";
import { ButtonForm } from "~/ui/button-form";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { useIsSubmitting } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";
import { useSearchHref } from "~/ui/use-address";

const listOf = (request: Request) => `/admin/testimonials${new URL(request.url).search}`;

const NONE = { value: "", label: "Aucun" };

export const meta = () => seo({ title: "Répondre à un avis" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const review = await findOr404(deleteTestimonialSchema, params, ({ id }) => getReviewDetails(id));
  const { name, content, reply, service_id, project_id, reports } = review;
  return {
    name,
    content,
    choices: await listReviewChoices(),
    values: { reply: reply ?? "", service_id: service_id ?? "", project_id: project_id ?? "" },
    reports: reports
      .filter(({ settled_at }) => settled_at === null)
      .map(({ id, reason, email, created_at }) => ({ id, reason, email, sentOn: formatShortDateTime(created_at) })),
  };
}

export const action = formAction({
  guard: requireAdmin,
  params: deleteTestimonialSchema,
  intents: {
    reply: {
      schema: replySchema,
      run: (reply, { actor, params }) => updateReviewReply(actor, params.id, reply),
      done: ({ request }) => redirectWithSuccess(listOf(request), "Avis enregistré"),
    },
  },
  buttons: {
    settle: {
      schema: noFields,
      to: ({ request }) => listOf(request),
      run: (_, { actor, params }) => settleReports(actor, params.id),
      done: "Signalement classé",
    },
  },
});

export default function ReviewDetails() {
  const { name, content, reports } = useLoaderData<typeof loader>();
  const closeTo = useSearchHref("/admin/testimonials")({});
  const isSending = useIsSubmitting("reply");
  return (
    <Dialog
      title={`Avis de ${name}`}
      closeTo={closeTo}
      footer={<DialogActions formId="reply" submitLabel="Enregistrer" isPending={isSending} cancelTo={closeTo} />}
    >
      <p className="mb-5 whitespace-pre-line wrap-anywhere text-text-2" dir="auto">
        {content}
      </p>
      {reports.length > 0 && <Reports />}
      <ReplyForm />
    </Dialog>
  );
}

function Reports() {
  const { reports } = useLoaderData<typeof loader>();
  return (
    <section className="mb-6 py-4 px-5 border border-line border-s-4 border-s-danger" aria-labelledby="signalements">
      <h3 className="text-[1.125rem] mb-2" id="signalements">
        Signalé par des visiteurs
      </h3>
      <ul className="grid gap-3 mb-3">
        {reports.map(({ id, reason, email, sentOn }) => (
          <li key={id}>
            <p className="whitespace-pre-line wrap-anywhere" dir="auto">
              {reason}
            </p>
            <p className="note">
              {sentOn}
              {email && (
                <>
                  , <a href={`mailto:${email}`}>{email}</a>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <ButtonForm intent="settle" size="sm">
        Classer
      </ButtonForm>
    </section>
  );
}

interface ReplyFields extends Record<string, unknown> {
  reply: string;
  service_id: string;
  project_id: string;
}

function ReplyForm() {
  const { values, choices } = useLoaderData<typeof loader>();
  const [form, { reply, service_id, project_id }] = useServerForm<ReplyFields>("reply", { defaultValue: values });
  return (
    <ServerForm form={form} fields={[reply, service_id, project_id]} className="grid gap-5">
      <TextareaField
        label="Réponse de l’agence"
        hint="Sous l’avis, sur la page de tous les avis."
        isOptional
        field={reply}
        rows={4}
        dir="auto"
      />
      <SelectField label="Service dont il parle" isOptional field={service_id} options={[NONE, ...choices.services]} />
      <SelectField
        label="Projet qui est derrière"
        hint="L’avis est alors montré comme vérifié."
        isOptional
        field={project_id}
        options={[NONE, ...choices.projects]}
      />
    </ServerForm>
  );
}
