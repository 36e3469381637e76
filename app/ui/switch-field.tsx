import { CheckLine } from "./check-line";
import type { CheckboxFieldProps } from "./checkbox-field";

/** On or off, said to assistive technology as a switch; sent with its form like any checkbox. */
export function SwitchField({ label, hint, error, isOptional, ...input }: CheckboxFieldProps) {
  const text = { label, hint, error, isOptional };
  return <CheckLine {...input} text={text} role="switch" className="check-box check-switch" />;
}
