import { addDays, addMonths, type Day } from '../schedule/calendar-days.ts';
import type { MaintenanceType } from './maintenance-record.ts';

/** When in a yacht's year work is best done. What belongs to every part of it is done all year round. */
export const seasons = ['before', 'during', 'after', 'all-year'] as const;
export type Season = (typeof seasons)[number];

/** Guidance, never law: where a maker's manual, a class or a flag says otherwise, they win. */
export type MaintenanceTip = {
  title: string;
  type: MaintenanceType;
  season: Season;
  /** In words. Where hours and months are named, whichever comes first counts. */
  interval: string;
  /** The interval as the calendar counts it, where it counts in days or months. */
  every?: { days: number } | { months: number };
  description: string;
  /** Who says so. What has no source is common practice. */
  source?: string;
};

export const tips: readonly MaintenanceTip[] = [
  { title: 'Look over the engine before the first start', type: 'engine', season: 'during', interval: 'Daily', description: 'Oil, coolant, belt, leaks and the raw-water strainer. After the start, look for water at the exhaust.', source: 'Iveco N67 service table; themainsail.com' },
  { title: 'Engine oil and filter, small diesel', type: 'engine', season: 'after', interval: '100 to 250 hours or 12 months', every: { months: 12 }, description: 'Change the oil while it is warm, and before the lay-up rather than after it. Milky oil means water: stop and find out why.', source: 'truenorth-marine.com; heavyseas.net' },
  { title: 'Engine oil and filter, larger diesel', type: 'engine', season: 'after', interval: '600 hours', description: 'Take a sample for analysis with each change and keep the results beside the engine hours.', source: 'Iveco N67 service table' },
  { title: 'Drain water from the fuel pre-filter', type: 'engine', season: 'during', interval: '150 hours', description: 'Drain until clean fuel comes. More water than usual means a look at the tank and its vent.', source: 'Iveco N67 service table' },
  { title: 'Fuel filters', type: 'engine', season: 'before', interval: '250 to 600 hours or 12 months', every: { months: 12 }, description: 'Replace, bleed, and keep one set of each on board.', source: 'Iveco N67 service table; The Post, April 2017' },
  { title: 'Air filter', type: 'engine', season: 'before', interval: 'Clean at 300 hours, replace after 2 years', every: { months: 24 }, description: 'A filter that is grey on the clean side is due, whatever the hours say.', source: 'Iveco N67 service table' },
  { title: 'Engine pencil anodes', type: 'engine', season: 'during', interval: 'Check every 300 hours', description: 'Replace those that are half gone, and count the pieces that come out.', source: 'Iveco N67 service table' },
  { title: 'Drive belts', type: 'engine', season: 'before', interval: 'Tension every 12 months, replace after 1,000 hours or 4 years', every: { months: 12 }, description: 'Check tension, cracks and black dust. Keep one of each on board.', source: 'Iveco N67 service table; Yanmar 3YM30 manual, p. 46' },
  { title: 'Raw-water impeller', type: 'engine', season: 'before', interval: 'Every 12 months; by the maker 1,000 hours or 4 years at most', every: { months: 12 }, description: 'Replace, find every missing blade, and put two spares on board.', source: 'The Post, April 2017; Yanmar 3YM30 manual' },
  { title: 'Coolant', type: 'engine', season: 'after', interval: '1,200 hours or 2 years', every: { months: 24 }, description: 'Drain, flush and refill with what the maker names. Look at hoses and clips meanwhile.', source: 'Iveco N67 service table' },
  { title: 'Flexible engine mounts', type: 'engine', season: 'after', interval: '1,000 hours or 4 years', every: { months: 48 }, description: 'Look for sagging and oil-soaked rubber, and check the shaft’s alignment afterwards.', source: 'Yanmar 3YM30 manual, p. 46' },
  { title: 'Stern drive oil and bellows', type: 'engine', season: 'after', interval: '125 hours or 12 months in commercial use', every: { months: 12 }, description: 'Change the oil out of the water, look for milkiness, and bend the bellows to see cracks.', source: 'Volvo Penta TAMD31P manual, p. 33' },
  { title: 'Saildrive oil', type: 'engine', season: 'after', interval: '12 months; the rubber diaphragm 7 years', every: { months: 12 }, description: 'Change the oil at haul-out and write down the diaphragm’s year.' },
  { title: 'Valve clearance', type: 'engine', season: 'after', interval: '500 to 1,000 hours', description: 'Measure cold, and have the injectors tested at 1,500 hours.' },
  { title: 'Turbocharger and aftercooler', type: 'engine', season: 'after', interval: '2 to 4 years', every: { months: 24 }, description: 'Clean the water side and test it under pressure before it is back in place.' },
  { title: 'Generator oil and filter', type: 'engine', season: 'during', interval: '200 to 250 hours or 12 months', every: { months: 12 }, description: 'A generator works more hours than anything else on board: go by its own meter.' },
  { title: 'Gearbox oil', type: 'engine', season: 'after', interval: '500 hours or 12 months', every: { months: 12 }, description: 'Change it warm. A burnt smell or metal on the magnet is a reason to stop.' },
  { title: 'Outboard service', type: 'engine', season: 'after', interval: '100 hours or 12 months, first at 20 hours', every: { months: 12 }, description: 'Flush with fresh water, gear oil, plugs, anodes and the impeller.', source: 'Yamaha chart LIT-18626' },

  { title: 'Haul-out, antifouling and hull inspection', type: 'hull', season: 'before', interval: '12 months, also with paint that lasts 24', every: { months: 12 }, description: 'Photograph the bottom before it is washed and after it is painted.', source: 'killcaremarina.com.au' },
  { title: 'Hull and shaft anodes', type: 'hull', season: 'during', interval: 'Check monthly, at the latest every 3 months', every: { months: 1 }, description: 'Replace at half size, never paint them and never mix metals.', source: 'Leopard 40 manual, p. 116; Practical Boat Owner checklist' },
  { title: 'Operate every seacock', type: 'hull', season: 'all-year', interval: 'Monthly', every: { months: 1 }, description: 'Open and close each one, and look at hose and clips. One that is stiff today is stuck tomorrow.' },
  { title: 'Inspect the seacocks', type: 'hull', season: 'before', interval: '12 months', every: { months: 12 }, description: 'Scrape the brass: pink means the zinc is gone and the fitting has to go, too.', source: 'The Post, April 2017; Practical Boat Owner checklist' },
  { title: 'Propeller, shaft and rudder bearings', type: 'hull', season: 'before', interval: '12 months', every: { months: 12 }, description: 'Measure the play, clean the blades, and suspect a dirty propeller before the engine.', source: 'killcaremarina.com.au' },
  { title: 'Standing rigging', type: 'hull', season: 'before', interval: 'Inspect every 12 months, replace after about 10 years', every: { months: 12 }, description: 'Rinse with fresh water, then look for rust stains, broken strands and cracked terminals.', source: 'Leopard 40 manual' },
  { title: 'Running rigging, winches and furlers', type: 'hull', season: 'before', interval: '12 months', every: { months: 12 }, description: 'Wash the lines, turn them end for end, and take the winches apart with little grease.', source: 'bavariayacht.org forum' },
  { title: 'Teak, gelcoat and varnish', type: 'hull', season: 'before', interval: '6 to 12 months', every: { months: 6 }, description: 'Wash across the grain, and close cracks in seams while they are short.' },

  { title: 'Life raft service', type: 'safety', season: 'before', interval: '12 months where it is required or commercial, else 1 to 3 years by its maker', every: { months: 12 }, description: 'Book the station early. The date that counts is on the certificate, not on the case.', source: 'yachtingmonthly.com; getboatwise.app' },
  { title: 'Hydrostatic release', type: 'safety', season: 'before', interval: 'Disposable 2 years, serviceable 12 months', every: { months: 24 }, description: 'Swap it on the date it shows, and look how the painter runs.', source: 'wafic.org.au; SOLAS III/20.9.1' },
  { title: 'EPIRB self-test', type: 'safety', season: 'all-year', interval: 'Monthly', every: { months: 1 }, description: 'Use the test position only, in the window its manual names, and look at the battery’s date.' },
  { title: 'EPIRB registration and battery', type: 'safety', season: 'before', interval: 'Review every 12 months; battery 5 to 10 years by its label', every: { months: 12 }, description: 'A registration with last year’s telephone number finds nobody.', source: 'wafic.org.au; getboatwise.app' },
  { title: 'PLB and SART batteries', type: 'safety', season: 'before', interval: '5 to 10 years by their label, SART 5 years', every: { months: 60 }, description: 'Read the date on each, write it down, and order the next one half a year ahead.', source: 'getboatwise.app' },
  { title: 'Flares, smoke and line throwers', type: 'safety', season: 'before', interval: '3 years from manufacture', every: { months: 36 }, description: 'Count from the manufacture date. Hand in what is out of date, and write the next date down.', source: 'getboatwise.app' },
  { title: 'Inflatable lifejackets', type: 'safety', season: 'before', interval: 'Service every 12 months', every: { months: 12 }, description: 'Inflate by mouth over night, weigh the cylinders, look at the dates of the firing heads.', source: 'getboatwise.app; safety-marine.co.uk' },
  { title: 'Lifejacket cylinders', type: 'safety', season: 'during', interval: 'Weight and tightness monthly, corrosion every 3 months', every: { months: 1 }, description: 'Turn each cylinder by hand: many have come loose. Replace any with rust.', source: 'getboatwise.app; safety-marine.co.uk' },
  { title: 'Fire extinguishers', type: 'safety', season: 'before', interval: 'Inspect every 12 months, service after 5 years', every: { months: 12 }, description: 'Gauge, pin and hose. Shake dry powder loose, and look at each one monthly.', source: 'getboatwise.app' },
  { title: 'Fixed fire system', type: 'safety', season: 'before', interval: '12 months', every: { months: 12 }, description: 'Have it serviced, and try alarm, fan stop and fuel shut-off on the same day.' },
  { title: 'Life-saving gear: weekly look', type: 'safety', season: 'during', interval: '7 days', every: { days: 7 }, description: 'Rafts, rings, lights and the engine of the rescue boat, with a line in the log.', source: 'marinegyaan.com' },
  { title: 'Life-saving gear: monthly checklist', type: 'safety', season: 'all-year', interval: 'Monthly', every: { months: 1 }, description: 'Everything on the muster list, one after the other. Falls are renewed within 5 years.', source: 'marinegyaan.com' },
  { title: 'First-aid kit', type: 'safety', season: 'before', interval: '12 months', every: { months: 12 }, description: 'Replace what has expired and what was used without a word.', source: 'getboatwise.app' },
  { title: 'Drills: fire, abandon ship, man overboard', type: 'safety', season: 'during', interval: 'Monthly, and within a day of a larger crew change', every: { months: 1 }, description: 'Log who took part and how long it took. Brief every guest, and log that, too.' },
  { title: 'Gas system', type: 'safety', season: 'before', interval: 'Test every 12 months; alarms 5 to 7 years', every: { months: 12 }, description: 'Test for leaks with the regulator, and replace gas and carbon monoxide alarms by their date.' },

  { title: 'Battery terminals', type: 'electrical', season: 'before', interval: '6 months', every: { months: 6 }, description: 'Clean, tighten and grease. Fuses belong close to the battery.', source: 'Iveco N67 service table' },
  { title: 'Battery load test', type: 'electrical', season: 'after', interval: '12 months', every: { months: 12 }, description: 'Test each battery by itself, rested and full, and replace banks as a whole.' },
  { title: 'Shore power lead and residual-current device', type: 'electrical', season: 'all-year', interval: 'Test monthly', every: { months: 1 }, description: 'Press the test button. Look for brown pins, and never leave the lead coiled under load.' },
  { title: 'Bonding and galvanic isolator', type: 'electrical', season: 'after', interval: '12 months', every: { months: 12 }, description: 'Measure before you blame the anodes. New wire is tinned, with heat-shrink over every joint.' },
  { title: 'Navigation lights, bilge pumps and alarms', type: 'electrical', season: 'during', interval: 'Weekly', every: { days: 7 }, description: 'Lift each float switch by hand and wait for pump and alarm.' },

  { title: 'Bilge and strainers', type: 'general', season: 'during', interval: '7 days', every: { days: 7 }, description: 'A clean bilge shows the leak on its first day. Empty the strainers of air conditioning and black water.', source: 'seazone.app' },
  { title: 'Flush the watermaker', type: 'general', season: 'during', interval: '3 to 7 days when idle', every: { days: 7 }, description: 'Fresh water without chlorine, or preserve the membranes when it rests for longer.' },
  { title: 'Insurance, registration and radio licence', type: 'general', season: 'before', interval: '12 months, or by certificate', every: { months: 12 }, description: 'Put every certificate’s date into the calendar, with enough days to renew it.' },
  { title: 'Survey, class and charter licence', type: 'general', season: 'after', interval: 'Every 12 months, a full examination every 5 years', every: { months: 12 }, description: 'Ask the surveyor for the list first, and do the small things before the visit.' },
];

