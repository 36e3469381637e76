import { ClientSearch } from "~/features/clients/components/client-search";
import { QuoteEditor } from "~/features/quotes/components/quote-editor";
import { QuoteHeadFields } from "~/features/quotes/components/quote-head-fields";
import type { EditorReply } from "~/features/quotes/model/editor-reply";
import { QUOTES_PATH } from "~/features/quotes/model/quote";
import { formatCount } from "~/lib/text/format-number";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import type { QuoteHead } from "./quote-header";
import type { toEditor } from "./view.server";

interface DraftEditorProps {
  head: QuoteHead;
  editor: Awaited<ReturnType<typeof toEditor>>;
  /** By which billing clients are searched. */
  search: string | undefined;
  reply: EditorReply | undefined;
}

/** A quote that is being written. */
export function DraftEditor({ head, editor, search, reply }: DraftEditorProps) {
  const { id, inquiry } = head;
  const { clients, validityDays, ...form } = editor;
  const here = `${QUOTES_PATH}/${id}`;
  const found = clients.isPartial
    ? { q: search, note: `${formatCount(clients.matchCount, "client")} de facturation` }
    : null;
  return (
    <>
      <ClientSearch action={here} search={found} />
      <p className="note mb-5">
        Le client n’est pas dans la liste{"\u202f"}?{" "}
        <AppLink to={`/admin/clients-facturation/new?devis=${id}${inquiry ? `&piste=${inquiry.id}` : ""}`} hydrated>
          Créer son identité de facturation
        </AppLink>
      </p>
      <QuoteEditor
        edited="quote"
        {...form}
        here={here}
        reply={reply}
        head={(values, errors) => (
          <QuoteHeadFields values={values} errors={errors} validityDays={validityDays} clients={clients.choices} />
        )}
        actions={
          <Button name="then" value="send">
            Enregistrer et envoyer…
          </Button>
        }
      />
    </>
  );
}
