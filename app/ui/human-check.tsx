import { Honeypot } from "./honeypot";

interface HumanCheckProps {
  /** Signed time at which the form was sent to the visitor. */
  stamp: string;
}

/** Two fields no person fills: the names are those the server's abuse check reads. */
export function HumanCheck({ stamp }: HumanCheckProps) {
  return (
    <>
      <input type="hidden" name="form_stamp" value={stamp} />
      <Honeypot />
    </>
  );
}
