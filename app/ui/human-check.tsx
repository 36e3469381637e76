import { Honeypot } from "./honeypot";

/**
 * Two fields no person fills: the names are those the server's abuse check reads.
 * @param stamp signed time at which the form was sent to the visitor
 */
export function HumanCheck({ stamp }: { stamp: string }) {
  return (
    <>
      <input type="hidden" name="form_stamp" value={stamp} />
      <Honeypot />
    </>
  );
}
