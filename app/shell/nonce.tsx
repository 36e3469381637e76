import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** Hands the nonce of this answer's Content-Security-Policy to whatever renders a script. */
export const NonceProvider = NonceContext.Provider;

/** The nonce while the server renders; undefined in the browser, which hides nonces. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
