import { folded } from '../shared/words.ts';
import type { MaintenanceType } from './words.ts';

/** The beginnings of words that name a type of work. */
const beginnings: [MaintenanceType, string[]][] = [
  ['engine', ['engine', 'motor', 'diesel', 'oil', 'impeller', 'coolant', 'gearbox', 'saildrive', 'outboard', 'turbo', 'fuel', 'generator']],
  ['hull', ['hull', 'antifoul', 'anode', 'seacock', 'propeller', 'rudder', 'keel', 'haul', 'gelcoat', 'osmosis', 'teak']],
  ['safety', ['safety', 'raft', 'liferaft', 'lifejacket', 'extinguisher', 'fire', 'flare', 'epirb', 'plb', 'sart', 'drill']],
  ['electrical', ['electric', 'batter', 'wiring', 'charger', 'inverter', 'alternator', 'solar', 'radar', 'navigation']],
];

/** The type of work named by a title, by the first word that names one; null without any. */
export function kindNamed(title: string): MaintenanceType | null {
  for (const word of folded(title).split(' '))
    for (const [kind, begins] of beginnings) if (begins.some((each) => word.startsWith(each))) return kind;
  return null;
}
