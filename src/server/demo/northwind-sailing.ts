import type { DemoCompany } from './demo-company.ts';

const day = 24 * 60;

export const northwindSailing: DemoCompany = {
  name: 'Northwind Sailing',
  description: 'Three boats, a stove and good company: sailing weeks and days out on the Solent.',
  address: 'Unit 4, Bath Road, Lymington SO41 3YL, United Kingdom',
  contactPhone: '+44 1590 990 100',
  contactEmail: 'crew@northwind-sailing.example',
  website: 'https://northwind-sailing.example',
  taxNumber: 'GB 123 4567 89',
  paymentDetails: 'Northwind Sailing Ltd\nSolent Bank, Lymington\nSort code 00-99-00\nAccount 12345678',
  subscriptionTier: 'starter',
  timeZone: 'Europe/London',
  currency: 'GBP',
  taxRate: 20,
  subscription: { id: '5a1e0c2e-7b6d-4f5e-9a53-0d1c7c3f2a02', status: 'trialing', planId: 'starter-monthly', name: 'northwind' },
  people: [{ email: 'nora@northwind-sailing.example', firstName: 'Nora', lastName: 'Fairweather', role: 'manager' }],
  yachts: [
    { name: 'Kittiwake', type: 'Sailing Yacht', length: '38 ft', status: 'active', flagCountry: 'United Kingdom', location: 'Lymington', year: 2008, waters: ['Yarmouth', 'Newtown Creek', 'Cowes'], day: 420_00 },
    { name: 'Solent Lark', type: 'Sailing Yacht', length: '45 ft', status: 'active', flagCountry: 'United Kingdom', location: 'Cowes', year: 2015, waters: ['Poole', 'Weymouth', 'Cherbourg'], week: 3_400_00, away: true },
    { name: 'Wild Thyme', type: 'Sailing Yacht', length: '12.8m', status: 'docked', flagCountry: 'United Kingdom', location: 'Falmouth', year: 1998, waters: ['Fowey', 'Helford River', 'St Mawes'], week: 2_650_00, bookableFrom: 2 },
  ],
  crew: [
    { name: 'Callum MacLeod', role: 'Captain', yacht: 'Kittiwake', phone: '+44 7700 900301', certifications: 'RYA Yachtmaster Instructor', experience: '15 years of teaching' },
    { name: 'Bronwen Price', role: 'Captain', yacht: 'Solent Lark', phone: '+44 7700 900302', certifications: 'RYA Yachtmaster Offshore, commercially endorsed', experience: '9 years' },
    { name: 'Jago Penrose', role: 'Captain', yacht: 'Wild Thyme', phone: '+44 7700 900303', certifications: 'RYA Yachtmaster Ocean', experience: '20 years, knows every rock in Cornwall' },
    { name: 'Aisha Rahman', role: 'First Mate', yacht: 'Solent Lark', phone: '+44 7700 900304', certifications: 'RYA Day Skipper, First Aid', experience: '3 seasons' },
    { name: 'Rory Gallacher', role: 'Deckhand', yacht: null, phone: '+44 7700 900305', certifications: null, experience: 'First season' },
  ],
  customers: [
    { firstName: 'Penelope', lastName: 'Hargreaves', email: 'penny@mail.example', phone: '+44 7700 900311', address: '2 Mill Lane, Winchester', notes: 'Gift voucher of £200 open.' },
    { firstName: 'Dafydd', lastName: 'Llewellyn', email: 'dafydd@mail.example', phone: '+44 7700 900312', address: 'Cathedral Road, Cardiff', notes: null },
    { firstName: 'Saoirse', lastName: 'Byrne', email: 'saoirse@mail.example', phone: '+353 85 990 3013', address: 'Dún Laoghaire', notes: 'Gets seasick below; keep her at the helm.' },
    { firstName: 'Rajesh', lastName: 'Patel', email: 'raj.patel@mail.example', phone: '+44 7700 900314', address: 'Harrow, London', notes: null },
  ],
  works: [
    { yacht: 'Kittiwake', title: 'Sails to the loft', description: 'Genoa UV strip restitched.', type: 'general', status: 'completed', progress: 100, day: -25, days: 2, estimate: 380_00, actual: 412_50 },
    { yacht: 'Wild Thyme', title: 'Osmosis treatment', description: 'Hull drying under cover, epoxy next.', type: 'hull', status: 'in_progress', progress: 45, day: -11, days: 18, estimate: 6_900_00, actual: 2_750_00 },
    { yacht: 'Solent Lark', title: 'Engine service', description: null, type: 'engine', status: 'pending', progress: 0, day: 16, days: 1, estimate: 340_00, actual: null },
    { yacht: 'Kittiwake', title: 'Liferaft and flares', description: 'Raft to the service station, flares out of date.', type: 'safety', status: 'pending', progress: 0, day: 30, days: 1, estimate: 290_00, actual: null },
  ],
  appointments: [
    { yacht: 'Solent Lark', title: 'Coding inspection', description: 'Small commercial vessel code, yearly.', type: 'inspection', day: 17, days: 1, cost: 450_00 },
    { yacht: 'Kittiwake', title: 'Skippers’ evening', description: null, type: 'other', day: 6, days: 1, cost: null },
  ],
  trips: [{ yacht: 'Wild Thyme', from: 'Lymington', to: 'Falmouth', day: -13, at: '04:00', hours: 27, status: 'completed', type: 'maintenance' }],
  expenses: [
    { yacht: 'Kittiwake', category: 'docking', subcategory: 'Berth', description: 'Berth at Lymington Yacht Haven', vendor: 'Yacht Haven', paymentMethod: 'bank_transfer', amount: 690_00, days: [-58, -28] },
    { yacht: 'Wild Thyme', category: 'maintenance', subcategory: 'Hull', description: 'Osmosis treatment, first half', vendor: 'Penryn Boatyard', paymentMethod: 'bank_transfer', amount: 2_750_00, days: [-6] },
    { yacht: null, category: 'insurance', subcategory: null, description: 'Fleet policy, quarter', vendor: 'Meridian Marine Insurance', paymentMethod: 'bank_transfer', amount: 1_145_20, days: [-47] },
    { yacht: 'Solent Lark', category: 'supplies', subcategory: 'Provisions', description: 'Stores for a week', vendor: 'Cowes Stores', paymentMethod: 'debit_card', amount: 218_65, days: [-20, -6] },
  ],
  activities: [
    { minutesAgo: 11, by: 'Nora', action: 'maintenance', resourceType: 'maintenance', resource: 'Osmosis treatment', details: 'Osmosis treatment on Wild Thyme is at 45%' },
    { minutesAgo: 150, by: 'Nora', action: 'crew', resourceType: 'crew', resource: 'Rory Gallacher', details: 'Added crew member Rory Gallacher' },
    { minutesAgo: 10 * 60, by: 'Nora', action: 'login', resourceType: 'session', resource: 'Nora', details: 'Nora Fairweather signed in' },
    { minutesAgo: 12 * day, by: 'Nora', action: 'status', resourceType: 'yacht', resource: 'Wild Thyme', details: 'Wild Thyme is now docked' },
    { minutesAgo: 23 * day, by: 'Nora', action: 'complete', resourceType: 'maintenance', resource: 'Sails to the loft', details: 'Completed Sails to the loft on Kittiwake' },
  ],
  seed: 1903,
};
