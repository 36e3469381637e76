import type { LoaderFunctionArgs } from "@remix-run/node";
import { getUser } from "~/server/sessions/guards.server";
import { clientNetwork } from "./client-address.server";
import { memoryLimit, rateLimit } from "./rate-limit.server";

/** What a route's `handle.reads` says of its loader: it makes a file anew, or hands out a stored one. */
export type BoundedReads = "heavy" | "files";

const TEN_MINUTES = 600;

/** Of one account, and of one private link, in ten minutes. */
export const WRITES_OF_ONE = 120;
export const HEAVY_READS_OF_ONE = 30;
const FILES_OF_ONE = 600;
/** Of one address of visitors, which many may share: it also bounds how many links one visitor can make up. */
export const REQUESTS_OF_NETWORK = 300;

const BOUNDS = {
  writes: rateLimit({ name: "holder-writes", points: WRITES_OF_ONE, seconds: TEN_MINUTES }),
  heavy: rateLimit({ name: "holder-heavy-reads", points: HEAVY_READS_OF_ONE, seconds: TEN_MINUTES }),
  // A thread shows many: counted without a statement.
  files: memoryLimit({ name: "holder-files", points: FILES_OF_ONE, seconds: TEN_MINUTES }),
};
const networks = memoryLimit({ name: "visitor-network", points: REQUESTS_OF_NETWORK, seconds: TEN_MINUTES });

/** Their screens are the team's alone, which nothing here bounds. */
const TEAM_ROUTES = "routes/admin";

/** What keeps nothing of an account, or ends what it has: other requests never keep a user from it. */
const BY_NETWORK_ALONE = new Set(["routes/sign-out", "routes/theme", "routes/paiements.stripe"]);

/**
 * The general bound on what visitors, clients and holders of private links may ask of a route, beside the narrower ones
 * of its commands: by the account, by the link, and by the address of a visitor who is not signed in.
 * @returns the seconds to wait where it is passed, else null
 */
export async function passedHolderLimit(
  routeId: string,
  kind: keyof typeof BOUNDS,
  { request, params, context }: LoaderFunctionArgs,
): Promise<number | null> {
  if (routeId.startsWith(TEAM_ROUTES)) return null;
  if (BY_NETWORK_ALONE.has(routeId)) return networks.consume(clientNetwork(context));
  const user = await getUser(request);
  if (user?.role === "admin") return null;
  const link = params.token ?? new URL(request.url).searchParams.get("token");
  return (
    (await (user ? BOUNDS[kind].consume(`account ${user.id}`) : networks.consume(clientNetwork(context)))) ??
    (link ? BOUNDS[kind].consume(`link ${link}`) : null)
  );
}
