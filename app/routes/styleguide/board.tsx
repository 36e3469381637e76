import { ButtonSpecimens } from "./button-specimens";
import { DataSpecimens } from "./data-specimens";
import { FeedbackSpecimens } from "./feedback-specimens";
import { FormSpecimens } from "./form-specimens";
import { NavigationSpecimens } from "./navigation-specimens";
import { PatternSpecimens } from "./pattern-specimens";
import { ShellSpecimens } from "./shell-specimens";
import { TypeSpecimens } from "./type-specimens";

type BoardProps = { name: string; theme: "dark" | "light"; dir?: "ltr" | "rtl" };

/** Every component in one theme and one direction. */
export function Board({ name, theme, dir = "ltr" }: BoardProps) {
  const scope = `${theme}-${dir}`;
  return (
    <section className="styleguide-board" data-theme={theme} dir={dir} aria-label={name}>
      <h2>{name}</h2>
      <TypeSpecimens />
      <ButtonSpecimens />
      <FormSpecimens scope={scope} />
      <FeedbackSpecimens />
      <NavigationSpecimens />
      <DataSpecimens />
      <PatternSpecimens />
      <ShellSpecimens theme={theme} />
    </section>
  );
}
