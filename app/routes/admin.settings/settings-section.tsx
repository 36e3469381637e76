import type { HTMLAttributes } from "react";

interface SettingsSectionProps extends HTMLAttributes<HTMLElement> {
  /** A group of fields, or what is only shown. */
  as: "fieldset" | "section";
}

/** A part of the settings: its title beside it where there is room. */
export function SettingsSection({ as: Element, ...props }: SettingsSectionProps) {
  return (
    <Element
      className="settings-section [&>:is(legend,_h2)]:p-0 [&>:is(legend,_h2)]:mb-1 [&>:is(legend,_h2)]:font-display [&>:is(legend,_h2)]:font-semibold [&>:is(legend,_h2)]:text-[length:1.375rem]/[1.2] wide:[&>legend]:float-start wide:[&>:is(.settings-fields,_.details)]:[grid-area:1_/_2_/_span_2] wide:[&>:is(.settings-fields,_.details)]:mt-0 min-w-0 m-0 p-0 border-0 wide:grid wide:[grid-template:auto_1fr_/_minmax(12rem,17rem)_minmax(0,1fr)] wide:gap-x-[clamp(1.5rem,3vw,3rem)] wide:pt-6 wide:border-t wide:border-t-line"
      {...props}
    />
  );
}
