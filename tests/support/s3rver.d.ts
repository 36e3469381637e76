/** What the store of tests uses of a package that brings no types. */
declare module "@20minutes/s3rver" {
  import type { Server } from "node:http";

  interface Options {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    configureBuckets: { name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    readonly httpServer: Server;
    run(): Promise<unknown>;
  }
}
