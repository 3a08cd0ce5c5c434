import { describe, expect, test } from 'vitest';
import { aYacht } from '../../testing/given.ts';
import { groupsOf } from './group-layout.ts';

const fleet = [
  aYacht({ name: 'Zephyr', location: 'Nice', status: 'maintenance', type: 'Catamaran' }),
  aYacht({ name: 'Aurelia', location: ' Antibes ', status: 'active', type: 'Motor Yacht' }),
  aYacht({ name: 'Garbí', location: '', status: 'active', type: 'Catamaran' }),
  aYacht({ name: 'Borea', location: 'Nice', status: 'active', type: 'Sailing Yacht' }),
  aYacht({ name: 'Mistral', location: null, status: 'docked', type: 'Motor Yacht' }),
];
const drawn = (...parameters: Parameters<typeof groupsOf>) =>
  groupsOf(...parameters).map(({ name, yachts }) => [name, ...yachts.map((yacht) => yacht.name)]);

describe('the groups of a fleet', () => {
  test('are one without a name if nothing groups them', () => {
    expect(drawn(fleet, 'none')).toEqual([['', 'Zephyr', 'Aurelia', 'Garbí', 'Borea', 'Mistral']]);
  });

  test('are its ports by name, those without one last, each with its yachts in the order of the fleet', () => {
    expect(drawn(fleet, 'port')).toEqual([
      ['Antibes', 'Aurelia'],
      ['Nice', 'Zephyr', 'Borea'],
      ['No home port', 'Garbí', 'Mistral'],
    ]);
  });

  test('sort ports with accents among the others', () => {
    const ports = ['Zadar', 'Étaples', 'Funchal'].map((location) => aYacht({ location }));
    expect(groupsOf(ports, 'port').map(({ name }) => name)).toEqual(['Étaples', 'Funchal', 'Zadar']);
  });

  test('are its statuses in their usual order, without those that no yacht has', () => {
    expect(drawn(fleet, 'status')).toEqual([
      ['Active', 'Aurelia', 'Garbí', 'Borea'],
      ['Maintenance', 'Zephyr'],
      ['Docked', 'Mistral'],
    ]);
  });

  test('are its types in their usual order', () => {
    expect(drawn(fleet, 'type')).toEqual([
      ['Motor Yacht', 'Aurelia', 'Mistral'],
      ['Sailing Yacht', 'Borea'],
      ['Catamaran', 'Zephyr', 'Garbí'],
    ]);
  });

  test('have keys that differ between groupings even if their names don’t, so that folding one folds no other', () => {
    const docked = [aYacht({ location: 'Docked', status: 'docked' })];
    const [port, status] = [groupsOf(docked, 'port'), groupsOf(docked, 'status')];
    expect([port[0]?.name, status[0]?.name]).toEqual(['Docked', 'Docked']);
    expect(port[0]?.key).not.toBe(status[0]?.key);
  });

  test('of no yachts are none', () => {
    expect(groupsOf([], 'port')).toEqual([]);
  });
});
