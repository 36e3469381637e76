import { CallToActionBand } from "~/shell/call-to-action-band";
import { Logo } from "~/shell/logo";
import { ThemeForm } from "~/shell/theme-form";
import { Specimen } from "./specimen";

export function ShellSpecimens({ theme }: { theme: "dark" | "light" }) {
  return (
    <Specimen title="Cadre">
      <Logo name="Zellige" />
      <ThemeForm theme={theme} currentPath="/styleguide" />
      <div className="mx-[calc(-1_*_var(--gutter))]">
        <CallToActionBand />
      </div>
    </Specimen>
  );
}
