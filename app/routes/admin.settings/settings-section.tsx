import type { HTMLAttributes } from "react";

interface SettingsSectionProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  as: "fieldset" | "section";
  title: string;
  /** The first one of a form has no line above it. */
  isFirst?: boolean;
}

/** The place of its fields, beside the title where there is room. */
export const SETTINGS_FIELDS = "wide:[grid-area:1_/_2_/_span_2] wide:mt-0";

const SECTION =
  "min-w-0 wide:grid wide:[grid-template:auto_1fr_/_minmax(12rem,17rem)_minmax(0,1fr)] wide:gap-x-[clamp(1.5rem,3vw,3rem)]";

/** A part of the settings: its title beside it where there is room. */
export function SettingsSection({ as: Element, title, isFirst = false, children, ...props }: SettingsSectionProps) {
  const Title = Element === "fieldset" ? "legend" : "h2";
  return (
    <Element className={isFirst ? SECTION : `${SECTION} wide:pt-6 wide:border-t wide:border-t-line`} {...props}>
      <Title
        className="mb-1 font-display font-semibold text-[length:1.375rem]/[1.2] wide:float-start"
        id={props["aria-labelledby"]}
      >
        {title}
      </Title>
      {children}
    </Element>
  );
}
