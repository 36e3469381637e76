import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ChildProgram } from "../../support/child-program";
import { Mailbox } from "../../support/mailbox";
import { temporaryDataDir } from "../../support/temporary-database";

// Starting processes takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const sender = await ChildProgram.compile("tests/fixtures/mail-sender.ts");

async function prepare() {
  const mailbox = await Mailbox.open();
  onTestFinished(() => mailbox.close());
  const environment = { DATA_DIR: temporaryDataDir(), SMTP_URL: mailbox.url };
  const start = (command: string, overrides: Record<string, string> = {}) =>
    sender.start({ ...environment, ...overrides }, command);
  return { mailbox, start };
}

test("a message that was kept while there was no mail server leaves when there is one", async () => {
  const { mailbox, start } = await prepare();
  const writer = start("write", { SMTP_URL: "" });
  await writer.until(says("written"));
  await writer.kill("SIGTERM");
  start("send");
  await expect.poll(() => mailbox.received.length, { timeout: 30_000 }).toBe(1);
});

const says = (word: string) => (lines: string[]) => lines.includes(word);

describe("a process that is killed", () => {
  test("between the writing and the sending of a message loses none, and none is sent twice", async () => {
    const { mailbox, start } = await prepare();
    const writer = start("write");
    await writer.until(says("written"));
    await writer.kill("SIGKILL");
    expect(mailbox.received).toEqual([]);

    for (let round = 0; round < 2; round++) {
      const program = start("send");
      await program.until(says("nothing left"));
      await program.kill("SIGKILL");
    }
    expect(mailbox.received.map(({ subject }) => subject)).toEqual(["Votre mot de passe a changé"]);
  });

  test("after the mail server has the message, before that is noted, hands over the same message again", async () => {
    const { mailbox, start } = await prepare();
    const writer = start("write");
    await writer.until(says("written"));
    await writer.kill("SIGKILL");

    mailbox.isSilent = true;
    const first = start("send");
    await expect.poll(() => mailbox.received.length, { timeout: 30_000 }).toBe(1);
    await first.kill("SIGKILL");
    mailbox.isSilent = false;
    await start("send").until(says("nothing left"));

    const ids = mailbox.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});
