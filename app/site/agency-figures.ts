/** The figures that the agency claims; each reads as 'more than'. */
export interface AgencyFigures {
  projects: number;
  clients: number;
  experts: number;
  companies: number;
}

/** A text of the content in which {projects}, {clients}, {experts} and {companies} stand for the figures. */
export function withFigures(text: string, figures: AgencyFigures): string {
  return text.replace(/\{(projects|clients|experts|companies)\}/g, (_, name: keyof AgencyFigures) =>
    String(figures[name]),
  );
}
