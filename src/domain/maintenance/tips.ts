import { addDays, addMonths, type Day } from '../shared/calendar-days.ts';
import type { EquipmentKind } from '../equipment/words.ts';
import type { MaintenanceType, Season } from './words.ts';

/** The initial values of a usual service plan. Hours are whole tenths; without an interval it is done once, at its hours. */
export type UsualPlan = {
  title: string;
  everyMonths: number | null;
  everyDays: number | null;
  everyTenths: number | null;
  dueTenths?: number;
  policy: 'floating' | 'fixed';
  earlyDays: number | null;
  lateDays: number;
  earlyTenths: null;
  lateTenths: number;
  series: string | null;
  critical: boolean;
  outOfService: boolean;
  estimatedTenths: number | null;
};

/** A maintenance tip. The maker's manual, the class society and the flag state take precedence. */
export type MaintenanceTip = {
  title: string;
  type: MaintenanceType;
  season: Season;
  /** In words. With hours and months, whichever comes first counts. */
  interval: string;
  /** The interval in days or months, if it has one. */
  every?: { days: number } | { months: number };
  description: string;
  /** The source; without one it is common practice. */
  source?: string;
  /** The kinds of equipment it applies to. */
  of?: readonly EquipmentKind[];
  /** The usual service plan of these kinds. Its title defaults to that of the tip. */
  plan?: Partial<UsualPlan>;
};

