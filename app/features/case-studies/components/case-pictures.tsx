import { caseWords } from "~/content/cases";
import type { CasePictureView, CaseView } from "~/features/case-studies/case-view.server";
import { Picture } from "~/ui/picture";

/** Said narrower than they stand, so that a phone fetches the smallest files: the page keeps within its weight. */
const PHONE_WIDTH = "60vw";
const PHONE_FRAME_WIDTH = "14rem";
const WIDE = `(min-width: 99rem) 90rem, (min-width: 56rem) 92vw, ${PHONE_WIDTH}`;

export function CasePictures({ shown: { pictures, language } }: { shown: CaseView }) {
  if (pictures.length === 0) return null;
  return (
    <section
      className="grid gap-[clamp(2.5rem,6vw,6rem)] py-[clamp(3rem,6vw,6rem)]"
      aria-label={caseWords(language).screens}
    >
      {groupsOf(pictures).map((group) => (
        <PictureGroup key={group[0]?.id} group={group} />
      ))}
    </section>
  );
}

/** Telephones that follow each other stand side by side; any other picture stands alone. */
function groupsOf(pictures: readonly CasePictureView[]): CasePictureView[][] {
  const groups: CasePictureView[][] = [];
  for (const picture of pictures) {
    const last = groups.at(-1);
    const isPhone = picture.kind === "phone";
    if (isPhone && last?.[0]?.kind === "phone" && last.length < 3) last.push(picture);
    else groups.push([picture]);
  }
  return groups;
}

function PictureGroup({ group }: { group: CasePictureView[] }) {
  const [first] = group;
  if (first?.kind === "phone") {
    return (
      <div className="wrap flex flex-wrap justify-center gap-y-10 gap-x-[clamp(1.5rem,5vw,5rem)]">
        {group.map((picture) => (
          <PhoneFrame key={picture.id} picture={picture} />
        ))}
      </div>
    );
  }
  if (!first) return null;
  return first.kind === "desktop" ? <DesktopFrame picture={first} /> : <Detail picture={first} />;
}

function DesktopFrame({ picture }: { picture: CasePictureView }) {
  const { src, alt, caption } = picture;
  return (
    <figure className="wrap w-full">
      <div className="border border-line-strong bg-surface-3">
        <div className="flex items-center gap-2 h-8 px-3.5 border-b border-b-line-strong" aria-hidden="true">
          {[1, 2, 3].map((each) => (
            <i key={each} className="size-1.75 rotate-45 bg-line-strong" />
          ))}
        </div>
        <Picture className="w-full" src={src} alt={alt} sizes={WIDE} />
      </div>
      <Caption text={caption} />
    </figure>
  );
}

function PhoneFrame({ picture }: { picture: CasePictureView }) {
  const { src, alt, caption } = picture;
  return (
    <figure className="w-[min(19rem,78vw)]">
      <div className="p-2.5 border border-line-strong rounded-[2.5rem] bg-[#06080d]">
        <Picture
          className="w-full rounded-[1.9rem]"
          src={src}
          alt={alt}
          sizes={`(min-width: 56rem) 19rem, ${PHONE_FRAME_WIDTH}`}
          width={780}
          height={1688}
        />
      </div>
      <Caption text={caption} />
    </figure>
  );
}

function Detail({ picture: { src, alt, caption } }: { picture: CasePictureView }) {
  return (
    <figure className="mx-auto w-full max-w-[120rem]">
      <div className="bg-surface-3">
        <Picture className="w-full" src={src} alt={alt} sizes={`(min-width: 56rem) 100vw, ${PHONE_WIDTH}`} />
      </div>
      {caption && (
        <figcaption className="wrap w-full">
          <p className={CAPTION}>{caption}</p>
        </figcaption>
      )}
    </figure>
  );
}

const CAPTION = "mt-3 max-w-[60ch] text-text-3 text-sm";

function Caption({ text }: { text: string | null }) {
  if (!text) return null;
  return <figcaption className={CAPTION}>{text}</figcaption>;
}

const SEEN_BESIDE_THE_SLIDER =
  "group-data-live:[clip-path:inset(0_0_0_calc(100%_-_var(--seen)))] rtl:group-data-live:[clip-path:inset(0_calc(100%_-_var(--seen))_0_0)]";
const LINE_BETWEEN =
  "hidden z-1 [grid-area:1_/_1] w-0.5 ms-[calc(100%_-_var(--seen)_-_1px)] bg-accent pointer-events-none group-data-live:block";

/** The same place before and after: two pictures, which a script lays over each other. */
export function CaseComparison({ shown: { pair, language } }: { shown: CaseView }) {
  if (!pair) return null;
  const words = caseWords(language);
  return (
    <section className="wrap w-full pt-[clamp(3rem,6vw,6rem)]" aria-labelledby="comparaison">
      <h2 className="mb-6 text-2xl" id="comparaison">
        {words.compare}
      </h2>
      <div
        className="compare group grid gap-(--gap) data-live:relative data-live:grid-cols-[minmax(0,1fr)] md:not-data-live:grid-cols-2"
        data-compare={words.slider}
      >
        <CompareSide captionLook="start-3" name={words.before} picture={pair.before} />
        <CompareSide
          className={SEEN_BESIDE_THE_SLIDER}
          captionLook="start-3 group-data-live:start-auto group-data-live:end-3"
          name={words.after}
          picture={pair.after}
        />
        <span className={LINE_BETWEEN} />
      </div>
    </section>
  );
}

interface CompareSideProps {
  className?: string;
  captionLook: string;
  name: string;
  picture: CasePictureView;
}

function CompareSide({ className = "", captionLook, name, picture: { src, alt } }: CompareSideProps) {
  return (
    <figure className={`relative bg-surface-3 group-data-live:[grid-area:1_/_1] ${className}`}>
      <Picture className="w-full" src={src} alt={alt} sizes={WIDE} />
      <figcaption className={`absolute top-3 ${captionLook} py-1 px-2.5 bg-surface text-text text-sm`}>
        {name}
      </figcaption>
    </figure>
  );
}
