import { Tabs } from "~/ui/tabs";
import { usePathname } from "~/ui/use-address";

const GENERATORS = [
  { to: "/admin/blog/generate", label: "Un article" },
  { to: "/admin/blog/quick-generate", label: "Cinq articles" },
  { to: "/admin/blog/auto-generate", label: "En série" },
] as const;

/** The ways of having articles written: one, five, or the rows of a file. */
export function GeneratorTabs() {
  const pathname = usePathname();
  const items = GENERATORS.map((generator) => ({
    ...generator,
    isCurrent: pathname === generator.to || pathname.startsWith(`${generator.to}/`),
  }));
  return <Tabs label="Générateurs d’articles" items={items} />;
}
