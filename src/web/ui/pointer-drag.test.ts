import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followPointer, type DragOutcome, type Point } from './pointer-drag.ts';

const hold = 400;

type DragCall = ['lift' | 'move', Point] | [DragOutcome, Point];

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function pressed(pointerType: 'mouse' | 'touch', holds?: number) {
  const calls: DragCall[] = [];
  let passed = 0;
  const callOff = followPointer(
    { clientX: 100, clientY: 100, pointerId: 1, pointerType },
    {
      slack: 4,
      hold: holds,
      onLift: (at) => calls.push(['lift', at]),
      onMove: (at) => calls.push(['move', at]),
      onFrame: () => (passed += 1),
      onEnd: (outcome, at) => calls.push([outcome, at]),
    },
  );
  return { calls, callOff, framesSeen: () => passed };
}

function point(type: 'pointermove' | 'pointerup' | 'pointercancel', x = 100, pointerId = 1) {
  dispatchEvent(Object.assign(new Event(type), { clientX: x, clientY: 100, pointerId }));
}

function pressEscape() {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key: 'Escape' });
  const stop = vi.spyOn(event, 'stopPropagation');
  dispatchEvent(event);
  return stop;
}

const at = (x: number) => ({ x, y: 100 });

describe('a mouse', () => {
  test('that hardly moves only presses', () => {
    const { calls } = pressed('mouse');
    point('pointermove', 104);
    point('pointerup');
    expect(calls).toEqual([['pressed', at(104)]]);
  });

  test('lifts what it drags further, carries it along and drops it, once', () => {
    const { calls } = pressed('mouse');
    point('pointermove', 105);
    point('pointermove', 150);
    point('pointerup');
    point('pointermove', 200);
    point('pointerup');
    expect(calls).toEqual([
      ['lift', at(105)],
      ['move', at(105)],
      ['move', at(150)],
      ['dropped', at(150)],
    ]);
  });

  test('is followed with every frame while it carries something, and not before or after', () => {
    const { framesSeen } = pressed('mouse');
    expect(frames).toHaveLength(0);
    point('pointermove', 150);
    for (let count = 0; count < 3; count += 1) frames.pop()?.();
    expect(framesSeen()).toBe(3);
    point('pointerup');
    expect(frames).toHaveLength(0);
  });
});

describe('a finger', () => {
  test('that rests lifts what is under it, and carries it', () => {
    const { calls } = pressed('touch', hold);
    point('pointermove', 108);
    vi.advanceTimersByTime(hold - 1);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(1);
    point('pointermove', 150);
    point('pointerup');
    expect(calls).toEqual([
      ['lift', at(108)],
      ['move', at(150)],
      ['dropped', at(150)],
    ]);
  });

  test('that moves before it has rested long enough scrolls', () => {
    const { calls } = pressed('touch', hold);
    point('pointermove', 111);
    vi.advanceTimersByTime(hold);
    expect(calls).toEqual([['pressed', at(111)]]);
  });

  test('that needn’t rest drags like a mouse', () => {
    const { calls } = pressed('touch');
    point('pointermove', 150);
    expect(calls[0]).toEqual(['lift', at(150)]);
  });
});

describe('a drag is cancelled', () => {
  test.each<[string, (callOff: () => void) => void]>([
    ['by Escape', () => void pressEscape()],
    ['when the browser takes the pointer', () => point('pointercancel')],
    ['when the window loses the focus', () => dispatchEvent(new Event('blur'))],
    ['by whoever began it', (callOff) => callOff()],
  ])('%s', (_, happen) => {
    const { calls, callOff } = pressed('mouse');
    point('pointermove', 150);
    happen(callOff);
    point('pointerup');
    expect(calls.at(-1)).toEqual(['cancelled', at(150)]);
  });

  test('by Escape, which then closes nothing else; before lifting, Escape isn’t handled', () => {
    const { calls } = pressed('mouse');
    expect(pressEscape()).not.toHaveBeenCalled();
    point('pointermove', 150);
    expect(pressEscape()).toHaveBeenCalled();
    expect(calls.at(-1)?.[0]).toBe('cancelled');
  });

  test('not by another pointer', () => {
    const { calls } = pressed('mouse');
    point('pointermove', 150);
    point('pointermove', 300, 2);
    point('pointerup', 300, 2);
    point('pointercancel', 300, 2);
    expect(calls.at(-1)).toEqual(['move', at(150)]);
  });
});
