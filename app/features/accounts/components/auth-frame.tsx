import type { ReactNode } from "react";
import { Pattern } from "~/brand/pattern";
import { quietTone } from "~/brand/zellige/tone";
import { AppLink } from "~/ui/app-link";

interface AuthFrameProps {
  title: string;
  lead: ReactNode;
  /** Where the link above leads; the home page when absent. */
  back?: { to: string; label: string; hydrated?: boolean };
  children?: ReactNode;
}

const HOME = { to: "/", label: "Retour à l’accueil" };

/** A screen about getting in: its form beside the wall. */
export function AuthFrame({ title, lead, back = HOME, children }: AuthFrameProps) {
  return (
    <div className="auth">
      <div className="auth-panel">
        <AppLink to={back.to} hydrated={back.hydrated} className="back-link">
          {back.label}
        </AppLink>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <div className="auth-art">
        <Pattern seed="connexion" width={720} height={900} edge={180} isSymmetric tone={quietTone(6)} />
      </div>
    </div>
  );
}
