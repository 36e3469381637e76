import { AsyncLocalStorage } from "node:async_hooks";

/** A value that goes along with whatever is done on its behalf, however deep. workerd's storage is never switched off. */
export class AsyncScope<Value> {
  readonly #storage = new AsyncLocalStorage<Value>();

  /** Does the work with this value. */
  run<Result>(value: Value, work: () => Promise<Result>): Promise<Result> {
    return this.#storage.run(value, work);
  }

  /** The value of the work that is being done here. */
  get(): Value | undefined {
    return this.#storage.getStore();
  }
}
