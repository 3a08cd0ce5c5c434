import { nauticalMiles } from '../shared/geo.ts';
import type { Position } from '../shared/position.ts';
import { folded } from '../shared/words.ts';

type Harbor = { name: string; country: string; position: Position };

/** Harbors whose name or country has a word that begins with the typed text, best first, ignoring accents and case. */
export function harborsLike(typed: string, maxCount = 8): Harbor[] {
  const words = folded(typed);
  if (words === '') return [];
  const found = known.filter(({ searchText }) => ` ${searchText}`.includes(` ${words}`));
  const inOrder = found.toSorted(
    (a, b) => Number(b.searchText.startsWith(words)) - Number(a.searchText.startsWith(words)) || (a.searchText < b.searchText ? -1 : 1),
  );
  return inOrder.slice(0, maxCount).map(({ harbor }) => harbor);
}

/** The known harbor with this name. */
export function harborNamed(name: string): Harbor | null {
  return known.find(({ harbor }) => folded(harbor.name) === folded(name))?.harbor ?? null;
}

/** The harbor that a position is in or just outside of. */
export function harborAt(position: Position): Harbor | null {
  const [nearest] = known
    .map(({ harbor }) => ({ harbor, miles: nauticalMiles(position, harbor.position) }))
    .toSorted((a, b) => a.miles - b.miles);
  return nearest && nearest.miles <= 2 ? nearest.harbor : null;
}

