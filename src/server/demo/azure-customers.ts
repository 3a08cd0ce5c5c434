import type { DemoCustomer } from './demo-company.ts';

export const azureCustomers: DemoCustomer[] = [
  { firstName: 'Björn', lastName: 'Lindqvist', email: 'bjorn.lindqvist@mail.example', phone: '+46 70 990 20 01', address: 'Strandvägen 41, Stockholm', notes: 'Family of six, two children under ten. Wants life jackets in small sizes.' },
  { firstName: 'Catherine', lastName: 'Ashworth', email: 'c.ashworth@mail.example', phone: '+44 7700 900202', address: '8 Cheyne Row, London', notes: 'Fourth season with us. Always the same cabin.' },
  { firstName: 'Alessandro', lastName: 'Conti', email: 'a.conti@mail.example', phone: '+39 333 990 2003', address: 'Via Manzoni 17, Milano', notes: null },
  { firstName: 'Ingrid', lastName: 'Sørensen', email: 'ingrid@mail.example', phone: '+47 900 20 204', address: 'Bygdøy allé 60, Oslo', notes: 'Shellfish allergy.' },
  { firstName: 'Mehmet', lastName: 'Öztürk', email: 'mehmet.ozturk@mail.example', phone: '+90 530 990 20 05', address: 'Bebek, İstanbul', notes: 'Prefers to board at Göcek.' },
  { firstName: 'Hélène', lastName: 'Dubois', email: 'helene.dubois@mail.example', phone: '+33 6 99 00 20 06', address: '3 rue de Seine, Paris', notes: null },
  { firstName: 'Katharina', lastName: 'von Ahlefeld', email: 'k.ahlefeld@mail.example', phone: '+49 1520 990207', address: 'Elbchaussee 120, Hamburg', notes: 'Sails herself; bareboat licence on file.' },
  { firstName: 'Δημήτρης', lastName: 'Κωνσταντίνου', email: 'dimitris.k@mail.example', phone: '+30 690 990 2008', address: 'Κηφισιά, Αθήνα', notes: 'Invoices to his company, Aegean Freight.' },
  { firstName: 'Priscilla', lastName: 'Nakamura', email: 'p.nakamura@mail.example', phone: '+1 415 555 0209', address: 'Pacific Heights, San Francisco', notes: 'Through Riviera Yacht Brokers, 15% commission.' },
  { firstName: 'Willem', lastName: 'de Graaf', email: 'willem@mail.example', phone: '+31 6 9900 2010', address: 'Herengracht 210, Amsterdam', notes: null },
  { firstName: 'Beatriz', lastName: 'Figueiredo', email: 'beatriz.f@mail.example', phone: '+351 910 990 211', address: 'Cascais, Portugal', notes: 'Birthday on board, likes peonies.' },
  { firstName: 'Omar', lastName: 'Al-Rashid', email: 'office@alrashid.example', phone: '+971 50 990 2012', address: 'Palm Jumeirah, Dubai', notes: 'Halal kitchen, no alcohol on board.' },
  { firstName: 'Grégoire', lastName: 'Aubert', email: 'concierge@hotel-des-pins.example', phone: '+33 4 99 00 20 13', address: 'Boulevard du Littoral, Juan-les-Pins', notes: 'Concierge of the Hôtel des Pins: books day trips for guests. Monthly account.' },
];
