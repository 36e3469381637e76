import type { Theme } from "~/lib/web/theme";
import daySquareAvif from "./poster/day-square.avif";
import daySquareWebp from "./poster/day-square.webp";
import dayWideAvif from "./poster/day-wide.avif";
import dayWideWebp from "./poster/day-wide.webp";
import nightSquareAvif from "./poster/night-square.avif";
import nightSquareWebp from "./poster/night-square.webp";
import nightWideAvif from "./poster/night-wide.avif";
import nightWideWebp from "./poster/night-wide.webp";

const PHONE = "(max-width: 34rem)";
const DAY = "(prefers-color-scheme: light)";

interface Source {
  srcSet: string;
  media?: string;
}

const day: Source[] = [
  { srcSet: daySquareAvif, media: PHONE },
  { srcSet: dayWideAvif },
  { srcSet: daySquareWebp, media: PHONE },
  { srcSet: dayWideWebp },
];
const night: Source[] = [
  { srcSet: nightSquareAvif, media: PHONE },
  { srcSet: nightWideAvif },
  { srcSet: nightSquareWebp, media: PHONE },
  { srcSet: nightWideWebp },
];
const byDay = day.map(({ srcSet, media }) => ({ srcSet, media: media ? `${DAY} and ${media}` : DAY }));

const SOURCES: Readonly<Record<Theme, Source[]>> = { light: day, dark: night, system: [...byDay, ...night] };

/** The scene as a still, for the theme of the page: what everyone sees first, and most see always. */
export function ScenePoster({ theme, alt }: { theme: Theme; alt: string }) {
  return (
    <picture className="scene-poster">
      {SOURCES[theme].map(({ srcSet, media }) => (
        <source key={srcSet} srcSet={srcSet} media={media} type={`image/${srcSet.split(".").at(-1)}`} />
      ))}
      <img
        className="absolute inset-0 size-full object-cover group-data-[scene=live]:opacity-0 [transition:opacity_0.3s]"
        src={theme === "light" ? dayWideWebp : nightWideWebp}
        width={1440}
        height={720}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
