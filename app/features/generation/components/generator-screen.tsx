import type { ReactNode } from "react";
import { API_KEY_MISSING } from "~/features/generation/model/generation";
import { API_KEYS_SCREEN } from "~/features/settings/api-keys/model";
import { AppLink } from "~/ui/app-link";
import { Tabs } from "~/ui/tabs";
import { usePathname } from "~/ui/use-address";

const GENERATORS = [
  { to: "/admin/blog/generate", label: "Un article" },
  { to: "/admin/blog/quick-generate", label: "Cinq articles" },
  { to: "/admin/blog/auto-generate", label: "En série" },
] as const;

export function GeneratorTabs() {
  const pathname = usePathname();
  const items = GENERATORS.map((generator) => ({
    ...generator,
    isCurrent: pathname === generator.to || pathname.startsWith(`${generator.to}/`),
  }));
  return <Tabs label="Générateurs d’articles" items={items} />;
}

/** The sections of a screen of generated articles, below its tabs; the first one has no line above it. */
export function GenerationSections({ children }: { children: ReactNode }) {
  return <div className="*:min-w-0 grid gap-8 mt-7">{children}</div>;
}

export function GenerationSection({ titleId, children }: { titleId: string; children: ReactNode }) {
  return (
    <section
      className="*:min-w-0 grid gap-4 min-w-0 pt-6 border-t border-t-line first:pt-0 first:border-t-0"
      aria-labelledby={titleId}
    >
      {children}
    </section>
  );
}

export function KeyNotice({ problem }: { problem: string }) {
  const isMissing = problem === API_KEY_MISSING;
  return (
    <div className="notice tone-yellow">
      <p className="font-semibold">{problem}</p>
      <p>
        {isMissing && "Il faut une clé Google Gemini, OpenAI ou Perplexity pour écrire. "}
        <AppLink to="/admin/api-keys?tab=ai" hydrated>
          Enregistrez-la dans {API_KEYS_SCREEN}
        </AppLink>
        .
      </p>
    </div>
  );
}
