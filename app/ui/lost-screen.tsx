import type { ReactNode } from "react";
import type { PatternProps } from "~/brand/pattern";
import { Pattern } from "~/brand/pattern";
import type { AppLinkProps } from "./app-link";
import { LinkButton } from "./link-button";

export type LostScreenProps = Pick<AppLinkProps, "to" | "hydrated" | "hrefLang"> & {
  /** Which patch of the wall stands beside the words, and how it is lit. */
  seed: string;
  tone?: PatternProps["tone"];
  /** Over the title: the number of an error. */
  status?: string;
  title: string;
  text: string;
  /** In small print, below the text. */
  note?: ReactNode;
  /** A better way on than `to`. */
  children?: ReactNode;
  /** An address worth trying again. */
  again?: { to: string; label: string } | undefined;
  action: string;
};

/** Says of something that one came for that it is not there, and leads on. */
export function LostScreen({
  seed,
  tone,
  status,
  title,
  text,
  note,
  children,
  again,
  action,
  ...link
}: LostScreenProps) {
  return (
    <div className="grid items-center gap-8 w-full max-w-(--page) min-h-[60vh] mx-auto py-[clamp(2rem,5vw,5rem)] px-(--gutter) lg:grid-cols-[7fr_5fr]">
      <Pattern
        className="lg:rtl:[scale:-1_1] order-1 h-[clamp(12rem,34vw,30rem)] lg:me-[calc(-1_*_var(--gutter))] lg:[mask-image:linear-gradient(to_right,#0000,#000_30%)]"
        seed={seed}
        width={640}
        height={480}
        edge={150}
        {...(tone && { tone })}
      />
      <div className="error-screen-text">
        {status && <p className="text-text-3 tabular-nums">{status}</p>}
        <h1 className="text-4xl mt-2 mb-5">{title}</h1>
        <p className="lead mb-8">{text}</p>
        {note && <p className="note -mt-5 mb-8">{note}</p>}
        {children}
        <div className="btn-row">
          {again && (
            <LinkButton to={again.to} variant="primary">
              {again.label}
            </LinkButton>
          )}
          <LinkButton {...link} variant={children || again ? "secondary" : "primary"}>
            {action}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
