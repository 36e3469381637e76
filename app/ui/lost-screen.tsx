import { LinkButton } from "./link-button";
import { Pattern } from "./pattern";

export type LostScreenProps = {
  /** Which patch of the wall stands beside the words. */
  seed: string;
  title: string;
  text: string;
  /** The way on. */
  to: string;
  action: string;
};

/** Says of something that one came for that it is not there, and leads on. */
export function LostScreen({ seed, title, text, to, action }: LostScreenProps) {
  return (
    <div className="error-screen">
      <Pattern className="error-screen-art" seed={seed} width={640} height={480} edge={150} />
      <div className="error-screen-text">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <LinkButton to={to} variant="primary">
          {action}
        </LinkButton>
      </div>
    </div>
  );
}
