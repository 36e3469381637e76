import type { AccountState } from "~/features/clients/model";
import { Badge } from "~/ui/badge";

interface AccountBadgesProps {
  account: AccountState;
  wantsErasure: boolean;
}

/** What is not as usual about a client's account. */
export function AccountBadges({ account, wantsErasure }: AccountBadgesProps) {
  return (
    <>
      {account === "invited" && <Badge tone="blue">Invité</Badge>}
      {wantsErasure && <Badge tone="red">Effacement demandé</Badge>}
    </>
  );
}
