import { NOTE_MAX_LENGTH } from "~/features/projects/messages/model";
import { Button } from "~/ui/button";
import { ButtonForm } from "~/ui/button-form";
import { useLastSent } from "~/ui/form-state";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";

interface ShownNote {
  id: string;
  author: string | null;
  text: string;
  at: string;
  on: string;
}

export function Notes({ notes }: { notes: readonly ShownNote[] }) {
  return (
    <section aria-labelledby="notes">
      <h2 className="text-xl" id="notes">
        Notes internes
      </h2>
      <p className="note mt-1 mb-4">Le client ne les voit jamais.</p>
      <ul className="grid gap-4">
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} />
        ))}
      </ul>
      <NoteForm key={useLastSent("note", notes[0]?.id)} />
    </section>
  );
}

function NoteRow({ note: { id, author, text, at, on } }: { note: ShownNote }) {
  return (
    <li className="grid gap-1 pb-4 border-b border-b-line">
      <p className="text-sm text-text-2">
        {author && <bdi>{author}</bdi>}{" "}
        <time className="text-text-3 tabular-nums" dateTime={at}>
          {on}
        </time>
      </p>
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        {text}
      </p>
      <ButtonForm intent="delete-note" values={{ id }} variant="quiet" size="sm">
        Supprimer<span className="sr-only"> la note du {on}</span>
      </ButtonForm>
    </li>
  );
}

function NoteForm() {
  const [form, { text }] = useServerForm<{ text: string }>("note", {
    constraint: { text: { required: true, maxLength: NOTE_MAX_LENGTH } },
  });
  return (
    <ServerForm form={form} fields={[text]} className="grid gap-4 mt-6">
      <TextareaField label="Nouvelle note" rows={3} dir="auto" field={text} />
      <div>
        <Button isPending={form.isSending}>Ajouter la note</Button>
      </div>
    </ServerForm>
  );
}
