import { Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "~/lib/theme";

const CHOICES = [
  { value: "dark", label: "Sombre", Icon: Moon },
  { value: "light", label: "Clair", Icon: Sun },
  { value: "system", label: "Système", Icon: Monitor },
] as const;

/** The choice of theme: a plain form, kept in a cookie by the server, that comes back to where it was made. */
export function ThemeForm({ theme, currentPath }: { theme: Theme; currentPath: string }) {
  return (
    <form className="theme-choice" id="theme" method="post" action="/theme">
      <input type="hidden" name="redirectTo" value={`${currentPath}#theme`} />
      <fieldset>
        <legend className="sr-only">Thème</legend>
        {CHOICES.map(({ value, label, Icon }) => (
          <button key={value} type="submit" name="theme" value={value} aria-pressed={theme === value}>
            <Icon aria-hidden="true" />
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
