import { folded } from '../shared/words.ts';
import type { MaintenanceType } from './words.ts';

/** How words begin that say of which kind some work is. */
const beginnings: [MaintenanceType, string[]][] = [
  ['engine', ['engine', 'motor', 'diesel', 'oil', 'impeller', 'coolant', 'gearbox', 'saildrive', 'outboard', 'turbo', 'fuel', 'generator']],
  ['hull', ['hull', 'antifoul', 'anode', 'seacock', 'propeller', 'rudder', 'keel', 'haul', 'gelcoat', 'osmosis', 'teak']],
  ['safety', ['safety', 'raft', 'liferaft', 'lifejacket', 'extinguisher', 'fire', 'flare', 'epirb', 'plb', 'sart', 'drill']],
  ['electrical', ['electric', 'batter', 'wiring', 'charger', 'inverter', 'alternator', 'solar', 'radar', 'navigation']],
];

/** The kind of work that a title names, by the first word that names one; null where none does. */
export function kindNamed(title: string): MaintenanceType | null {
  for (const word of folded(title).split(' '))
    for (const [kind, begins] of beginnings) if (begins.some((each) => word.startsWith(each))) return kind;
  return null;
}
