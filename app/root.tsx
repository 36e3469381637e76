import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import type { ShouldRevalidateFunction } from "@remix-run/react";
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import type { CSSProperties, ReactNode } from "react";
import sendOnceUrl from "~/client/send-once.ts?worker&url";
import { getSite } from "~/features/settings/queries.server";
import { daylightHour, yearInCasablanca } from "~/lib/dates/casablanca";
import { clearFlash, readFlash } from "~/server/http/flash.server";
import { isPrefetch } from "~/server/http/prefetch.server";
import { readTheme } from "~/server/http/theme-cookie.server";
import { readSessionToken } from "~/server/sessions/begin-session.server";
import { getUserForFrame } from "~/server/sessions/guards.server";
import { describeError, ErrorScreen, useRememberedPost } from "~/shell/error-screen";
import { AlternateLinks, CanonicalLinks, RefreshWithoutScripts, SpeculationRules, ThemeColor } from "~/shell/head-tags";
import { LateSheet, SheetWithoutScripts } from "~/shell/late-sheet";
import { useNonce } from "~/shell/nonce";
import { PageMeta, useIsErrorPage } from "~/shell/page-meta";
import { usePageEvents } from "~/shell/use-page-events";
import { useShellCopy } from "~/shell/use-shell-copy";
import { directionOf } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { visitorLanguage } from "~/site/visitor-language";
import arabicFace from "~/styles/fonts/arabic.woff2?url";
import textFace from "~/styles/fonts/text.woff2?url";
import titleFace from "~/styles/fonts/titles.woff2?url";
import siteSheet from "~/styles/sheets/site.css?url";
import { NavigationProgress } from "~/ui/navigation-progress";
import { alternatesOf, languageOf } from "./site/route-handle";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** For scripts, which come behind the page itself; React 18 does not know the attribute. */
const LOW_PRIORITY = { fetchpriority: "low" };

/** The fonts of the first screen; what a page holds of the others is fetched when it is met. */
const FIRST_FACES = { fr: [titleFace, textFace], es: [titleFace, textFace], ar: [arabicFace] };

/** Every route brings its own; these are the words of an error page. */
export const meta: MetaFunction = ({ error }) => seo({ title: error ? describeError(error).title : "Agence digitale" });

/**
 * What a screen asks anew while it stays leaves the frame as it is, and above all its message, which is sent once. So
 * does a refused form: until the frame had come, `send-once` would hold back the next click on its buttons.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  actionStatus = 200,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (actionStatus < 400 && (formMethod || currentUrl.href !== nextUrl.href) ? defaultShouldRevalidate : false);

/** Does without the database where it must, so that every page, an error page too, knows the agency and the theme. */
export async function loader({ request }: LoaderFunctionArgs) {
  const flash = isPrefetch(request) ? null : await readFlash(request);
  const headers = flash ? { "Set-Cookie": await clearFlash() } : undefined;
  const now = new Date();
  const [year, hour] = [yearInCasablanca(now), daylightHour(now)];
  const user = await getUserForFrame(request);
  // A session whose user cannot be read: the browser's language is the nearest guess.
  const language = !user && (await readSessionToken(request)) ? visitorLanguage(request) : null;
  const frame = { site: await getSite(), theme: await readTheme(request), flash, year, hour, user, language };
  return data(frame, { headers });
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const handles = matches.map((match) => (match.handle ?? {}) as RouteHandle);
  const { pathname } = useLocation();
  const nonce = useNonce();
  const isError = useIsErrorPage();
  const isHydrated = handles.some((handle) => handle.hydrate);
  const language = languageOf(matches);
  const alternates = alternatesOf(matches);
  const ownSheet = handles.findLast((handle) => handle.sheet)?.sheet;
  const isPaintedEarly = import.meta.env.PROD && !(isHydrated && ownSheet);
  const sheet = ownSheet ?? siteSheet;
  const modules = enhancements(handles, isHydrated);
  // A page that hydrates on intent can be read, and its forms sent, before any of them has come.
  const areModulesLate = isPaintedEarly && handles.every(({ hydrate }) => !hydrate || hydrate === "on-intent");
  const isAnybodys = !isHydrated && !isError && !root?.user && !handles.some((handle) => handle.isPrivate);
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-theme={root?.theme ?? "dark"}
      // By day the light on the walls moves with the hour.
      style={root?.hour ? ({ "--light": `${92 - 14 * root.hour}deg` } as CSSProperties) : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColor theme={root?.theme ?? "dark"} />
        <PageMeta site={root?.site} />
        {(isError || handles.some(isHidden)) && <meta name="robots" content="noindex" />}
        {root && !isError && <CanonicalLinks {...root.site} pathname={pathname} language={language} />}
        {root && !isError && <AlternateLinks siteUrl={root.site.siteUrl} alternates={alternates} />}
        <RefreshWithoutScripts />
        {isPaintedEarly ? <EarlyStyles /> : <link rel="stylesheet" href={sheet} />}
        {root?.site.appearance.accentSheet && <link rel="stylesheet" href={root.site.appearance.accentSheet} />}
        <Links />
        {isPaintedEarly ? (
          <LateSheet sheet={sheet} fonts={FIRST_FACES[language]} modules={areModulesLate ? modules : []} />
        ) : (
          <FontPreloads faces={FIRST_FACES[language]} />
        )}
      </head>
      <body>
        {children}
        {isPaintedEarly && <SheetWithoutScripts sheet={sheet} />}
        {(areModulesLate ? [] : modules).map((src) => (
          <script key={src} type="module" src={src} nonce={nonce} {...LOW_PRIORITY} suppressHydrationWarning />
        ))}
        {isAnybodys && <SpeculationRules />}
        {isHydrated && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** Asks for the page's fonts before the style sheet that names them has arrived. */
function FontPreloads({ faces }: { faces: string[] }) {
  return faces.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}

/** The server fills it with the rules of the first screen, which the browser has no need to know. */
function EarlyStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

/** Whether search engines are to leave a page out. */
function isHidden({ isPrivate, isFindable }: RouteHandle): boolean {
  return Boolean(isPrivate) && !isFindable;
}

function enhancements(handles: RouteHandle[], isHydrated: boolean): string[] {
  return [...new Set([...(isHydrated ? [sendOnceUrl] : []), ...handles.flatMap((handle) => handle.enhance ?? [])])];
}

export default function App() {
  const { loading } = useShellCopy();
  useRememberedPost();
  usePageEvents();
  return (
    <>
      <NavigationProgress label={loading} />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