export const tips: readonly MaintenanceTip[] = [
  {
    title: 'Look over the engine before the first start',
    type: 'engine',
    season: 'during',
    interval: 'Daily',
    description: 'Oil, coolant, belt, leaks and the raw-water strainer. After the start, look for water at the exhaust.',
    source: 'Iveco N67 service table; themainsail.com',
  },
  {
    title: 'First service of a diesel',
    type: 'engine',
    season: 'during',
    interval: 'Once, at 50 hours',
    description: 'Oil, filter and valve clearance of a new or rebuilt engine, then look for leaks at every hose.',
    source: 'Yanmar 4JH3 manual',
    of: ['engine'],
    plan: { title: '50 h first service', dueTenths: 500, estimatedTenths: 30 },
  },
  {
    title: 'Look over a diesel at 100 hours',
    type: 'engine',
    season: 'during',
    interval: '100 hours',
    description: 'Belts, mounts, hoses, anodes and the alignment. It takes an hour and finds what breaks next.',
    of: ['engine'],
    plan: { title: '100 h look', everyTenths: 1000, series: 'service', outOfService: false, estimatedTenths: 10 },
  },
  {
    title: 'Diesel, 250-hour service',
    type: 'engine',
    season: 'after',
    interval: '250 hours or 12 months',
    every: { months: 12 },
    description: 'Oil and filters, impeller, belts and anodes, each with its date on the part.',
    source: 'Yanmar 4JH3 manual',
    of: ['engine'],
    plan: { title: '250 h service', everyTenths: 2500, everyMonths: 12, series: 'service', estimatedTenths: 40 },
  },
  {
    title: 'Diesel, 500-hour service',
    type: 'engine',
    season: 'after',
    interval: '500 hours or 24 months',
    every: { months: 24 },
    description: 'The 250-hour service, plus the heat exchanger, injectors and valve clearance.',
    source: 'Yanmar 4JH3 manual',
    of: ['engine'],
    plan: { title: '500 h service', everyTenths: 5000, everyMonths: 24, series: 'service', estimatedTenths: 80 },
  },
  {
    title: 'Diesel, 1,000-hour service',
    type: 'engine',
    season: 'after',
    interval: '1,000 hours or 48 months',
    every: { months: 48 },
    description: 'The 500-hour service, plus mounts, coolant, injection pump and exhaust elbow.',
    source: 'Yanmar 4JH3 manual',
    of: ['engine'],
    plan: { title: '1,000 h service', everyTenths: 10_000, everyMonths: 48, series: 'service', estimatedTenths: 160 },
  },
  {
    title: 'Engine oil and filter, small diesel',
    type: 'engine',
    season: 'after',
    interval: '100 to 250 hours or 12 months',
    every: { months: 12 },
    description:
      'Change the oil while it is warm, and before the lay-up rather than after it. Milky oil means water: stop and find out why.',
    source: 'truenorth-marine.com; heavyseas.net',
  },
  {
    title: 'Engine oil and filter, larger diesel',
    type: 'engine',
    season: 'after',
    interval: '600 hours',
    description: 'Take a sample for analysis with each change and keep the results beside the engine hours.',
    source: 'Iveco N67 service table',
  },
  {
    title: 'Drain water from the fuel pre-filter',
    type: 'engine',
    season: 'during',
    interval: '150 hours',
    description: 'Drain until clean fuel comes. More water than usual means a look at the tank and its vent.',
    source: 'Iveco N67 service table',
  },
  {
    title: 'Fuel filters',
    type: 'engine',
    season: 'before',
    interval: '250 to 600 hours or 12 months',
    every: { months: 12 },
    description: 'Replace, bleed, and keep one set of each on board.',
    source: 'Iveco N67 service table; The Post, April 2017',
  },
  {
    title: 'Air filter',
    type: 'engine',
    season: 'before',
    interval: 'Clean at 300 hours, replace after 2 years',
    every: { months: 24 },
    description: 'A filter that is gray on the clean side is due, whatever the hours say.',
    source: 'Iveco N67 service table',
  },
  {
    title: 'Engine pencil anodes',
    type: 'engine',
    season: 'during',
    interval: 'Check every 300 hours',
    description: 'Replace those that are half gone, and count the pieces that come out.',
    source: 'Iveco N67 service table',
  },
  {
    title: 'Drive belts',
    type: 'engine',
    season: 'before',
    interval: 'Tension every 12 months, replace after 1,000 hours or 4 years',
    every: { months: 12 },
    description: 'Check tension, cracks and black dust. Keep one of each on board.',
    source: 'Iveco N67 service table; Yanmar 3YM30 manual, p. 46',
  },
  {
    title: 'Raw-water impeller',
    type: 'engine',
    season: 'before',
    interval: 'Every 12 months; at most 1,000 hours or 4 years per the manufacturer',
    every: { months: 12 },
    description: 'Replace, find every missing blade, and put two spares on board.',
    source: 'The Post, April 2017; Yanmar 3YM30 manual',
  },
  {
    title: 'Coolant',
    type: 'engine',
    season: 'after',
    interval: '1,200 hours or 2 years',
    every: { months: 24 },
    description: 'Drain, flush and refill with what the maker specifies. Check hoses and clips while you’re there.',
    source: 'Iveco N67 service table',
  },
  {
    title: 'Flexible engine mounts',
    type: 'engine',
    season: 'after',
    interval: '1,000 hours or 4 years',
    every: { months: 48 },
    description: 'Look for sagging and oil-soaked rubber, and check the shaft’s alignment afterwards.',
    source: 'Yanmar 3YM30 manual, p. 46',
  },
  {
    title: 'Stern drive oil and bellows',
    type: 'engine',
    season: 'after',
    interval: '125 hours or 12 months in commercial use',
    every: { months: 12 },
    description: 'With the boat out of the water, change the oil, look for milkiness, and bend the bellows to see cracks.',
    source: 'Volvo Penta TAMD31P manual, p. 33',
  },
  {
    title: 'Saildrive oil',
    type: 'engine',
    season: 'after',
    interval: '12 months; the rubber diaphragm 7 years',
    every: { months: 12 },
    description: 'Change the oil at haul-out and write down the diaphragm’s year.',
  },
  {
    title: 'Valve clearance',
    type: 'engine',
    season: 'after',
    interval: '500 to 1,000 hours',
    description: 'Measure cold, and have the injectors tested at 1,500 hours.',
  },
  {
    title: 'Turbocharger and aftercooler',
    type: 'engine',
    season: 'after',
    interval: '2 to 4 years',
    every: { months: 24 },
    description: 'Clean the water side and pressure-test it before refitting.',
  },
  {
    title: 'Generator oil and filter',
    type: 'engine',
    season: 'during',
    interval: '200 to 250 hours or 12 months',
    every: { months: 12 },
    description: 'A generator works more hours than anything else on board: go by its own meter.',
    of: ['generator'],
    plan: { title: '250 h service', everyTenths: 2500, everyMonths: 12, estimatedTenths: 30 },
  },
  {
    title: 'Gearbox oil',
    type: 'engine',
    season: 'after',
    interval: '500 hours or 12 months',
    every: { months: 12 },
    description: 'Change it warm. A burnt smell or metal on the magnet is a reason to stop.',
    of: ['gearbox'],
    plan: { everyMonths: 12, everyTenths: 5000, estimatedTenths: 20 },
  },
  {
    title: 'Outboard service',
    type: 'engine',
    season: 'after',
    interval: '100 hours or 12 months, first at 20 hours',
    every: { months: 12 },
    description: 'Flush with fresh water, gear oil, plugs, anodes and the impeller.',
    source: 'Yamaha chart LIT-18626',
    of: ['outboard'],
    plan: { title: '100 h service', everyTenths: 1000, everyMonths: 12, series: 'service', outOfService: false, estimatedTenths: 20 },
  },
  {
    title: 'First service of an outboard',
    type: 'engine',
    season: 'during',
    interval: 'Once, at 20 hours',
    description: 'Change the gear oil to flush out metal from the first hours, and check every bolt.',
    source: 'Yamaha chart LIT-18626',
    of: ['outboard'],
    plan: { title: '20 h first service', dueTenths: 200, outOfService: false, estimatedTenths: 20 },
  },

  {
    title: 'Haul-out, antifouling and hull inspection',
    type: 'hull',
    season: 'before',
    interval: '12 months, also with paint that lasts 24',
    every: { months: 12 },
    description: 'Photograph the bottom before it is washed and after it is painted.',
    source: 'killcaremarina.com.au',
    of: ['hull'],
    plan: { title: 'Haul-out and antifouling', everyMonths: 12, estimatedTenths: 400 },
  },
  {
    title: 'Hull and shaft anodes',
    type: 'hull',
    season: 'during',
    interval: 'Check monthly, at the latest every 3 months',
    every: { months: 1 },
    description: 'Replace at half size, never paint them and never mix metals.',
    source: 'Leopard 40 manual, p. 116; Practical Boat Owner checklist',
    of: ['hull'],
    plan: { title: 'Anodes', everyMonths: 1, outOfService: false, estimatedTenths: 10 },
  },
  {
    title: 'Operate every seacock',
    type: 'hull',
    season: 'all-year',
    interval: 'Monthly',
    every: { months: 1 },
    description: 'Open and close each one, and look at hose and clips. One that is stiff today is stuck tomorrow.',
    of: ['seacock'],
    plan: { title: 'Operate every seacock', everyMonths: 1, outOfService: false, estimatedTenths: 10 },
  },
  {
    title: 'Inspect the seacocks',
    type: 'hull',
    season: 'before',
    interval: '12 months',
    every: { months: 12 },
    description: 'Scrape the brass: pink means the zinc is gone and the fitting has to go too.',
    source: 'The Post, April 2017; Practical Boat Owner checklist',
    of: ['seacock'],
    plan: { title: 'Inspection', everyMonths: 12, estimatedTenths: 20 },
  },
  {
    title: 'Propeller, shaft and rudder bearings',
    type: 'hull',
    season: 'before',
    interval: '12 months',
    every: { months: 12 },
    description: 'Measure the play, clean the blades, and suspect a dirty propeller before the engine.',
    source: 'killcaremarina.com.au',
  },
  {
    title: 'Standing rigging',
    type: 'hull',
    season: 'before',
    interval: 'Inspect every 12 months, replace after about 10 years',
    every: { months: 12 },
    description: 'Rinse with fresh water, then look for rust stains, broken strands and cracked terminals.',
    source: 'Leopard 40 manual',
    of: ['rigging'],
    plan: { title: 'Rigging inspection', everyMonths: 12, estimatedTenths: 40 },
  },
  {
    title: 'Running rigging, winches and furlers',
    type: 'hull',
    season: 'before',
    interval: '12 months',
    every: { months: 12 },
    description: 'Wash the lines, turn them end for end, and service the winches with a light coat of grease.',
    source: 'bavariayacht.org forum',
    of: ['winch'],
    plan: { title: 'Winch service', everyMonths: 12, outOfService: false, estimatedTenths: 20 },
  },
  {
    title: 'Teak, gelcoat and varnish',
    type: 'hull',
    season: 'before',
    interval: '6 to 12 months',
    every: { months: 6 },
    description: 'Wash across the grain, and close cracks in seams while they are short.',
  },

  {
    title: 'Life raft service',
    type: 'safety',
    season: 'before',
    interval: '12 months where it is required or commercial, else 1 to 3 years per its manufacturer',
    every: { months: 12 },
    description: 'Book the station early. The date that counts is on the certificate, not on the case.',
    source: 'yachtingmonthly.com; getboatwise.app',
    of: ['life_raft'],
    plan: { title: 'Service', everyMonths: 12, critical: true, estimatedTenths: 20 },
  },
  {
    title: 'Hydrostatic release',
    type: 'safety',
    season: 'before',
    interval: 'Disposable 2 years, serviceable 12 months',
    every: { months: 24 },
    description: 'Swap it on the date it shows, and check how the painter runs.',
    source: 'wafic.org.au; SOLAS III/20.9.1',
    of: ['hydrostatic_release'],
    plan: { title: 'Replacement', everyMonths: 24, critical: true, outOfService: false, estimatedTenths: 10 },
  },
  {
    title: 'EPIRB self-test',
    type: 'safety',
    season: 'all-year',
    interval: 'Monthly',
    every: { months: 1 },
    description: 'Use the test position only, in the window its manual gives, and check the battery’s date.',
    of: ['epirb'],
    plan: { title: 'Self-test', everyMonths: 1, outOfService: false, estimatedTenths: 5 },
  },
  {
    title: 'EPIRB registration and battery',
    type: 'safety',
    season: 'before',
    interval: 'Review every 12 months; battery 5 to 10 years by its label',
    every: { months: 12 },
    description: 'A registration with last year’s telephone number finds nobody.',
    source: 'wafic.org.au; getboatwise.app',
    of: ['epirb'],
    plan: { title: 'Registration', everyMonths: 24, outOfService: false, estimatedTenths: 5 },
  },
  {
    title: 'EPIRB annual test',
    type: 'safety',
    season: 'before',
    interval: '12 months',
    every: { months: 12 },
    description: 'Signal, code and registration, tested by somebody with the equipment for it.',
    source: 'SOLAS IV/15.9',
    of: ['epirb'],
    plan: { title: 'Annual test', everyMonths: 12, critical: true, outOfService: false, estimatedTenths: 10 },
  },
  {
    title: 'EPIRB shore service',
    type: 'safety',
    season: 'before',
    interval: '5 years',
    every: { months: 60 },
    description: 'The maker’s station renews seals and battery. Order a loan unit before it goes.',
    source: 'SOLAS IV/15.9',
    of: ['epirb'],
    plan: { title: 'Shore service', everyMonths: 60, critical: true, outOfService: false, estimatedTenths: 10 },
  },
  {
    title: 'PLB and SART batteries',
    type: 'safety',
    season: 'before',
    interval: '5 to 10 years by their label, SART 5 years',
    every: { months: 60 },
    description: 'Read the date on each, write it down, and order the next one half a year ahead.',
    source: 'getboatwise.app',
    of: ['plb', 'sart'],
    plan: { title: 'Battery', everyMonths: 60, outOfService: false, estimatedTenths: 10 },
  },
  {
    title: 'Flares, smoke and line throwers',
    type: 'safety',
    season: 'before',
    interval: '3 years from manufacture',
    every: { months: 36 },
    description: 'Count from the manufacture date. Hand in what is out of date, and write the next date down.',
    source: 'getboatwise.app',
    of: ['flares'],
    plan: { title: 'Replacement', everyMonths: 36, critical: true, outOfService: false, estimatedTenths: 10 },
  },
  {
    title: 'Inflatable lifejackets',
    type: 'safety',
    season: 'before',
    interval: 'Service every 12 months',
    every: { months: 12 },
    description: 'Inflate by mouth overnight, weigh the cylinders, look at the dates of the firing heads.',
    source: 'getboatwise.app; safety-marine.co.uk',
    of: ['lifejackets'],
    plan: { title: 'Service', everyMonths: 12, outOfService: false, estimatedTenths: 40 },
  },
  {
    title: 'Lifejacket cylinders',
    type: 'safety',
    season: 'during',
    interval: 'Weight and tightness monthly, corrosion every 3 months',
    every: { months: 1 },
    description: 'Turn each cylinder by hand: many have come loose. Replace any with rust.',
    source: 'getboatwise.app; safety-marine.co.uk',
    of: ['lifejackets'],
    plan: { title: 'Cylinders', everyMonths: 1, outOfService: false, estimatedTenths: 10 },
  },
  {
    title: 'Fire extinguishers',
    type: 'safety',
    season: 'before',
    interval: 'Inspect every 12 months, service after 5 years',
    every: { months: 12 },
    description: 'Gauge, pin and hose. Shake dry powder loose, and check each one monthly.',
    source: 'getboatwise.app',
    of: ['extinguisher'],
    plan: { title: 'Service', everyMonths: 12, critical: true, outOfService: false, estimatedTenths: 20 },
  },
  {
    title: 'Fire extinguishers: monthly check',
    type: 'safety',
    season: 'all-year',
    interval: 'Monthly',
    every: { months: 1 },
    description: 'Gauge in the green, pin and seal in place, nothing hung in front of it.',
    source: 'IMO A.951(23)',
    of: ['extinguisher'],
    plan: { title: 'Monthly look', everyMonths: 1, outOfService: false, estimatedTenths: 5 },
  },
  {
    title: 'Fire extinguishers: discharge test',
    type: 'safety',
    season: 'before',
    interval: '5 years',
    every: { months: 60 },
    description: 'One of each type is discharged and filled again, with the crew at the trigger.',
    source: 'IMO A.951(23)',
    of: ['extinguisher'],
    plan: { title: 'Discharge test', everyMonths: 60, outOfService: false, estimatedTenths: 20 },
  },
  {
    title: 'Fire extinguishers: pressure test',
    type: 'safety',
    season: 'before',
    interval: '10 years',
    every: { months: 120 },
    description: 'Cylinders are tested under pressure, or replaced: ask which is cheaper.',
    source: 'IMO A.951(23)',
    of: ['extinguisher'],
    plan: { title: 'Pressure test', everyMonths: 120, outOfService: false, estimatedTenths: 20 },
  },
  {
    title: 'Fixed fire system',
    type: 'safety',
    season: 'before',
    interval: '12 months',
    every: { months: 12 },
    description: 'Have it serviced, and try alarm, fan stop and fuel shut-off on the same day.',
    of: ['fire_system'],
    plan: { title: 'Service', everyMonths: 12, critical: true, estimatedTenths: 40 },
  },
  {
    title: 'Life-saving gear: weekly check',
    type: 'safety',
    season: 'during',
    interval: '7 days',
    every: { days: 7 },
    description: 'Rafts, rings, lights and the engine of the rescue boat, with a line in the log.',
    source: 'marinegyaan.com',
  },
  {
    title: 'Life-saving gear: monthly checklist',
    type: 'safety',
    season: 'all-year',
    interval: 'Monthly',
    every: { months: 1 },
    description: 'Everything on the muster list, item by item. Falls are renewed within 5 years.',
    source: 'marinegyaan.com',
  },
  {
    title: 'First-aid kit',
    type: 'safety',
    season: 'before',
    interval: '12 months',
    every: { months: 12 },
    description: 'Replace what has expired, and what was used without anyone saying so.',
    source: 'getboatwise.app',
    of: ['first_aid'],
    plan: { title: 'Check the contents', everyMonths: 12, outOfService: false, estimatedTenths: 10 },
  },
  {
    title: 'Drills: fire, abandon ship, man overboard',
    type: 'safety',
    season: 'during',
    interval: 'Monthly, and within a day of a larger crew change',
    every: { months: 1 },
    description: 'Log who took part and how long it took. Brief every guest, and log that too.',
  },
  {
    title: 'Gas system',
    type: 'safety',
    season: 'before',
    interval: 'Test every 12 months; alarms 5 to 7 years',
    every: { months: 12 },
    description: 'Test for leaks with the regulator, and replace gas and carbon monoxide alarms by their date.',
  },

  {
    title: 'Battery terminals',
    type: 'electrical',
    season: 'before',
    interval: '6 months',
    every: { months: 6 },
    description: 'Clean, tighten and grease. Fuses belong close to the battery.',
    source: 'Iveco N67 service table',
  },
  {
    title: 'Battery load test',
    type: 'electrical',
    season: 'after',
    interval: '12 months',
    every: { months: 12 },
    description: 'Test each battery by itself, rested and full, and replace banks as a whole.',
    of: ['batteries'],
    plan: { title: 'Load test', everyMonths: 12, outOfService: false, estimatedTenths: 20 },
  },
  {
    title: 'Shore power lead and residual-current device',
    type: 'electrical',
    season: 'all-year',
    interval: 'Test monthly',
    every: { months: 1 },
    description: 'Press the test button. Look for brown pins, and never leave the lead coiled under load.',
  },
  {
    title: 'Bonding and galvanic isolator',
    type: 'electrical',
    season: 'after',
    interval: '12 months',
    every: { months: 12 },
    description: 'Measure before you blame the anodes. New wire is tinned, with heat-shrink over every joint.',
  },
  {
    title: 'Navigation lights, bilge pumps and alarms',
    type: 'electrical',
    season: 'during',
    interval: 'Weekly',
    every: { days: 7 },
    description: 'Lift each float switch by hand and wait for pump and alarm.',
  },

  {
    title: 'Bilge and strainers',
    type: 'general',
    season: 'during',
    interval: '7 days',
    every: { days: 7 },
    description: 'A clean bilge shows the leak on its first day. Empty the strainers of air conditioning and black water.',
    source: 'seazone.app',
  },
  {
    title: 'Flush the watermaker',
    type: 'general',
    season: 'during',
    interval: '3 to 7 days when idle',
    every: { days: 7 },
    description: 'Fresh water without chlorine, or preserve the membranes when it rests for longer.',
    of: ['watermaker'],
    plan: { title: 'Flush', everyDays: 7, outOfService: false, estimatedTenths: 5 },
  },
  {
    title: 'Insurance, registration and radio license',
    type: 'general',
    season: 'before',
    interval: '12 months, or by certificate',
    every: { months: 12 },
    description: 'Put every certificate’s date into the calendar, with enough days to renew it.',
  },
  {
    title: 'Survey, class and charter license',
    type: 'general',
    season: 'after',
    interval: 'Every 12 months, a full examination every 5 years',
    every: { months: 12 },
    description: 'Ask the surveyor for the list first, and do the small things before the visit.',
    of: ['survey'],
    plan: { title: 'Annual survey', everyMonths: 12, policy: 'fixed', earlyDays: 89, lateDays: 91, critical: true, estimatedTenths: 80 },
  },
];

