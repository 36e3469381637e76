import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EXAMPLES_PER_PAGE, listExamples } from "~/features/services/examples.server";
import { serviceIdSchema } from "~/features/services/schema";
import { askedPage } from "~/lib/forms/list-fields";
import { ownPicture } from "~/lib/web/picture-address";
import { webAddress } from "~/lib/web/web-address";
import { pageCountOf } from "~/server/http/list-query.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { AppLink } from "~/ui/app-link";
import { DialogOutlet } from "~/ui/dialog-outlet";
import { EditLinks } from "~/ui/edit-links";
import { EmptyState } from "~/ui/empty-state";
import { ListPagination } from "~/ui/list-pagination";
import { Picture } from "~/ui/picture";
import { NOT_COPIED } from "~/ui/picture-words";
import { ScreenLinkButton } from "~/ui/screen-link";
import { useSearchHref } from "~/ui/use-address";

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
    <ScreenLinkButton to={addHref} preventScrollReset variant="primary">
      Ajouter un exemple
    </ScreenLinkButton>
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
        <ul className="example-cards grid gap-3 max-w-312 sm:grid-cols-2">
          {examples.map((example) => (
            <ExampleCard key={example.id} example={example} here={here} />
          ))}
        </ul>
      ) : (
        <EmptyState title="Aucun exemple pour le moment" action={add}>
          Un projet déjà fait convainc mieux qu’une promesse.
        </EmptyState>
      )}
      <ListPagination action={here} {...pages} />
      <DialogOutlet />
    </section>
  );
}

type Example = Awaited<ReturnType<typeof listExamples>>["examples"][number];

function ExampleCard({ example, here }: { example: Example; here: string }) {
  const { id, title, description, image_url, project_url, display_order } = example;
  const name = title || "Sans titre";
  const picture = ownPicture(image_url);
  const project = webAddress(project_url);
  return (
    <li className="card example-card pt-0">
      <div className="example-card-picture grid place-items-center -mx-5 aspect-[8/5] border-b border-b-line bg-surface-3 text-text-3 text-sm">
        {picture ? (
          <Picture
            className="size-full object-cover"
            src={picture}
            alt=""
            sizes="(min-width: 56rem) 30rem, 100vw"
            width={480}
            height={300}
          />
        ) : (
          <span>{image_url ? NOT_COPIED : "Aucune image"}</span>
        )}
      </div>
      <div className="grid gap-1.5">
        <h3 className="text-[1.25rem] leading-[1.2]">{name}</h3>
        {description && <p className="text-text-2">{description}</p>}
        {project && (
          <p className="text-text-2">
            <AppLink to={project} target="_blank">
              {project_url}
              <span className="sr-only"> (nouvel onglet)</span>
            </AppLink>
          </p>
        )}
        <p className="note figures text-text-2">Ordre {display_order}</p>
      </div>
      <EditLinks name={name} to={`${here}/${id}`} />
    </li>
  );
}
