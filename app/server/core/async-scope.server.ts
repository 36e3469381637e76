import { AsyncLocalStorage } from "node:async_hooks";

/**
 * A value that goes along with whatever is done on its behalf, however deep. Switched off while nothing is: until
 * Node 24 a storage that is switched on makes every callback of the process dearer, those of cached pages by a third.
 * What goes on after the work's own promise has ended may find the value gone.
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
