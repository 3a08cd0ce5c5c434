import type { DemoExpense } from './demo-company.ts';

/** The days of this many expenses, this far apart, up to this day before today. */
function every(apart: number, count: number, last: number): number[] {
  return Array.from({ length: count }, (_, place) => last - (count - 1 - place) * apart);
}

const monthly = every(30, 25, -12);
const quarterly = every(91, 9, -40);

export const azureExpenses: DemoExpense[] = [
  {
    yacht: null,
    category: 'salaries',
    subcategory: 'Shore team',
    description: 'Office salaries',
    vendor: 'Azure Charters',
    paymentMethod: 'bank_transfer',
    amount: 14_200_00,
    days: monthly,
  },
  {
    yacht: null,
    category: 'salaries',
    subcategory: 'Crew',
    description: 'Crew salaries',
    vendor: 'Azure Charters',
    paymentMethod: 'bank_transfer',
    amount: 121_600_00,
    days: monthly,
  },
  {
    yacht: 'Santa Livia',
    category: 'docking',
    subcategory: 'Berth',
    description: 'Berth at Porto Antico',
    vendor: 'Marina Porto Antico',
    paymentMethod: 'bank_transfer',
    amount: 21_500_00,
    days: monthly,
  },
  {
    yacht: 'Aurelia',
    category: 'docking',
    subcategory: 'Berth',
    description: 'Berth at Port Vauban',
    vendor: 'Port Vauban',
    paymentMethod: 'bank_transfer',
    amount: 8_640_00,
    days: monthly,
  },
  {
    yacht: 'Solenne',
    category: 'fuel',
    subcategory: 'Diesel',
    description: 'Weekly bunker',
    vendor: 'Station Port de Nice',
    paymentMethod: 'credit_card',
    amount: 1_236_50,
    days: every(14, 52, -5),
  },
  {
    yacht: null,
    category: 'insurance',
    subcategory: 'Fleet',
    description: 'Fleet policy, quarter',
    vendor: 'Meridian Marine Insurance',
    paymentMethod: 'bank_transfer',
    amount: 38_900_00,
    days: quarterly,
  },
  {
    yacht: 'Kallisto',
    category: 'port_fees',
    subcategory: null,
    description: 'Port dues and cruising tax',
    vendor: 'Piraeus Port Authority',
    paymentMethod: 'bank_transfer',
    amount: 1_980_00,
    days: every(44, 17, -14),
  },
  {
    yacht: 'Petite Ourse',
    category: 'cleaning',
    subcategory: 'Wash-down',
    description: 'Wash-down and linen',
    vendor: 'Cap Net',
    paymentMethod: 'cash',
    amount: 245_00,
    days: every(27, 27, -3),
  },
  {
    yacht: null,
    category: 'rent',
    subcategory: 'Office',
    description: 'Office on the quay',
    vendor: 'SCI du Vieux Port',
    paymentMethod: 'bank_transfer',
    amount: 2_950_00,
    days: monthly,
  },
  {
    yacht: 'Meltem',
    category: 'other',
    subcategory: 'Agency',
    description: 'Agent in Bodrum',
    vendor: 'Ege Yat Acentesi',
    paymentMethod: 'bank_transfer',
    amount: 620_00,
    days: [-2],
  },
];
