import { array, assert, double, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meridian, parallel, roundDegrees, scaleOf, unbroken, viewOf } from './chart-scale.ts';
import { cellsIn, pathsOf, type Cell } from './coast-query.ts';

const antibes = { latitude: 43.58, longitude: 7.13 };
const calvi = { latitude: 42.57, longitude: 8.76 };
const size = { width: 800, height: 480 };
const places = array(
  record({ latitude: double({ min: -80, max: 80, noNaN: true }), longitude: double({ min: -180, max: 180, noNaN: true }) }),
  {
    minLength: 1,
    maxLength: 8,
  },
);

const longitudesOf = (...each: number[]) =>
  unbroken(each.map((longitude) => ({ latitude: 0, longitude }))).map(({ longitude }) => longitude);

describe('a route', () => {
  test('goes the short way over the antimeridian', () => {
    expect(longitudesOf(170, 179, -179, -170)).toEqual([170, 179, 181, 190]);
    expect(longitudesOf(-170, 175, 160)).toEqual([-170, -185, -200]);
    expect(longitudesOf(7, 8.75)).toEqual([7, 8.75]);
    expect(unbroken([])).toEqual([]);
  });

  test('never jumps, and every place stays where it is on the globe', () => {
    assert(
      property(places, (way) => {
        const longitudes = unbroken(way).map(({ longitude }) => longitude);
        for (const [index, longitude] of longitudes.entries()) {
          expect(Math.abs(longitude - (longitudes[index - 1] ?? longitude))).toBeLessThanOrEqual(180 + 1e-9);
          const turns = (longitude - (way[index]?.longitude ?? 0)) / 360;
          expect(turns).toBeCloseTo(Math.round(turns), 6);
        }
      }),
    );
  });
});

const scaled = (milesPerDot: number) => ({ ...viewOf([antibes], size), milesPerDot });

describe('a chart', () => {
  test('contains all places, with a margin around them', () => {
    assert(
      property(places, (way) => {
        const on = unbroken(way);
        const view = viewOf(on, size);
        for (const { latitude, longitude } of on) {
          const [x, y] = view.project(longitude, latitude);
          expect(x).toBeGreaterThan(size.width * 0.1);
          expect(x).toBeLessThan(size.width * 0.9);
          expect(y).toBeGreaterThan(size.height * 0.1);
          expect(y).toBeLessThan(size.height * 0.9);
        }
      }),
    );
  });

  test('has its corners at the edges of its view', () => {
    const view = viewOf([antibes, calvi], size);
    const [left, top] = view.project(view.west, view.north);
    const [right, bottom] = view.project(view.east, view.south);
    expect([left, top, right, bottom].map((dots) => Math.round(dots * 1000) / 1000 + 0)).toEqual([0, 0, 800, 480]);
  });

  test('is at least a few miles across, even if it shows only one place', () => {
    const { north, south, project } = viewOf([antibes], size);
    expect((north - south) * 60).toBeGreaterThan(15);
    expect(project(antibes.longitude, antibes.latitude).map(Math.round)).toEqual([400, 240]);
  });

  test('knows how far a dot is', () => {
    const view = viewOf([antibes, calvi], size);
    const [, y] = view.project(7, 43);
    const [, above] = view.project(7, 43 + 1 / 6);
    expect((y - above) * view.milesPerDot).toBeCloseTo(10, 0);
  });

  test('has a scale of the longest round distance that fits', () => {
    expect(scaleOf(scaled(0.5), 120)).toEqual({ miles: 50, dots: 100 });
    expect(scaleOf(scaled(0.4), 120)).toEqual({ miles: 20, dots: 50 });
    expect(scaleOf(scaled(0.001), 120)).toEqual({ miles: 1, dots: 1000 });
    expect(scaleOf(scaled(100), 120)).toEqual({ miles: 2000, dots: 20 });
  });
});

test.each([
  [42, 44, [42, 42.5, 43, 43.5, 44]],
  [7.02, 8.9, [7.5, 8, 8.5]],
  [-170, 170, [-135, -90, -45, 0, 45, 90, 135]],
  [43.55, 43.56, []],
])('between %d and %d degrees, lines are drawn at %j', (from, to, degrees) => {
  expect(roundDegrees(from, to)).toEqual(degrees);
});

test.each([
  [43.5, '43°30′N', '43°30′E'],
  [-8, '8°S', '8°W'],
  [0, '0°', '0°'],
  [7 + 1 / 12, '7°05′N', '7°05′E'],
  [-0.001, '0°', '0°'],
])('%d degrees are %s, or %s', (degrees, north, east) => {
  expect(parallel(degrees)).toBe(north);
  expect(meridian(degrees)).toBe(east);
});

test('a meridian beyond the antimeridian has its own name', () => {
  expect([meridian(190), meridian(-190), meridian(180), meridian(540)]).toEqual(['170°W', '170°E', '180°W', '180°W']);
});

const cell: Cell = { level: 'near', column: 18, row: 13, west: 0, south: 40 };

const project = (longitude: number, latitude: number): [number, number] => [longitude * 100, (50 - latitude) * 100];

describe('the land', () => {
  test('comes in small cells where a chart is small, and in large ones where it is wide', () => {
    expect(cellsIn({ west: 6, east: 9, south: 42, north: 44 })).toEqual([{ level: 'near', column: 18, row: 13, west: 0, south: 40 }]);
    expect(cellsIn({ west: 6, east: 11, south: 39, north: 44 }).map(({ column, row }) => [column, row])).toEqual([
      [18, 12],
      [18, 13],
      [19, 12],
      [19, 13],
    ]);
    expect(cellsIn({ west: -20, east: 20, south: 30, north: 50 }).map(({ level, column, row }) => [level, column, row])).toEqual([
      ['far', 2, 2],
      ['far', 3, 2],
    ]);
  });

  test('continues beyond the antimeridian, and ends at the poles', () => {
    expect(cellsIn({ west: 178, east: 184, south: -2, north: -1 }).map(({ column, west }) => [column, west])).toEqual([
      [35, 170],
      [0, 180],
    ]);
    expect(cellsIn({ west: -184, east: -178, south: 84, north: 93 }).map(({ column, row, west }) => [column, row, west])).toEqual([
      [35, 17, -190],
      [0, 17, -180],
    ]);
  });

  test('is drawn from its steps, back to where it began', () => {
    expect(pathsOf(cell, [[400, 400, 400, 0, 0, 400]], project)).toEqual({
      land: 'M100.0 900.0L200.0 900.0L200.0 800.0L100.0 900.0',
      coast: 'M100.0 900.0L200.0 900.0L200.0 800.0L100.0 900.0',
    });
  });

  test('has no coast along the cut edges of its cell', () => {
    // Along the cell's western edge, which is no coast.
    expect(pathsOf(cell, [[0, 400, 0, 400, 400, 0]], project)).toEqual({
      land: 'M0.0 900.0L0.0 800.0L100.0 800.0L0.0 900.0',
      coast: 'M0.0 900.0M0.0 800.0L100.0 800.0L0.0 900.0',
    });
  });

  test('leaves out what nobody could see', () => {
    expect(pathsOf(cell, [[400, 400, 1, 1, 400, 0]], project).land).toBe('M100.0 900.0L200.3 899.8L100.0 900.0');
  });

  test('is empty without rings', () => {
    expect(pathsOf(cell, [], project)).toEqual({ land: '', coast: '' });
  });
});
