import { azureCrew } from './azure-crew.ts';
import { azureCustomers } from './azure-customers.ts';
import { azureExpenses } from './azure-expenses.ts';
import type { DemoActivity, DemoAppointment, DemoCompany, DemoTrip, DemoWork, DemoYacht } from './demo-company.ts';

const yachts: DemoYacht[] = [
  { name: 'Aurelia', type: 'Motor Yacht', length: '38m', status: 'active', flagCountry: 'Malta', location: 'Antibes', year: 2019, waters: ['Saint-Tropez', 'Portofino', 'Calvi'], week: 68_000_00, away: true },
  { name: 'Blue Tramontane', type: 'Super Yacht', length: '52m', status: 'active', flagCountry: 'Cayman Islands', location: 'Monaco', year: 2021, waters: ['Porto Cervo', 'Capri', 'Bonifacio'], week: 165_000_00 },
  { name: 'Corallina', type: 'Catamaran', length: '62 ft', status: 'active', flagCountry: 'Spain', location: 'Palma de Mallorca', year: 2018, waters: ['Ibiza', 'Cabrera', 'Port de Sóller'], week: 19_500_00 },
  { name: 'Garbí', type: 'Sailing Yacht', length: '56 ft', status: 'active', flagCountry: 'Spain', location: 'Barcelona', year: 2014, waters: ['Sitges', 'Cadaqués', 'Tossa de Mar'], day: 1_450_00 },
  { name: 'Kallisto', type: 'Sailing Yacht', length: '31m', status: 'active', flagCountry: 'Greece', location: 'Piraeus', year: 2012, waters: ['Hydra', 'Mykonos', 'Santorini'], week: 34_000_00 },
  { name: 'Meltem', type: 'Sailing Yacht', length: '34.2m', status: 'inspection', flagCountry: 'Türkiye', location: 'Bodrum', year: 2009, waters: ['Göcek', 'Datça', 'Symi'], week: 27_500_00 },
  { name: 'Mistral Rose', type: 'Sailing Yacht', length: '24.5m', status: 'active', flagCountry: 'France', location: 'Port Grimaud', year: 2016, waters: ['Porquerolles', 'Calvi', 'Saint-Tropez'], week: 22_000_00, day: 3_200_00 },
  { name: 'Night Heron', type: 'Motor Yacht', length: '98 ft', status: 'maintenance', flagCountry: 'Italy', location: 'La Spezia', year: 2011, waters: ['Portovenere', 'Elba', 'Portofino'], week: 41_000_00 },
  { name: 'Orsa Minore', type: 'Super Yacht', length: '45m', status: 'docked', flagCountry: 'Italy', location: 'Naples', year: 2006, waters: ['Amalfi', 'Capri', 'Ponza'], week: 92_000_00, bookableFrom: 4 },
  { name: 'Petite Ourse', type: 'Catamaran', length: '14.6m', status: 'active', flagCountry: 'France', location: 'Cannes', year: 2020, waters: ['Îles de Lérins', 'Théoule-sur-Mer', 'Juan-les-Pins'], day: 1_900_00 },
  { name: 'Santa Livia', type: 'Mega Yacht', length: '74m', status: 'active', flagCountry: 'Malta', location: 'Genoa', year: 2023, waters: ['Porto Cervo', 'Taormina', 'Ibiza'], week: 480_000_00 },
  { name: 'Solenne', type: 'Motor Yacht', length: '21m', status: 'active', flagCountry: 'France', location: 'Nice', year: 2017, waters: ['Villefranche-sur-Mer', 'Cap Ferrat', 'Monaco'], day: 4_100_00 },
];

