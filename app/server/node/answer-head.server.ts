import { STATUS_CODES } from "node:http";

/** Status line and headers of an answer as they travel, without the empty line that ends them. */
export function headOf(status: number, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}`;
}

let knownSecond = 0;
let knownDate = "";

/** The time of an answer (RFC 9110, section 6.6.1), written once a second. */
export function httpDate(now: number): string {
  const second = Math.floor(now / 1000);
  if (second !== knownSecond) {
    knownSecond = second;
    knownDate = new Date(now).toUTCString();
  }
  return knownDate;
}
