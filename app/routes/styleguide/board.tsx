import { ArrowRight, Download } from "lucide-react";
import { Pattern } from "~/brand/pattern";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { Logo } from "~/shell/logo";
import { ThemeForm } from "~/shell/theme-form";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { Pagination } from "~/ui/pagination";
import { Tabs } from "~/ui/tabs";
import { DataSpecimens } from "./data-specimens";
import { FeedbackSpecimens } from "./feedback-specimens";
import { FormSpecimens } from "./form-specimens";
import { Specimen } from "./specimen";

const BOARD =
  "min-w-0 px-(--gutter) pt-8 pb-16 xl:[--gutter:2.5rem] xl:last-of-type:[--gutter:4.5rem] xl:last-of-type:col-span-full";

export function Board({ name, theme, dir = "ltr" }: { name: string; theme: "dark" | "light"; dir?: "ltr" | "rtl" }) {
  const scope = `${theme}-${dir}`;
  return (
    <section className={BOARD} data-theme={theme} dir={dir} aria-label={name}>
      <h2 className="mb-4 text-[2rem]">{name}</h2>
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

function ShellSpecimens({ theme }: { theme: "dark" | "light" }) {
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

const FAMILIES = [
  ["sharp", "programming", "Programmation & Technologie"],
  ["broad", "graphics", "Design & Graphisme"],
  ["contact", "content", "Contenu & Marketing"],
  ["slender", "business", "Business & Data"],
] as const;

function PatternSpecimens() {
  return (
    <Specimen title="Motifs">
      <div className="grid gap-4 sm:grid-cols-2">
        {FAMILIES.map(([motif, category, name]) => (
          <div key={motif} className={`cat-${category} grid gap-2`}>
            <Pattern className="aspect-16/10" seed={name} motif={motif} />
            <p className="inline-flex gap-3 items-center text-category-text font-[560] before:w-11 before:h-2 before:bg-category">
              {name}
            </p>
          </div>
        ))}
      </div>
    </Specimen>
  );
}

const COLOURS = {
  text: "text-text",
  "text-2": "text-text-2",
  "text-3": "text-text-3",
  blue: "text-blue",
  saffron: "text-saffron",
  terracotta: "text-terracotta",
  mint: "text-mint",
  plum: "text-plum",
  danger: "text-danger",
  link: "text-link",
};

function TypeSpecimens() {
  return (
    <Specimen title="Lettres et couleurs">
      <p className="display-type text-5xl">Transformez votre vision</p>
      <p className="display-type text-3xl">Quatre métiers, un seul ensemble</p>
      <p className="display-type text-2xl">Un prix écrit, un délai tenu</p>
      <p className="lead">
        Sites, identités, contenus et données, taillés pièce par pièce à Casablanca, pour l’artisan du quartier comme
        pour la banque.
      </p>
      <p>Le corps du texte&#8239;: «&#8239;Œuvres&#8239;», 12 500 MAD, à 17 h 40.</p>
      <p className="note">Une remarque en petit.</p>
      <div lang="ar" dir="rtl">
        <p className="display-type text-3xl">كل قطعة في مكانها</p>
        <p>نصمم ونبني المواقع والتطبيقات والهويات البصرية للشركات السعودية.</p>
      </div>
      <ul className="flex flex-wrap gap-4">
        {Object.entries(COLOURS).map(([name, look]) => (
          <li key={name} className={look}>
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

const here = (query: string) => `/styleguide?${query}`;

function NavigationSpecimens() {
  return (
    <Specimen title="Chemins">
      <Tabs
        label="Parties du service"
        items={[
          { to: here("tab=landing"), label: "Contenu Landing", isCurrent: true },
          { to: here("tab=examples"), label: "Exemples", isCurrent: false, count: 4 },
          { to: here("tab=tiers"), label: "Tarification", isCurrent: false, count: 3 },
        ]}
      />
      <Pagination page={4} pageCount={19} hrefFor={(page) => here(`page=${page}`)} />
      <p>
        Un lien dans une phrase, comme <AppLink to="/terms">les conditions d’utilisation</AppLink>, est souligné.
      </p>
      <div className="btn-row">
        <LinkButton to={here("overlay=dialog")} hydrated preventScrollReset size="sm">
          Ouvrir un dialogue
        </LinkButton>
        <LinkButton to={here("overlay=confirm")} hydrated preventScrollReset size="sm">
          Supprimer l’avis
        </LinkButton>
      </div>
    </Specimen>
  );
}

function ButtonSpecimens() {
  return (
    <Specimen title="Boutons">
      <div className="btn-row">
        <Button type="button" variant="primary">
          Envoyer le message
          <ArrowRight className="flip" aria-hidden="true" />
        </Button>
        <Button type="button">Soumettre l’avis</Button>
        <Button type="button" variant="danger">
          Supprimer
        </Button>
        <Button type="button" variant="quiet">
          Annuler
        </Button>
      </div>
      <div className="btn-row">
        <Button type="button" variant="primary" isPending pendingText="Envoi...">
          Envoyer
        </Button>
        <Button type="button" disabled>
          Sauvegarder
        </Button>
        <Button type="button" variant="primary" disabled>
          Envoyer
        </Button>
      </div>
      <div className="btn-row">
        <Button type="button" size="sm">
          <Download aria-hidden="true" />
          Exporter
        </Button>
        <LinkButton to="/contact" size="sm" variant="primary">
          Nouveau Projet
        </LinkButton>
        <LinkButton to="/">Voir nos services</LinkButton>
      </div>
    </Specimen>
  );
}
