import type { ReactNode } from "react";
import { Pattern } from "~/brand/pattern";
import { quietTone } from "~/brand/zellige/tone";
import { BackLink } from "~/ui/back-link";

interface AuthFrameProps {
  title: string;
  lead: ReactNode;
  /** Where the link above leads. */
  back: { to: string; label: string; hydrated?: boolean };
  children?: ReactNode;
}

/** A screen about getting in: its form beside the wall. */
export function AuthFrame({ title, lead, back, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-144 w-full max-w-(--page) mx-auto px-(--gutter) overflow-clip lg:grid-cols-[5fr_7fr]">
      <div className="max-w-120 pt-[clamp(1.5rem,4vw,4rem)] pb-[clamp(3rem,6vw,6rem)]">
        <BackLink to={back.to} hydrated={back.hydrated}>
          {back.label}
        </BackLink>
        <h1 className="text-[length:clamp(2.5rem,1.6rem_+_4vw,4.5rem)] mt-4 mb-3">{title}</h1>
        <p className="lead mb-10">{lead}</p>
        {children}
      </div>
      <div className="auth-art hidden relative me-[calc(-1_*_var(--gutter))] lg:block lg:[mask-image:linear-gradient(to_right,#0000,#000_30%)]">
        <Pattern
          className="absolute inset-0"
          seed="connexion"
          width={720}
          height={900}
          edge={180}
          isSymmetric
          tone={quietTone(6)}
        />
      </div>
    </div>
  );
}
