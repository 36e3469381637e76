import { useActionData } from "@remix-run/react";
import { useState } from "react";

/**
 * What is said of a chosen file: what the page finds itself holds until the server answers its form again.
 * @param refused what the server has said to the whole form last; it holds until the page has something to tell
 */
export function useFileErrors(refused: string[] | undefined) {
  const answer = useActionData();
  const [own, setOwn] = useState<{ after: unknown; errors: string[] } | null>(null);
  const tell = (errors: string[]) => setOwn({ after: answer, errors });
  return { errors: own && own.after === answer ? own.errors : refused, tell };
}
