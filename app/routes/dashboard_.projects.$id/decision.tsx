import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { FileLinks } from "~/features/projects/messages/components/file-links";
import { useRootData } from "~/shell/site-page";
import type { Language } from "~/site/language";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { fieldErrors, useIsSubmitting, useOwnResult, useReply } from "~/ui/form-state";
import { TextareaField } from "~/ui/textarea-field";
import type { ProjectView } from "./view.server";

export const APPROVE = "approve";
export const REWORK = "rework";
export const UNDO = "undo";

interface DecisionProps {
  milestone: ProjectView["milestones"][number];
  words: ProjectView["words"];
}

/** Why a decision was not taken, such as a newer version. */
export function Refused({ title }: { title: string }) {
  const lastResult = useReply()?.lastResult;
  return <ErrorSummary errors={[]} formErrors={lastResult?.error?.[""] ?? []} title={title} focusKey={lastResult} />;
}

/** Approves a milestone, or asks for it to be done again. */
export function Decision({ milestone, words, path, language }: DecisionProps & { path: string; language: Language }) {
  const { decide } = words;
  const site = useRootData()?.site;
  return (
    <section
      className="grid gap-5 mt-6 py-6 px-6 border border-line border-s-4 border-s-accent bg-surface-2"
      id="decision"
    >
      <h2 className="text-xl wrap-anywhere">
        <span className="block mb-1 text-sm text-text-2">{decide.title}</span> <bdi>{milestone.title}</bdi>
      </h2>
      {milestone.files.length > 0 && (
        <div className="grid gap-2">
          <h3>{decide.files}</h3>
          <FileLinks files={milestone.files} path={path} word={words.version} />
        </div>
      )}
      <Form method="post">
        <Seen intent={APPROVE} milestone={milestone} />
        <Button variant="primary" isPending={useIsSubmitting(APPROVE)} pendingText={decide.approving}>
          {decide.approve}
        </Button>
      </Form>
      <ReworkForm milestone={milestone} words={words} />
      <p className="note">{decide.hint}</p>
      <PrivacyNotice purpose="decision" site={site} language={language} ofPage={language} />
    </section>
  );
}

function ReworkForm({ milestone, words: { decide, summary } }: DecisionProps) {
  const answer = useOwnResult(REWORK);
  // Of several milestones that are to be decided on, the one whose form was sent.
  const lastResult = answer?.initialValue?.id === milestone.id ? answer : undefined;
  const [form, { text }] = useForm<{ text: string }>({
    id: `${REWORK}-${milestone.id}`,
    lastResult,
    constraint: { text: { required: true } },
  });
  return (
    <Form method="post" className="grid gap-4" {...getFormProps(form)}>
      <ErrorSummary errors={fieldErrors([text])} title={summary} focusKey={lastResult} />
      <Seen intent={REWORK} milestone={milestone} />
      <TextareaField label={decide.ask} rows={4} field={text} />
      <div>
        <Button isPending={useIsSubmitting(REWORK)} pendingText={decide.asking}>
          {decide.rework}
        </Button>
      </div>
    </Form>
  );
}

/** Takes back what was decided less than ten minutes ago. */
export function UndoForm({ milestone, words: { decide } }: DecisionProps) {
  return (
    <Form method="post" className="mt-4">
      <Seen intent={UNDO} milestone={milestone} />
      <Button size="sm" isPending={useIsSubmitting(UNDO)} pendingText={decide.undoing}>
        {decide.undo}
        <span className="sr-only"> ({milestone.title})</span>
      </Button>
    </Form>
  );
}

/** Which milestone is decided on, and which state of it was seen. */
function Seen({ intent, milestone }: Pick<DecisionProps, "milestone"> & { intent: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={milestone.id} />
      <input type="hidden" name="version" value={milestone.version} />
      <input type="hidden" name="shown" value={milestone.shown} />
    </>
  );
}
