import { Form } from "@remix-run/react";
import type { LucideIcon } from "lucide-react";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { MILESTONE_TONES, TEAM_STEP_LABELS } from "~/features/projects/milestones/model/milestone";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, sentField, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { IconButton } from "~/ui/icon-button";
import type { OfficeMilestone } from "./view.server";

/** What leads on stands out from what puts in order. */
const STEP_VARIANTS = { start: "secondary", submit: "primary", withdraw: "quiet" } as const;

interface MilestoneRowProps {
  milestone: OfficeMilestone;
  isFirst: boolean;
  isLast: boolean;
}

export function MilestoneRow({ milestone, isFirst, isLast }: MilestoneRowProps) {
  const { title, label, due, kept, late, moved, reason, waits, waitsFor, steps, mayDelete, isOpen, state } = milestone;
  return (
    <li className="grid gap-3 py-5 border-b border-b-line">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <Badge tone={MILESTONE_TONES[state]}>{label}</Badge>
        {due && <span className="text-sm text-text-2 tabular-nums">{due}</span>}
      </div>
      {kept && <p className="text-sm text-text-2 tabular-nums">{kept}</p>}
      {late && <p className="text-sm text-danger tabular-nums">{late}</p>}
      {moved && (
        <p className="text-sm text-text-2 wrap-anywhere">
          {moved}
          {reason && ` (${reason})`}
        </p>
      )}
      {waits && <p className="text-sm wrap-anywhere">{waits}</p>}
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="flex flex-wrap items-center gap-1">
          {steps.map((step) => (
            <OneButton key={step} intent="step" milestone={milestone} fields={{ step }} variant={STEP_VARIANTS[step]}>
              {TEAM_STEP_LABELS[step]}
            </OneButton>
          ))}
          {waitsFor && (
            <OneButton intent="resume" milestone={milestone}>
              Reçu, continuer
            </OneButton>
          )}
          {!isFirst && (
            <OneButton intent="order" milestone={milestone} fields={{ direction: "up" }} icon={ArrowUp}>
              Monter
            </OneButton>
          )}
          {!isLast && (
            <OneButton intent="order" milestone={milestone} fields={{ direction: "down" }} icon={ArrowDown}>
              Descendre
            </OneButton>
          )}
          {mayDelete && (
            <OneButton intent="delete" milestone={milestone} icon={Trash2}>
              Supprimer
            </OneButton>
          )}
        </div>
        {isOpen && (
          <div className="flex flex-wrap gap-x-4 max-sm:basis-full has-[[open]]:basis-full">
            <MoveForm milestone={milestone} />
            <WaitForm milestone={milestone} />
          </div>
        )}
      </div>
    </li>
  );
}

interface OneButtonProps {
  intent: string;
  milestone: OfficeMilestone;
  fields?: Record<string, string>;
  variant?: "primary" | "secondary" | "quiet";
  /** Shown in place of the word. */
  icon?: LucideIcon;
  children: string;
}

function OneButton({ intent, milestone, fields = {}, variant = "quiet", icon, children }: OneButtonProps) {
  const isPending = useIsSubmitting(intent, milestone.id);
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={milestone.id} />
      <input type="hidden" name="version" value={milestone.version} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {icon ? (
        <IconButton verb={children} name={milestone.title} icon={icon} isPending={isPending} />
      ) : (
        <Button size="sm" variant={variant} isPending={isPending} aria-label={`${children}\u202f: ${milestone.title}`}>
          {children}
        </Button>
      )}
    </Form>
  );
}

const SUMMARY =
  "inline-flex items-center min-h-11 text-text-2 underline underline-offset-4 decoration-1 cursor-pointer";

/** The answer to this row's form, of the many with its intent. */
function useRowResult(intent: string, id: string) {
  const result = useOwnResult(intent);
  return result?.initialValue?.id === id ? result : undefined;
}

function MoveForm({ milestone: { id, dueOn, title } }: { milestone: OfficeMilestone }) {
  const result = useRowResult("move", id);
  const due = sentField(result, { id: `due-${id}`, name: "due_on", stored: dueOn });
  const reason = sentField(result, { id: `reason-${id}`, name: "reason" });
  return (
    <details className="open:basis-full" open={result !== undefined}>
      <summary className={SUMMARY}>Changer la date</summary>
      <Form method="post" className="grid gap-3 py-2 md:max-w-160">
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="id" value={id} />
        <ErrorSummary errors={fieldErrors([due, reason])} focusKey={result} />
        <Field label="Nouvelle date" {...due} type="date" />
        <Field label="Raison, lue par le client" {...reason} />
        <div>
          <Button size="sm" isPending={useIsSubmitting("move", id)}>
            Changer la date<span className="sr-only"> de {title}</span>
          </Button>
        </div>
      </Form>
    </details>
  );
}

function WaitForm({ milestone: { id, waitsFor, title } }: { milestone: OfficeMilestone }) {
  const result = useRowResult("wait", id);
  const awaited = sentField(result, { id: `waits-${id}`, name: "waits_for", stored: waitsFor ?? "" });
  return (
    <details className="open:basis-full" open={result !== undefined}>
      <summary className={SUMMARY}>Attendre le client</summary>
      <Form method="post" className="grid gap-3 py-2 md:max-w-160">
        <input type="hidden" name="intent" value="wait" />
        <input type="hidden" name="id" value={id} />
        <ErrorSummary errors={fieldErrors([awaited])} focusKey={result} />
        <Field
          label="Ce que vous attendez"
          hint={"Par exemple\u202f: vos textes. Le client le lit et reçoit une lettre."}
          {...awaited}
        />
        <div>
          <Button size="sm" isPending={useIsSubmitting("wait", id)}>
            Demander au client<span className="sr-only"> pour {title}</span>
          </Button>
        </div>
      </Form>
    </details>
  );
}
