import { Form } from "@remix-run/react";
import type { AccountCopy } from "~/content/client-space/client-space-copy";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";

/** A session as its owner sees it. */
export interface SessionItem {
  id: string;
  device: string;
  address: string | null;
  /** Already written out. */
  lastSeen: string;
  isCurrent: boolean;
}

/** The user's open sessions, and the way to end them. */
export function SessionList({ sessions, words }: { sessions: SessionItem[]; words: AccountCopy["sessions"] }) {
  return (
    <ul className="grid w-full max-w-192">
      {sessions.map(({ id, device, address, lastSeen, isCurrent }) => (
        <li
          className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 py-4.5 border-t border-t-line first:border-t-0 first:pt-0"
          key={id}
        >
          <div>
            <h3 className="font-sans text-base tracking-[0]">{device}</h3>
            <p className="note">
              {address && <bdi dir="ltr">{address}</bdi>}
              {address && " · "}
              {words.seen} {lastSeen}
            </p>
          </div>
          {isCurrent ? (
            <Badge tone="green">{words.current}</Badge>
          ) : (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="end-session" />
              <input type="hidden" name="session" value={id} />
              <Button size="sm">
                {words.end}
                <span className="sr-only">
                  {" "}
                  {device}, {words.seen} {lastSeen}
                </span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The button that ends every session but this one. */
export function EndOthers({ label }: { label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="end-other-sessions" />
      <Button>{label}</Button>
    </Form>
  );
}
