import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { serviceLabel } from "~/features/inquiries/model/inquiry";
import { getInquiry, listLatestInquiries } from "~/features/inquiries/queries.server";
import { TEMPLATES_PATH } from "~/features/inquiries/replies/model";
import { filledFor, getReplyFacts, getTemplate } from "~/features/inquiries/replies/queries.server";
import { previewSchema, templateIdSchema } from "~/features/inquiries/replies/schema";
import { parseQuery } from "~/server/http/list-query.server";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { languageMarks } from "~/site/language";
import { seo } from "~/site/seo";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ScreenLinkButton } from "~/ui/screen-link";
import { SelectField } from "~/ui/select-field";

const LEADS_OFFERED = 20;
const TITLE = "Aperçu du modèle";

export const meta = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const template = await findOr404(templateIdSchema, params, ({ id }) => getTemplate(id));
  const { demande } = parseQuery(request, previewSchema);
  const latest = await listLatestInquiries(LEADS_OFFERED);
  const lead = (demande && (await getInquiry(demande))) || latest[0];
  const offered = lead && !latest.some(({ id }) => id === lead.id) ? [lead, ...latest] : latest;
  const leads = offered.map(({ id, name: of, ...interest }) => ({
    value: id,
    label: `${of}, ${serviceLabel(interest)}`,
  }));
  const { id, name, language } = template;
  // A template is shown as it is where there is no lead.
  const { subject, body } = lead ? filledFor(await getReplyFacts({ ...lead, language }), template) : template;
  return { id, name, language, leads, chosenId: lead?.id, subject, body };
}

export default function TemplatePreview() {
  const { id, name, language, leads, chosenId, subject, body } = useLoaderData<typeof loader>();
  const marks = languageMarks(language);
  return (
    <Dialog
      title={TITLE}
      status={<p className="text-text-2">{name}</p>}
      closeTo={TEMPLATES_PATH}
      footer={
        <ScreenLinkButton to={`${TEMPLATES_PATH}/${id}`} preventScrollReset>
          Modifier
        </ScreenLinkButton>
      }
    >
      {leads.length === 0 ? (
        <p className="note">Il n’y a aucune demande encore&#8239;: les repères restent tels quels.</p>
      ) : (
        <Form method="get" className="flex flex-wrap items-end gap-2 mb-5" preventScrollReset>
          <SelectField
            className="flex-1"
            label="Pour la demande de"
            name="demande"
            defaultValue={chosenId}
            options={leads}
          />
          <Button>Voir</Button>
        </Form>
      )}
      {subject && (
        <p className="font-[560] mb-2" {...marks}>
          {subject}
        </p>
      )}
      <p className="kept-lines whitespace-pre-line wrap-anywhere" {...marks}>
        {body}
      </p>
    </Dialog>
  );
}
