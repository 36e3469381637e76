import type { PersonalDataCopy } from "~/content/personal-data";
import { directionOf } from "~/site/language";
import type { HeldView } from "./view.server";

type HeldMessagesProps = Pick<HeldView, "inquiries" | "letters" | "consents" | "invitations"> & {
  words: PersonalDataCopy["held"];
};

/** The messages of a sender, the answers to them, the works that may be shown, and the invitations. */
export function HeldMessages({ inquiries, letters, consents, invitations, words }: HeldMessagesProps) {
  return (
    <div>
      <h2 className="text-2xl mb-4">{words.messages}</h2>
      {inquiries.length === 0 && <p className="text-text-2">{words.none}</p>}
      {inquiries.map((inquiry) => (
        <HeldMessage key={inquiry.id} inquiry={inquiry} words={words} />
      ))}
      {letters.length > 0 && (
        <>
          <h2 className="text-2xl mt-12 mb-4">{words.letters}</h2>
          <ul>
            {letters.map(({ id, subject, day, language }) => (
              <li className="flex flex-wrap gap-x-4 py-2.25 border-b border-b-line" key={id}>
                <span className="flex-1 min-w-[60%] wrap-anywhere" lang={language} dir={directionOf(language)}>
                  {subject}
                </span>
                <span className="text-text-2">{day}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <TitledList heading={words.consents} rows={consents} />
      <TitledList heading={words.invitations} rows={invitations} />
    </div>
  );
}

function TitledList({ heading, rows }: { heading: string; rows: HeldView["consents"] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h2 className="text-2xl mt-12 mb-4">{heading}</h2>
      <ul>
        {rows.map(({ id, title, state }) => (
          <li className="flex flex-wrap gap-x-4 py-2.25 border-b border-b-line" key={id}>
            <bdi className="flex-1 min-w-[60%] wrap-anywhere">{title}</bdi>
            <span className="text-text-2">{state}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type MessageProps = Pick<HeldMessagesProps, "words"> & { inquiry: HeldView["inquiries"][number] };

function HeldMessage({ inquiry, words: { facts, empty } }: MessageProps) {
  const { received, name, phone, company, service, channel, budget, source, message, notes } = inquiry;
  const rows = [
    { term: facts.received, value: received },
    { term: facts.name, value: <bdi>{name}</bdi> },
    { term: facts.phone, value: phone && <bdi dir="ltr">{phone}</bdi> },
    { term: facts.company, value: company && <bdi>{company}</bdi> },
    { term: facts.service, value: service && <bdi>{service}</bdi> },
    { term: facts.budget, value: budget },
    { term: facts.channel, value: channel },
    { term: facts.source, value: source && <bdi>{source}</bdi> },
  ];
  return (
    <dl className="mb-8 border-t-2 border-t-line-strong">
      {rows.map(({ term, value }) => (
        <div className="py-2.25 border-b border-b-line md:grid md:grid-cols-[10rem_minmax(0,1fr)] md:gap-4" key={term}>
          <dt className="text-text-2">{term}</dt>
          <dd className="wrap-anywhere">{value || empty}</dd>
        </div>
      ))}
      <div className="py-2.25">
        <dt className="text-text-2">{facts.message}</dt>
        <dd className="mt-1 whitespace-pre-line wrap-anywhere" dir="auto">
          {message}
        </dd>
      </div>
      {notes.length > 0 && (
        <div className="py-2.25 border-t border-t-line">
          <dt className="text-text-2">{facts.notes}</dt>
          {notes.map((note) => (
            <dd className="mt-1 whitespace-pre-line wrap-anywhere" dir="auto" key={note}>
              {note}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
