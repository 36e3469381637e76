import { DescriptionList } from "~/ui/description-list";
import type { System } from "./view.server";

/** Version, database, hosting and date, for whoever asks for help. */
export function SystemInformation({ system }: { system: System }) {
  return (
    <section className="settings-section" aria-labelledby="system-title">
      <h2 id="system-title">Informations système</h2>
      <DescriptionList
        items={[
          { term: "Version", value: system.version },
          { term: "Base de données", value: system.database },
          { term: "Hébergement", value: system.hosting },
          { term: "Date du jour", value: system.today },
        ]}
      />
    </section>
  );
}
