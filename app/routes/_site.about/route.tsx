import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Pattern } from "~/brand/pattern";
import type { PatternOptions } from "~/brand/zellige/pattern-svg";
import { quietTone } from "~/brand/zellige/tone";
import { about } from "~/content/about";
import { claimedFigures } from "~/content/figures";
import { pageCards } from "~/features/seo/model/share-cards";
import type { MemberView } from "~/features/settings/team/queries.server";
import { listTeam } from "~/features/settings/team/queries.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import { markUncacheable } from "~/server/page-cache/collect-cache-tags.server";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { useFigures } from "~/shell/figure-notes";
import { PageJsonLd } from "~/shell/page-json-ld";
import type { RootData } from "~/shell/site-page";
import { withFigures } from "~/site/agency-figures";
import { personNode } from "~/site/json-ld/organization";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Portrait } from "~/ui/portrait";
import { AboutHero, Reasons, Statements, Values } from "./about-sections";

export const handle: RouteHandle = { cache: {} };

export const meta: MetaFunction = ({ matches }) => {
  const root = matches.find(({ id }) => id === "root")?.data as RootData | undefined;
  const description = withFigures(about.metaDescription, root?.site.figures ?? claimedFigures);
  return seo({ title: about.metaTitle, description, card: pageCards.about });
};

/** The people that the page names; none while the database is down. */
export async function loader(): Promise<{ members: MemberView[] }> {
  try {
    return { members: await listTeam() };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    markUncacheable();
    logger.error({ event: "team-unavailable", err: error }, "database down, page without its team");
    return { members: [] };
  }
}

export default function AboutPage() {
  const { members } = useLoaderData<typeof loader>();
  return (
    <>
      <PageJsonLd
        crumbs={[{ name: about.title, path: "/about" }]}
        nodes={({ siteUrl }) => members.map((member) => personNode(siteUrl, member))}
      />
      <AboutHero />
      <Story />
      <Statements />
      <Team members={members} />
      <Values />
      <Reasons />
      <CallToActionBand />
    </>
  );
}

const PANEL = { width: 1440, height: 420, edge: 168, centre: [1010, 205] as const };

/** The panel as the craftsman sees it, from behind, and then raised: lit, with one star glazed. */
const raised: PatternOptions["state"] = ({ centre }, random) =>
  centre[0] + (random() - 0.5) * 70 < 610 ? "flat" : "relief";

const ink = quietTone(2);
const oneStar: PatternOptions["tone"] = (piece, random) => {
  const tone = ink(piece, random);
  const distance = Math.hypot(piece.centre[0] - PANEL.centre[0], piece.centre[1] - PANEL.centre[1]);
  if (distance < 2) return 6;
  return piece.kind === "star" && piece.rank === 8 && piece.centre[0] > 700 ? 5 : tone;
};

/** How the agency came about, told from the craft whose name it bears. */
function Story() {
  const figures = useFigures();
  const [first, ...others] = about.story.paragraphs.map((paragraph) => withFigures(paragraph, figures));
  return (
    <section className="story" aria-labelledby="histoire">
      <Pattern
        className="story-panel h-[clamp(13rem,29vw,28rem)] print:hidden"
        seed="atelier"
        isSymmetric
        state={raised}
        tone={oneStar}
        {...PANEL}
      />
      <div className="wrap grid grid-cols-12 gap-x-(--gap) gap-y-6 pt-[clamp(3rem,6vw,6rem)] pb-(--section)">
        <h2 className="text-xl col-span-full lg:col-[1_/_4] lg:pt-2" id="histoire">
          {about.story.title}
        </h2>
        <p className="col-span-full font-display font-[480] text-2xl/[1.22] tracking-[-0.014em] lg:col-[4_/_12]">
          {first}
        </p>
        <div className="col-span-full grid gap-5 max-w-[64ch] text-text-2 text-lg lg:col-[6_/_12]">
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The people one speaks to first; nothing where none is named. */
function Team({ members }: { members: MemberView[] }) {
  const text = withFigures(about.team.text, useFigures());
  if (members.length === 0) return null;
  return (
    <section className="section wrap" id="equipe" aria-labelledby="equipe-titre">
      <div className="section-head">
        <h2 id="equipe-titre">{about.team.title}</h2>
        <p className="lead">{text}</p>
      </div>
      <ul className="team grid border-b border-b-line">
        {members.map((member) => (
          <Member key={member.anchor + member.role} member={member} />
        ))}
      </ul>
    </section>
  );
}

/** The portrait is as tall as its row, however much is said beside it. */
function Member({ member: { anchor, name, role, about: text, languages, portrait } }: { member: MemberView }) {
  return (
    <li
      id={anchor}
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-y-2 gap-x-5 border-t border-t-line wrap-anywhere lg:grid-cols-12 lg:gap-y-0 lg:gap-x-(--gap) lg:items-center print:block"
    >
      <Portrait
        name={name}
        src={portrait}
        sizes="(min-width: 56.25rem) 15rem, 6.5rem"
        className="row-span-2 min-h-32 lg:col-[1_/_3] lg:row-[auto] lg:self-stretch lg:min-h-56"
      />
      <div className="pt-5 lg:col-[3_/_8] lg:py-5">
        <h3 className="text-xl">
          <bdi>{name}</bdi>
        </h3>
        <p className="mt-1 text-text-3">{role}</p>
      </div>
      <div className="grid gap-1 pb-5 lg:col-[8_/_13] lg:py-5">
        <p className="text-text-2">{text}</p>
        {languages && <p className="note">{about.team.speaks(languages)}</p>}
      </div>
    </li>
  );
}
