import { connect } from "node:tls";
import { DAY_MS } from "~/lib/dates/durations";

const PATIENCE_MS = 8_000;
const KNOWN_MS = 3_600_000;

/** Automatic renewal happens a month before the end; at two weeks it has failed. */
export const CERTIFICATE_DAYS_LEAST = 14;

export interface CertificateState {
  hostname: string;
  end: Date;
  /** Why browsers refuse it, or null. */
  error: string | null;
}

/**
 * Reads the certificate of an https address, whatever it is worth.
 * @param ca an authority beside those of the system
 * @throws an Error where none is shown
 */
export function readCertificate({ hostname, port }: URL, ca?: string): Promise<CertificateState> {
  return new Promise((resolve, reject) => {
    const options = { host: hostname, port: Number(port) || 443, servername: hostname, rejectUnauthorized: false };
    const socket = connect({ ...options, ...(ca && { ca }) }, () => {
      const { valid_to } = socket.getPeerCertificate();
      const error = socket.authorized ? null : String(socket.authorizationError);
      socket.end();
      resolve({ hostname, end: new Date(valid_to), error });
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error("timeout")));
    socket.once("error", reject);
  });
}

let known: { at: number; state: CertificateState | null } | undefined;

export async function certificateState(siteUrl: string, now = new Date()): Promise<CertificateState | null> {
  if (!siteUrl.startsWith("https:")) return null;
  if (known && Math.abs(now.getTime() - known.at) < KNOWN_MS) return known.state;
  const state = await readCertificate(new URL(siteUrl)).catch(() => null);
  known = { at: now.getTime(), state };
  return state;
}

/** How many days a certificate still lasts; negative once it has ended. */
export function daysLeft({ end }: CertificateState, now: Date): number {
  return Math.floor((end.getTime() - now.getTime()) / DAY_MS);
}
