/** The pages whose address holds a token behind these segments. A test compares them with the routes. */
export const TOKEN_PATHS = ["accord", "blog/apercu", "calendrier", "devis", "mon-avis", "realisations/apercu"] as const;

/** The pages whose query holds one, as `?token=`. */
export const TOKEN_QUERIES = ["auth/invitation", "auth/reset", "auth/verify", "mes-donnees/acces"] as const;

const PATHS = TOKEN_PATHS.join("|");
/** Group 1 is what stands before the token, group 2 what follows it. An ending is the route's, not the token's. */
const PATH_WITH_TOKEN = new RegExp(`^(/(?:${PATHS})/)[^/]+?((?:\\.(?:pdf|ics))?(?:\\.data)?(?:/.*)?)$`, "is");
const PRIVATE_PAGE = new RegExp(`^/(?:(?:${PATHS})/.|(?:${TOKEN_QUERIES.join("|")})(?:\\.data)?/*$)`, "is");

/** A token in a text, behind its name or within an address; an id of the office is shorter. Group 2 is the token. */
export const TOKEN_IN_TEXT = new RegExp(
  `(token=|/(?:${PATHS})/(?=[\\w-]{43}|[\\w-]+\\.[\\w-]{43}))([\\w-]+\\.[\\w-]{43}|[\\w-]{20,})`,
  "gi",
);

const DECODED_MAX = 8;

/** A path as routes are compared with it: decoded however often it was encoded, without empty segments, dots resolved. */
function plainPath(pathname: string): string {
  const segments: string[] = [];
  for (const segment of decoded(pathname).split(/[/\\]+/)) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return `/${segments.join("/")}`;
}

/** Signs of ASCII alone, which names of routes consist of: nothing that was cut within a letter stops it. */
function decoded(path: string): string {
  let [before, after] = ["", path];
  for (let times = 0; times < DECODED_MAX && before !== after; times += 1) {
    before = after;
    after = before
      .replace(/%(?:25)+/g, "%")
      .replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  return after;
}

/** Whether the address of a page is a key, so that no other site may be told it. */
export function isTokenPath(pathname: string): boolean {
  return PRIVATE_PAGE.test(plainPath(pathname));
}

const MAX_LENGTH = 500;

/** A token as `signToken` writes it: what it says, a dot, and 256 bits in base64url. */
const SIGNED_TOKEN = /(?<![\w-])[\w-]+\.[\w-]{43}(?![\w-])/g;

/** A token as `createToken` writes it, where a mistyped address holds one; a slug of that length has no capital. */
const LINK_TOKEN = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g;

/** A path fit for the log: a reader of the log must not be able to open a private link. The logger calls it itself. */
export function redactPath(pathname: string): string {
  const [whole, before, after] = PATH_WITH_TOKEN.exec(plainPath(pathname)) ?? [];
  const plain = whole === undefined ? pathname : `${before}(token)${after}`;
  return plain.replace(SIGNED_TOKEN, "(token)").replace(LINK_TOKEN, "(token)").slice(0, MAX_LENGTH);
}
