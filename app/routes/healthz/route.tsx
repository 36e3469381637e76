import { databaseState } from "~/server/db/db.server";

/**
 * For load balancers and monitors: whether this process can serve, and its database. One that only reads serves: without
 * this process there would be no page at all, and its state is there for a monitor to see.
 */
export async function loader() {
  const database = await databaseState();
  const isUp = database !== "down";
  const body = { status: isUp ? "ok" : "error", database };
  return Response.json(body, { status: isUp ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
