import { isDatabaseUp } from "~/server/db.server";

/** For load balancers and monitors: whether this process can serve, and its database. */
export async function loader() {
  const isUp = await isDatabaseUp();
  const body = isUp ? { status: "ok", database: "up" } : { status: "error", database: "down" };
  return Response.json(body, { status: isUp ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