const works: DemoWork[] = [
  { yacht: 'Corallina', title: 'Watermaker membranes replaced', description: 'Both membranes and the pre-filters; output back at 110 litres an hour.', type: 'general', status: 'completed', progress: 100, day: -40, days: 1, estimate: 1_850_00, actual: 1_792_40 },
  { yacht: 'Solenne', title: 'Antifouling and anodes', description: 'Hauled out at Vauban. Two coats, all anodes, propellers polished.', type: 'hull', status: 'completed', progress: 100, day: -37, days: 5, estimate: 6_400_00, actual: 6_815_50 },
  { yacht: 'Blue Tramontane', title: 'Life raft service', description: 'Four rafts to the station in La Ciotat for the yearly service.', type: 'safety', status: 'completed', progress: 100, day: -31, days: 2, estimate: 3_900_00, actual: 3_900_00 },
  { yacht: 'Kallisto', title: 'Standing rigging check', description: 'Rigger aloft; port cap shroud replaced.', type: 'general', status: 'completed', progress: 100, day: -24, days: 1, estimate: 950_00, actual: 1_340_00 },
  { yacht: 'Petite Ourse', title: 'Navigation lights rewired', description: null, type: 'electrical', status: 'completed', progress: 100, day: -12, days: 1, estimate: 420_00, actual: 385_75 },
  { yacht: 'Night Heron', title: 'Port main engine overhaul', description: 'Injectors, turbocharger and heat exchangers out; waiting for the second injector set.', type: 'engine', status: 'in_progress', progress: 60, day: -9, days: 16, estimate: 48_500_00, actual: 31_260_00 },
  { yacht: 'Garbí', title: 'Mainsail batten repair', description: 'Two battens and the leech line, at the berth.', type: 'general', status: 'in_progress', progress: 35, day: -1, days: 3, estimate: 680_00, actual: null },
  { yacht: 'Aurelia', title: 'Stabiliser fin seals', description: 'Put off to the autumn haul-out.', type: 'hull', status: 'cancelled', progress: 0, day: -18, days: 2, estimate: 7_200_00, actual: null },
  { yacht: 'Petite Ourse', title: 'Saildrive oil and seals', description: null, type: 'engine', status: 'pending', progress: 0, day: 5, days: 1, estimate: 890_00, actual: null },
  { yacht: 'Solenne', title: '500-hour engine service', description: 'Both engines: oil, filters, impellers, belts.', type: 'engine', status: 'pending', progress: 0, day: 9, days: 2, estimate: 5_600_00, actual: null },
  { yacht: 'Orsa Minore', title: 'Teak deck caulking', description: 'Foredeck and swim platform.', type: 'hull', status: 'pending', progress: 10, day: 12, days: 9, estimate: 27_000_00, actual: null },
  { yacht: 'Mistral Rose', title: 'Fire extinguishers and detectors', description: 'Yearly check of 14 extinguishers and the engine room system.', type: 'safety', status: 'pending', progress: 0, day: 18, days: 1, estimate: 760_00, actual: null },
  { yacht: 'Blue Tramontane', title: 'Radar and AIS calibration', description: null, type: 'electrical', status: 'pending', progress: 0, day: 26, days: 1, estimate: 2_150_00, actual: null },
  { yacht: 'Corallina', title: 'Generator 1,000-hour service', description: null, type: 'engine', status: 'pending', progress: 0, day: 34, days: 2, estimate: 3_300_00, actual: null },
  { yacht: 'Kallisto', title: 'Lithium bank balancing', description: 'Cell voltages drift; balance and update the firmware.', type: 'electrical', status: 'pending', progress: 0, day: 45, days: 1, estimate: 1_200_00, actual: null },
  { yacht: 'Santa Livia', title: 'Tender davit load test', description: 'With the class surveyor.', type: 'safety', status: 'pending', progress: 0, day: 58, days: 1, estimate: 4_800_00, actual: null },
];

const appointments: DemoAppointment[] = [
  { yacht: 'Santa Livia', title: 'Class survey', description: 'Intermediate survey, hull and machinery.', type: 'inspection', day: -28, days: 2, cost: 9_800_00 },
  { yacht: 'Mistral Rose', title: 'Insurance survey', description: null, type: 'inspection', day: -15, days: 1, cost: 1_150_00 },
  { yacht: 'Meltem', title: 'Flag state inspection', description: 'Safety management, certificates and a fire drill.', type: 'inspection', day: -1, days: 3, cost: 2_400_00 },
  { yacht: 'Garbí', title: 'Passenger licence inspection', description: null, type: 'inspection', day: 8, days: 1, cost: 640_00 },
  { yacht: 'Aurelia', title: 'Underwater inspection', description: 'Divers look at fins, shafts and propellers.', type: 'inspection', day: 23, days: 1, cost: 1_900_00 },
  { yacht: 'Orsa Minore', title: 'Annual safety inspection', description: 'Before she goes back to work.', type: 'inspection', day: 24, days: 1, cost: 3_100_00 },
  { yacht: 'Petite Ourse', title: 'Life-saving gear inspection', description: null, type: 'inspection', day: 41, days: 1, cost: 380_00 },
  { yacht: 'Blue Tramontane', title: 'Photo shoot for the new brochure', description: 'Drone from the breakwater, models on the aft deck.', type: 'other', day: -8, days: 1, cost: null },
  { yacht: 'Santa Livia', title: 'Delivery to Genoa', description: 'Three watches, no guests.', type: 'other', day: -2, days: 4, cost: null },
  { yacht: 'Santa Livia', title: 'Owner on board', description: 'Lunch with guests, full crew in whites.', type: 'other', day: 3, days: 1, cost: null },
  { yacht: 'Solenne', title: 'Broker open day', description: null, type: 'other', day: 15, days: 1, cost: null },
  { yacht: 'Night Heron', title: 'Sea trial after overhaul', description: 'Two hours at cruising speed, engineer on board.', type: 'other', day: 8, days: 1, cost: null },
];

// Out of the bay, past Punta Mesco and along the Cinque Terre, round the island of Tino and into the gulf by its western entrance.
const portofinoToLaSpezia: [number, number][] = [[44.305, 9.222], [44.294, 9.245], [44.215, 9.4], [44.118, 9.615], [44.082, 9.705], [44.03, 9.81], [44.012, 9.848], [44.03, 9.876], [44.064, 9.86], [44.08, 9.848]];

