import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { EXAMPLES_PER_PAGE, listExamples } from "~/features/services/queries/examples.server";
import { serviceIdSchema } from "~/features/services/schema/service";
import { askedPage } from "~/lib/forms/list-fields";
import { pageCountOf } from "~/server/http/list-query.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { ListPagination } from "~/ui/list-pagination";
import { useSearchHref } from "~/ui/use-address";
import { ExampleCards } from "./example-cards";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(serviceIdSchema, params, "no-service");
  const page = askedPage(request);
  const { examples, matchCount } = await listExamples(id, page);
  return { id, examples, page, pageCount: pageCountOf(request, { page, matchCount, perPage: EXAMPLES_PER_PAGE }) };
}

export default function Examples() {
  const { id, examples, ...pages } = useLoaderData<typeof loader>();
  const here = `/admin/services/${id}/examples`;
  const addHref = useSearchHref(`${here}/new`)({});
  const add = (
    <LinkButton to={addHref} hydrated preventScrollReset variant="primary" size="sm">
      Ajouter un exemple
    </LinkButton>
  );
  return (
    <section className="pt-5" aria-labelledby="exemples">
      <div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-4 mb-4">
        <h2 className="text-[1.5rem] leading-[1.2]" id="exemples">
          Exemples de projets
        </h2>
        {examples.length > 0 && add}
      </div>
      {examples.length > 0 ? (
        <ExampleCards examples={examples} here={here} />
      ) : (
        <EmptyState title="Aucun exemple pour le moment" action={add}>
          Un projet déjà fait convainc mieux qu’une promesse.
        </EmptyState>
      )}
      <ListPagination action={here} {...pages} />
      <Outlet />
    </section>
  );
}
