import { redirect } from "@remix-run/node";
import { z } from "zod";
import { signedCookie } from "./cookies.server";

const undoSchema = z.object({
  /** Until when, in words. */
  note: z.string(),
  label: z.string(),
  /** What its form sends, and where. */
  action: z.string(),
  fields: z.record(z.string(), z.string()),
});

const linkSchema = z.object({
  /** What is still to be done, in words. */
  note: z.string(),
  label: z.string(),
  to: z.string(),
});

const flashSchema = z.object({
  tone: z.enum(["success", "error", "info"]),
  title: z.string(),
  description: z.string().optional(),
  /** Key under which a page in another language has its own words. */
  name: z.literal("signed-in").optional(),
  /** The way to take back what was done. */
  undo: undoSchema.optional(),
  /** The way to what is still to be done. */
  link: linkSchema.optional(),
  /** Row that the next page may show to the holder of this cookie, such as the message just sent. */
  reference: z.string().optional(),
});

/** One message for the next page, in French. */
export type Flash = z.infer<typeof flashSchema>;

const flashCookie = signedCookie("flash", { maxAge: 60 });

/** The message left by the previous answer, or null. Reading does not consume it. */
export async function readFlash(request: Request): Promise<Flash | null> {
  const parsed = flashSchema.safeParse(await flashCookie.parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : null;
}

/** Set-Cookie value that consumes the message. */
export function clearFlash(): Promise<string> {
  return flashCookie.serialize("", { maxAge: 0 });
}

/** 303 to `url` with a message for the page shown there. */
export async function redirectWithFlash(
  url: string,
  flash: Flash,
  init: { headers?: HeadersInit | undefined } = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.append("Set-Cookie", await flashCookie.serialize(flash));
  return redirect(url, { status: 303, headers });
}

/** 303 to `url` with 'Succès' and a sentence for the page shown there. */
export function redirectWithSuccess(
  url: string,
  description: string,
  { undo, headers }: { undo?: Flash["undo"]; headers?: HeadersInit } = {},
): Promise<Response> {
  return redirectWithFlash(url, { tone: "success", title: "Succès", description, undo }, { headers });
}

/** A success on a page in a language: below 'Succès' in French, alone in another. */
export function successIn(language: "fr" | "es" | "ar", sentence: string): Flash {
  if (language === "fr") return { tone: "success", title: "Succès", description: sentence };
  return { tone: "success", title: sentence };
}
