import { AsyncScope } from "~/server/core/async-scope.server";

/** What is collected about a page while it is rendered. */
export interface CacheRecord {
  /** Names of what it shows, such as `service:ID`; a command that changes one drops the page. */
  tags: Set<string>;
  /** False when something could not be read and was left out or replaced: such a page is not kept. */
  isComplete: boolean;
}

const scope = new AsyncScope<CacheRecord>();

/** Runs `render`, noting what the queries it runs say about the page. */
export function collectCacheTags<Result>(record: CacheRecord, render: () => Promise<Result>): Promise<Result> {
  return scope.run(record, render);
}

/** Says what the page being rendered shows. Called by queries; does nothing where no page is to be kept. */
export function addCacheTags(...tags: string[]): void {
  const record = scope.get();
  for (const tag of tags) record?.tags.add(tag);
}

/** Says that the page being rendered lacks something, and must not be shown to the next visitor. */
export function markUncacheable(): void {
  const record = scope.get();
  if (record) record.isComplete = false;
}
