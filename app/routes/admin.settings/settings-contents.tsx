import { SETTING_GROUPS } from "./setting-groups";

/** The parts of the form, which is several screens long on a phone. */
export function SettingsContents() {
  return (
    <nav className="settings-contents" aria-label="Sur cette page">
      {SETTING_GROUPS.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
