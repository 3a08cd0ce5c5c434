import type { DemoExpense } from './demo-company.ts';

const monthly = [-358, -328, -298, -268, -238, -208, -178, -148, -118, -88, -58, -28];
const quarterly = [-345, -255, -165, -75];

export const azureExpenses: DemoExpense[] = [
  { yacht: null, category: 'salaries', subcategory: 'Shore team', description: 'Salaries of the office', vendor: 'Azure Charters', paymentMethod: 'bank_transfer', amount: 14_200_00, days: monthly },
  { yacht: 'Santa Livia', category: 'docking', subcategory: 'Berth', description: 'Berth at Porto Antico', vendor: 'Marina Porto Antico', paymentMethod: 'bank_transfer', amount: 21_500_00, days: monthly },
  { yacht: 'Aurelia', category: 'docking', subcategory: 'Berth', description: 'Berth at Port Vauban', vendor: 'Port Vauban', paymentMethod: 'bank_transfer', amount: 8_640_00, days: monthly },
  { yacht: 'Aurelia', category: 'fuel', subcategory: 'Diesel', description: '9,400 litres before the charter', vendor: 'Riviera Bunkering', paymentMethod: 'credit_card', amount: 13_818_00, days: [-322, -201, -173, -142, -110, -82, -49, -21] },
  { yacht: 'Blue Tramontane', category: 'fuel', subcategory: 'Diesel', description: '21,000 litres', vendor: 'Riviera Bunkering', paymentMethod: 'bank_transfer', amount: 30_870_00, days: [-311, -192, -150, -121, -93, -70, -44, -16] },
  { yacht: 'Solenne', category: 'fuel', subcategory: 'Diesel', description: 'Weekly bunker', vendor: 'Station Port de Nice', paymentMethod: 'credit_card', amount: 1_236_50, days: [-187, -166, -152, -138, -124, -103, -89, -61, -47, -33, -26, -19, -12, -5] },
  { yacht: null, category: 'insurance', subcategory: 'Fleet', description: 'Fleet policy, quarter', vendor: 'Meridian Marine Insurance', paymentMethod: 'bank_transfer', amount: 38_900_00, days: quarterly },
  { yacht: 'Kallisto', category: 'port_fees', subcategory: null, description: 'Port dues and cruising tax', vendor: 'Piraeus Port Authority', paymentMethod: 'bank_transfer', amount: 1_980_00, days: [-196, -140, -97, -52, -14] },
  { yacht: 'Corallina', category: 'supplies', subcategory: 'Provisions', description: 'Provisions for a week’s charter', vendor: 'Mercat de l’Olivar', paymentMethod: 'debit_card', amount: 1_467_35, days: [-182, -154, -126, -98, -64, -36, -22, -8] },
  { yacht: 'Petite Ourse', category: 'cleaning', subcategory: 'Wash-down', description: 'Wash-down and linen', vendor: 'Cap Net', paymentMethod: 'cash', amount: 245_00, days: [-171, -129, -94, -57, -30, -17, -3] },
  { yacht: 'Night Heron', category: 'maintenance', subcategory: 'Engine', description: 'Overhaul, first instalment', vendor: 'Cantieri Liguri', paymentMethod: 'bank_transfer', amount: 31_260_00, days: [-7] },
  { yacht: 'Solenne', category: 'maintenance', subcategory: 'Hull', description: 'Haul-out, antifouling and anodes', vendor: 'Chantier Vauban', paymentMethod: 'bank_transfer', amount: 6_815_50, days: [-32] },
  { yacht: null, category: 'taxes', subcategory: 'VAT', description: 'VAT of last quarter', vendor: 'Service des impôts', paymentMethod: 'bank_transfer', amount: 26_412_80, days: [-334, -243, -152, -61] },
  { yacht: null, category: 'rent', subcategory: 'Office', description: 'Office on the quay', vendor: 'SCI du Vieux Port', paymentMethod: 'bank_transfer', amount: 2_950_00, days: monthly },
  { yacht: 'Santa Livia', category: 'lease', subcategory: 'Charter fees', description: 'Owner’s share of charter fees', vendor: 'Livia Holdings', paymentMethod: 'bank_transfer', amount: 395_000_00, days: [-178, -148, -118, -88, -58] },
  { yacht: 'Blue Tramontane', category: 'lease', subcategory: 'Charter fees', description: 'Owner’s share of charter fees', vendor: 'Tramontane Marine', paymentMethod: 'bank_transfer', amount: 240_000_00, days: [-178, -148, -118, -88, -58, -28] },
  { yacht: 'Aurelia', category: 'lease', subcategory: 'Charter fees', description: 'Owner’s share of charter fees', vendor: 'Société Aurelia', paymentMethod: 'bank_transfer', amount: 118_000_00, days: [-178, -148, -118, -88, -58, -28] },
  { yacht: 'Meltem', category: 'other', subcategory: 'Agency', description: 'Agent in Bodrum', vendor: 'Ege Yat Acentesi', paymentMethod: 'bank_transfer', amount: 620_00, days: [-2] },
];
