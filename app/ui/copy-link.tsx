import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "./button";
import { useIsHydrated } from "./use-is-hydrated";

/** An address to take along, by a button; without scripts, or where the browser forbids it, out of a field. */
export function CopyLink({ address, label, className = "" }: { address: string; label: string; className?: string }) {
  const isHydrated = useIsHydrated();
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  const isCopied = outcome === "copied";
  async function copy() {
    // There is no clipboard on plain http.
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    setOutcome(copied ? "copied" : "refused");
  }
  return (
    <>
      {(!isHydrated || outcome === "refused") && (
        <input
          className={`input input-sm ${className}`}
          readOnly
          dir="ltr"
          value={address}
          aria-label={label}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {isHydrated && (
        <Button type="button" size="sm" onClick={copy}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? "Lien copié" : "Copier le lien"}
        </Button>
      )}
      <span className="sr-only" role="status">
        {isCopied && "Lien copié"}
        {outcome === "refused" && "Le navigateur n’a pas copié le lien : sélectionnez-le dans le champ."}
      </span>
    </>
  );
}
