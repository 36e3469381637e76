import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import type { GenerationView } from "./view.server";

/** What can be done with the generation in its present state. */
export function GenerationActions({ generation, path }: { generation: GenerationView; path: string }) {
  const isOpen = generation.status === "running" || generation.status === "paused";
  return (
    <>
      {generation.status === "paused" && <GenerationButton path={path} intent="resume" label="Reprendre" isMain />}
      {generation.status === "running" && <GenerationButton path={path} intent="pause" label="Pause" />}
      {generation.errorCount > 0 && (generation.status === "running" || generation.status === "finished") && (
        <GenerationButton
          path={path}
          intent="retry"
          label="Réessayer les échecs"
          isMain={generation.status === "finished"}
        />
      )}
      {isOpen && (
        <LinkButton to={`${path}/cancel`} hydrated preventScrollReset size="sm">
          Annuler
        </LinkButton>
      )}
    </>
  );
}

function GenerationButton({
  path,
  intent,
  label,
  isMain = false,
}: {
  path: string;
  intent: "pause" | "resume" | "retry";
  label: string;
  isMain?: boolean;
}) {
  const isSending = useIsSubmitting(intent);
  return (
    <Form method="post" action={path} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button variant={isMain ? "primary" : "secondary"} size="sm" isPending={isSending}>
        {label}
      </Button>
    </Form>
  );
}
