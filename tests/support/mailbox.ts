import type { AddressInfo } from "node:net";
import type { Email } from "postal-mime";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail server which takes everything, and lets tests read it. */
export class Mailbox {
  readonly received: Email[] = [];
  /** While true, messages arrive but are never acknowledged, so that a test can kill the sender in between. */
  isSilent = false;
  /** Unknown addresses: a message to one of them is rejected for good. */
  readonly refused = new Set<string>();
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _, answer) => {
      const refusal = Object.assign(new Error(`No such user <${address}>`), { responseCode: 550 });
      answer(this.refused.has(address) ? refusal : null);
    },
    onData: async (stream, _, acknowledge) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      this.received.push(await PostalMime.parse(Buffer.concat(chunks)));
      if (!this.isSilent) acknowledge();
    },
  });

  private constructor() {
    // A sender that is killed leaves its connection open.
    this.#server.on("error", () => {});
  }

  /** Opens it at a port of this machine, or at any free one. */
  static async open(port = 0): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await new Promise<void>((resolve, reject) => {
      mailbox.#server.once("error", reject);
      mailbox.#server.listen(port, "127.0.0.1", resolve);
    });
    return mailbox;
  }

  /** What the site calls SMTP_URL. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** The messages to one address, in the order of their arrival. */
  to(recipient: string): Email[] {
    return this.received.filter(({ to }) => to?.some(({ address }) => address === recipient));
  }

  forget(): void {
    this.received.length = 0;
    this.refused.clear();
    this.isSilent = false;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}
