import type { MaintenanceType } from '../maintenance/words.ts';

/** The kinds of equipment, which decide the usual services. */
export const equipmentKinds = [
  'engine',
  'generator',
  'gearbox',
  'outboard',
  'watermaker',
  'tender',
  'life_raft',
  'hydrostatic_release',
  'epirb',
  'plb',
  'sart',
  'extinguisher',
  'fire_system',
  'flares',
  'lifejackets',
  'first_aid',
  'rigging',
  'sail',
  'winch',
  'windlass',
  'thruster',
  'air_conditioning',
  'batteries',
  'electronics',
  'seacock',
  'hull',
  'steering',
  'survey',
  'other',
] as const;
export type EquipmentKind = (typeof equipmentKinds)[number];

export const equipmentKindLabels: Record<EquipmentKind, string> = {
  engine: 'Engine',
  generator: 'Generator',
  gearbox: 'Gearbox',
  outboard: 'Outboard',
  watermaker: 'Watermaker',
  tender: 'Tender',
  life_raft: 'Life raft',
  hydrostatic_release: 'Hydrostatic release',
  epirb: 'EPIRB',
  plb: 'PLB',
  sart: 'SART',
  extinguisher: 'Extinguisher',
  fire_system: 'Fire system',
  flares: 'Flares',
  lifejackets: 'Lifejackets',
  first_aid: 'First aid',
  rigging: 'Rigging',
  sail: 'Sail',
  winch: 'Winch',
  windlass: 'Windlass',
  thruster: 'Thruster',
  air_conditioning: 'Air conditioning',
  batteries: 'Batteries',
  electronics: 'Electronics',
  seacock: 'Seacock',
  hull: 'Hull',
  steering: 'Steering',
  survey: 'Survey',
  other: 'Other',
};

const ofEngine: readonly EquipmentKind[] = ['engine', 'generator', 'gearbox', 'outboard'];
const ofHull: readonly EquipmentKind[] = ['rigging', 'sail', 'seacock', 'hull', 'steering', 'survey'];
const ofSafety: readonly EquipmentKind[] = [
  'life_raft',
  'hydrostatic_release',
  'epirb',
  'plb',
  'sart',
  'extinguisher',
  'fire_system',
  'flares',
  'lifejackets',
  'first_aid',
];

/** The usual type of work on this kind. */
export function categoryOfKind(kind: EquipmentKind): MaintenanceType {
  if (ofEngine.includes(kind)) return 'engine';
  if (ofHull.includes(kind)) return 'hull';
  if (ofSafety.includes(kind)) return 'safety';
  return kind === 'batteries' || kind === 'electronics' ? 'electrical' : 'general';
}

/** The kinds that usually have a meter. */
export const kindsWithMeter: readonly EquipmentKind[] = ['engine', 'generator', 'outboard', 'watermaker'];

/** Where a reading comes from. */
export const readingSources = ['manual', 'trip', 'check_in', 'check_out', 'service', 'checklist', 'replacement'] as const;
export type ReadingSource = (typeof readingSources)[number];

export const readingSourceLabels: Record<ReadingSource, string> = {
  manual: 'Entered',
  trip: 'Trip',
  check_in: 'Check-in',
  check_out: 'Check-out',
  service: 'Service',
  checklist: 'Checklist',
  replacement: 'New meter',
};

/** The sources a person may choose; the others follow from the form in which the reading was entered. */
export const statedSources = ['manual', 'check_in', 'check_out'] as const;
