import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { z } from "zod";
import type { FormReply } from "~/lib/forms/form-reply";
import { requestPath } from "~/lib/web/request-path";
import { DomainError } from "~/server/errors.server";
import type { Flash } from "~/server/http/flash.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { asNotFound, paramsOr404 } from "~/server/http/not-found.server";
import { parseForm } from "./parse-form.server";
import { readFormWithFiles } from "./read-form-data.server";

/** Never sent back. */
const SECRET_FIELDS = ["current_password", "password", "password_confirmation"];

/** A form that was sent, and by whom. */
export interface Sent<Actor, Params> {
  request: Request;
  context: ActionFunctionArgs["context"];
  actor: Actor;
  params: Params;
  form: FormData;
  /** Address of the page that was asked for, with its query. */
  here: string;
}

/** A form with fields. A refusal shows it again as it was typed. */
interface FormIntent<S, Schema extends z.ZodType> {
  schema: Schema;
  /** Turns files into addresses before the schema reads the form. `refused`: sentences by the names of their fields. */
  prepare?: (form: FormData, sent: S) => Promise<{ form: FormData; refused?: Record<string, string[]> }>;
  /** Runs the command; its DomainErrors are shown in the form. @returns the redirect */
  run: (value: z.output<Schema>, sent: S) => Promise<Response>;
}

/** A button of a form in which nothing is typed. A refusal is a message, on the page to which the button leads. */
interface ButtonIntent<S, Schema extends z.ZodType> {
  schema: Schema;
  /** Runs the command. @returns the message below 'Succès' */
  run: (value: z.output<Schema>, sent: S) => Promise<string | Omit<Flash, "tone" | "title">>;
  /** The page itself when absent. */
  to?: (sent: S) => string;
}

interface Screen<Actor, P extends z.ZodType> {
  guard: (request: Request) => Promise<Actor>;
  params?: P;
  /** Which screen of its own the 404 of a thing that is gone has, if any. */
  notFoundReason?: string;
  /** The largest file that a form of the screen takes, in bytes, where one has files. */
  maxFileBytes?: number;
}

type Schemas = Record<string, z.ZodType>;

/** Of a button that sends nothing but its intent. */
export const noFields = z.object({});

/**
 * Answers the forms of a screen: guard, intent, schema, command, then 303 with a message or the form as it was typed.
 * A DomainError becomes 404 (`not-found`), 409 (`conflict`), 429 with Retry-After (`too-many`) or 400, and its sentence
 * stands at its `field` or above the form. A screen with one form takes whatever intent it names; of several, an unknown
 * one is a 400.
 */
export function formAction<
  Actor,
  P extends z.ZodType = z.ZodType<Record<string, never>>,
  F extends Schemas = Record<string, never>,
  B extends Schemas = Record<string, never>,
>({
  guard,
  params: paramsSchema,
  notFoundReason,
  maxFileBytes,
  intents,
  buttons,
}: Screen<Actor, P> & {
  intents?: { [Name in keyof F]: FormIntent<Sent<Actor, z.output<P>>, F[Name]> };
  buttons?: { [Name in keyof B]: ButtonIntent<Sent<Actor, z.output<P>>, B[Name]> };
}) {
  type S = Sent<Actor, z.output<P>>;
  const forms = new Map<string, FormIntent<S, z.ZodType>>(Object.entries(intents ?? {}));
  const pressed = new Map<string, ButtonIntent<S, z.ZodType>>(Object.entries(buttons ?? {}));
  const [only, ...others] = [...forms.keys(), ...pressed.keys()];

  return async ({ request, params, context }: ActionFunctionArgs) => {
    const actor = await guard(request);
    const read = paramsOr404(paramsSchema ?? noFields, params, notFoundReason) as z.output<P>;
    const form = maxFileBytes ? await readFormWithFiles(request, maxFileBytes) : await request.formData();
    const sent = { request, context, actor, params: read, form, here: requestPath(request) };
    const intent = others.length > 0 ? String(form.get("intent")) : (only ?? "");
    const button = pressed.get(intent);
    if (button) return answerButton(button, sent);
    const answered = forms.get(intent);
    if (!answered) throw data(null, { status: 400 });
    return answerForm(answered, intent, sent).catch((error: unknown) => {
      throw asNotFound(error, notFoundReason);
    });
  };
}

async function answerForm<S extends { form: FormData }>(
  { schema, prepare, run }: FormIntent<S, z.ZodType>,
  intent: string,
  sent: S,
) {
  const { form, refused } = prepare ? await prepare(sent.form, sent) : { form: sent.form, refused: undefined };
  const submission = parseForm(form, schema);
  // A button that makes a list of the form longer or shorter: nothing is judged yet.
  if (submission.status === undefined) return shownAgain(intent, { ...submission.reply(), error: {} }, 200);
  const reply = (sentences: object) => submission.reply({ hideFields: SECRET_FIELDS, ...sentences } as object);
  if (submission.status !== "success" || refused) return shownAgain(intent, reply({ fieldErrors: refused ?? {} }), 400);
  try {
    return await run(submission.value, sent);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "not-found") throw error;
    const { code, field, userMessage, retryAfterSeconds } = error;
    const sentences = field ? { fieldErrors: { [field]: [userMessage] } } : { formErrors: [userMessage] };
    const status = code === "conflict" ? 409 : code === "too-many" ? 429 : 400;
    return shownAgain(intent, reply(sentences), status, retryAfterSeconds);
  }
}

function shownAgain(
  intent: string,
  lastResult: FormReply["lastResult"],
  status: 200 | 400 | 409 | 429,
  retryAfterSeconds?: number,
) {
  const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  return data<FormReply>({ intent, lastResult }, { status, headers });
}

async function answerButton<S extends { form: FormData; here: string }>(
  { schema, run, to }: ButtonIntent<S, z.ZodType>,
  sent: S,
): Promise<Response> {
  const submitted = schema.safeParse(Object.fromEntries(sent.form));
  if (!submitted.success) throw data(null, { status: 400 });
  const page = to?.(sent) ?? sent.here;
  try {
    const said = await run(submitted.data, sent);
    const flash = typeof said === "string" ? { description: said } : said;
    return await redirectWithFlash(page, { tone: "success", title: "Succès", ...flash });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return redirectWithFlash(page, { tone: "error", title: "Erreur", description: error.userMessage });
  }
}