/** General advice for each type of work, regardless of hours. */
export const advice: Record<MaintenanceType, readonly string[]> = {
  engine: [
    'Log the hours at every shutdown.',
    'Run a diesel warm and under load: long idling harms it.',
    'Keep two impellers, spare belts and one of every filter on board.',
  ],
  hull: [
    'Clean the propeller before you blame the engine.',
    'Photograph the bottom at every haul-out.',
    'Rinse the rigging with fresh water and look for rust stains.',
  ],
  safety: [
    'Count shelf life from the date of manufacture.',
    'Brief every guest, and log it.',
    'Keep a list of what belongs in the grab bag, in the grab bag.',
  ],
  electrical: [
    'Salt and 12 volts make corrosion: use tinned wire and heat-shrink.',
    'Put the fuse close to the battery.',
    'Keep shore leads dry, and uncoiled under load.',
  ],
  general: [
    'One defect is one record, with a picture.',
    'Fix the small leak in the same week.',
    'Write down what was tried, not only what was done.',
    'Plan yard time when bookings are slow.',
    'Check warranties before you buy parts.',
    'Exercise what stands idle every week: watermaker, thruster, air conditioning.',
    'Leave a handover note at each rotation.',
  ],
};

/** The tips for a type of work and a season. Those for all year round belong to every season. */
export function tipsFor({ type, season }: { type?: MaintenanceType; season?: Season }): MaintenanceTip[] {
  return tips.filter((tip) => (!type || tip.type === type) && (!season || tip.season === season || tip.season === 'all-year'));
}

