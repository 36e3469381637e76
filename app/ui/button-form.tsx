import type { FormProps } from "@remix-run/react";
import { Form } from "@remix-run/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { ButtonProps } from "./button";
import { Button } from "./button";
import { useIsSubmitting } from "./form-state";

type SentProps = Pick<FormProps, "action" | "preventScrollReset"> & {
  intent: string;
  /** What is sent besides; with an `id`, only the form of that thing is pending. */
  values?: Record<string, string>;
};

function FormOfButton({ intent, values = {}, children, ...form }: SentProps & { children: ReactNode }) {
  return (
    <Form method="post" {...form}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

export type ButtonFormProps = SentProps & Omit<ButtonProps, "isPending" | "type">;

export function ButtonForm({ intent, values = {}, action, preventScrollReset, ...button }: ButtonFormProps) {
  return (
    <FormOfButton intent={intent} values={values} action={action} preventScrollReset={preventScrollReset}>
      <Button {...button} isPending={useIsSubmitting(intent, values.id)} />
    </FormOfButton>
  );
}

export type IconFormProps = Omit<SentProps, "preventScrollReset"> & {
  /** What it does, such as 'Monter'. */
  verb: string;
  /** What it does it to, for screen readers. */
  name: string;
  icon: LucideIcon;
};

/** A form of one button that is an icon. */
export function IconForm({ verb, name, icon: Icon, ...sent }: IconFormProps) {
  return (
    <FormOfButton {...sent} preventScrollReset>
      <button type="submit" className="icon-btn" title={verb}>
        <Icon aria-hidden="true" />
        <span className="sr-only">
          {verb} {name}
        </span>
      </button>
    </FormOfButton>
  );
}
