import type { FieldMetadata } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { getProviderState } from "~/features/generation/ask-provider.server";
import { GenerationSections, GeneratorTabs, KeyNotice } from "~/features/generation/components/generator-screen";
import { createGeneration } from "~/features/generation/generations.server";
import { FIVE_WORDS_MAX, FIVE_WORDS_MIN, GENERATION_STARTED } from "~/features/generation/model/generation";
import { getFailedFive, listSubjects } from "~/features/generation/queries.server";
import type { SubjectValues } from "~/features/generation/schema/forms";
import { briefOf, fiveSchema } from "~/features/generation/schema/forms";
import { DomainError } from "~/server/errors.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { PageHeader } from "~/ui/page-header";
import { ScreenLinkButton } from "~/ui/screen-link";
import { HiddenField, ServerForm, useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";
import { FailedFive } from "./failed-five";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les sujets" };

export const meta = () => seo({ title: "Cinq articles" });

const skipSchema = z.coerce.number().int().min(0).max(10_000).catch(0);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const skip = skipSchema.parse(new URL(request.url).searchParams.get("skip") ?? 0);
  const [subjects, provider, failed] = await Promise.all([listSubjects(skip), getProviderState(), getFailedFive()]);
  return { skip, subjects, provider, failed, stamp: crypto.randomUUID() };
}

export const action = formAction({
  guard: requireAdmin,
  intents: {
    five: {
      schema: fiveSchema,
      run: async ({ stamp, subjects }, { actor }) => {
        const { problem } = await getProviderState();
        if (problem) throw new DomainError("unavailable", problem);
        const briefs = subjects.map(briefOf);
        const { id } = await createGeneration(actor, { kind: "five", source: null, briefs, stamp });
        const description = "Cinq articles sont en cours d’écriture.";
        const flash = { tone: "success", title: GENERATION_STARTED, description } as const;
        return redirectWithFlash(`/admin/blog/auto-generate/${id}`, flash);
      },
    },
  },
});

export default function QuickGenerate() {
  const { skip, subjects, provider, failed, stamp } = useLoaderData<typeof loader>();
  const others = (
    <ScreenLinkButton to={`/admin/blog/quick-generate?skip=${skip + 5}`}>Proposer d’autres sujets</ScreenLinkButton>
  );
  return (
    <>
      <PageHeader
        title="Cinq articles"
        description="Cinq sujets que le blog ne traite pas encore. Changez-les, puis lancez : chacun devient un brouillon de 2 000 à 2 500 mots."
        actions={others}
      />
      <GeneratorTabs />
      <GenerationSections>
        {provider.problem && <KeyNotice problem={provider.problem} />}
        {failed && <FailedFive failed={failed} />}
        <FiveForm key={skip} subjects={subjects} stamp={stamp} isReady={!provider.problem} />
      </GenerationSections>
    </>
  );
}

interface FiveFormProps {
  subjects: SubjectValues[];
  /** Sent twice with one stamp, the form starts one generation. */
  stamp: string;
  isReady: boolean;
}

function FiveForm({ subjects, stamp, isReady }: FiveFormProps) {
  const [form, fields] = useServerForm<{ subjects: SubjectValues[] }>("five", { defaultValue: { subjects } });
  const list = fields.subjects.getFieldList();
  const shown = list.flatMap((subject) => {
    const { title, primary_keyword, location, word_count, content_angle } = subject.getFieldset();
    return [title, primary_keyword, location, word_count, content_angle];
  });
  return (
    <ServerForm form={form} fields={shown} className="*:min-w-0 grid gap-7">
      <input type="hidden" name="stamp" value={stamp} />
      <ol className="five-list grid border-b border-b-line">
        {list.map((subject, index) => (
          <li className="min-w-0 py-6 border-t border-t-line first:pt-0 first:border-t-0" key={subject.key}>
            <SubjectFields field={subject} number={index + 1} />
          </li>
        ))}
      </ol>
      <div className="form-actions">
        <Button variant="primary" isPending={form.isSending} pendingText="Lancement..." disabled={!isReady}>
          Générer les cinq articles
        </Button>
        <p className="field-hint">Comptez 10 à 15 secondes par article. Rien n’est publié sans relecture.</p>
      </div>
    </ServerForm>
  );
}

function SubjectFields({ field, number }: { field: FieldMetadata<SubjectValues>; number: number }) {
  const { title, primary_keyword, location, service, service_category, word_count, content_angle } =
    field.getFieldset();
  const hidden = [service, service_category];
  return (
    <fieldset className="grid gap-y-4 gap-x-(--gap) min-w-0 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
      <legend className="flex flex-wrap items-baseline gap-y-0 gap-x-3 p-0 mb-4 font-display font-semibold text-[length:1.25rem]/[1.2]">
        <span className="figures text-text-3 font-sans font-medium text-sm/[1.2]">Article {number}</span>{" "}
        {service.initialValue}
      </legend>
      {hidden.map((each) => (
        <HiddenField key={each.name} field={each} />
      ))}
      <Field label="Titre" field={title} required />
      <div className="field-trio md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] xl:col-[1]">
        <Field label="Mot-clé principal" field={primary_keyword} required />
        <Field label="Ville" field={location} required />
        <Field
          label="Mots"
          field={word_count}
          type="number"
          min={FIVE_WORDS_MIN}
          max={FIVE_WORDS_MAX}
          inputMode="numeric"
          required
        />
      </div>
      <TextareaField
        className="xl:col-[2] xl:row-[1_/_span_2]"
        height="min-h-18 xl:min-h-29"
        label="Angle"
        field={content_angle}
        rows={2}
        required
      />
    </fieldset>
  );
}
