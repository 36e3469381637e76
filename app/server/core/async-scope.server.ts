import { AsyncLocalStorage } from "node:async_hooks";

/**
 * A value that follows its work, however deep, until the work's promise ends. The storage is off in between: until
 * Node 24 it slows every callback of the process, those of cached pages by a third.
 */
export class AsyncScope<Value> {
  readonly #storage = new AsyncLocalStorage<Value>();
  #underWay = 0;

  async run<Result>(value: Value, work: () => Promise<Result>): Promise<Result> {
    this.#underWay += 1;
    try {
      return await this.#storage.run(value, work);
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#storage.disable();
    }
  }

  /** The value of the work that is being done here. */
  get(): Value | undefined {
    return this.#storage.getStore();
  }
}
