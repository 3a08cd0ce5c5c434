// Cuts the world's land into cells, so that a small chart needs no tile server and loads only the coast it shows.
// The land is Natural Earth's, which is in the public domain, as packaged by world-atlas (ISC).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { feature } from 'topojson-client';

// src/web/trips/coast-query.ts reads these files: degrees per cell, and steps per degree.
const levels = [
  { name: 'near', source: 'land-10m', side: 10, steps: 400 },
  { name: 'far', source: 'land-50m', side: 60, steps: 40 },
];

/** Writes a file for each cell of each level, including those that are all sea. */
export function writeCoast(folder) {
  for (const { name, source, side, steps } of levels) {
    const rings = ringsOf(JSON.parse(readFileSync(`node_modules/world-atlas/${source}.json`, 'utf8')));
    mkdirSync(`${folder}/${name}`, { recursive: true });
    for (let column = 0; column < 360 / side; column++) {
      const west = -180 + column * side;
      const inColumn = clipped(rings, 0, west, west + side);
      for (let row = 0; row < 180 / side; row++) {
        const south = -90 + row * side;
        const land = clipped(inColumn, 1, south, south + side)
          .map((ring) => inSteps(ring, west, south, steps))
          .filter((ring) => ring.length >= 6);
        writeFileSync(`${folder}/${name}/${column}-${row}.json`, JSON.stringify(land));
      }
    }
  }
}

function ringsOf(topology) {
  const { features } = feature(topology, topology.objects.land);
  return features.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()));
}

/** The rings clipped to two meridians, or two parallels (Sutherland–Hodgman). */
function clipped(rings, axis, from, to) {
  return rings.flatMap((ring) => {
    const [min, max] = extentOf(ring, axis);
    if (max <= from || min >= to) return [];
    const inside = min >= from && max <= to ? ring : cut(cut(ring, axis, from, 1), axis, to, -1);
    return inside.length > 2 ? [inside] : [];
  });
}

function extentOf(ring, axis) {
  let [min, max] = [Infinity, -Infinity];
  for (const point of ring) {
    if (point[axis] < min) min = point[axis];
    if (point[axis] > max) max = point[axis];
  }
  return [min, max];
}

function cut(ring, axis, edge, side) {
  const points = [];
  let before = ring.at(-1);
  for (const point of ring) {
    const [isInside, wasInside] = [(point[axis] - edge) * side >= 0, (before[axis] - edge) * side >= 0];
    if (isInside !== wasInside) points.push(crossed(before, point, axis, edge));
    if (isInside) points.push(point);
    before = point;
  }
  return points;
}

function crossed(a, b, axis, edge) {
  const part = (edge - a[axis]) / (b[axis] - a[axis]);
  const other = a[1 - axis] + part * (b[1 - axis] - a[1 - axis]);
  return axis === 0 ? [edge, other] : [other, edge];
}

/** Whole steps from the cell's southwest corner, each as the difference from the previous one. */
function inSteps(ring, west, south, steps) {
  const points = ring.map(([lon, lat]) => [Math.round((lon - west) * steps), Math.round((lat - south) * steps)]);
  const distinct = points.filter(([x, y], index) => x !== points.at(index - 1)[0] || y !== points.at(index - 1)[1]);
  return distinct.flatMap(([x, y], index) => (index === 0 ? [x, y] : [x - distinct[index - 1][0], y - distinct[index - 1][1]]));
}
