import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import S3rver from "@20minutes/s3rver";
import { makeTemporaryFolder } from "./temporary-folder";

const BUCKET = "zellige";
/** The account that the server knows: it checks signatures. */
const ACCOUNT = "S3RVER";

/** An S3-compatible store on this machine, thrown away at the end. */
export class S3Server {
  readonly folder = makeTemporaryFolder("zellige-s3-");
  #server: S3rver | undefined;
  #port = 0;

  static async create(): Promise<S3Server> {
    const server = new S3Server();
    await server.start();
    return server;
  }

  /** `STORAGE_URL` of it. */
  storageUrl(secret = ACCOUNT): string {
    return `s3+http://${ACCOUNT}:${secret}@127.0.0.1:${this.#port}/${BUCKET}`;
  }

  /** Starts it, at the port that it had before. */
  async start(): Promise<void> {
    const options = { address: "127.0.0.1", port: this.#port, directory: this.folder, silent: true };
    this.#server = new S3rver({ ...options, configureBuckets: [{ name: BUCKET }] });
    await this.#server.run();
    this.#port = (this.#server.httpServer.address() as AddressInfo).port;
  }

  /** Stops it; what it keeps stays. */
  async stop(): Promise<void> {
    const { httpServer } = this.#server!;
    httpServer.closeAllConnections();
    httpServer.close();
    if (httpServer.listening) await once(httpServer, "close");
  }

  /** Whether it keeps an object under a key. */
  has(key: string): boolean {
    return existsSync(path.join(this.folder, BUCKET, `${key}._S3rver_object`));
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
