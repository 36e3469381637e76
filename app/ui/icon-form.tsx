import type { FormProps } from "@remix-run/react";
import { Form } from "@remix-run/react";
import type { LucideIcon } from "lucide-react";

export type IconFormProps = Pick<FormProps, "action"> & {
  intent: string;
  /** What is sent besides. */
  values: Record<string, string>;
  /** What it does, such as 'Monter'. */
  verb: string;
  /** What it does it to, for screen readers. */
  name: string;
  icon: LucideIcon;
};

/** A form of one button that is an icon. */
export function IconForm({ intent, values, action, verb, name, icon: Icon }: IconFormProps) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button type="submit" className="icon-btn" title={verb}>
        <Icon aria-hidden="true" />
        <span className="sr-only">
          {verb} {name}
        </span>
      </button>
    </Form>
  );
}
