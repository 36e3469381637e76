/** What the agency claims, unless its owner has changed it in Paramètres. */
export const claimedFigures = { projects: 500, clients: 300, experts: 50, companies: 300 } as const;
