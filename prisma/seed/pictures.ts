import sizes from "./pictures.json";

/** Drawn by `npm run demo:pictures`, such as `cases/riad-benali/cover`. */
export type DemoPictureName = keyof typeof sizes;

/** The address of a picture below `public/demo`, as rows store it. */
export function demoPicture(name: DemoPictureName): string {
  const { width, height } = sizes[name];
  return `/demo/${name}-${width}x${height}/${width}.webp`;
}
