import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isDevelopment } from "~/server/env.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";
import { Badge } from "~/ui/badge";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { DescriptionList } from "~/ui/description-list";
import { Dialog } from "~/ui/dialog";
import { LinkButton } from "~/ui/link-button";
import { Board } from "./board";

export const handle: RouteHandle = { sheet, hydrate: true, isPrivate: true };

export const meta = () => seo({ title: "Composants" });

/** For those who build the site; it does not exist in production. */
export function loader({ request }: LoaderFunctionArgs) {
  if (!isDevelopment) throw data(null, { status: 404 });
  return { overlay: new URL(request.url).searchParams.get("overlay") };
}

export default function Styleguide() {
  const { overlay } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="grid xl:grid-cols-[1fr_1fr]">
      <h1 className="sr-only">Composants</h1>
      <Board name="Nuit" theme="dark" />
      <Board name="Jour" theme="light" />
      <Board name="De droite à gauche" theme="dark" dir="rtl" />
      <Overlays open={overlay} />
    </main>
  );
}

const CLOSE_TO = "/styleguide";
const ITEMS = [
  { term: "Nom", value: "Khadija Benali" },
  { term: "Email", value: "khadija@riad-benali.ma", to: "mailto:khadija@riad-benali.ma" },
  { term: "Téléphone", value: "06 12 34 56 78" },
  { term: "Message", value: "Bonjour, je tiens un riad de six chambres à Rabat." },
];

function Overlays({ open }: { open: string | null }) {
  if (open === "confirm") {
    return (
      <ConfirmDialog
        title="Confirmer la suppression"
        question="Êtes-vous sûr de vouloir supprimer cet avis&#8239;? Cette action est irréversible."
        confirmLabel="Supprimer"
        cancelTo={CLOSE_TO}
      />
    );
  }
  if (open !== "dialog") return null;
  return (
    <Dialog
      title="Détails de la demande"
      closeTo={CLOSE_TO}
      status={<Badge tone="blue">Nouveau</Badge>}
      footer={
        <LinkButton to="mailto:khadija@riad-benali.ma" variant="primary">
          Répondre
        </LinkButton>
      }
    >
      <DescriptionList items={ITEMS} />
    </Dialog>
  );
}
