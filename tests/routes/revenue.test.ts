import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loader } from "~/routes/admin.revenue/route";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";

let cookie = "";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-21T12:00:00Z") });
  await resetDatabase();
  cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
});

afterEach(() => void vi.useRealTimers());

const open = () => loader(getArgs("/admin/revenue", { cookie }));
const figures = async () => Object.fromEntries((await open()).tiles.map(({ label, value }) => [label, value]));

interface Work {
  client_id?: string;
  status: "pending" | "in_progress" | "completed" | "cancelled";
  budget?: string;
  /** When it was made, and when it was completed. */
  at?: [created: string, completed?: string];
}

function work({ at = ["2025-01-05"], ...fields }: Work) {
  const [created, completed] = at;
  const events = completed ? [{ status: "completed" as const, created_at: new Date(completed) }] : [];
  const data = { title: "Un site", created_at: new Date(created), ...fields, events: { create: events } };
  return db.project.create({ data });
}

describe("/admin/revenue", () => {
  // @spec office-83
  it("shows zeros and no transaction while nothing is completed", async () => {
    await work({ status: "cancelled", budget: "900" });
    await work({ status: "completed" });
    const { chart, transactions } = await open();
    expect(await figures()).toEqual({
      "Total Revenue": "0\u00a0MAD",
      "Monthly Revenue": "0\u00a0MAD",
      "Paying Clients": "0",
      "Pending Payments": "0\u00a0MAD",
    });
    expect(chart.description).toBe("Aucun projet terminé et chiffré sur ces douze mois.");
    expect(transactions).toEqual([]);
  });

  it("adds the budgets of completed projects up, by the month in which they were completed", async () => {
    const client_id = (await makePerson("client", "omar@riad.example")).id;
    await work({ client_id, status: "completed", budget: "12000.50", at: ["2025-05-02", "2025-10-31T23:30:00Z"] });
    await work({ client_id, status: "completed", budget: "8000", at: ["2025-05-02", "2025-10-31T22:30:00Z"] });
    await work({ status: "completed", budget: "500", at: ["2024-05-02"] });
    await work({ client_id, status: "pending", budget: "3000" });
    await work({ client_id, status: "in_progress", budget: "4000" });
    await work({ client_id, status: "in_progress" });
    expect(await figures()).toEqual({
      "Total Revenue": "20\u00a0500,50\u00a0MAD",
      "Monthly Revenue": "12\u00a0000,50\u00a0MAD",
      "Paying Clients": "1",
      "Pending Payments": "7\u00a0000\u00a0MAD",
    });
    const { chart, transactions, tiles } = await open();
    expect(chart.points.slice(-2).map(({ name, value }) => [name, value])).toEqual([
      ["octobre 2025", 8000],
      ["novembre 2025", 12000.5],
    ]);
    expect(transactions.map(({ client, amount }) => [client, amount])).toEqual([
      ["omar", "12\u00a0000,50\u00a0MAD"],
      ["omar", "8\u00a0000\u00a0MAD"],
      ["Inconnu", "500\u00a0MAD"],
    ]);
    expect(tiles.map(({ hint }) => hint)).toEqual([
      "Budgets des projets terminés",
      "Budgets des projets terminés en novembre 2025",
      "Clients d’au moins un projet terminé et chiffré",
      "Budgets des projets en attente ou en cours",
    ]);
  });
});
