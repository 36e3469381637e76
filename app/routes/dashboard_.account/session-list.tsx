import { Form } from "@remix-run/react";
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
export function SessionList({ sessions }: { sessions: SessionItem[] }) {
  return (
    <ul className="session-list">
      {sessions.map(({ id, device, address, lastSeen, isCurrent }) => (
        <li key={id}>
          <div>
            <h3>{device}</h3>
            <p className="note">
              {address && <bdi dir="ltr">{address}</bdi>}
              {address && " · "}vue le {lastSeen}
            </p>
          </div>
          {isCurrent ? (
            <Badge tone="green">Cette session</Badge>
          ) : (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="end-session" />
              <input type="hidden" name="session" value={id} />
              <Button type="submit" variant="secondary" size="sm">
                Déconnecter
                <span className="sr-only">
                  {" "}
                  {device}, vue le {lastSeen}
                </span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
