import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isDevelopment } from "~/server/env.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";
import { Board } from "./board";
import { Overlays } from "./overlays";

export const handle: RouteHandle = { sheet, hydrate: true, isPrivate: true };

export const meta: MetaFunction = () => seo({ title: "Composants" });

/** For those who build the site; it does not exist in production. */
export function loader({ request }: LoaderFunctionArgs) {
  if (!isDevelopment) throw data(null, { status: 404 });
  return { overlay: new URL(request.url).searchParams.get("overlay") };
}

export default function Styleguide() {
  const { overlay } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="grid xl:grid-cols-[1fr_1fr]">
      <h1 className="sr-only">Composants</h1>
      <Board name="Nuit" theme="dark" />
      <Board name="Jour" theme="light" />
      <Board name="De droite à gauche" theme="dark" dir="rtl" />
      <Overlays open={overlay} />
    </main>
  );
}
