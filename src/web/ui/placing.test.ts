import { describe, expect, test } from 'vitest';
import { anchored, placed, type Placing } from './placing.ts';

const screen = { width: 1000, height: 600 };
const popup = { width: 200, height: 150 };
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 30 });
const wish = (changes: Partial<Placing> = {}): Placing => ({ side: 'bottom', align: 'start', gap: 4, ...changes });

describe('the position of a popup', () => {
  test.each([
    ['below, where the anchor begins', at(300, 100), wish(), { left: 300, top: 134 }],
    ['below, where it ends', at(300, 100), wish({ align: 'end' }), { left: 140, top: 134 }],
    ['above', at(300, 300), wish({ side: 'top', gap: 8 }), { left: 300, top: 142 }],
    ['above, as there is no room below', at(300, 500), wish(), { left: 300, top: 346 }],
    ['below, as there is no room above', at(300, 60), wish({ side: 'top' }), { left: 300, top: 94 }],
    ['still below, to the last pixel', at(300, 408), wish(), { left: 300, top: 442 }],
    ['above from the next pixel on', at(300, 409), wish(), { left: 300, top: 255 }],
    ['to the other side at the right edge', at(900, 100), wish(), { left: 740, top: 134 }],
    ['to the other side at the left edge', at(20, 100), wish({ align: 'end' }), { left: 20, top: 134 }],
    ['to both other sides in a corner', at(900, 500), wish(), { left: 740, top: 346 }],
  ])('%s', (_, anchor, preferred, place) => {
    expect(placed(anchor, popup, screen, preferred)).toEqual(place);
  });

  test('is the middle of a narrow phone if neither side has room', () => {
    expect(placed(at(250, 50), { width: 352, height: 500 }, { width: 390, height: 844 }, wish({ align: 'end', gap: 8 }))).toEqual({
      left: 19,
      top: 88,
    });
  });

  test('never leaves a low screen, whichever side is preferred', () => {
    const tall = { width: 200, height: 480 };
    expect(placed(at(300, 300), tall, screen, wish())).toEqual({ left: 220, top: 112 });
    expect(placed(at(20, 300), tall, screen, wish({ side: 'top' }))).toEqual({ left: 8, top: 112 });
    expect(placed(at(940, 300), { width: 200, height: 584 }, screen, wish())).toEqual({ left: 792, top: 8 });
  });
});

test('is given to browsers as distances from the anchor and the edges of the screen', () => {
  expect(anchored(wish())).toMatchObject({ 'position-area': 'bottom span-right', top: '4px', bottom: '8px', left: '0', right: '8px' });
  expect(anchored(wish({ side: 'top', align: 'end', gap: 6 }))).toMatchObject({
    'position-area': 'top span-left',
    top: '8px',
    bottom: '6px',
    left: '8px',
    right: '0',
  });
});