const trips: DemoTrip[] = [
  { yacht: 'Corallina', from: 'Alicante', to: 'Palma de Mallorca', day: -41, at: '05:30', hours: 22, status: 'completed', type: 'relocation' },
  { yacht: 'Solenne', from: 'Nice', to: 'Antibes', day: -38, at: '09:00', hours: 1, status: 'completed', type: 'maintenance' },
  { yacht: 'Night Heron', from: 'Portofino', to: 'La Spezia', day: -10, at: '14:00', hours: 4, status: 'completed', type: 'maintenance', past: portofinoToLaSpezia },
  { yacht: 'Santa Livia', from: 'Naples', to: 'Genoa', day: -2, at: '18:00', hours: 0, status: 'in_progress', type: 'relocation' },
  { yacht: 'Garbí', from: 'Barcelona', to: 'Valencia', day: -20, at: '07:00', hours: 0, status: 'cancelled', type: 'personal' },
  { yacht: 'Orsa Minore', from: 'Naples', to: 'Amalfi', day: 27, at: '08:00', hours: 4, status: 'planned', type: 'relocation' },
  { yacht: 'Blue Tramontane', from: 'Monaco', to: 'La Ciotat', day: 25, at: '06:30', hours: 8, status: 'planned', type: 'maintenance' },
  { yacht: 'Petite Ourse', from: 'Cannes', to: 'Antibes', day: 4, at: '16:00', hours: 1, status: 'planned', type: 'other' },
];

const day = 24 * 60;
const activities: DemoActivity[] = [
  { minutesAgo: 4, by: 'Maya', action: 'maintenance', resourceType: 'maintenance', resource: 'Port main engine overhaul', details: 'Port main engine overhaul on Night Heron is at 60%' },
  { minutesAgo: 38, by: 'Tom', action: 'status', resourceType: 'yacht', resource: 'Meltem', details: 'Meltem is now under inspection' },
  { minutesAgo: 95, by: 'Tom', action: 'login', resourceType: 'session', resource: 'Tom', details: 'Tom Becker signed in' },
  { minutesAgo: 3 * 60, by: 'Maya', action: 'crew', resourceType: 'crew', resource: 'Zeynep Aydın', details: 'Zeynep Aydın joined Meltem as First Mate' },
  { minutesAgo: 5 * 60 + 12, by: 'Maya', action: 'create', resourceType: 'customer', resource: 'Ingrid Sørensen', details: 'Added customer Ingrid Sørensen' },
  { minutesAgo: day + 40, by: 'Tom', action: 'location', resourceType: 'yacht', resource: 'Mistral Rose', details: 'Mistral Rose is now in Port Grimaud' },
  { minutesAgo: day + 6 * 60, by: 'Maya', action: 'alert', resourceType: 'maintenance', resource: '500-hour engine service', details: '500-hour engine service on Solenne is due next week' },
  { minutesAgo: 3 * day, by: 'Maya', action: 'update', resourceType: 'yacht', resource: 'Santa Livia', details: 'Updated yacht Santa Livia' },
  { minutesAgo: 5 * day + 90, by: 'Tom', action: 'maintenance', resourceType: 'maintenance', resource: 'Teak deck caulking', details: 'Planned Teak deck caulking on Orsa Minore' },
  { minutesAgo: 11 * day, by: 'Tom', action: 'complete', resourceType: 'maintenance', resource: 'Navigation lights rewired', details: 'Completed Navigation lights rewired on Petite Ourse' },
  { minutesAgo: 17 * day, by: 'Maya', action: 'status', resourceType: 'maintenance', resource: 'Stabiliser fin seals', details: 'Cancelled Stabiliser fin seals on Aurelia' },
  { minutesAgo: 29 * day, by: 'Maya', action: 'complete', resourceType: 'maintenance', resource: 'Life raft service', details: 'Completed Life raft service on Blue Tramontane' },
];

export const azureCharters: DemoCompany = {
  name: 'Azure Charters',
  description: 'Crewed charters and day trips around the western Mediterranean and the Aegean.',
  address: '12 quai des Milliardaires, 06600 Antibes, France',
  contactPhone: '+33 4 99 00 12 34',
  contactEmail: 'hello@azure-charters.example',
  website: 'https://azure-charters.example',
  taxNumber: 'FR 12 345678901',
  paymentDetails: 'Azure Charters SARL\nBanque du Vieux Port, Antibes\nIBAN FR76 3000 1007 9412 3456 7890 185\nBIC BVPAFRPPXXX',
  subscriptionTier: 'professional',
  timeZone: 'Europe/Paris',
  currency: 'EUR',
  taxRate: 20,
  subscription: { id: '5a1e0c2e-7b6d-4f5e-9a53-0d1c7c3f2a01', status: 'active', planId: 'professional-monthly', name: 'azure' },
  people: [
    { email: 'maya@azure-charters.example', firstName: 'Maya', lastName: 'Laurent', role: 'manager' },
    { email: 'tom@azure-charters.example', firstName: 'Tom', lastName: 'Becker', role: 'user' },
  ],
  yachts,
  crew: azureCrew,
  customers: azureCustomers,
  works,
  appointments,
  trips,
  expenses: azureExpenses,
  activities,
  yearBefore: true,
  seed: 1866,
};
