import type { ActionFunctionArgs, LoaderFunction } from "@remix-run/node";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Finding } from "~/features/operations/checks/finding";
import { queueName } from "~/features/operations/model";
import { jobHandlers } from "~/job-handlers.server";
import { action, loader } from "~/routes/admin.systeme/route";
import { db } from "~/server/db/db.server";
import { protectRoutes } from "~/server/http/protect-routes.server";
import { logger } from "~/server/logger.server";
import { countError, flushErrors } from "~/server/watching/error-groups.server";
import { keepLetter } from "../support/mail";
import { cookie, openOffice } from "../support/office";
import { getArgs, postArgs } from "../support/requests";

beforeEach(async () => {
  await flushErrors();
  await openOffice();
});

const system = (query = "") => loader(getArgs(`/admin/systeme${query}`, { cookie }));

interface Fault {
  data: { reference: string };
  init: { status: number };
}

/** What a loader's bug becomes, with the line that is written of it. */
async function fail(path: string): Promise<{ fault: Fault; line: Record<string, unknown> }> {
  const error = vi.spyOn(logger, "error").mockReturnValue(undefined);
  onTestFinished(() => error.mockRestore());
  const bug: LoaderFunction = () => {
    throw new TypeError("Cannot read properties of undefined (reading 'title')");
  };
  const { module } = protectRoutes({ bug: { module: { loader: bug, default: () => null } } }).bug!;
  const args = getArgs(path) as unknown as ActionFunctionArgs;
  const load = async () => (module.loader as LoaderFunction)(args as never);
  const fault = (await load().catch((thrown: unknown) => thrown)) as Fault;
  const line = error.mock.calls.at(-1)?.[0] as unknown as Record<string, unknown>;
  error.mockRestore();
  return { fault, line };
}

describe("/admin/systeme", () => {
  it("finds the error of which somebody gives the reference, however it was typed", async () => {
    const { fault, line } = await fail("/services/logo");
    const { reference } = fault.data;
    expect(fault.init.status).toBe(500);
    expect(reference).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(line).toMatchObject({ event: "unexpected-error", reference, path: "/services/logo" });
    countError(line);
    countError({ event: "unhandled-rejection", err: new Error("Another") });

    expect((await system()).errors).toHaveLength(2);
    for (const typed of [reference, reference.toLowerCase().replace("-", " ")]) {
      const { errors } = await system(`?reference=${encodeURIComponent(typed)}`);
      expect(errors).toMatchObject([{ path: "/services/logo", count: "1", references: [reference] }]);
    }
    expect((await system("?reference=ZZZZ-9999")).errors).toEqual([]);
    expect((await system("?reference=")).errors).toHaveLength(2);
  });

  it("says what runs, how full the disk is, and what waits", async () => {
    const aMinute = 60_000;
    await db.job.createMany({
      data: [
        { kind: "send-mail", run_at: new Date(Date.now() - 5 * aMinute) },
        { kind: "send-mail", run_at: new Date(Date.now() + aMinute) },
        { kind: "make-document-file", failed_at: new Date() },
      ],
    });
    await keepLetter();
    await keepLetter({ status: "failed" });
    const { versions, storage, mail, queues } = await system();
    const all = [...versions, ...storage, ...mail].map(({ term, value }) => `${term}: ${value}`).join("\n");
    expect(all).toContain(`Node.js: ${process.versions.node}`);
    expect(all).toMatch(/Base de données: PostgreSQL/);
    expect(all).toMatch(/Disque: Rempli à \d+\u202f%\nPlace libre: [\d,.]+\s(Go|Mo) sur/);
    expect(all).toMatch(/En attente: 1\nÉchoués en 24\u00a0h: 1/);
    expect(queues).toMatchObject([
      { name: "Documents à produire", due: "0", failed: "1", age: "–" },
      { name: "Messages à envoyer", due: "1", planned: "1", failed: "0", age: "5 minutes" },
    ]);
  });

  it("has a name in words for each kind of job", () => {
    const kinds = Object.keys(jobHandlers);
    expect(kinds).toContain("draw-previews");
    expect(kinds.filter((kind) => queueName(kind) === kind)).toEqual([]);
  });

  it("examines all that the site leans on for an admin, the worst first", async () => {
    const answer = await action(postArgs("/admin/systeme", { intent: "examine" }, { cookie }));
    const { findings } = answer as { findings: Finding[] };
    const subjects = findings.map(({ subject }) => subject);
    const known = ["Base de données", "Secrets", "Fichiers", "Serveur d’envoi", "Adresse publique", "Proxy", "Disque"];
    for (const subject of known) expect(subjects).toContain(subject);
    expect(findings.find(({ subject }) => subject === "Fichiers")?.verdict).toBe("good");
    const ranks = findings.map(({ verdict }) => ["wrong", "doubtful", "good"].indexOf(verdict));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  });
});
