import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/form-state";
import { useSearchHref } from "~/ui/use-address";

interface ModerationButtonProps {
  id: string;
  intent: "published" | "featured" | "spam" | "declined";
  /** Which way a switch is turned; a decision has none. */
  value?: boolean;
  label: string;
  /** Whose review, for those who hear the button alone. */
  name: string;
  isMain?: boolean;
}

/** One switch of a review as a form of its own. */
export function ModerationButton({ id, intent, value, label, name, isMain = false }: ModerationButtonProps) {
  const action = useSearchHref("/admin/testimonials")({});
  const isPending = useIsSubmitting(intent, id);
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={intent} />
      {value !== undefined && <input type="hidden" name="value" value={String(value)} />}
      <Button variant={isMain ? "primary" : "secondary"} size="sm" isPending={isPending}>
        {label}
        <span className="sr-only">&#8239;: avis de {name}</span>
      </Button>
    </Form>
  );
}
