import { queryOptions } from '@tanstack/react-query';
import { succeeded } from '../platform/api.ts';

/** The detail of the coast: degrees per cell, and steps per degree. scripts/coast.mjs writes the cells. */
const levels = { near: { side: 10, steps: 400 }, far: { side: 60, steps: 40 } };

/** Wider charts show more coast than they could draw in detail. */
const maxNearDegrees = 12;

export type Bounds = { west: number; east: number; south: number; north: number };

/** A piece of land. Its western edge may be beyond the antimeridian, if a chart extends across it. */
export type Cell = { level: keyof typeof levels; column: number; row: number; west: number; south: number };

/** The cells that a chart shows at least in part. */
export function cellsIn({ west, east, south, north }: Bounds): Cell[] {
  const level = east - west > maxNearDegrees || north - south > maxNearDegrees ? 'far' : 'near';
  const { side } = levels[level];
  const [columns, rows] = [360 / side, 180 / side];
  const inSight = numbersFrom(Math.floor((south + 90) / side), Math.floor((north + 90) / side)).filter((row) => row >= 0 && row < rows);
  return numbersFrom(Math.floor((west + 180) / side), Math.floor((east + 180) / side)).flatMap((across) =>
    inSight.map((row): Cell => ({
      level,
      column: ((across % columns) + columns) % columns,
      row,
      west: across * side - 180,
      south: row * side - 90,
    })),
  );
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The land of a cell, each ring a list of steps from its south-west corner. */
export function landQuery({ level, column, row }: Cell) {
  return queryOptions({
    queryKey: ['coast', level, column, row],
    queryFn: async ({ signal }): Promise<number[][]> =>
      (await succeeded(await fetch(`/coast/${level}/${column}-${row}.json`, { signal }))).json(),
  });
}

type Project = (longitude: number, latitude: number) => Point;

/** A cell's land, and its coast: the same lines without those along which the cell was cut. */
export function pathsOf(cell: Cell, rings: number[][], project: Project): { land: string; coast: string } {
  const { side, steps } = levels[cell.level];
  const isCut = (step: number) => step === 0 || step === side * steps;
  const [land, coast]: [string[], string[]] = [[], []];
  for (const ring of rings) {
    let before: Point | null = null;
    let drawn: Point = [Infinity, Infinity];
    for (const [x, y] of pointsOf(ring)) {
      const alongCut = before !== null && ((x === before[0] && isCut(x)) || (y === before[1] && isCut(y)));
      const isFirst = before === null;
      before = [x, y];
      const [left, top] = project(cell.west + x / steps, cell.south + y / steps);
      // A point within half a dot of the previous one would be invisible. Along the cut edges of a cell, neighbors have to meet exactly.
      if (!isFirst && !isCut(x) && !isCut(y) && Math.abs(left - drawn[0]) < 0.6 && Math.abs(top - drawn[1]) < 0.6) continue;
      drawn = [left, top];
      const place = `${left.toFixed(1)} ${top.toFixed(1)}`;
      land.push(isFirst ? `M${place}` : `L${place}`);
      coast.push(isFirst || alongCut ? `M${place}` : `L${place}`);
    }
  }
  return { land: land.join(''), coast: coast.join('') };
}

type Point = [x: number, y: number];

/** The points of a ring, ending with the first one again. */
function pointsOf(ring: number[]): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < ring.length; at += 2) {
    x += ring[at] ?? 0;
    y += ring[at + 1] ?? 0;
    points.push([x, y]);
  }
  return points[0] ? [...points, points[0]] : points;
}
