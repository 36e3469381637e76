import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { KeyList } from "./key-list";
import { PaletteDialog } from "./palette-dialog";
import { SearchPalette } from "./search-palette";
import { usePaletteKeys } from "./use-palette-keys";

type Shown = "search" | "keys" | null;

/** The search over every screen of the back office, and what its keys do: nothing until a key or link asks for it. */
export function useOfficeSearch() {
  const [shown, setShown] = useState<Shown>(null);
  const { key } = useLocation();
  const close = () => setShown(null);
  usePaletteKeys({ onSearch: () => setShown("search"), onKeys: () => setShown("keys") });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes to another address leaves the search
  useEffect(() => setShown(null), [key]);
  return { shown, close, open: () => setShown("search") };
}

/** The dialog that was asked for, if any. */
export function OfficeSearch({ shown, close }: { shown: Shown; close: () => void }) {
  if (shown === "search") return <SearchPalette onClose={close} />;
  if (shown === null) return null;
  const title = "Raccourcis clavier";
  return (
    <PaletteDialog label={title} onClose={close} head={<h2 className="text-[1.25rem]">{title}</h2>}>
      <div className="px-3">
        <KeyList />
      </div>
    </PaletteDialog>
  );
}
