import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createCalendarLink, getCalendarLinkDate, revokeCalendarLink } from "~/features/projects/calendar.server";
import { siteUrl } from "~/server/env.server";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatDate } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ButtonForm } from "~/ui/button-form";
import { CopyLink } from "~/ui/copy-link";
import { PageHeader } from "~/ui/page-header";

export const handle: RouteHandle = { loadFailure: "Impossible de charger le calendrier" };

export const meta = () => seo({ title: "Calendrier" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireAdmin(request);
  const madeAt = await getCalendarLinkDate(id);
  return { madeOn: madeAt && formatDate(madeAt) };
}

/** Makes the private link, which this answer alone shows, or takes it back. */
export const action = formAction({
  guard: requireAdmin,
  buttons: {
    revoke: {
      schema: noFields,
      to: () => "/admin/calendrier",
      run: (_, { actor }) => revokeCalendarLink(actor),
      done: "Lien retiré, il n’ouvre plus rien",
    },
  },
  others: {
    create: async ({ actor }) => {
      const address = `${siteUrl}/calendrier/${await createCalendarLink(actor)}.ics`;
      return data({ address }, { headers: { "Cache-Control": "no-store" } });
    },
  },
});

export default function CalendarLink() {
  const { madeOn } = useLoaderData<typeof loader>();
  const address = useActionData<{ address?: string }>()?.address;
  return (
    <>
      <PageHeader
        title="Calendrier"
        description="Les étapes des projets, vos prochaines actions et les factures à encaisser, dans l’agenda de votre téléphone."
        links={[{ to: "/dashboard/account", label: "Mon compte" }]}
      />
      {address && (
        <section
          className="grid gap-3 mb-8 max-w-160 py-4 px-6 border border-line border-s-4 border-s-accent bg-surface-2"
          role="status"
        >
          <p>
            Votre lien, affiché cette seule fois. Dans votre agenda, choisissez «{"\u202f"}S’abonner à un calendrier
            {"\u202f"}» et collez-le. Qui l’a lit ce qui est dû, sans mot de passe.
          </p>
          <p className="wrap-anywhere" dir="ltr">
            <code>{address}</code>
          </p>
          <div className="flex flex-wrap gap-2">
            <CopyLink address={address} label="Lien du calendrier" />
          </div>
        </section>
      )}
      <p className="mb-4 text-text-2">
        {madeOn
          ? `Un lien est ouvert depuis le ${madeOn}. Un nouveau lien ferme le précédent.`
          : "Aucun lien n’est ouvert."}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonForm intent="create" variant="primary" pendingText="Création…">
          {madeOn ? "Remplacer le lien" : "Créer le lien"}
        </ButtonForm>
        {madeOn && (
          <ButtonForm intent="revoke" variant="danger" pendingText="Retrait…">
            Retirer le lien
          </ButtonForm>
        )}
      </div>
    </>
  );
}
