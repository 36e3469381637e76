import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/link-button";
import type { Networks as NetworksView } from "./networks.server";

/** The agency's social networks, and the keys that are stored for them. */
export function Networks({ description, networks }: NetworksView) {
  return (
    <section className="mt-12" aria-labelledby="networks-title">
      <h2 className="text-[1.5rem]" id="networks-title">
        Réseaux sociaux
      </h2>
      <p className="note mt-1 mb-4">{description}</p>
      <div className="grid gap-(--gap) mt-(--gap) mb-[clamp(2rem,4vw,3rem)] md:grid-cols-2 xl:grid-cols-4">
        {networks.map(({ name, key, text, note }) => (
          <Card
            key={key}
            title={name}
            level={3}
            footer={
              <LinkButton to="/admin/api-keys?tab=marketing" hydrated size="sm">
                Configurer les API Keys<span className="sr-only">&#8239;: {name}</span>
              </LinkButton>
            }
          >
            <p>{text}</p>
            <p className="note break-words">{note}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}
