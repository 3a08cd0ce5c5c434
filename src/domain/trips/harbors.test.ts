import { describe, expect, test } from 'vitest';
import { Position } from '../shared/position.ts';
import { harborAt, harborNamed, harborsLike } from './harbors.ts';

const namesLike = (typed: string) => harborsLike(typed).map(({ name }) => name);

describe('a harbor', () => {
  test.each([
    ['gocek', 'Göcek'],
    ['PORT DE SOLLER', 'Port de Sóller'],
    ['îles', 'Îles de Lérins'],
    ['dun lao', 'Dún Laoghaire'],
    ['saint tropez', 'Saint-Tropez'],
    ['st johns', 'St John’s'],
    ['kas', 'Kaş'],
    ['alesund', 'Ålesund'],
    ['mgarr', 'Mġarr'],
  ])('is found by %s, without its accents', (typed, name) => {
    expect(namesLike(typed)).toContain(name);
  });

  test('is found by a later word of its name, after those that begin with it, and by its country', () => {
    expect(namesLike('cervo')).toEqual(['Porto Cervo']);
    expect(namesLike('porto').at(0)).toMatch(/^Porto/);
    expect(namesLike('monaco')).toEqual(['Monaco', 'Fontvieille']);
    expect(namesLike('tibes')).toEqual([]);
  });

  test('is offered in a short list, and not before anything is typed', () => {
    expect(harborsLike('p')).toHaveLength(8);
    expect([...harborsLike(''), ...harborsLike(' -')]).toEqual([]);
  });

  test('is found by its name and by its position', () => {
    expect(harborNamed('antibes')?.position).toEqual({ latitude: 43.586, longitude: 7.128 });
    expect(harborNamed('Antibe')).toBeNull();
    expect(harborAt({ latitude: 43.58, longitude: 7.13 })?.name).toBe('Antibes');
    expect(harborAt({ latitude: 42.9, longitude: 7.9 })).toBeNull();
  });

  test('has a valid position and a unique name', () => {
    const all = [...new Set('abcdefghijklmnopqrstuvwxyz'.split('').flatMap((letter) => harborsLike(letter, 5000)))];
    expect(all.length).toBeGreaterThan(500);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.filter(({ name, position }) => name === '' || !Position.safeParse(position).success)).toEqual([]);
  });
});
