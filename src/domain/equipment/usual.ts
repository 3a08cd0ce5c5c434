// The usual equipment of each type of yacht, as a starting point.
import type { YachtType } from '../yachts/words.ts';
import { kindsWithMeter, type EquipmentKind } from './words.ts';

export type UsualEquipment = { name: string; kind: EquipmentKind; critical: boolean; hasMeter: boolean; parts: UsualEquipment[] };

/** Equipment of every yacht: safety gear and deck equipment. */
const everywhere: [string, EquipmentKind][] = [
  ['Life raft', 'life_raft'],
  ['EPIRB', 'epirb'],
  ['Fire extinguishers', 'extinguisher'],
  ['Flares', 'flares'],
  ['Lifejackets', 'lifejackets'],
  ['First aid kit', 'first_aid'],
  ['Batteries', 'batteries'],
  ['Windlass', 'windlass'],
  ['Steering', 'steering'],
  ['Hull and anodes', 'hull'],
];

const critical: readonly EquipmentKind[] = ['life_raft', 'epirb', 'extinguisher', 'fire_system', 'steering'];

/** The usual equipment of a type of yacht, engines first. Catamarans and motor yachts have two engines. */
export function usualEquipment(type: YachtType): UsualEquipment[] {
  const sails = type === 'Sailing Yacht' || type === 'Catamaran';
  const isLarge = type === 'Mega Yacht' || type === 'Super Yacht';
  const engines = type === 'Sailing Yacht' ? ['Engine'] : ['Port engine', 'Starboard engine'];
  return [
    ...engines.map((name) => ({ ...piece(name, 'engine'), parts: [piece(gearboxOf(name), 'gearbox')] })),
    ...(isLarge ? ['Port generator', 'Starboard generator'] : ['Generator']).map((name) => piece(name, 'generator')),
    ...(sails ? [piece('Rigging', 'rigging'), piece('Mainsail', 'sail'), piece('Genoa', 'sail')] : []),
    ...(sails ? [] : [piece('Bow thruster', 'thruster'), piece('Air conditioning', 'air_conditioning')]),
    ...(isLarge ? [piece('Watermaker', 'watermaker'), piece('Fire system', 'fire_system')] : []),
    { ...piece('Tender', 'tender'), parts: [piece('Outboard', 'outboard')] },
    ...everywhere.map(([name, kind]) => piece(name, kind)),
  ];
}

function piece(name: string, kind: EquipmentKind): UsualEquipment {
  return { name, kind, critical: critical.includes(kind), hasMeter: kindsWithMeter.includes(kind), parts: [] };
}

function gearboxOf(engine: string): string {
  return engine === 'Engine' ? 'Gearbox' : engine.replace('engine', 'gearbox');
}
