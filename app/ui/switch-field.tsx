import type { CheckLineProps } from "./check-line";
import { CheckLine } from "./check-line";

const SWITCH_LOOK =
  "appearance-none flex-none grid h-6 m-0 border border-line-strong bg-input hover:border-text-2 checked:border-accent checked:bg-accent checked:before:[scale:1] disabled:opacity-50 forced-colors:appearance-auto forced-colors:before:hidden w-12 justify-start [place-items:center_start] before:w-4 before:h-4 before:ms-[3px] before:bg-text-2 before:[clip-path:none] before:[scale:1] before:[transition:translate_0.15s] checked:before:bg-on-accent checked:before:[translate:1.5rem_0] rtl:checked:before:[translate:-1.5rem_0]";

/** On or off, said to assistive technology as a switch; sent with its form like any checkbox. */
export function SwitchField(props: CheckLineProps) {
  return <CheckLine {...props} role="switch" look={SWITCH_LOOK} />;
}
