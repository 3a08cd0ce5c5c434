// The names and words that fill benchmark worlds, as SQL.

export function list(words: string): string {
  return `'{${words
    .split('|')
    .map((word) => `"${word}"`)
    .join()}}'::text[]`;
}

export function one(words: string, place: string): string {
  return `(${words})[(${place})::bigint % cardinality(${words}) + 1]`;
}

export const surnames = list(
  'Papadopoulos|Müller|Rossi|Dubois|Lindgren|Kowalski|Hansen|García|Whitlock|Jensen|Moreau|Bianchi|Schneider|Nowak|Silva|Andersson|Costa|Weber|Laurent|Petrov|Yılmaz|O’Brien|Van Dijk|Horvat|Novák|Popescu|Ivanova|Fischer|Romano|Santos|Berg|Keller|Marchetti|Girard|Lehtonen|Castillo|Mancini|Svensson|Aydın|Fontaine',
);
export const firstNames = list(
  'Ada|Étienne|Søren|Zoë|James|Nikos|Maria|Luca|Freya|Hugo|Ingrid|Pablo|Claire|Tomás|Elena|Oskar|Chloé|Marco|Sofia|Anton|Lena|Yannis|Petra|Noah|Irene|Jakub|Amélie|Kai|Bianca|Leo',
);
export const places = list(
  'Cyclades|Antibes|Saint-Tropez|Amalfi|Porto Cervo|Bonifacio|Split|Hvar|Corfu|Mykonos|Ibiza|Palma|Portofino|Monaco|Capri|Santorini|Bodrum|Kotor|Dubrovnik|Valletta|Naples|Cannes|Menorca|Rhodes|Zadar|Paros|Elba|Ischia|Lefkada|Taormina',
);
export const yachtNames = list(
  'Aurelia|Galatea|Élan|Calypso|Meridian|Halcyon|Mistral|Poseidon|Eos|Thetis|Andromeda|Bellatrix|Cassiopeia|Dione|Electra|Fenice|Giulietta|Hesperia|Isolde|Juno|Kestrel|Leucothea|Maia|Nereid|Ondine|Penelope|Quintessa|Rosalind|Selene|Tramontana|Umbra|Vesper|Windrose|Xanthe|Ysolde|Zephyr',
);
export const works = list(
  'Hull antifoul|Engine service|Life raft inspection|Battery replacement|Rigging check|Generator overhaul|Teak deck repair|Watermaker service|Navigation lights|Stabiliser service',
);
export const certificates = list('STCW Basic Safety|ENG1 Medical|Yachtmaster Offshore|Radio Operator|Powerboat Level 2|Food Hygiene');
