import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { SeenFiles } from "~/features/projects/messages/components/file-links";
import { listMilestones, listTemplates } from "~/features/projects/milestones/queries.server";
import { PROJECTS_LOAD_FAILURE } from "~/features/projects/model/project";
import { getProject } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { CATEGORY_LABELS } from "~/features/services/model/service";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, sentField, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { PageHeader } from "~/ui/page-header";
import { SelectField } from "~/ui/select-field";
import { MilestoneRow } from "./milestone-row";
import { toView } from "./view.server";

export const handle: RouteHandle = { loadFailure: PROJECTS_LOAD_FAILURE };

export const meta = () => seo({ title: "Étapes du projet" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  const { id } = paramsOr404(projectIdSchema, params);
  const [project, milestones, templates] = await Promise.all([
    getProject(id).then(foundOr404),
    listMilestones(id),
    listTemplates(),
  ]);
  const { title, service_category, client, status } = project;
  const shown = toView(milestones, { userId: user.id, status });
  return { id, title, service_category, client: client?.full_name ?? null, templates, ...shown };
}

export { action } from "./action.server";

export default function ProjectMilestones() {
  const { id, title, client, milestones, progress, templates, service_category, news } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={`Étapes\u202f: ${title}`}
        description={[client, milestones.length > 0 && progress].filter(Boolean).join(" · ")}
        links={[{ to: `/admin/projects/${id}`, label: "Voir le projet" }]}
      />
      {milestones.length === 0 ? (
        <TemplateForm templates={templates} service_category={service_category} />
      ) : (
        <ol className="grid border-t border-t-line">
          {milestones.map((milestone, index) => (
            <MilestoneRow
              key={milestone.id}
              milestone={milestone}
              isFirst={index === 0}
              isLast={index === milestones.length - 1}
            />
          ))}
        </ol>
      )}
      <NewMilestone />
      <History news={news} path={`/admin/projects/${id}/fichiers`} />
    </>
  );
}

function History({ news, path }: { news: ReturnType<typeof toView>["news"]; path: string }) {
  if (news.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="historique">
      <h2 className="mb-3 text-xl" id="historique">
        Historique
      </h2>
      <ul className="grid border-t border-t-line">
        {news.map(({ id, what, title, move, text, by, files, at, on }) => (
          <li className="py-2.5 border-b border-b-line wrap-anywhere" key={id}>
            <time className="text-text-3 text-sm" dateTime={at}>
              {on}
            </time>{" "}
            {what} · {title}
            {by && (
              <>
                {" "}
                · <bdi>{by}</bdi>
              </>
            )}
            <SeenFiles files={files} path={path} word="version" />
            {(move || text) && (
              <p className="text-sm text-text-2 whitespace-pre-line">{[move, text].filter(Boolean).join(". ")}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewMilestone() {
  const result = useOwnResult("create");
  const title = sentField(result, { id: "new-title", name: "title" });
  const due = sentField(result, { id: "new-due", name: "due_on" });
  return (
    <Form method="post" className="grid gap-4 mt-8" key={result ? "refused" : "taken"}>
      <h2 className="text-xl">Nouvelle étape</h2>
      <ErrorSummary errors={fieldErrors([title, due])} focusKey={result} />
      <input type="hidden" name="intent" value="create" />
      <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:items-start">
        <Field label="Titre" {...title} required />
        <Field label="Prévue le" isOptional {...due} type="date" />
      </div>
      <div>
        <Button isPending={useIsSubmitting("create")}>Ajouter l’étape</Button>
      </div>
    </Form>
  );
}

type TemplateData = Pick<Awaited<ReturnType<typeof loader>>, "templates" | "service_category">;

function TemplateForm({ templates, service_category }: TemplateData) {
  const options = templates.map((template) => ({
    value: template.category,
    label: `${CATEGORY_LABELS[template.category]} (${template.titles.join(", ")})`,
  }));
  return (
    <Form method="post" className="grid gap-4 max-w-160">
      <p className="text-text-2">Ce projet n’a pas encore d’étapes. Le client n’en voit que le statut.</p>
      <input type="hidden" name="intent" value="template" />
      <SelectField
        label="Modèle"
        id="template-category"
        name="category"
        defaultValue={service_category ?? options[0]?.value}
        options={options}
      />
      <div>
        <Button variant="primary" isPending={useIsSubmitting("template")}>
          Appliquer un modèle
        </Button>
      </div>
    </Form>
  );
}
