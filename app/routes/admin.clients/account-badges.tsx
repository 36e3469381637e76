import type { AccountState } from "~/features/clients/model";
import { Badge } from "~/ui/badge";

const ACCOUNTS = {
  active: { tone: "green", label: "Actif" },
  invited: { tone: "blue", label: "Invité" },
  none: { tone: "neutral", label: "Sans accès" },
} as const satisfies Record<AccountState, { tone: string; label: string }>;

interface AccountBadgesProps {
  account: AccountState;
  wantsErasure: boolean;
}

/** How a client's account stands. */
export function AccountBadges({ account, wantsErasure }: AccountBadgesProps) {
  return (
    <>
      <Badge tone={ACCOUNTS[account].tone}>{ACCOUNTS[account].label}</Badge>
      {wantsErasure && <Badge tone="red">Effacement demandé</Badge>}
    </>
  );
}
