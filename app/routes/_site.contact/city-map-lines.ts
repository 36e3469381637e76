import type { Point } from "~/brand/zellige/geometry";
import { DEGREE, pointAt } from "~/brand/zellige/geometry";

/** One straight part: its direction in sixteenths of a turn, clockwise from the east, and its length. */
type Step = readonly [direction: number, length: number];

/** The size of the drawing, in units; about 80 of them are a kilometre. */
export const CITY = { width: 1000, height: 680 } as const;

/** Where the agency stands. */
export const AGENCY: Point = [500, 362];

/** Like the tiling, the city runs along the sixteen directions alone. */
function walk(start: Point, steps: readonly Step[]): Point[] {
  const points = [start];
  for (const [direction, length] of steps) {
    points.push(pointAt(points.at(-1) ?? start, length, direction * 22.5 * DEGREE));
  }
  return points;
}

/** The coast from Aïn Diab past the cape, the great mosque and the port to the east. */
export const COAST = walk(
  [-20, 352],
  [
    [0, 44],
    [-1, 112],
    [-2, 84],
    [-1, 74],
    [1, 46],
    [0, 62],
    [-2, 26],
    [0, 44],
    [2, 26],
    [0, 44],
    [1, 58],
    [0, 40],
    [-4, 16],
    [0, 20],
    [4, 16],
    [0, 26],
    [-4, 16],
    [0, 20],
    [4, 16],
    [0, 34],
    [1, 56],
    [0, 96],
    [-1, 120],
    [0, 190],
  ],
);

/** The two arms of the port. */
export const JETTIES = [
  walk(
    [462, 240],
    [
      [-2, 96],
      [-1, 150],
    ],
  ),
  walk(
    [664, 268],
    [
      [-4, 52],
      [-3, 30],
    ],
  ),
];

const [AX, AY] = AGENCY;

/** The boulevards, from the place where they all begin. */
export const BOULEVARDS = [
  walk(AGENCY, [
    [0, 70],
    [1, 130],
    [0, 120],
    [-1, 240],
  ]),
  walk(AGENCY, [
    [8, 60],
    [7, 130],
    [8, 240],
    [7, 160],
  ]),
  walk(AGENCY, [
    [4, 60],
    [5, 120],
    [4, 80],
    [5, 200],
  ]),
  walk(AGENCY, [
    [2, 90],
    [3, 110],
    [2, 240],
  ]),
  walk(AGENCY, [
    [-2, 70],
    [-1, 90],
    [0, 70],
    [-1, 150],
    [0, 200],
  ]),
  walk(AGENCY, [
    [-4, 46],
    [-3, 74],
  ]),
];

/** The lesser streets: the ring, the corniche, the road to the south-west, and those between. */
export const STREETS = [
  walk(
    [AX - 128, AY - 128],
    [
      [4, 150],
      [2, 130],
      [0, 130],
      [-1, 110],
      [-3, 100],
      [-4, 90],
    ],
  ),
  walk(
    [-20, 382],
    [
      [0, 60],
      [-1, 130],
      [-2, 60],
      [0, 90],
      [1, 110],
      [0, 60],
      [1, 90],
    ],
  ),
  walk(
    [AX - 128, AY + 22],
    [
      [6, 190],
      [5, 200],
    ],
  ),
  walk(
    [AX - 36, AY + 114],
    [
      [8, 260],
      [7, 200],
    ],
  ),
  walk(
    [-20, 640],
    [
      [-1, 330],
      [0, 300],
      [-1, 250],
      [-2, 300],
    ],
  ),
  walk(
    [AX + 190, AY + 50],
    [
      [4, 120],
      [5, 180],
    ],
  ),
  walk(
    [140, 330],
    [
      [4, 160],
      [3, 240],
    ],
  ),
  walk(
    [AX + 310, AY + 50],
    [
      [-4, 130],
      [-5, 30],
    ],
  ),
  walk(
    [AX + 310, AY + 50],
    [
      [2, 200],
      [3, 160],
    ],
  ),
];

/** The railway, from the port's station to the east. */
export const RAILWAY = walk(
  [566, 304],
  [
    [0, 40],
    [2, 90],
    [1, 90],
    [0, 330],
  ],
);

/** The old town, and the park. */
export const MEDINA = walk(
  [424, 268],
  [
    [0, 70],
    [1, 44],
    [4, 34],
    [6, 40],
    [8, 66],
    [-6, 40],
  ],
);
export const PARK = walk(
  [430, 424],
  [
    [-1, 50],
    [4, 92],
    [8, 46],
  ],
);

/** What is written on the map, and where. */
export const PLACE_NAMES: readonly { name: string; at: Point; isSea?: boolean }[] = [
  { name: "Océan Atlantique", at: [298, 112], isSea: true },
  { name: "Port", at: [622, 196], isSea: true },
  { name: "Médina", at: [366, 322] },
  { name: "Maârif", at: [396, 470] },
  { name: "Anfa", at: [246, 396] },
  { name: "Roches Noires", at: [728, 336] },
];
