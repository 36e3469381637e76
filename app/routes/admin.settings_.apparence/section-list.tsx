import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import type { SectionPlace } from "~/features/settings/appearance/model";
import type { HomeSection } from "~/site/appearance";
import { Badge } from "~/ui/badge";
import { Form } from "~/ui/form";
import { Part } from "./part";

const NAMES: Record<HomeSection, string> = {
  services: "Les quatre métiers",
  cases: "Trois réalisations",
  testimonials: "Les avis",
  marquee: "Le bandeau qui défile",
  technology: "L’invitation à écrire",
  scene: "Le pavage en relief",
  stack: "Les outils",
  blog: "Les derniers articles",
  founder: "Le mot du fondateur",
  frieze: "La frise de la fin",
};

export function SectionList({ places }: { places: SectionPlace[] }) {
  return (
    <Part
      id="accueil"
      title="Page d’accueil"
      lead="L’ordre des parties sous le grand titre, et celles qui se montrent. Une partie sans contenu ne paraît pas."
    >
      <ol className="max-w-224 border-b border-b-line">
        {places.map(({ name, isShown }, index) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 border-t border-t-line">
            <p className={isShown ? "me-auto font-[560]" : "me-auto text-text-3"}>{NAMES[name]}</p>
            {!isShown && <Badge tone="neutral">Masquée</Badge>}
            <div className="flex items-center gap-1">
              {index > 0 && (
                <Step name={name} step="up" label="Monter">
                  <ArrowUp aria-hidden />
                </Step>
              )}
              {index < places.length - 1 && (
                <Step name={name} step="down" label="Descendre">
                  <ArrowDown aria-hidden />
                </Step>
              )}
              <Step name={name} step={isShown ? "hide" : "show"} label={isShown ? "Masquer" : "Montrer"} />
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
}

interface StepProps {
  name: HomeSection;
  step: "up" | "down" | "show" | "hide";
  label: string;
  /** A picture in place of the word. */
  children?: ReactNode;
}

function Step({ name, step, label, children }: StepProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="section" />
      <input type="hidden" name="name" value={name} />
      <button
        type="submit"
        className={children ? "icon-btn" : "btn btn-sm btn-quiet"}
        name="step"
        value={step}
        title={children ? label : undefined}
      >
        {children}
        <span className={children ? "sr-only" : undefined}>{label}</span>
        <span className="sr-only">
          {"\u202f"}: {NAMES[name]}
        </span>
      </button>
    </Form>
  );
}
