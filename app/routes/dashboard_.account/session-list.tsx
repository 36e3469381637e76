import { Form } from "@remix-run/react";
import type { AccountCopy } from "~/content/client-space/french";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";

interface SessionListProps {
  sessions: { id: string; device: string; address: string | null; lastSeen: string; isCurrent: boolean }[];
  words: AccountCopy["sessions"];
}

/** The user's open sessions, and the way to end each of them, or all but this one. */
export function SessionList({ sessions, words }: SessionListProps) {
  return (
    <>
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
      {sessions.length > 1 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="end-other-sessions" />
          <Button>{words.endOthers}</Button>
        </Form>
      )}
    </>
  );
}
