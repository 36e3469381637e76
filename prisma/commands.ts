/** What `node scripts/command.mjs NAME` runs. Each is loaded only when it is asked for. */
export const commands = {
  /** Prepares the database and leaves it open, for the server in the same process. */
  open: async () => (await import("./commands/prepare")).prepareDatabase(),
  prepare: async () => (await import("./commands/prepare")).prepare(),
  migrate: async () => (await import("./commands/migrate")).migrate(),
  seed: async () => (await import("./commands/seed")).seed(),
  "create-admin": async (args: string[]) => (await import("./commands/create-admin")).createAdminFromArguments(args),
  doctor: async () => (await import("./commands/doctor")).doctor(),
  backup: async () => (await import("./commands/backup")).backup(),
  move: async (args: string[]) => (await import("./commands/move")).move(args),
  import: async (args: string[]) => (await import("./commands/import")).importTables(args),
  restore: async (args: string[]) => (await import("./commands/restore")).restore(args),
};
