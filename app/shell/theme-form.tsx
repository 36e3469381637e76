import { Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "~/lib/web/theme";
import { useShellCopy } from "./use-shell-copy";

const CHOICES = [
  { value: "dark", Icon: Moon },
  { value: "light", Icon: Sun },
  { value: "system", Icon: Monitor },
] as const;

interface ThemeFormProps {
  theme: Theme;
  currentPath: string;
  /** Where the answer leads back to; must differ where a page has two of them. */
  id?: string;
  /** Where there is little room: the words are in tooltips and for screen readers. */
  isSmall?: boolean;
}

const SMALL =
  "flex flex-1 items-center justify-center gap-3 min-h-11 px-3 text-text-2 whitespace-nowrap [transition:color_0.18s] hover:bg-surface-3 hover:text-text aria-pressed:bg-surface-3 aria-pressed:text-accent aria-pressed:[box-shadow:inset_0_-3px_var(--accent)] md:min-h-9";

/** The choice of theme: a plain form, kept in a cookie by the server, that comes back to where it was made. */
export function ThemeForm({ theme, currentPath, id = "theme", isSmall = false }: ThemeFormProps) {
  const copy = useShellCopy().theme;
  return (
    <form
      className={`max-[26rem]:flex max-[26rem]:w-full print:hidden ${isSmall ? "[padding:0.25rem_0.625rem_0.5rem] group-data-collapsed:hidden" : "theme-choice"}`}
      id={id}
      method="post"
      action="/theme"
    >
      <input type="hidden" name="redirectTo" value={`${currentPath}#${id}`} />
      <fieldset className="inline-flex m-0 p-0 border border-line-strong max-[26rem]:flex max-[26rem]:w-full">
        <legend className="sr-only">{copy.label}</legend>
        {CHOICES.map(({ value, Icon }) => (
          <button
            key={value}
            className={isSmall ? SMALL : undefined}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={theme === value}
            title={isSmall ? copy[value] : undefined}
          >
            <Icon aria-hidden="true" />
            <span className={isSmall ? "sr-only" : undefined}>{copy[value]}</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
