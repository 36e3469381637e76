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
  /** A better way on than the last one. */
  children?: ReactNode;
  /** Where it may well be there the next time one asks. */
  again?: { to: string; label: string } | undefined;
  /** Words of the way on. */
  action: string;
};

/** Says of something that one came for that it is not there, and leads on. */
export function LostScreen({ seed, tone, status, title, text, children, again, action, ...link }: LostScreenProps) {
  return (
    <div className="error-screen">
      <Pattern className="error-screen-art" seed={seed} width={640} height={480} edge={150} {...(tone && { tone })} />
      <div className="error-screen-text">
        {status && <p className="error-screen-status">{status}</p>}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
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
