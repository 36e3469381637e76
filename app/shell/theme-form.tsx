import { Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "~/lib/theme";
import { useShellCopy } from "./use-shell-copy";

const CHOICES = [
  { value: "dark", Icon: Moon },
  { value: "light", Icon: Sun },
  { value: "system", Icon: Monitor },
] as const;

/** The choice of theme: a plain form, kept in a cookie by the server, that comes back to where it was made. */
export function ThemeForm({ theme, currentPath }: { theme: Theme; currentPath: string }) {
  const copy = useShellCopy().theme;
  return (
    <form className="theme-choice" id="theme" method="post" action="/theme">
      <input type="hidden" name="redirectTo" value={`${currentPath}#theme`} />
      <fieldset>
        <legend className="sr-only">{copy.label}</legend>
        {CHOICES.map(({ value, Icon }) => (
          <button key={value} type="submit" name="theme" value={value} aria-pressed={theme === value}>
            <Icon aria-hidden="true" />
            {copy[value]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
