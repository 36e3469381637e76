import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { WrittenArticle } from "~/features/generation/model/brief";
import { writtenArticle } from "../fixtures/written-article";

/** How the provider answers one call. */
export type Behaviour =
  /** The article in pieces, as long as it is asked to be; about the subject of the call unless something else is said. With a pause between pieces, in milliseconds; its last piece waits for `end`. */
  | { kind: "article"; article?: Partial<WrittenArticle>; pauseMs?: number; end?: Promise<void> }
  /** Any text as the model's answer. */
  | { kind: "text"; text: string; finish?: "stop" | "length" | "content_filter" }
  /** A refusal; `retryAfter` as the header says it. */
  | { kind: "status"; status: number; retryAfter?: string; message?: string; body?: unknown }
  /** The list of its models. */
  | { kind: "models" }
  /** One word, whole and not as a stream. */
  | { kind: "word" }
  | { kind: "silence" }
  /** Sends a few letters at intervals and never ends. */
  | { kind: "drip" }
  | { kind: "html" }
  /** 10 MB of text. */
  | { kind: "flood" }
  /** The line goes dead in the middle of a sentence. */
  | { kind: "broken" }
  /** An answer that is no stream of JSON. */
  | { kind: "malformed" };

/** A call as it came in. */
export interface ReceivedCall {
  authorization: string | undefined;
  model: string;
  messages: { role: string; content: string }[];
  body: Record<string, unknown>;
  at: number;
}

/** A provider of texts on this machine: a real server that speaks the chat completions of OpenAI, failures included. */
export interface TestTextProvider {
  baseUrl: string;
  calls: ReceivedCall[];
  /** How many calls were being answered at one time, at most. */
  mostAtOnce: () => number;
  /** The next calls, in this order; after them `always`. */
  next: (...behaviours: Behaviour[]) => void;
  /** Every call that has no other orders. */
  always: (behaviour: Behaviour | ((call: ReceivedCall) => Behaviour)) => void;
  /** Forgets calls and orders. */
  reset: () => void;
  close: () => Promise<void>;
}

const GOOD: Behaviour = { kind: "article" };
const MODELS: Behaviour = { kind: "models" };

/**
 * Starts one in the place of Gemini. The environment is read once: to be called by `vi.hoisted`, before anything of ours
 * is loaded.
 */
export async function startAsGemini(): Promise<TestTextProvider> {
  const started = await startTextProvider();
  process.env.GEMINI_BASE_URL = started.baseUrl;
  process.env.GEMINI_API_KEY = "test-key";
  return started;
}

