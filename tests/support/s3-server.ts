import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import type { AddressInfo, Socket } from "node:net";
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
  readonly #connections = new Set<Socket>();
  /** The method and address of each request that it was sent. */
  readonly asked: string[] = [];

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
    this.#server.httpServer.on("request", ({ method, url }) => this.asked.push(`${method} ${url}`));
    this.#server.httpServer.on("connection", (connection) => this.#connections.add(connection));
    this.#port = (this.#server.httpServer.address() as AddressInfo).port;
  }

  /** Stops it; what it keeps stays. */
  async stop(): Promise<void> {
    const { httpServer } = this.#server!;
    httpServer.closeAllConnections();
    httpServer.close();
    if (httpServer.listening) await once(httpServer, "close");
  }

  /** How much it has read since it was made, headers included. */
  receivedBytes(): number {
    return [...this.#connections].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
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
