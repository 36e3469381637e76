import { caseWords } from "~/content/cases";
import type { CaseLinkView } from "~/features/case-studies/case-view.server";
import type { Language } from "~/site/language";
import { languageMarks } from "~/site/language";
import { CardLink } from "~/ui/card-link";
import { Picture } from "~/ui/picture";

interface CaseCardProps {
  link: CaseLinkView;
  /** How high its picture is for its width. */
  pictureLook: string;
  sizes: string;
  isFirst?: boolean;
  /** What its title is in the outline of its page. */
  heading?: "h2" | "h3";
  titleLook?: string;
  ofPage?: Language;
}

export function CaseCard(props: CaseCardProps) {
  const { link, pictureLook, sizes, isFirst = false, heading = "h2", titleLook, ofPage = "fr" } = props;
  const { path, title, clientName, language, sector, year, picture, pictureAlt, isFictitious } = link;
  const marks = languageMarks(language, ofPage);
  const isOtherWay = marks.dir === "rtl";
  const Title = heading;
  return (
    <article className="case-card group relative grid content-start gap-4 wrap-anywhere has-[a:focus-visible]:[outline:2px_solid_var(--accent)] has-[a:focus-visible]:outline-offset-3">
      <div className={`relative overflow-clip bg-surface-3 ${pictureLook}`}>
        {picture && (
          <Picture
            isFilling
            className="[transition:scale_0.3s_var(--ease-out)] group-hover:[scale:1.015] motion-reduce:[transition:none]"
            src={picture}
            alt={pictureAlt}
            sizes={sizes}
            isFirst={isFirst}
          />
        )}
      </div>
      <div className="grid gap-1.5">
        <Title className={titleLook ?? "text-2xl leading-[calc(var(--title-leading)_*_1.08)]"} {...marks}>
          <CardLink className="group-hover:underline-title" to={path} hrefLang={marks.lang}>
            {title}
          </CardLink>
        </Title>
        <p
          className={`flex flex-wrap gap-y-1 gap-x-3.5 text-text-3 text-sm ${isOtherWay ? "justify-end text-end" : ""}`}
        >
          <b className="basis-full text-text-2 font-[560]">
            <bdi>{clientName}</bdi>
          </b>
          <span>{sector}</span>
          <span className="figures">{year}</span>
          {isFictitious && <span>{caseWords(ofPage).fictitiousShort}</span>}
        </p>
      </div>
    </article>
  );
}
