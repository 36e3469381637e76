import type { listExamples } from "~/features/services/queries/examples.server";
import { ownPicture } from "~/lib/web/picture-address";
import { webAddress } from "~/lib/web/web-address";
import { AppLink } from "~/ui/app-link";
import { EditLinks } from "~/ui/edit-links";
import { Picture } from "~/ui/picture";
import { NOT_COPIED } from "~/ui/picture-words";

type Example = Awaited<ReturnType<typeof listExamples>>["examples"][number];

/** The examples of a service in the order of its page. */
export function ExampleCards({ examples, here }: { examples: Example[]; here: string }) {
  return (
    <ul className="example-cards grid gap-3 max-w-312 sm:grid-cols-2">
      {examples.map((example) => (
        <ExampleCard key={example.id} example={example} here={here} />
      ))}
    </ul>
  );
}

function ExampleCard({ example, here }: { example: Example; here: string }) {
  const { id, title, description, image_url, project_url, display_order } = example;
  const name = title || "Sans titre";
  const picture = ownPicture(image_url);
  const project = webAddress(project_url);
  return (
    <li className="card example-card pt-0">
      <div className="example-card-picture [&_img]:w-full [&_img]:h-full [&_img]:object-cover [&_picture]:contents grid place-items-center -mx-5 aspect-[8/5] border-b border-b-line bg-surface-3 text-text-3 text-sm">
        {picture ? (
          <Picture src={picture} alt="" sizes="(min-width: 56rem) 30rem, 100vw" width={480} height={300} />
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
