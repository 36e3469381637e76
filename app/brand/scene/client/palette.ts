import { Color } from "three";
import { DEGREE } from "~/brand/zellige/geometry";
import type { Tone } from "~/brand/zellige/tone";

/** What the stylesheet says about the scene: `--t0` to `--t8`, and the lights. */
export interface Palette {
  glazes: Color[];
  key: Color;
  fill: Color;
  rim: Color;
  lamp: Color;
  shadow: Color;
  keyStrength: number;
  fillStrength: number;
  rimStrength: number;
  lampStrength: number;
  shadowStrength: number;
  /** Of the pieces: glaze gives the light back, plaster scatters it. */
  roughness: number;
}

const TONES: readonly Tone[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export function readPalette(host: HTMLElement): Palette {
  const style = getComputedStyle(host);
  const text = (name: string) => style.getPropertyValue(name).trim();
  const number = (name: string) => Number.parseFloat(text(name)) || 0;
  return {
    glazes: TONES.map((tone) => new Color(text(`--t${tone}`))),
    key: new Color(text("--scene-key")),
    fill: new Color(text("--scene-fill")),
    rim: new Color(text("--scene-rim")),
    lamp: new Color(text("--scene-lamp")),
    shadow: new Color(text("--scene-shadow")),
    keyStrength: number("--scene-key-strength"),
    fillStrength: number("--scene-fill-strength"),
    rimStrength: number("--scene-rim-strength"),
    lampStrength: number("--scene-lamp-strength"),
    shadowStrength: number("--scene-shadow-strength"),
    roughness: number("--scene-roughness"),
  };
}

/** Direction from which the hour lights the page, in radians counter-clockwise from the right. */
export function readLight(host: HTMLElement): number {
  // Angles of the stylesheet run clockwise, for its axis points down.
  return -Number.parseFloat(getComputedStyle(host).getPropertyValue("--light")) * DEGREE;
}
