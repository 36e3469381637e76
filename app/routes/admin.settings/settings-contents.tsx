import { PartLink } from "~/ui/part-link";
import { SETTING_GROUPS } from "./setting-groups";

/** The parts of the form, which is several screens long on a phone. */
export function SettingsContents() {
  return (
    <nav className="settings-contents" aria-label="Sur cette page">
      {SETTING_GROUPS.map(({ id, title }) => (
        <PartLink key={id} to={id}>
          {title}
        </PartLink>
      ))}
    </nav>
  );
}
