import type { Hazards } from '#catalogue/hazards/label.ts';
import { splitStatements } from '#catalogue/hazards/statements.ts';
import type { DemoProduct } from './shape.ts';

const origins: Record<string, string> = {
  'Alborea Cerámica': 'Spain',
  Verrano: 'Italy',
  'Ardkeel Tile Co.': 'Portugal',
  'Mournefell Stone': 'United Kingdom',
  Tollyglen: 'Poland',
  Eichenrode: 'Germany',
  Vossberg: 'Germany',
  Skovgren: 'Denmark',
  Kestrane: 'Belgium',
  Dunmarrow: 'Netherlands',
  'Rollesby & Co': 'France',
  Linwick: 'United Kingdom',
  'Glenarvon Carpets': 'United Kingdom',
  'Wharfemoor Mills': 'United Kingdom',
  Cairnmoor: 'Belgium',
};
/** Thousandths of a m²K/W of underlays and, by the beginning of their codes, of carpets. */
const resistances: Record<string, number> = {
  'UND-QF-FOAM3': 75,
  'UND-QF-SILV5': 120,
  'UND-QF-HEAT2': 14,
  'UND-QF-FIBR5': 70,
  'UND-QF-FIBR3': 43,
  'UND-QF-LVT1': 10,
  'UND-QF-ACOU8': 55,
  'UND-QF-CPT11': 260,
  'UND-QF-CPT9': 140,
  'CPT-ARV': 190,
  'CPT-MOR': 170,
  'CPT-SFT': 220,
  'CPT-HDY': 140,
  'CPT-FLT': 90,
  'CPT-SQR': 70,
};
const impactSounds: Record<string, number> = { 'UND-QF-ACOU8': 24, 'UND-QF-FIBR5': 19, 'UND-QF-SILV5': 20, 'UND-QF-FOAM3': 18, 'UND-QF-LVT1': 16 };
const recycled: Record<string, number> = { 'UND-QF-ACOU8': 90, 'UND-QF-CPT9': 95, 'UND-QF-CPT11': 80 };

/** The technical columns of a demo product, as invented as the product itself, and such as goods of its kind usually have. */
export function whatItSays(product: DemoProduct) {
  const { sku, category, material, supplier } = product;
  const floor = floorFigures(product);
  const wearClass = wearClassOf(product);
  const wornBy = Number(wearClass ?? 0);
  return {
    ...labelOf(sku),
    slip_ptv: category === 'Trims & Accessories' ? null : ({ R9: 24, R10: 36, R11: 42 }[product.slip_rating ?? ''] ?? null),
    reaction_to_fire: floor.fire,
    wear_class: wearClass,
    thermal_resistance: resistances[sku] ?? resistances[sku.slice(0, 7)] ?? floor.resistance,
    heated_to_celsius: product.underfloor_heating && category !== 'Tiles' && floor.fire ? 27 : null,
    voc_class: floor.fire && floor.fire !== 'A1fl' && !material?.includes('Wool') ? 'A+' : null,
    impact_sound_db: impactSounds[sku] ?? (category === 'Carpet' ? 25 : null),
    commercial_warranty_years: wornBy >= 32 && product.warranty_years ? Math.floor(product.warranty_years / 2) || 1 : null,
    origin: origins[supplier] ?? null,
    harmonised_standard: standardOf(product),
    is_chemical: sku.startsWith('OTH-CLN') ? true : null,
    recycled_percent: recycled[sku] ?? (material === '100% Solution-Dyed Nylon' ? 60 : null),
  };
}

/** Fire class and thousandths of a m²K/W: thickness in mm by how well the stuff leads heat, in W/mK. */
function floorFigures({ category, thickness, material }: DemoProduct): { fire: string | null; resistance: number | null } {
  const leads: Record<string, [fire: string, wPerMK: number]> = {
    Tiles: ['A1fl', 1.3],
    'Wood Flooring': ['Dfl-s1', 0.17],
    'Laminate Flooring': ['Cfl-s1', 0.12],
    LVT: ['Bfl-s1', 0.25],
    'Vinyl & Lino': [material === 'Linoleum' ? 'Cfl-s1' : 'Bfl-s1', 0.2],
    Carpet: ['Cfl-s1', 0],
  };
  const [fire = null, wPerMK = 0] = leads[category] ?? [];
  const mm = Number.parseFloat(thickness ?? '');
  return { fire, resistance: wPerMK && mm ? Math.max(1, Math.round(mm / wPerMK)) : null };
}