/** The day a tip would be due again if it were done on the given day. No suggestion beyond a year. */
export function suggestedDay({ every }: MaintenanceTip, today: Day): Day | null {
  if (!every) return null;
  if ('days' in every) return addDays(today, every.days);
  return every.months <= 12 ? addMonths(today, every.months) : null;
}

const planDefaults: Omit<UsualPlan, 'title'> = {
  everyMonths: null,
  everyDays: null,
  everyTenths: null,
  policy: 'floating',
  earlyDays: null,
  lateDays: 0,
  earlyTenths: null,
  lateTenths: 0,
  series: null,
  critical: false,
  outOfService: true,
  estimatedTenths: null,
};

/** The usual services of equipment of this kind. The maker's manual takes precedence. */
export function usualPlans(kind: EquipmentKind): UsualPlan[] {
  return tips.flatMap(({ title, of, plan }) => (plan && of?.includes(kind) ? [{ ...planDefaults, title, ...plan }] : []));
}

/**
 * The recurring service of a tip: the usual plan of its kinds, else one by its interval in days or months. Null if it is done once, or
 * gives its hours only in words.
 */
export function recurrenceOf({ title, every, plan }: MaintenanceTip): UsualPlan | null {
  const byCalendar = every && ('days' in every ? { everyDays: every.days } : { everyMonths: every.months });
  const rule = { ...planDefaults, title, ...(plan ?? byCalendar) };
  return rule.everyMonths === null && rule.everyDays === null && rule.everyTenths === null ? null : rule;
}
