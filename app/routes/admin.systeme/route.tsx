import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { listAlerts, listBackupRuns, listErrors } from "~/features/operations/alerts.server";
import { certificateState } from "~/features/operations/certificate.server";
import { examineSystem } from "~/features/operations/checks/examine.server";
import type { Finding } from "~/features/operations/checks/finding";
import { getMailState, listQueues } from "~/features/operations/figures.server";
import { siteUrl } from "~/server/env.server";
import { formAction } from "~/server/forms/form-action.server";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { diskState } from "~/server/watching/disk.server";
import { flushLastErrors, GROUPS_KEPT } from "~/server/watching/error-groups.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { DescriptionList } from "~/ui/description-list";
import { ListSection } from "~/ui/list-section";
import { PageHeader } from "~/ui/page-header";
import { SearchToolbar } from "~/ui/search-toolbar";
import { Examination } from "./examination";
import { BackupTable, ErrorTable, QueueTable } from "./system-tables";
import { toAddress, toAlertLine, toErrorRow, toMail, toQueueRow, toRunRow, toStorage, toVersions } from "./view.server";

const LETTERS = 8;
const READ_MAX = 100;

/** The reference of an error, as it is read aloud or copied. */
const systemQuerySchema = z.object({
  reference: z
    .string()
    .max(READ_MAX)
    .transform((text) =>
      text
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, "")
        .slice(0, LETTERS),
    )
    .transform((letters) => (letters.length > 4 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : letters))
    .transform((reference) => reference || undefined)
    .optional()
    .catch(undefined),
});

/** Of backups: two weeks. */
const RUNS_SHOWN = 14;

export const handle: RouteHandle = { loadFailure: "Impossible de lire l’état du système" };

export const meta = () => seo({ title: "Système" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { reference } = parseQuery(request, systemQuerySchema);
  await flushLastErrors();
  const now = new Date();
  const [versions, disk, certificate, queues, mail, errors, runs, alerts] = await Promise.all([
    toVersions(),
    diskState(),
    certificateState(siteUrl, now),
    listQueues(),
    getMailState(now),
    listErrors(GROUPS_KEPT, reference),
    listBackupRuns(RUNS_SHOWN),
    listAlerts(),
  ]);
  return {
    reference,
    versions,
    storage: toStorage(disk),
    mail: toMail(mail),
    address: toAddress(certificate, now),
    runs: runs.map(toRunRow),
    alerts: alerts.map(toAlertLine),
    queues: queues.map(toQueueRow),
    errors: errors.map(toErrorRow),
  };
}

/** Checks what the site depends on; the headers show which proxies the request came through. */
export const action = formAction({
  guard: requireAdmin,
  others: {
    examine: async ({ request }) => ({ findings: await examineSystem({ headers: request.headers }) }),
  },
});

export default function System() {
  const answer = useActionData<{ findings: Finding[] }>();
  const { reference, versions, storage, address, mail, queues, errors, runs, alerts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Système" description="Ce qui tourne, ce qui attend et ce qui a échoué." />
      <Alerts alerts={alerts} />
      <Examination findings={answer?.findings} />
      <div className="grid gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-2">
        <Facts title="Versions" id="versions-title" facts={versions} />
        <Facts title="Stockage" id="storage-title" facts={storage} />
        <Facts title="Messagerie" id="mail-title" facts={mail} />
        <Facts title="Adresse" id="address-title" facts={address} />
      </div>
      <ListSection titleId="queues-title" title="Travaux">
        <QueueTable queues={queues} />
      </ListSection>
      <ListSection titleId="backups-title" title="Sauvegardes">
        <BackupTable runs={runs} />
      </ListSection>
      <ListSection titleId="errors-title" title="Erreurs">
        <p className="note mb-3">
          Les cent dernières, les semblables ensemble. La référence est celle de la page d’erreur et du journal du
          serveur.
        </p>
        <SearchToolbar
          action="/admin/systeme"
          name="reference"
          label="Rechercher une référence"
          placeholder="K7QM-2XPD"
          q={reference}
          selects={[]}
        />
        <ErrorTable errors={errors} reference={reference} />
      </ListSection>
    </>
  );
}

function Facts({ id, title, facts }: { id: string; title: string; facts: { term: string; value: string }[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 className="text-[1.25rem] mb-2" id={id}>
        {title}
      </h2>
      <DescriptionList items={facts} />
    </section>
  );
}

function Alerts({ alerts }: { alerts: ReturnType<typeof toAlertLine>[] }) {
  if (alerts.length === 0) return <p className="note mb-6">Rien à signaler.</p>;
  return (
    <ul className="mb-8 border-s-4 border-s-danger bg-surface-2 py-3 px-4" aria-label="Ce qui ne va pas">
      {alerts.map(({ kind, detail, since }) => (
        <li key={kind} className="wrap-anywhere">
          {detail} <span className="text-text-2">Depuis le {since}.</span>
        </li>
      ))}
    </ul>
  );
}