/** Starts one, on a free port unless one is given. */
export async function startTextProvider(port = 0): Promise<TestTextProvider> {
  const calls: ReceivedCall[] = [];
  let queue: Behaviour[] = [];
  let usual: Behaviour | ((call: ReceivedCall) => Behaviour) = GOOD;
  let answering = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    const call = await received(request);
    calls.push(call);
    // Asked for by GET, whatever texts are answered.
    const behaviour =
      queue.shift() ?? (request.method === "GET" ? MODELS : typeof usual === "function" ? usual(call) : usual);
    answering += 1;
    most = Math.max(most, answering);
    await answer(response, behaviour, call).catch(() => response.destroy());
    answering -= 1;
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    mostAtOnce: () => most,
    next: (...behaviours) => queue.push(...behaviours),
    always: (behaviour) => {
      usual = behaviour;
    },
    reset: () => {
      calls.length = 0;
      most = 0;
      queue = [];
      usual = GOOD;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function received(request: IncomingMessage): Promise<ReceivedCall> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  // A question without words, such as that for its models, has none.
  const body = JSON.parse(Buffer.concat(parts).toString("utf8") || "{}");
  const { authorization } = request.headers;
  return { authorization, model: body.model, messages: body.messages, body, at: Date.now() };
}

/** What an article is asked for, as the prompt names it. */
export function subjectOf({ messages }: ReceivedCall): string {
  const asked = messages.findLast(({ role, content }) => role === "user" && /^(?:Sujet|Titre[^:]*) : /.test(content));
  return /^(?:Sujet|Titre[^:]*) : (.*)/.exec(asked?.content ?? "")?.[1] ?? "Un article";
}

/** How long an article is to be, as the prompt says it. */
function wordsOf({ messages }: ReceivedCall): number {
  const asked = messages.findLast(({ role, content }) => role === "user" && /^Longueur de content/m.test(content));
  return Number(/^Longueur de content.* (\d+) mots/m.exec(asked?.content ?? "")?.[1] ?? 0);
}

type Answer<K extends Behaviour["kind"]> = (
  response: ServerResponse,
  behaviour: Extract<Behaviour, { kind: K }>,
  call: ReceivedCall,
) => Promise<void> | void;

const ANSWERS: { [K in Behaviour["kind"]]: Answer<K> } = {
  article: (response, { article, ...pace }, call) =>
    stream(response, call, { text: JSON.stringify(writtenArticle(subjectOf(call), article, wordsOf(call))), ...pace }),
  text: (response, { text, finish }, call) => stream(response, call, { text, finish }),
  status: (response, { status, retryAfter, message = "no", body }) => {
    const wait = retryAfter === undefined ? { "retry-after-ms": "5" } : { "retry-after": retryAfter };
    response.writeHead(status, { "content-type": "application/json", ...wait });
    response.end(JSON.stringify(body ?? { error: { message, type: "error", code: status } }));
  },
  models: (response) => whole(response, { object: "list", data: [{ id: "a-model", object: "model" }] }),
  word: (response, _, call) =>
    whole(response, { ...envelope(call), choices: [{ index: 0, message: { role: "assistant", content: "Bonjour" } }] }),
  silence: () => {},
  drip: async (response, _, call) => {
    open(response);
    while (response.writable) {
      response.write(piece(call, { delta: { content: "{" } }));
      await pause(20);
    }
  },
  html: (response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<!doctype html><title>Proxy</title><h1>Sign in to the network</h1>");
  },
  flood: async (response, _, call) => {
    open(response);
    const part = piece(call, { delta: { content: "a".repeat(64 * 1024) } });
    await pipeline(Readable.from(new Array(160).fill(part)), response);
  },
  broken: (response, _, call) => {
    open(response);
    response.write(piece(call, { delta: { content: '{"title":"Un art' } }), () => response.destroy());
  },
  malformed: (response) => {
    open(response);
    response.end("data: {never closed\n\ndata: [DONE]\n\n");
  },
};

async function answer(response: ServerResponse, behaviour: Behaviour, call: ReceivedCall): Promise<void> {
  const give = ANSWERS[behaviour.kind] as Answer<Behaviour["kind"]>;
  await give(response, behaviour as never, call);
}

interface Streamed {
  text: string;
  finish?: string | undefined;
  pauseMs?: number;
  end?: Promise<void>;
}

const PIECE_LENGTH_MIN = 40;
/** A long text comes in longer pieces, so that pauses between them add up to no more than those of a short one. */
const PIECES_MAX = 40;

async function stream(response: ServerResponse, call: ReceivedCall, streamed: Streamed) {
  const { text, finish = "stop", pauseMs = 0, end } = streamed;
  open(response);
  const length = Math.max(PIECE_LENGTH_MIN, Math.ceil(text.length / PIECES_MAX));
  for (let at = 0; at < text.length && response.writable; at += length) {
    if (at + length >= text.length) await end;
    response.write(piece(call, { delta: { content: text.slice(at, at + length) } }));
    if (pauseMs) await pause(pauseMs);
  }
  response.write(piece(call, { delta: {}, finish_reason: finish }));
  const usage = { prompt_tokens: 500, completion_tokens: 1000, total_tokens: 1500 };
  response.write(`data: ${JSON.stringify({ ...envelope(call), choices: [], usage })}\n\n`);
  response.end("data: [DONE]\n\n");
}

function whole(response: ServerResponse, body: object): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

function open(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
}

function piece(call: ReceivedCall, choice: object): string {
  return `data: ${JSON.stringify({ ...envelope(call), choices: [{ index: 0, finish_reason: null, ...choice }] })}\n\n`;
}

function envelope({ model }: ReceivedCall) {
  return { id: "chatcmpl-test", object: "chat.completion.chunk", created: 1, model };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
