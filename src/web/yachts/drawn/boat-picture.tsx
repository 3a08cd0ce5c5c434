import type { ReactNode } from 'react';
import type { Build } from '#domain/yachts/likeness.ts';
import { ExplorerBoat, FlybridgeBoat, MegaBoat, OpenBoat, RaisedBoat, RibBoat, SuperBoat } from './motor-picture.tsx';
import { CatBoat, GuletBoat, KetchBoat, SloopBoat, type Paint } from './sail-picture.tsx';

type BoatDrawing = {
  draw: (paint: Paint) => ReactNode;
  /** Her length at the waterline, in units of the drawing. */ water: number;
  /** The lengths in meters that are drawn smallest and largest. */ metres: readonly [number, number];
};

/** Every build, drawn to one scale: the bow to the right, the waterline at zero, the middle of the boat at zero. */
export const boats: Record<Build, BoatDrawing> = {
  sloop: { draw: SloopBoat, water: 96, metres: [8, 34] },
  ketch: { draw: KetchBoat, water: 98, metres: [14, 40] },
  gulet: { draw: GuletBoat, water: 112, metres: [18, 40] },
  cat: { draw: CatBoat, water: 100, metres: [10, 26] },
  rib: { draw: RibBoat, water: 86, metres: [4, 10] },
  open: { draw: OpenBoat, water: 112, metres: [8, 22] },
  flybridge: { draw: FlybridgeBoat, water: 128, metres: [12, 34] },
  raised: { draw: RaisedBoat, water: 148, metres: [26, 50] },
  super: { draw: SuperBoat, water: 176, metres: [30, 60] },
  explorer: { draw: ExplorerBoat, water: 168, metres: [30, 60] },
  mega: { draw: MegaBoat, water: 210, metres: [55, 110] },
};
