import { folded } from '../shared/words.ts';
import type { ExpenseCategory } from './words.ts';

// Words that such bills usually contain, in the languages of yacht harbors; the first category with a matching word wins. Compiled by hand
// from common usage.
const wordsOf: [ExpenseCategory, string][] = [
  ['insurance', 'insurance premium p&i assurance seguro assicurazione versicherung'],
  ['taxes', 'tax taxes vat duty customs tva iva'],
  ['salaries', 'salary salaries wage wages payroll salaire stipendio nomina'],
  ['cleaning', 'cleaning laundry detailing washdown nettoyage limpieza pulizia'],
  [
    'maintenance',
    'service repair repairs overhaul antifouling haul-out spares filter filters impeller rigging reparation reparacion riparazione',
  ],
  ['fuel', 'fuel diesel petrol gasoline bunkering bunkers gasoil gazole carburant gasolio benzina combustible'],
  ['docking', 'berth berthing mooring moorings dockage docking anchorage amarre ormeggio'],
  ['port_fees', 'port harbour harbor marina pilot pilotage agent clearance capitainerie puerto porto'],
  ['lease', 'lease leasing'],
  ['rent', 'rent rental hire'],
  ['supplies', 'provisions provisioning supplies groceries ice flowers water chandlery fenders lines ropes linen'],
];

/** The category that the words of an expense suggest, or null. Ignores accents and case. */
export function likelyCategory(text: string): ExpenseCategory | null {
  const words = ` ${folded(text)} `;
  return wordsOf.find(([, known]) => known.split(' ').some((each) => words.includes(` ${folded(each)} `)))?.[0] ?? null;
}
