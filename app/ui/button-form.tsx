import type { FormProps } from "@remix-run/react";
import { Form } from "@remix-run/react";
import type { ButtonProps } from "./button";
import { Button } from "./button";
import { useIsSubmitting } from "./form-state";

export type ButtonFormProps = Omit<ButtonProps, "isPending" | "type"> &
  Pick<FormProps, "action" | "preventScrollReset"> & {
    intent: string;
    /** What is sent besides; with an `id`, only the form of that thing is pending. */
    values?: Record<string, string>;
  };

export function ButtonForm({ intent, values = {}, action, preventScrollReset, ...button }: ButtonFormProps) {
  return (
    <Form method="post" action={action} preventScrollReset={preventScrollReset}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} isPending={useIsSubmitting(intent, values.id)} />
    </Form>
  );
}
