import { Form, useFetcher, useNavigate } from "@remix-run/react";
import type { FormEvent, KeyboardEvent } from "react";
import { useEffect, useRef } from "react";
import type { FoundGroup } from "~/features/office-search/model";
import { NOTHING_FOUND, SEARCH_PATH } from "~/features/office-search/model";
import { TallLink } from "~/ui/tall-link";
import { FoundList } from "./found-list";
import { PaletteDialog } from "./palette-dialog";
import { moveThroughFound } from "./use-palette-keys";

/** A pause this long in typing starts a search, in milliseconds. */
const TYPING_PAUSE_MS = 120;

/** What the page of the search answers. */
interface Answer {
  q: string | undefined;
  groups: FoundGroup[];
}

/** The form of the search page in a dialog, answered as one types. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const { answer, ask } = useSearch();
  const navigate = useNavigate();
  const typed = useRef("");
  /** Opens the first of what is shown; a text that is not answered yet is answered by the page. */
  function openFirst(event: FormEvent<HTMLFormElement>) {
    const first = answer?.groups[0]?.found[0];
    if (!first || typed.current.trim() !== (answer?.q ?? "")) return;
    event.preventDefault();
    navigate(first.to);
  }
  return (
    <PaletteDialog
      label="Rechercher"
      onClose={onClose}
      onKeyDown={(event: KeyboardEvent<HTMLDialogElement>) => moveThroughFound(event, event.currentTarget)}
      head={
        <Form
          method="get"
          action={SEARCH_PATH}
          role="search"
          aria-label="Rechercher dans l’administration"
          onSubmit={openFirst}
        >
          <input
            type="search"
            name="q"
            className="input"
            aria-label="Rechercher"
            placeholder="Demande, client, projet, écran…"
            autoComplete="off"
            onChange={({ target }) => {
              typed.current = target.value;
              ask(target.value);
            }}
          />
        </Form>
      }
    >
      <div role="status" className="sr-only">
        {answer && countOf(answer)}
      </div>
      {answer && answer.groups.length > 0 && <FoundList groups={answer.groups} />}
      {answer?.groups.length === 0 && (
        <p className="py-3 px-3 text-text-2">
          {NOTHING_FOUND} pour «&#8239;<bdi>{answer.q}</bdi>&#8239;».
        </p>
      )}
      <p className="mt-2 px-3 text-sm text-text-2">
        <TallLink to={`${SEARCH_PATH}#raccourcis`} hydrated>
          Raccourcis clavier
        </TallLink>
      </p>
    </PaletteDialog>
  );
}

function countOf({ groups }: Answer): string {
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  if (count === 0) return NOTHING_FOUND;
  return count === 1 ? "1 résultat" : `${count} résultats`;
}

/** The search page's answer to what is typed; to nothing typed, the screens. */
function useSearch() {
  const { load, data } = useFetcher<Answer>();
  const timer = useRef<number>();
  const latestLoad = useRef(load);
  latestLoad.current = load;
  useEffect(() => {
    latestLoad.current(SEARCH_PATH);
    return () => window.clearTimeout(timer.current);
  }, []);
  function ask(text: string) {
    window.clearTimeout(timer.current);
    const address = `${SEARCH_PATH}?${new URLSearchParams({ q: text })}`;
    timer.current = window.setTimeout(() => latestLoad.current(address), TYPING_PAUSE_MS);
  }
  return { answer: data, ask };
}
