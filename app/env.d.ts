/// <reference types="vite/client" />
import type {} from "@remix-run/node";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

declare global {
  /** The commit of the build, put in by vite.config.ts. */
  const __REVISION__: string;
}
