import { rateLimit } from "~/server/http/rate-limit.server";
import { getKnownDevice } from "./known-device.server";

const LIMIT = { points: 10, seconds: 900 };

/** Tries of strangers to sign in to one account, by its address. A password that was just chosen begins the count anew. */
export const signInTries = rateLimit({ name: "sign-in-account", ...LIMIT });

const deviceTries = rateLimit({ name: "sign-in-device", ...LIMIT });

/** The count of tries that a visitor's counts to: that of the device where the account knows it, else the shared one. */
export async function getSignInTries(request: Request, email: string) {
  const device = await getKnownDevice(request, email);
  const [limit, key] = device ? [deviceTries, device] : [signInTries, email];
  return {
    device,
    /** The seconds to wait where too much has been tried, else null. */
    consume: () => limit.consume(key),
    /** After a password that worked. */
    reset: () => limit.reset(key),
  };
}