// Yacht harbors of the usual cruising grounds: their basins, to a hundredth of a degree or so. Compiled by hand for this product from
// common geographical knowledge and checked against Natural Earth's coast (public domain) and the ports of sea-ports 0.0.9 (MIT). For
// planning and small charts, not for navigation.
const byCountry: Record<string, string> = {
  France: `
    Antibes 43.586 7.128; Cannes 43.548 7.016; Nice 43.694 7.284; Saint-Tropez 43.278 6.637; Port Grimaud 43.273 6.581; Cogolin 43.267 6.586; Sainte-Maxime 43.307 6.638; Fréjus 43.421 6.748;
    Saint-Raphaël 43.423 6.765; Golfe-Juan 43.565 7.077; Juan-les-Pins 43.567 7.110; Théoule-sur-Mer 43.508 6.940; Mandelieu-la-Napoule 43.522 6.944; Îles de Lérins 43.515 7.050; Villefranche-sur-Mer 43.701 7.309;
    Cap Ferrat 43.690 7.334; Beaulieu-sur-Mer 43.708 7.336; Menton 43.776 7.507; Cap d'Ail 43.725 7.417; Saint-Laurent-du-Var 43.657 7.181; Cavalaire-sur-Mer 43.173 6.539; Le Lavandou 43.137 6.374; Bormes-les-Mimosas 43.124 6.361;
    Hyères 43.081 6.159; Porquerolles 43.004 6.199; Port-Cros 43.011 6.382; Toulon 43.116 5.930; Bandol 43.134 5.754; Sanary-sur-Mer 43.116 5.801; La Ciotat 43.175 5.608; Cassis 43.213 5.536; Marseille 43.294 5.367;
    Port Camargue 43.520 4.127; La Grande-Motte 43.557 4.081; Sète 43.399 3.699; Cap d'Agde 43.281 3.506; Gruissan 43.108 3.104; Port-Vendres 42.519 3.107; Collioure 42.526 3.086; Canet-en-Roussillon 42.704 3.040;
    Calvi 42.566 8.760; Saint-Florent 42.681 9.299; Bastia 42.699 9.453; Macinaggio 42.961 9.454; L'Île-Rousse 42.641 8.938; Ajaccio 41.920 8.740; Propriano 41.677 8.904; Bonifacio 41.389 9.159; Porto-Vecchio 41.590 9.284; Solenzara 41.856 9.403; Girolata 42.348 8.614; Porto-Pollo 41.709 8.795;
    La Rochelle 46.148 -1.168; Les Sables-d'Olonne 46.503 -1.794; La Trinité-sur-Mer 47.586 -3.025; Lorient 47.727 -3.353; Le Palais 47.347 -3.154; Concarneau 47.871 -3.915; Port-la-Forêt 47.900 -3.980; Brest 48.379 -4.489; Roscoff 48.715 -3.965; Saint-Malo 48.642 -2.022; Dinard 48.635 -2.052; Granville 48.833 -1.598; Cherbourg 49.645 -1.620; Saint-Vaast-la-Hougue 49.586 -1.262; Ouistreham 49.281 -0.249; Deauville 49.362 0.073; Honfleur 49.420 0.232; Le Havre 49.492 0.094; Fécamp 49.761 0.366; Dieppe 49.928 1.084; Boulogne-sur-Mer 50.724 1.598; Calais 50.962 1.850; Dunkerque 51.045 2.370; Arcachon 44.661 -1.152; Saint-Jean-de-Luz 43.393 -1.672; Hendaye 43.369 -1.785; Pornic 47.109 -2.115; Noirmoutier 46.999 -2.256`,
  Monaco: 'Monaco 43.735 7.425; Fontvieille 43.729 7.418',
  Italy: `
    Sanremo 43.816 7.784; Imperia 43.876 8.019; Loano 44.130 8.269; Alassio 44.019 8.193; Varazze 44.354 8.571; Savona 44.310 8.486; Genoa 44.405 8.926; Santa Margherita Ligure 44.332 9.214; Portofino 44.303 9.210; Rapallo 44.347 9.231; Camogli 44.350 9.151; Chiavari 44.310 9.320; Lavagna 44.305 9.343; Sestri Levante 44.269 9.391; Portovenere 44.050 9.836; La Spezia 44.102 9.826; Lerici 44.074 9.909; Viareggio 43.863 10.242; Marina di Pisa 43.677 10.270; Livorno 43.547 10.300; Capraia 43.051 9.840; Elba 42.814 10.332; Portoferraio 42.814 10.332; Porto Azzurro 42.763 10.397; Punta Ala 42.806 10.734; Castiglione della Pescaia 42.762 10.880; Porto Santo Stefano 42.437 11.121; Porto Ercole 42.394 11.209; Giglio Porto 42.361 10.920; Civitavecchia 42.094 11.788; Rome Fiumicino 41.739 12.246; Anzio 41.447 12.634; Nettuno 41.455 12.657; San Felice Circeo 41.224 13.098; Gaeta 41.215 13.578; Ponza 40.896 12.964; Ventotene 40.797 13.434; Ischia 40.743 13.940; Procida 40.767 14.032; Naples 40.832 14.243; Pozzuoli 40.822 14.118; Capri 40.558 14.243; Sorrento 40.629 14.375; Positano 40.627 14.485; Amalfi 40.632 14.602; Salerno 40.674 14.753; Agropoli 40.353 14.984; Tropea 38.683 15.903; Reggio Calabria 38.126 15.650;
    Lipari 38.474 14.956; Salina 38.557 14.874; Panarea 38.638 15.078; Stromboli 38.803 15.243; Vulcano 38.416 14.963; Milazzo 38.222 15.248; Messina 38.192 15.560; Taormina 37.844 15.290; Riposto 37.732 15.208; Catania 37.498 15.095; Syracuse 37.059 15.290; Marina di Ragusa 36.781 14.549; Licata 37.097 13.942; Marsala 37.787 12.435; Trapani 38.013 12.511; Favignana 37.931 12.325; Palermo 38.127 13.368; Cefalù 38.038 14.040; Lampedusa 35.499 12.605; Pantelleria 36.833 11.937;
    Porto Cervo 41.137 9.533; Porto Rotondo 41.030 9.545; Olbia 40.922 9.514; La Maddalena 41.212 9.405; Palau 41.181 9.386; Santa Teresa Gallura 41.241 9.196; Poltu Quatu 41.141 9.496; Cannigione 41.106 9.443; Castelsardo 40.913 8.702; Stintino 40.935 8.228; Alghero 40.562 8.311; Bosa 40.287 8.480; Carloforte 39.145 8.309; Cagliari 39.207 9.112; Villasimius 39.123 9.503; Arbatax 39.946 9.702; La Caletta 40.609 9.752;
    Crotone 39.082 17.133; Gallipoli 40.057 17.977; Santa Maria di Leuca 39.796 18.360; Otranto 40.148 18.494; Brindisi 40.657 17.962; Bari 41.135 16.867; Vieste 41.886 16.176; Pescara 42.459 14.229; Ancona 43.612 13.484; Rimini 44.076 12.574; Ravenna 44.491 12.285; Chioggia 45.224 12.290; Venice 45.429 12.347; Trieste 45.648 13.757; Grado 45.680 13.388; Lignano Sabbiadoro 45.694 13.150`,
  Spain: `
    Palma de Mallorca 39.563 2.635; Puerto Portals 39.532 2.566; Port Adriano 39.491 2.477; Port d'Andratx 39.544 2.384; Port de Sóller 39.796 2.694; Pollensa 39.904 3.084; Alcúdia 39.836 3.135; Cala Ratjada 39.711 3.464; Porto Cristo 39.540 3.336; Portocolom 39.420 3.263; Cala d'Or 39.370 3.227; Cabrera 39.152 2.933; Ibiza 38.914 1.446; Santa Eulalia 38.984 1.539; San Antonio 38.979 1.299; Formentera 38.734 1.418; Mahón 39.890 4.265; Ciutadella 39.996 3.830; Fornells 40.054 4.131;
    Barcelona 41.376 2.184; Port Ginesta 41.259 1.926; Sitges 41.234 1.822; Tarragona 41.107 1.249; Cambrils 41.061 1.060; Mataró 41.529 2.444; Blanes 41.674 2.799; Tossa de Mar 41.717 2.936; Sant Feliu de Guíxols 41.777 3.030; Palamós 41.842 3.134; L'Estartit 42.053 3.207; Roses 42.253 3.180; Cadaqués 42.286 3.278; Empuriabrava 42.246 3.137; Valencia 39.429 -0.326; Dénia 38.845 0.113; Jávea 38.796 0.186; Calpe 38.638 0.070; Altea 38.590 -0.052; Alicante 38.339 -0.481; Torrevieja 37.972 -0.684; Cartagena 37.597 -0.982; Almería 36.833 -2.466; Almerimar 36.697 -2.794; Motril 36.721 -3.523; Málaga 36.715 -4.415; Benalmádena 36.596 -4.512; Puerto Banús 36.485 -4.953; Marbella 36.507 -4.891; Sotogrande 36.289 -5.270; Estepona 36.414 -5.160; Tarifa 36.007 -5.603; Cádiz 36.541 -6.284; Puerto Sherry 36.580 -6.254; Chipiona 36.745 -6.428; Vigo 42.243 -8.722; Baiona 42.121 -8.845; Sanxenxo 42.397 -8.800; A Coruña 43.368 -8.390; Gijón 43.546 -5.667; Santander 43.429 -3.806; Bilbao 43.343 -3.018; San Sebastián 43.322 -1.987; Getxo 43.341 -3.016;
    Las Palmas de Gran Canaria 28.130 -15.426; Puerto de Mogán 27.817 -15.765; Pasito Blanco 27.747 -15.621; Santa Cruz de Tenerife 28.464 -16.245; San Miguel 28.021 -16.613; Los Gigantes 28.247 -16.841; San Sebastián de La Gomera 28.088 -17.108; Santa Cruz de La Palma 28.678 -17.767; Puerto Calero 28.916 -13.706; Marina Rubicón 28.857 -13.815; Arrecife 28.963 -13.540; Corralejo 28.741 -13.861`,
  Gibraltar: 'Gibraltar 36.149 -5.354; Ocean Village 36.149 -5.354',
  Portugal:
    'Lagos 37.109 -8.675; Portimão 37.118 -8.529; Albufeira 37.083 -8.266; Vilamoura 37.076 -8.122; Faro 37.013 -7.934; Olhão 37.024 -7.842; Vila Real de Santo António 37.193 -7.413; Sines 37.951 -8.866; Sesimbra 38.437 -9.112; Setúbal 38.522 -8.889; Lisbon 38.698 -9.160; Cascais 38.692 -9.419; Peniche 39.353 -9.376; Nazaré 39.585 -9.074; Figueira da Foz 40.147 -8.863; Porto Leixões 41.187 -8.705; Viana do Castelo 41.693 -8.821; Funchal 32.645 -16.909; Quinta do Lorde 32.742 -16.713; Porto Santo 33.061 -16.313; Horta 38.534 -28.624; Ponta Delgada 37.739 -25.663; Angra do Heroísmo 38.651 -27.216; Velas 38.679 -28.205; Lajes das Flores 39.379 -31.168',
  Malta: 'Valletta 35.899 14.510; Grand Harbour Marina 35.890 14.522; Msida 35.896 14.494; Portomaso 35.922 14.494; Mġarr 36.025 14.299',
  Slovenia: 'Portorož 45.506 13.597; Izola 45.537 13.655; Koper 45.548 13.726; Piran 45.526 13.567',
  Croatia:
    'Umag 45.437 13.516; Poreč 45.226 13.593; Rovinj 45.075 13.636; Pula 44.874 13.848; Opatija 45.330 14.300; Rijeka 45.325 14.435; Krk 45.024 14.574; Cres 44.953 14.407; Mali Lošinj 44.537 14.464; Rab 44.755 14.766; Zadar 44.119 15.229; Sukošan 44.050 15.303; Biograd na Moru 43.941 15.444; Murter 43.822 15.588; Vodice 43.757 15.780; Šibenik 43.735 15.890; Skradin 43.817 15.924; Primošten 43.587 15.922; Rogoznica 43.530 15.967; Trogir 43.514 16.250; Split 43.503 16.431; Solta Maslinica 43.397 16.206; Milna 43.327 16.448; Bol 43.262 16.655; Supetar 43.385 16.556; Hvar 43.171 16.441; Palmižana 43.162 16.395; Stari Grad 43.184 16.597; Vis 43.061 16.183; Komiža 43.043 16.088; Korčula 42.962 17.139; Vela Luka 42.961 16.714; Lastovo 42.752 16.828; Makarska 43.294 17.016; Dubrovnik 42.671 18.125; Cavtat 42.582 18.216; Slano 42.784 17.889; Pomena 42.788 17.344',
  Montenegro:
    'Porto Montenegro 42.434 18.691; Tivat 42.434 18.691; Kotor 42.425 18.769; Portonovi 42.435 18.597; Herceg Novi 42.450 18.538; Budva 42.279 18.840; Bar 42.098 19.089',
  Albania: 'Durrës 41.309 19.454; Vlorë 40.450 19.485; Orikum 40.330 19.470; Sarandë 39.873 20.004',
  Greece: `
    Gouvia 39.650 19.850; Corfu 39.623 19.928; Paxos Gaios 39.198 20.186; Parga 39.283 20.400; Preveza 38.957 20.756; Lefkada 38.831 20.712; Nidri 38.707 20.712; Vathi 38.366 20.721; Fiskardo 38.460 20.577; Argostoli 38.178 20.490; Sami 38.254 20.647; Zakynthos 37.781 20.905; Patras 38.249 21.735; Galaxidi 38.377 22.388; Corinth 37.944 22.938; Katakolo 37.647 21.320; Pylos 36.915 21.697; Kalamata 37.024 22.108; Monemvasia 36.686 23.039; Nafplio 37.567 22.797; Porto Heli 37.325 23.140; Spetses 37.262 23.161; Hydra 37.350 23.466; Ermioni 37.384 23.249; Poros 37.500 23.455; Aegina 37.746 23.428; Epidaurus 37.637 23.158;
    Piraeus 37.943 23.646; Zea 37.937 23.649; Flisvos 37.931 23.684; Alimos 37.914 23.704; Glyfada 37.871 23.734; Vouliagmeni 37.805 23.776; Lavrio 37.711 24.058; Olympic Marine 37.697 24.059; Rafina 38.023 24.010; Kea 37.660 24.313; Kythnos 37.418 24.427; Serifos 37.142 24.516; Sifnos 36.995 24.672; Milos 36.726 24.447; Syros Ermoupoli 37.440 24.943; Mykonos 37.466 25.327; Tinos 37.538 25.160; Andros Gavrio 37.882 24.734; Paros Naoussa 37.126 25.237; Paros Parikia 37.087 25.151; Naxos 37.108 25.373; Ios 36.723 25.272; Santorini 36.333 25.435; Folegandros 36.616 24.950; Amorgos Katapola 36.829 25.862; Astypalaia 36.547 26.354; Patmos 37.325 26.546; Leros 37.130 26.850; Kalymnos 36.950 26.985; Kos 36.895 27.290; Symi 36.617 27.838; Rhodes 36.449 28.227; Karpathos 35.512 27.214; Kastellorizo 36.151 29.592; Samos Pythagorio 37.690 26.943; Chios 38.373 26.139; Mytilene 39.104 26.558; Skiathos 39.162 23.491; Skopelos 39.124 23.729; Alonnisos Patitiri 39.146 23.866; Volos 39.357 22.945; Thessaloniki 40.634 22.937; Porto Carras 40.072 23.790; Sani 40.033 23.311; Heraklion 35.344 25.140; Agios Nikolaos 35.187 25.717; Chania 35.518 24.018; Rethymno 35.371 24.481`,
  Türkiye:
    'Istanbul Ataköy 40.973 28.875; Kalamış 40.976 29.037; Çanakkale 40.153 26.405; Ayvalık 39.317 26.688; Çeşme 38.325 26.300; Alaçatı 38.256 26.386; Sığacık 38.193 26.784; Kuşadası 37.868 27.261; Didim 37.339 27.263; Yalıkavak 37.105 27.285; Turgutreis 37.003 27.255; Bodrum 37.033 27.425; Datça 36.722 27.690; Bozburun 36.674 28.044; Marmaris 36.852 28.277; Ekincik 36.829 28.549; Göcek 36.754 28.939; Fethiye 36.622 29.103; Kalkan 36.262 29.415; Kaş 36.204 29.632; Kekova 36.192 29.862; Finike 36.295 30.150; Kemer 36.602 30.572; Antalya 36.833 30.607; Alanya 36.558 31.951',
  Cyprus:
    'Limassol 34.670 33.041; Larnaca 34.917 33.642; Paphos 34.754 32.407; Latchi 35.040 32.396; Ayia Napa 34.980 33.941; Kyrenia 35.342 33.321',
  Israel: 'Herzliya 32.163 34.793; Ashkelon 31.683 34.557; Haifa 32.805 35.030',
  Lebanon: 'Beirut 33.902 35.500; Jounieh 33.988 35.617',
  Egypt: 'Alexandria 31.200 29.880; Port Ghalib 25.535 34.637; Hurghada 27.225 33.843; El Gouna 27.406 33.680',
  Tunisia:
    'Bizerte 37.276 9.880; Sidi Bou Said 36.867 10.351; Gammarth 36.919 10.307; Hammamet Yasmine 36.373 10.546; Port El Kantaoui 35.893 10.599; Monastir 35.778 10.833',
  Morocco: 'Tangier 35.784 -5.803; Marina Smir 35.754 -5.340; Rabat 34.033 -6.829; Casablanca 33.606 -7.611; Agadir 30.422 -9.617',
  'United Kingdom': `
    Lymington 50.756 -1.533; Yarmouth 50.706 -1.500; Newtown Creek 50.723 -1.410; Cowes 50.764 -1.297; Bembridge 50.693 -1.106; Hamble 50.862 -1.313; Southampton 50.893 -1.400; Portsmouth 50.805 -1.110; Gosport 50.794 -1.122; Chichester 50.805 -0.822; Beaulieu River 50.782 -1.420; Bucklers Hard 50.800 -1.422; Poole 50.713 -1.985; Swanage 50.609 -1.950; Weymouth 50.609 -2.450; Portland 50.570 -2.450; Torquay 50.460 -3.529; Brixham 50.399 -3.509; Dartmouth 50.347 -3.576; Salcombe 50.236 -3.767; Plymouth 50.364 -4.137; Fowey 50.335 -4.636; Falmouth 50.153 -5.066; St Mawes 50.157 -5.015; Helford River 50.096 -5.133; Penzance 50.118 -5.531; St Mary's 49.918 -6.318; Padstow 50.541 -4.937; Bristol 51.448 -2.605; Cardiff 51.447 -3.167; Milford Haven 51.711 -5.040; Conwy 53.289 -3.839; Liverpool 53.396 -2.992; Brighton 50.811 -0.101; Eastbourne 50.792 0.332; Dover 51.118 1.312; Ramsgate 51.328 1.420; London St Katharine 51.507 -0.071; Burnham-on-Crouch 51.625 0.809; Harwich 51.947 1.288; Ipswich 52.050 1.159; Lowestoft 52.473 1.751; Edinburgh Granton 55.988 -3.223; Aberdeen 57.143 -2.080; Inverness 57.485 -4.233; Oban 56.413 -5.477; Tobermory 56.622 -6.067; Largs 55.772 -4.859; Troon 55.550 -4.679; Bangor 54.665 -5.671; St Helier 49.180 -2.114; St Peter Port 49.456 -2.532; Kirkwall 58.986 -2.960; Lerwick 60.155 -1.141`,
  Ireland:
    'Dún Laoghaire 53.302 -6.132; Howth 53.391 -6.066; Kinsale 51.704 -8.521; Crosshaven 51.804 -8.296; Dingle 52.138 -10.277; Galway 53.268 -9.050; Kilrush 52.634 -9.497',
  Belgium: 'Oostende 51.233 2.921; Nieuwpoort 51.140 2.750; Zeebrugge 51.330 3.200; Antwerp 51.231 4.402',
  Netherlands:
    'Vlissingen 51.442 3.580; Scheveningen 52.097 4.266; IJmuiden 52.458 4.560; Amsterdam 52.386 4.892; Den Helder 52.964 4.782; Hoorn 52.638 5.060; Enkhuizen 52.703 5.296; Rotterdam 51.908 4.484; Terschelling 53.364 5.221',
  Germany:
    'Hamburg 53.543 9.980; Cuxhaven 53.873 8.705; Heligoland 54.176 7.894; Norderney 53.698 7.160; Kiel 54.334 10.155; Laboe 54.404 10.216; Flensburg 54.799 9.437; Heiligenhafen 54.374 10.987; Travemünde 53.959 10.872; Warnemünde 54.178 12.095; Stralsund 54.318 13.099; Sassnitz 54.512 13.648',
  Denmark:
    'Copenhagen 55.688 12.601; Skagen 57.719 10.588; Aarhus 56.160 10.221; Ebeltoft 56.194 10.671; Svendborg 55.059 10.616; Sønderborg 54.909 9.785; Rønne 55.100 14.691; Middelfart 55.496 9.729; Marstal 54.853 10.522',
  Norway:
    'Oslo 59.908 10.727; Kristiansand 58.143 7.996; Stavanger 58.973 5.731; Bergen 60.396 5.319; Ålesund 62.471 6.153; Trondheim 63.435 10.393; Bodø 67.283 14.375; Svolvær 68.233 14.568; Tromsø 69.648 18.961; Longyearbyen 78.226 15.610',
  Sweden:
    'Gothenburg 57.693 11.916; Marstrand 57.887 11.585; Smögen 58.354 11.224; Malmö 55.614 12.989; Karlskrona 56.161 15.590; Kalmar 56.658 16.361; Visby 57.638 18.284; Nynäshamn 58.899 17.951; Sandhamn 59.288 18.918; Stockholm 59.324 18.091',
  Finland: 'Helsinki 60.163 24.963; Hanko 59.820 22.972; Turku 60.443 22.241; Mariehamn 60.098 19.926',
  Estonia: 'Tallinn 59.446 24.758; Pirita 59.470 24.822; Haapsalu 58.958 23.527; Kuressaare 58.244 22.473',
  Latvia: 'Riga 56.957 24.099; Liepāja 56.512 21.010; Ventspils 57.396 21.545',
  Poland: 'Gdańsk 54.350 18.660; Gdynia 54.517 18.551; Sopot 54.448 18.576; Hel 54.605 18.801; Świnoujście 53.912 14.271',
  Iceland: 'Reykjavík 64.153 -21.935; Ísafjörður 66.073 -23.121; Akureyri 65.685 -18.080; Höfn 64.252 -15.205',
  'Faroe Islands': 'Tórshavn 62.008 -6.766',
  'Antigua and Barbuda':
    'English Harbour 17.008 -61.764; Falmouth Harbour 17.017 -61.778; Jolly Harbour 17.068 -61.888; St John’s 17.122 -61.852; Barbuda Codrington 17.640 -61.840',
  'Saint Barthélemy': 'Gustavia 17.897 -62.852',
  'Sint Maarten': 'Simpson Bay 18.036 -63.094; Philipsburg 18.020 -63.047',
  'Saint Martin': 'Marigot 18.067 -63.087; Anse Marcel 18.116 -63.041; Oyster Pond 18.056 -63.017',
  Anguilla: 'Road Bay 18.201 -63.094',
  'British Virgin Islands':
    'Road Town 18.423 -64.612; Nanny Cay 18.398 -64.635; Soper’s Hole 18.388 -64.703; Virgin Gorda 18.452 -64.436; North Sound 18.502 -64.366; Jost Van Dyke 18.443 -64.752; Anegada 18.727 -64.387',
  'US Virgin Islands': 'St Thomas 18.336 -64.928; Red Hook 18.324 -64.850; Cruz Bay 18.331 -64.797; Christiansted 17.748 -64.703',
  'Puerto Rico': 'San Juan 18.460 -66.092; Fajardo 18.286 -65.634; Culebra 18.303 -65.301',
  'Saint Kitts and Nevis': 'Basseterre 17.293 -62.724; Christophe Harbour 17.238 -62.650; Charlestown 17.140 -62.625',
  Guadeloupe: 'Pointe-à-Pitre 16.222 -61.530; Les Saintes 15.868 -61.583; Deshaies 16.307 -61.797; Rivière-Sens 15.981 -61.717',
  Dominica: 'Portsmouth Dominica 15.580 -61.463; Roseau 15.299 -61.389',
  Martinique: 'Le Marin 14.468 -60.869; Fort-de-France 14.600 -61.068; Les Anses-d’Arlet 14.488 -61.083; Saint-Pierre 14.742 -61.178',
  'Saint Lucia': 'Rodney Bay 14.076 -60.950; Marigot Bay 13.966 -61.026; Soufrière 13.855 -61.060; Castries 14.011 -60.998',
  'Saint Vincent and the Grenadines':
    'Blue Lagoon 13.128 -61.198; Kingstown 13.152 -61.228; Bequia 13.010 -61.240; Mustique 12.880 -61.189; Canouan 12.706 -61.330; Tobago Cays 12.632 -61.357; Union Island 12.595 -61.414',
  Grenada: 'Port Louis 12.045 -61.748; St George’s 12.050 -61.753; Le Phare Bleu 12.004 -61.702; Carriacou 12.456 -61.486',
  Barbados: 'Bridgetown 13.096 -59.616; Port St Charles 13.262 -59.645',
  'Trinidad and Tobago': 'Chaguaramas 10.682 -61.636; Scarborough 11.180 -60.738',
  'The Bahamas':
    'Nassau 25.080 -77.339; Atlantis 25.085 -77.318; Staniel Cay 24.171 -76.446; Highbourne Cay 24.710 -76.820; Bimini 25.727 -79.298; West End 26.703 -78.992; Freeport 26.515 -78.770; Marsh Harbour 26.547 -77.054; Hope Town 26.540 -76.959; George Town Exuma 23.508 -75.762; Harbour Island 25.499 -76.637; Spanish Wells 25.543 -76.764; Norman’s Cay 24.592 -76.819; Compass Cay 24.258 -76.509',
  'Turks and Caicos': 'Turtle Cove 21.788 -72.228; Blue Haven 21.804 -72.150; Grand Turk 21.468 -71.149',
  'Cayman Islands': 'George Town Grand Cayman 19.296 -81.384',
  Jamaica: 'Port Antonio 18.180 -76.453; Montego Bay 18.463 -77.945; Kingston 17.944 -76.841',
  'Dominican Republic':
    'Casa de Campo 18.401 -68.906; Punta Cana 18.515 -68.372; Cap Cana 18.510 -68.370; Ocean World Puerto Plata 19.835 -70.731; Samaná 19.203 -69.336',
  Aruba: 'Oranjestad 12.520 -70.040',
  Curaçao: 'Willemstad 12.107 -68.935; Spanish Water 12.075 -68.855',
  Bonaire: 'Kralendijk 12.152 -68.278',
  Cuba: 'Havana Marina Hemingway 23.090 -82.505; Varadero 23.186 -81.221; Cienfuegos 22.128 -80.453',
  Mexico:
    'Isla Mujeres 21.247 -86.745; Cancún 21.160 -86.740; Puerto Aventuras 20.500 -87.225; Cozumel 20.508 -86.953; Cabo San Lucas 22.882 -109.909; San José del Cabo 23.061 -109.670; La Paz 24.155 -110.326; Loreto 26.013 -111.340; Ensenada 31.853 -116.627; Puerto Vallarta 20.664 -105.248; La Cruz de Huanacaxtle 20.749 -105.382; Mazatlán 23.270 -106.466; Acapulco 16.843 -99.904',
  Belize: 'Belize City 17.490 -88.185; Placencia 16.513 -88.365; San Pedro 17.917 -87.962',
  Panama: 'Colón Shelter Bay 9.369 -79.950; Balboa 8.936 -79.557; Panama City Flamenco 8.913 -79.520; Bocas del Toro 9.335 -82.246',
  'Costa Rica': 'Quepos Pez Vela 9.428 -84.169; Golfito 8.629 -83.163; Playas del Coco 10.555 -85.701',
  Colombia: 'Cartagena de Indias 10.412 -75.543; Santa Marta 11.243 -74.217',
  'United States': `
    Fort Lauderdale 26.103 -80.118; Port Everglades 26.095 -80.118; Miami 25.778 -80.183; Miami Beach 25.770 -80.140; Key Largo 25.094 -80.438; Key West 24.562 -81.803; Marathon 24.705 -81.095; Palm Beach 26.775 -80.043; Stuart 27.200 -80.255; Fort Pierce 27.450 -80.320; St Augustine 29.893 -81.308; Jacksonville 30.318 -81.640; Naples Florida 26.137 -81.790; Tampa 27.940 -82.450; St Petersburg 27.770 -82.628; Sarasota 27.331 -82.546; Savannah 32.081 -81.090; Charleston 32.780 -79.950; Beaufort 34.717 -76.665; Norfolk 36.847 -76.295; Annapolis 38.975 -76.483; Baltimore 39.278 -76.605; Cape May 38.950 -74.905; Atlantic City 39.377 -74.424; New York North Cove 40.713 -74.017; Port Washington 40.832 -73.705; Sag Harbor 41.004 -72.296; Montauk 41.072 -71.936; Greenport 41.103 -72.360; Mystic 41.354 -71.968; Newport 41.486 -71.323; Block Island 41.177 -71.573; Nantucket 41.285 -70.093; Edgartown 41.390 -70.512; Vineyard Haven 41.456 -70.599; Provincetown 42.050 -70.183; Boston 42.360 -71.048; Marblehead 42.503 -70.848; Portland Maine 43.656 -70.247; Camden 44.209 -69.062; Bar Harbor 44.391 -68.204; Northeast Harbor 44.295 -68.285;
    San Diego 32.725 -117.190; Newport Beach 33.605 -117.890; Dana Point 33.460 -117.694; Marina del Rey 33.974 -118.447; Long Beach 33.762 -118.188; Avalon 33.345 -118.323; Santa Barbara 34.405 -119.691; Monterey 36.605 -121.892; San Francisco 37.806 -122.432; Sausalito 37.858 -122.480; Seattle 47.680 -122.408; Anacortes 48.513 -122.604; Friday Harbor 48.537 -123.014; Ketchikan 55.342 -131.648; Juneau 58.302 -134.423; Sitka 57.052 -135.345; Honolulu 21.287 -157.842; Lahaina 20.872 -156.679; Kona 19.671 -156.026`,
  Bermuda: 'St George’s Bermuda 32.379 -64.674; Hamilton 32.291 -64.783',
  Canada:
    'Halifax 44.645 -63.570; Lunenburg 44.374 -64.309; Vancouver 49.293 -123.121; Victoria 48.422 -123.371; Sidney 48.653 -123.393; Nanaimo 49.170 -123.936; Prince Rupert 54.320 -130.320; St John’s Newfoundland 47.560 -52.708; Québec 46.817 -71.198',
  Brazil:
    'Angra dos Reis -23.010 -44.314; Rio de Janeiro -22.918 -43.170; Ilhabela -23.776 -45.358; Salvador -12.972 -38.517; Fernando de Noronha -3.833 -32.402',
  'Cape Verde': 'Mindelo 16.888 -24.994; Palmeira 16.755 -22.981; Praia 14.913 -23.501',
  'South Africa': 'Cape Town -33.907 18.425; Hout Bay -34.049 18.347; Durban -29.865 31.027; Richards Bay -28.795 32.078',
  Seychelles: 'Eden Island -4.638 55.478; Victoria Mahé -4.622 55.457; Praslin -4.349 55.764; La Digue -4.347 55.827',
  Maldives: 'Malé 4.178 73.510; Hulhumalé 4.220 73.540',
  Mauritius: 'Port Louis Caudan -20.160 57.497; Grand Baie -20.011 57.579',
  Tanzania: 'Zanzibar -6.161 39.188; Dar es Salaam -6.755 39.272',
  'United Arab Emirates':
    'Dubai Marina 25.078 55.137; Dubai Harbour 25.092 55.147; Mina Rashid 25.265 55.280; Abu Dhabi Yas Marina 24.467 54.602; Abu Dhabi 24.480 54.350; Ras Al Khaimah 25.791 55.950; Fujairah 25.170 56.360',
  Oman: 'Muscat Almouj 23.630 58.275; Muscat 23.628 58.570; Salalah 16.945 54.005',
  Qatar: 'Doha The Pearl 25.372 51.550; Doha 25.295 51.545; Lusail 25.412 51.525',
  'Saudi Arabia': 'Jeddah 21.640 39.105; Sindalah 27.945 34.660',
  India: 'Mumbai 18.922 72.834; Kochi 9.985 76.260; Goa 15.495 73.825',
  'Sri Lanka': 'Galle 6.033 80.217; Colombo 6.952 79.845',
  Thailand:
    'Phuket Yacht Haven 8.170 98.342; Ao Po 8.069 98.443; Phuket Boat Lagoon 7.963 98.385; Ao Chalong 7.822 98.344; Phi Phi 7.740 98.770; Krabi 8.058 98.918; Koh Samui 9.537 100.067; Pattaya Ocean Marina 12.824 100.912',
  Malaysia:
    'Langkawi 6.310 99.850; Telaga Harbour 6.367 99.680; Rebak 6.294 99.698; Penang 5.416 100.344; Port Dickson 2.477 101.847; Kota Kinabalu 5.970 116.065',
  Singapore: 'Sentosa Cove 1.247 103.842; Singapore 1.293 103.763; Keppel Bay 1.264 103.812',
  Indonesia:
    'Benoa Bali -8.745 115.212; Labuan Bajo -8.490 119.876; Lombok Medana Bay -8.363 116.128; Nongsa Point 1.197 104.098; Sorong -0.880 131.245; Ambon -3.697 128.175; Jakarta -6.120 106.860',
  Philippines:
    'Manila 14.565 120.977; Subic Bay 14.820 120.278; Puerto Galera 13.505 120.952; Cebu 10.310 123.925; El Nido 11.180 119.388; Coron 11.998 120.203',
  Vietnam: 'Nha Trang 12.207 109.216; Ha Long 20.950 107.045',
  'Hong Kong': 'Hong Kong Aberdeen 22.245 114.160; Gold Coast 22.371 113.990; Clearwater Bay 22.288 114.300; Causeway Bay 22.284 114.183',
  Japan:
    'Yokohama 35.443 139.650; Hayama 35.272 139.570; Osaka 34.672 135.390; Kobe Suma 34.635 135.128; Hiroshima 34.370 132.423; Naha 26.218 127.668; Fukuoka 33.596 130.347',
  'South Korea': 'Busan 35.159 129.139',
  Taiwan: 'Kaohsiung 22.616 120.270',
  Australia:
    'Sydney -33.857 151.210; Rushcutters Bay -33.873 151.231; Pittwater -33.650 151.298; Newcastle -32.925 151.765; Coffs Harbour -30.307 153.143; Gold Coast City -27.965 153.427; Southport -27.962 153.425; Brisbane Manly -27.455 153.190; Mooloolaba -26.683 153.125; Hamilton Island -20.346 148.951; Airlie Beach -20.264 148.712; Townsville -19.252 146.822; Cairns -16.917 145.780; Port Douglas -16.482 145.460; Darwin -12.448 130.830; Broome -18.002 122.210; Fremantle -32.055 115.740; Perth -31.985 115.825; Adelaide -34.795 138.487; Melbourne -37.864 144.966; Geelong -38.145 144.365; Hobart -42.886 147.335; Launceston Beauty Point -41.153 146.823',
  'New Zealand':
    'Auckland -36.840 174.763; Westhaven -36.838 174.748; Gulf Harbour -36.625 174.790; Bay of Islands Opua -35.315 174.122; Russell -35.262 174.121; Whangārei -35.727 174.327; Waiheke -36.782 175.010; Tauranga -37.657 176.183; Wellington -41.290 174.786; Picton -41.285 174.006; Nelson -41.261 173.279; Lyttelton -43.607 172.722',
  Fiji: 'Port Denarau -17.772 177.383; Vuda Point -17.681 177.385; Musket Cove -17.772 177.190; Savusavu -16.778 179.333; Suva -18.127 178.425',
  'French Polynesia':
    'Papeete -17.539 -149.571; Marina Taina -17.585 -149.614; Mooréa -17.490 -149.850; Bora Bora -16.505 -151.752; Raiatea -16.728 -151.444; Huahine -16.715 -151.037; Nuku Hiva -8.915 -140.098; Rangiroa -14.968 -147.635',
  Tonga: 'Neiafu -18.650 -173.983; Nukuʻalofa -21.137 -175.183',
  'New Caledonia': 'Nouméa -22.278 166.433',
  Vanuatu: 'Port Vila -17.742 168.312',
};

const known = Object.entries(byCountry).flatMap(([country, list]) =>
  list.split(';').map((line) => {
    const [, name = '', latitude, longitude] = /^\s*(.+) (-?[\d.]+) (-?[\d.]+)\s*$/.exec(line) ?? [];
    const harbor: Harbor = { name, country, position: { latitude: Number(latitude), longitude: Number(longitude) } };
    return { harbor, searchText: folded(`${name} ${country}`) };
  }),
);