/** What good engineers do in each part of a yacht, whatever the hours say. */
export const advice: Record<MaintenanceType, readonly string[]> = {
  engine: ['Log the hours at every shutdown.', 'Let a diesel work warm and under load: long idling harms it.', 'Keep two impellers, spare belts and one of every filter on board.'],
  hull: ['Clean the propeller before you blame the engine.', 'Photograph the bottom at every haul-out.', 'Rinse the rigging with fresh water and look for rust stains.'],
  safety: ['Count shelf life from the date of manufacture.', 'Brief every guest, and log it.', 'Keep a list of what belongs into the grab bag, in the grab bag.'],
  electrical: ['Salt and 12 volts make corrosion: use tinned wire and heat-shrink.', 'Put the fuse close to the battery.', 'Keep shore leads dry, and uncoiled under load.'],
  general: ['One defect is one record, with a picture.', 'Fix the small leak in the same week.', 'Write down what was tried, not only what was done.', 'Plan yard time where your bookings are thinnest.', 'Check warranties before you buy parts.', 'Exercise what stands idle every week: watermaker, thruster, air conditioning.', 'Leave a handover note at each rotation.'],
};

/** The tips for a part of the yacht and of the year. What is done all year round belongs to each of them. */
export function tipsFor({ type, season }: { type?: MaintenanceType; season?: Season }): MaintenanceTip[] {
  return tips.filter((tip) => (!type || tip.type === type) && (!season || tip.season === season || tip.season === 'all-year'));
}

/** The day on which this would be due again if it were done on the given one. Beyond a year, people know better than a formula. */
export function suggestedDay({ every }: MaintenanceTip, today: Day): Day | null {
  if (!every) return null;
  if ('days' in every) return addDays(today, every.days);
  return every.months <= 12 ? addMonths(today, every.months) : null;
}
