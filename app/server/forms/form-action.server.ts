import type { ActionFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { z } from "zod";
import { DISCARD_DRAFT, DRAFT_FIELD } from "~/lib/forms/form-draft";
import type { FormReply } from "~/lib/forms/form-reply";
import { schemaFieldsOf } from "~/lib/forms/schema-fields";
import { requestPath, searchHref } from "~/lib/web/search-href";
import { DatabaseUnavailableError, DomainError } from "~/server/errors.server";
import type { Flash } from "~/server/http/flash.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { asNotFound, paramsOr404 } from "~/server/http/not-found.server";
import { logger } from "~/server/logger.server";
import { noteUnstored } from "~/server/watching/unstored.server";
import { EditConflictError, overwrittenVersion } from "./edit-conflict.server";
import { deleteFormDraft } from "./form-drafts.server";
import { isMultipart } from "./multipart.server";
import { parseForm } from "./parse-form.server";
import { readFormWithFiles } from "./read-form-data.server";
import type { Upload, UploadRules } from "./read-upload.server";
import { readUpload } from "./read-upload.server";

interface ReplyOptions<Sentences> {
  formErrors?: Sentences;
  fieldErrors?: Record<string, Sentences>;
}

/** Never sent back. */
const SECRET_FIELDS = ["current_password", "password", "password_confirmation", "api_key"];

/** A request to change something, and by whom. */
export interface Visit<Actor, Params> {
  request: Request;
  context: ActionFunctionArgs["context"];
  actor: Actor;
  params: Params;
  /** Address of the page that was asked for, with its query. */
  here: string;
}

/** The form that was sent, and what its screen is about. */
export interface Sent<Actor, Params, Found> extends Visit<Actor, Params> {
  found: Found;
  form: FormData;
  /** The files that came with it, where the screen takes some into the storage. */
  upload: Pick<Upload, "files" | "refused" | "keep">;
}

interface Prepared {
  form: FormData;
  /** Sentences by the names of their fields; those of the form as a whole at "". */
  refused?: Record<string, string[]>;
  /** The pressed button only changes the form, such as one picture more: it is shown again with nothing judged. */
  isStep?: boolean;
  /** Of a step that is refused; 400 when absent. */
  status?: 200;
}

type FlashParts = Omit<Flash, "tone" | "title"> & { title?: string };

/** What a refusal's message says and where, apart from its sentence below 'Erreur' on the page itself. */
type Refused<S> = (error: DomainError, sent: S) => Partial<FlashParts> & { to?: string };

/** Runs the command, which is answered by what `run` gives or, where there is a `done`, by that. */
type Run<S, Schema extends z.ZodType, Answer, Done> =
  | { run: (value: z.output<Schema>, sent: S) => Promise<Answer>; done?: undefined }
  | { run: (value: z.output<Schema>, sent: S) => Promise<unknown>; done: Done };

/** A form with fields. A refusal shows it again as it was typed; the command's DomainErrors are shown in it too. */
type FormIntent<S, Schema extends z.ZodType> = Run<S, Schema, Response, (sent: S) => Promise<Response>> & {
  /** A function writes out the type of what it reads of `sent`: TypeScript infers the schema before it knows that. */
  schema: Schema | ((sent: S) => Schema | Promise<Schema>);
  /** Which form of the page it is, where several buttons send one; the intent itself when absent. */
  form?: string;
  /** Fields that the form has and the schema does not judge: they are repeated as they were typed. */
  beside?: readonly string[] | ((sent: S) => readonly string[]);
  /** Changes the form before the schema reads it, such as files into addresses, or refuses what no schema can judge. */
  prepare?: (form: FormData, sent: S) => Promise<Prepared> | Prepared;
  /** Where a refusal of the command is a message, instead of a sentence in the form. */
  refused?: Refused<S>;
  /** Said with a 503, instead of an error page, where what a visitor typed could not be stored. */
  unstored?: string;
};

/** The message below 'Succès', or a redirect of its own. */
type ButtonAnswer = string | FlashParts | Response;

/** A button of a form in which nothing is typed. A refusal is a message. */
type ButtonIntent<S, Schema extends z.ZodType> = Run<S, Schema, ButtonAnswer, string> & {
  schema: Schema;
  /** Where the message stands; on the page itself when absent. */
  to?: (sent: S, value: z.output<Schema>) => string;
  refused?: Refused<S>;
  /** Whether a thing that is gone is a 404, instead of a message. */
  hasNotFound?: boolean;
};

/** The words of a page in another language for a sentence; with a 429, for how many seconds to wait. */
type Translate = (sentence: string, retryAfterSeconds?: number) => string;

interface Screen<Actor, P extends z.ZodType, Found> {
  guard: (
    request: Request,
    context: ActionFunctionArgs["context"],
    params: ActionFunctionArgs["params"],
  ) => Promise<Actor>;
  params?: P;
  /** What the screen is about, as far as the actor may change it. Null is a 404; it may throw a redirect. */
  find?: (visit: Visit<Actor, z.output<P>>) => Promise<Found | null>;
  /** Which screen of its own the 404 of a thing that is gone has, if any. */
  notFoundReason?: string | ((params: ActionFunctionArgs["params"]) => string | undefined);
  /** Whether what is typed outlives the session (`form-drafts`): given up by its button, forgotten once it is saved. */
  keepsDraft?: boolean;
  /** Where to go once it is given up; to the page itself when absent. */
  pageAfterDiscarding?: (visit: Visit<Actor, z.output<P>>) => Promise<string>;
  /** The largest file that a form of the screen takes, in bytes, where one has files. */
  maxFileBytes?: number;
  /** For files that go to the storage as they arrive. */
  upload?: (visit: Visit<Actor, z.output<P>> & { found: Found }) => UploadRules;
  /** What the page needs beside the reply to show a form again, such as its preview. */
  also?: (form: FormData, sent: Sent<Actor, z.output<P>, Found>) => object | Promise<object>;
  translate?: (sent: Sent<Actor, z.output<P>, Found>) => Translate | Promise<Translate>;
}

type Schemas = Record<string, z.ZodType>;

/** Of a button that sends nothing but its intent. */
export const noFields = z.object({});

/** The guard of a form that is open to everybody. */
export const openToAll = async () => null;

/**
 * Answers the forms of a screen: guard, intent, schema, command, then 303 with a message or the form as it was typed.
 * A DomainError becomes 404 (`not-found`), 409 (`conflict`), 429 with Retry-After (`too-many`) or 400, and its sentence
 * stands at its `field` or above the form. The form of a screen with but one need not name its intent; an unknown one is a
 * 400. `others` answer in a shape of their own.
 */
export function formAction<
  Actor,
  P extends z.ZodType = z.ZodType<Record<string, never>>,
  Found = never,
  F extends Schemas = Record<string, never>,
  B extends Schemas = Record<string, never>,
>({
  intents,
  buttons,
  others,
  ...screen
}: Screen<Actor, P, Found> & {
  intents?: { [Name in keyof F]: FormIntent<Sent<Actor, z.output<P>, Found>, F[Name]> };
  buttons?: { [Name in keyof B]: ButtonIntent<Sent<Actor, z.output<P>, Found>, B[Name]> };
  others?: Record<string, (sent: Sent<Actor, z.output<P>, Found>) => Promise<unknown>>;
}) {
  type S = Sent<Actor, z.output<P>, Found>;
  const { guard, params: paramsSchema, find, notFoundReason, keepsDraft, maxFileBytes, upload } = screen;
  const forms = new Map<string, FormIntent<S, z.ZodType>>(Object.entries(intents ?? {}));
  const pressed = new Map<string, ButtonIntent<S, z.ZodType>>(Object.entries(buttons ?? {}));
  const ownForms = new Map(Object.entries(others ?? {}));
  const [only, ...more] = [...forms.keys(), ...pressed.keys(), ...ownForms.keys()];

  const answer = async (sent: S, reason: string | undefined) => {
    const { request, form } = sent;
    if (keepsDraft && form.get("intent") === DISCARD_DRAFT) {
      const headers = await deleteFormDraft(request, form);
      const { pathname, searchParams } = new URL(request.url);
      const page = await screen.pageAfterDiscarding?.(sent);
      return redirect(page ?? pathname + searchHref(searchParams, { [DRAFT_FIELD]: null }), { status: 303, headers });
    }
    const intent = String(form.get("intent") ?? (more.length > 0 ? "" : only));
    const button = pressed.get(intent);
    if (button) return answerButton(button, sent, screen);
    const named = forms.get(intent);
    const own = ownForms.get(intent);
    if (!named && !own) throw data(null, { status: 400 });
    const run = named ? answerForm(named, intent, sent, screen) : own?.(sent).catch(refusedInPlace(intent));
    const answered = await run?.catch((error: unknown) => {
      throw asNotFound(error, reason);
    });
    if (keepsDraft && answered instanceof Response)
      for (const cookie of (await deleteFormDraft(request, form)).getSetCookie())
        answered.headers.append("Set-Cookie", cookie);
    return answered;
  };

  const receive = async (visit: Visit<Actor, z.output<P>>, reason: string | undefined) => {
    const { request } = visit;
    const found = find ? await find(visit) : undefined;
    if (found === null) throw data(reason ? { reason } : null, { status: 404 });
    // Undefined where there is nothing to find.
    const thing = found as Found;
    if (upload && isMultipart(request))
      return readUpload(request, upload({ ...visit, found: thing }), ({ form, ...files }) =>
        answer({ ...visit, found: thing, form, upload: files }, reason),
      );
    const form = maxFileBytes ? await readFormWithFiles(request, maxFileBytes) : await request.formData();
    return answer({ ...visit, found: thing, form, upload: { files: [], refused: [], keep: async () => {} } }, reason);
  };

  return async ({ request, params, context }: ActionFunctionArgs) => {
    const actor = await guard(request, context, params);
    const reason = typeof notFoundReason === "function" ? notFoundReason(params) : notFoundReason;
    const read = paramsOr404(paramsSchema ?? noFields, params, reason) as z.output<P>;
    const visit = { request, context, actor, params: read, here: requestPath(request) };
    return receive(visit, reason).catch((thrown: unknown) => {
      // A redirect that was thrown leaves the form draft as it is.
      if (thrown instanceof Response) return thrown;
      throw thrown;
    });
  };
}

interface Wording<S> {
  also?: (form: FormData, sent: S) => object | Promise<object>;
  translate?: (sent: S) => Translate | Promise<Translate>;
}

async function answerForm<S extends { form: FormData; here: string }>(
  { schema: schemaOrMaker, form: name, beside, prepare, run, done, refused, unstored }: FormIntent<S, z.ZodType>,
  intent: string,
  sent: S,
  { also, translate }: Wording<S>,
) {
  const schema = typeof schemaOrMaker === "function" ? await schemaOrMaker(sent) : schemaOrMaker;
  const prepared: Prepared = prepare ? await prepare(sent.form, sent) : { form: sent.form };
  const { form, refused: wrong } = prepared;
  const submission = parseForm(form, schema, typeof beside === "function" ? beside(sent) : beside);
  const shownAgain = async (
    lastResult: FormReply["lastResult"],
    status: 200 | 400 | 409 | 429 | 503,
    { newerVersion, wait }: { newerVersion?: number | undefined; wait?: number | undefined } = {},
  ) => {
    const error = translate && worded(lastResult.error, await translate(sent), wait);
    const reply: FormReply = {
      intent: name ?? intent,
      lastResult: error ? { ...lastResult, error } : lastResult,
      ...(newerVersion !== undefined && { newerVersion }),
    };
    return data({ ...reply, ...(await also?.(form, sent)) }, { status, headers: retryAfter(wait) });
  };
  // A button that makes a list of the form longer or shorter, or changes it otherwise.
  if (prepared.isStep || submission.status === undefined) {
    const { status: _, ...unjudged } = submission.reply();
    return shownAgain({ ...unjudged, error: wrong ?? {} }, prepared.status ?? (wrong ? 400 : 200));
  }
  // conform names the fields by the form's own type, which no general function knows.
  const reply = (sentences: ReplyOptions<string[]>) =>
    submission.reply({ hideFields: SECRET_FIELDS, ...sentences } as object);
  if (submission.status !== "success" || wrong) {
    const { "": formErrors, ...fieldErrors } = wrong ?? {};
    return shownAgain(reply({ ...(formErrors && { formErrors }), fieldErrors }), 400);
  }
  try {
    const answered = await run(overwriting(submission.value, schema, form), { ...sent, form });
    return done ? await done({ ...sent, form }) : answered;
  } catch (error) {
    if (unstored !== undefined && !(error instanceof DomainError) && !(error instanceof Response)) {
      noteUnstored();
      if (!(error instanceof DatabaseUnavailableError)) logger.error({ event: `${intent}-failed`, err: error });
      return shownAgain(reply({ formErrors: [unstored] }), 503);
    }
    if (!(error instanceof DomainError) || error.code === "not-found") throw error;
    if (refused) return refuseByMessage(error, sent.here, refused(error, sent));
    const { initialValue, ...refusal } = reply(sentencesOf(error));
    return shownAgain({ ...refusal, initialValue: { ...initialValue, ...error.renewed } }, statusOf(error), {
      wait: error.retryAfterSeconds,
      newerVersion: error instanceof EditConflictError ? error.newerVersion : undefined,
    });
  }
}

/** The refusal of a form that answers in a shape of its own, where it does not say itself how. */
function refusedInPlace(intent: string) {
  return (error: unknown) => {
    if (!(error instanceof DomainError) || error.code === "not-found") throw error;
    const { field = "", userMessage, retryAfterSeconds: wait } = error;
    const reply: FormReply = { intent, lastResult: { status: "error", error: { [field]: [userMessage] } } };
    return data(reply, { status: statusOf(error), headers: retryAfter(wait) });
  };
}

function retryAfter(seconds: number | undefined): HeadersInit {
  return seconds ? { "Retry-After": String(seconds) } : {};
}

function statusOf({ code }: DomainError) {
  return code === "conflict" ? 409 : code === "too-many" ? 429 : 400;
}

function worded(error: FormReply["lastResult"]["error"], translate: Translate, wait?: number) {
  if (!error) return error;
  const inWords = (said: string[] | null) => said?.map((sentence) => translate(sentence, wait)) ?? null;
  return Object.fromEntries(Object.entries(error).map(([field, said]) => [field, inWords(said)]));
}

/** What conform shows of a refusal, and where. */
function sentencesOf(error: DomainError): ReplyOptions<string[]> {
  const { field = "", userMessage, sentences } = error;
  const ofFields = Object.entries(sentences).map(([name, sentence]) => [name, [sentence]]);
  const said = error instanceof EditConflictError ? error.warning : [userMessage];
  return { fieldErrors: { ...Object.fromEntries(ofFields), [field]: said } };
}

/** 'Enregistrer quand même' names the version that its sender has decided to save over, of a form that has one. */
function overwriting(value: unknown, schema: z.ZodType, form: FormData): unknown {
  const version = schemaFieldsOf(schema).has("version") ? overwrittenVersion(form) : undefined;
  return version === undefined ? value : { ...(value as object), version };
}

async function answerButton<S extends { form: FormData; here: string }>(
  { schema, run, done, to, refused, hasNotFound }: ButtonIntent<S, z.ZodType>,
  sent: S,
  { translate }: Wording<S>,
): Promise<Response> {
  const submission = parseForm(sent.form, schema);
  if (submission.status !== "success") throw data(null, { status: 400 });
  const page = to?.(sent, submission.value) ?? sent.here;
  try {
    const answered = (await run(submission.value, sent)) as ButtonAnswer;
    const said = done ?? answered;
    if (said instanceof Response) return said;
    const flash = typeof said === "string" ? { description: said } : said;
    return await redirectWithFlash(page, { tone: "success", title: "Succès", ...flash });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (hasNotFound && error.code === "not-found") throw asNotFound(error);
    const inWords = await translate?.(sent);
    const description = inWords?.(error.userMessage, error.retryAfterSeconds) ?? error.userMessage;
    return refuseByMessage(error, page, { description, ...refused?.(error, sent) });
  }
}

function refuseByMessage(
  { userMessage }: DomainError,
  page: string,
  { to = page, ...flash }: ReturnType<Refused<never>>,
) {
  return redirectWithFlash(to, { tone: "error", title: "Erreur", description: userMessage, ...flash });
}
