import type { MetaFunction } from "@remix-run/node";
import { seo } from "~/lib/seo";

export const meta: MetaFunction = () => seo({ title: "Agence digitale à Casablanca" });

export default function Home() {
  return <h1>Transformez Votre Vision En Réalité Digitale</h1>;
}
