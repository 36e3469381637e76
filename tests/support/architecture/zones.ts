import type { Dependency } from "./source-file";

/** Where a file of app/ lives: a room, and in rooms that are divided (features, routes) which part of it. */
interface Place {
  room: string;
  part: string;
  name: string;
}

type Rule = (to: Place, dependency: Dependency, from: Place) => boolean;

const isModel: Rule = (to) => to.room === "features" && /^model(\/|\.ts|$)/.test(to.name);
const isRoom =
  (...rooms: string[]): Rule =>
  (to) =>
    rooms.includes(to.room);
const isReachedLate: Rule = (to, { isDynamic }) => to.room === "scene" && isDynamic;

/** Another feature's model, queries and commands, tokens and letters; its components and guards are its own affair. */
const isOpenPartOfFeature: Rule = (to, _, from) =>
  to.room === "features" &&
  (to.part === from.part || /^(model|schema|queries|commands|tokens|outbox|letters)(\/|\.)/.test(to.name));

// Who may import whom besides itself. A room without a line may import nothing of ours.
const RULES: Record<string, Rule[]> = {
  lib: [],
  content: [(to, dependency, from) => dependency.isTypeOnly && isModel(to, dependency, from)],
  ui: [isRoom("lib")],
  server: [isRoom("lib")],
  scene: [isRoom("lib")],
  features: [isRoom("server", "ui", "lib", "content"), isOpenPartOfFeature],
  enhance: [isRoom("lib"), isReachedLate],
  shell: [isRoom("ui", "lib", "content"), isModel],
  routes: [isRoom("lib", "content", "ui", "server", "features", "enhance", "shell", "styles"), isReachedLate],
  // root.tsx, the entries and routes.ts, which tie everything together.
  root: [isRoom("lib", "content", "ui", "server", "features", "enhance", "shell", "styles"), isReachedLate],
};

/** Whether a file may import another one. Files outside app/ (tests, seed, commands) may import what they like. */
export function mayImport(fromPath: string, dependency: Dependency): boolean {
  if (!fromPath.startsWith("app/") || !dependency.isOurs || !dependency.target.startsWith("app/")) return true;
  const from = placeOf(fromPath);
  const to = placeOf(dependency.target);
  const isSamePlace = from.room === to.room && from.part === to.part;
  return isSamePlace || (RULES[from.room] ?? []).some((rule) => rule(to, dependency, from));
}

/** The feature a path belongs to, if any. */
export function featureOf(path: string): string | undefined {
  const { room, part } = placeOf(path);
  return room === "features" ? part : undefined;
}

function placeOf(path: string): Place {
  const [, room = "", ...rest] = path.split("/");
  if (rest.length === 0) return { room: "root", part: "", name: room };
  if (room === "features") return { room, part: rest[0] ?? "", name: rest.slice(1).join("/") };
  // A route is a folder, or a file of its own.
  if (room === "routes") return { room, part: rest[0] ?? "", name: rest.slice(1).join("/") };
  return { room, part: "", name: rest.join("/") };
}
