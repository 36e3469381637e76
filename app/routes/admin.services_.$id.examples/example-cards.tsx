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
    <ul className="example-cards">
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
    <li className="card example-card">
      <div className="example-card-picture">
        {picture ? (
          <Picture src={picture} alt="" sizes="(min-width: 56rem) 30rem, 100vw" width={480} height={300} />
        ) : (
          <span>{image_url ? NOT_COPIED : "Aucune image"}</span>
        )}
      </div>
      <div className="example-card-text">
        <h3>{name}</h3>
        {description && <p>{description}</p>}
        {project && (
          <p>
            <AppLink to={project} target="_blank">
              {project_url}
              <span className="sr-only"> (nouvel onglet)</span>
            </AppLink>
          </p>
        )}
        <p className="note figures">Ordre {display_order}</p>
      </div>
      <EditLinks name={name} to={`${here}/${id}`} />
    </li>
  );
}