/** By its AC rating, its wear layer or its kind. */
function wearClassOf({ sku, category, ac_rating, wear_layer }: DemoProduct): string | null {
  if (category === 'Laminate Flooring') return { AC3: '31', AC4: '32', AC5: '33' }[ac_rating ?? ''] ?? null;
  const layer = Number.parseFloat(wear_layer ?? '');
  if (category === 'LVT') return layer >= 0.7 ? '34' : layer >= 0.5 ? '33' : layer ? '31' : null;
  const byRange: Record<string, string> = {
    'VIN-RBY': '23', 'VIN-STD': '22', 'VIN-SFE': '34', 'VIN-LNO': '33', 'VIN-TIL': '21',
    'CPT-ARV': '23', 'CPT-MOR': '22', 'CPT-SFT': '22', 'CPT-HDY': '31', 'CPT-FLT': '23', 'CPT-SQR': '33',
  }; // biome-ignore format: a table
  return byRange[sku.slice(0, 7)] ?? null;
}

const standards: Record<string, string> = {
  Tiles: 'EN 14411',
  'Wood Flooring': 'EN 14342',
  'Laminate Flooring': 'EN 14041',
  LVT: 'EN 14041',
  'Vinyl & Lino': 'EN 14041',
  Carpet: 'EN 14041',
};
/** Natural stone, tile adhesive and screed have standards of their own. */
const standardsBySku: Record<string, string> = {
  'TIL-QRY': 'EN 12058',
  'TIL-MTM': 'EN 12058',
  'ADH-BON-FLEX20G': 'EN 12004-1',
  'ADH-BON-FLEX20W': 'EN 12004-1',
  'ADH-BON-LEVEL25': 'EN 13813',
};

function standardOf({ sku, category }: DemoProduct): string | null {
  return standardsBySku[sku] ?? standardsBySku[sku.slice(0, 7)] ?? standards[category] ?? null;
}

type Label = { hazards: string; precautions?: string; pictograms?: string; warnings?: string };
/** Statements with commas between them. */
const label = (hazard_signal: Hazards['hazardSignal'], { hazards, precautions = '', pictograms = '', warnings }: Label) => ({
  hazard_signal,
  hazard_statements: splitStatements(hazards),
  precautionary_statements: splitStatements(precautions),
  hazard_pictograms: splitStatements(pictograms),
  warnings: warnings ?? null,
});
const none = label(null, { hazards: '' });
const safe = label(null, { hazards: 'EUH210' });
const disposal = 'P501 (your council’s hazardous waste point)';
const cement = label('Danger', {
  hazards: 'H315, H317, H318, H335',
  precautions: `P102, P261 (dust), P280 (protective gloves/eye protection), P302+P352 (water), P305+P351+P338, P310 (doctor), ${disposal}`,
  pictograms: 'GHS05, GHS07',
});
const labels: Record<string, ReturnType<typeof label>> = {
  'ADH-BON-FLEX20G': cement,
  'ADH-BON-FLEX20W': cement,
  'ADH-BON-GROUT5': cement,
  'ADH-BON-LEVEL25': cement,
  'ADH-BON-PRIME5': label(null, { hazards: 'EUH208 (1,2-benzisothiazol-3(2H)-one), EUH210' }),
  'ADH-TRN-MSWOOD15': label('Warning', {
    hazards: 'H317',
    precautions: `P102, P280 (protective gloves), P302+P352 (water), P333+P313 (advice), ${disposal}`,
    pictograms: 'GHS07',
  }),
  'ADH-TRN-PSVINYL15': safe,
  'ADH-TRN-TACK5': safe,
  'ADH-TRN-GRAB310': safe,
  'ADH-TRN-SEAM50': label('Danger', {
    hazards: 'H225, H302, H319, H335, H351, EUH019',
    precautions: `P102, P210, P271, P280 (protective gloves/eye protection), P305+P351+P338, P308+P313 (advice), P403+P233, ${disposal}`,
    pictograms: 'GHS02, GHS07, GHS08',
  }),
  'OTH-CLN-WOODKIT': label('Warning', {
    hazards: 'H226, EUH066',
    precautions: 'P102, P210',
    pictograms: 'GHS02',
    warnings: 'Cloths with oil can catch fire by themselves: soak them in water.',
  }),
  'OTH-CLN-STONE1L': label('Danger', {
    hazards: 'H304, H336, H411, EUH066',
    precautions: `P102, P271, P273, P301+P310 (doctor), P331, P391, ${disposal}`,
    pictograms: 'GHS07, GHS08, GHS09',
  }),
  'OTH-CLN-LVT500': label('Warning', { hazards: 'H319', precautions: 'P102, P305+P351+P338, P337+P313 (advice)', pictograms: 'GHS07' }),
};

function labelOf(sku: string): ReturnType<typeof label> {
  return labels[sku] ?? none;
}
