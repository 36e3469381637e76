import type { AccountState } from "~/features/clients/model";
import { ACCOUNT_LABELS } from "~/features/clients/model";
import { Badge } from "~/ui/badge";

const TONES = {
  active: "green",
  unconfirmed: "yellow",
  invited: "blue",
  none: "neutral",
} as const satisfies Record<AccountState, string>;

interface AccountBadgesProps {
  account: AccountState;
  wantsErasure: boolean;
}

/** How a client's account stands. */
export function AccountBadges({ account, wantsErasure }: AccountBadgesProps) {
  return (
    <>
      <Badge tone={TONES[account]}>{ACCOUNT_LABELS[account]}</Badge>
      {wantsErasure && <Badge tone="red">Effacement demandé</Badge>}
    </>
  );
}
