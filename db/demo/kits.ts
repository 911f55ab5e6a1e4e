import type { KitRole } from '#kits/quantity.ts';
import type { Beyond } from '#kits/site.ts';
import { demoProduct, demoProducts } from './products.ts';

type Facts = {
  role?: KitRole;
  floor_group?: string;
  contents?: number;
  use_per_m2?: number;
  length_mm?: number;
  damp_proof?: boolean;
  joins?: Beyond;
};

/** As their pages say: what one holds and does, and how long it is. */
const goods: Record<string, Facts> = {
  'UND-QF-FOAM3': { role: 'underlay' },
  'UND-QF-SILV5': { role: 'underlay', damp_proof: true },
  'UND-QF-HEAT2': { role: 'underlay', damp_proof: true },
  'UND-QF-FIBR5': { role: 'underlay' },
  'UND-QF-FIBR3': { role: 'underlay' },
  'UND-QF-LVT1': { role: 'underlay' },
  'UND-QF-ACOU8': { role: 'underlay' },
  'UND-QF-CPT11': { role: 'underlay' },
  'UND-QF-CPT9': { role: 'underlay' },
  'ADH-BON-FLEX20G': { role: 'tile-adhesive', contents: 20_000 },
  'ADH-BON-FLEX20W': { role: 'tile-adhesive', contents: 20_000 },
  'ADH-BON-GROUT5': { role: 'grout', contents: 5000 },
  'ADH-BON-PRIME5': { role: 'primer', contents: 5000, use_per_m2: 100 },
  'ADH-BON-LEVEL25': { role: 'levelling', contents: 25_000, use_per_m2: 1650 },
  'ADH-TRN-MSWOOD15': { role: 'adhesive', contents: 15_000, use_per_m2: 1150 },
  'ADH-TRN-PSVINYL15': { role: 'adhesive', contents: 15_000, use_per_m2: 250 },
  'ADH-TRN-TACK5': { role: 'adhesive', contents: 5000, use_per_m2: 125 },
  'OTH-CLN-STONE1L': { role: 'sealer', contents: 1000, use_per_m2: 83 },
  'TRM-DRJ-SCT-OAK': { role: 'scotia', length_mm: 2400 },
  'TRM-DRJ-SKT-TOR120': { role: 'skirting', length_mm: 2400 },
  'TRM-DRJ-SKT-SQR145': { role: 'skirting', length_mm: 2400 },
  'TRM-DRJ-SKT-OAK95': { role: 'skirting', length_mm: 2400 },
  'TRM-EDG-TBAR-SLV': { role: 'door-bar', length_mm: 900, joins: 'same' },
  'TRM-EDG-TBAR-BRS': { role: 'door-bar', length_mm: 900, joins: 'same' },
  'TRM-EDG-RAMP-SLV': { role: 'door-bar', length_mm: 900 },
  'TRM-EDG-NOSE-BLK': { role: 'nosing', length_mm: 1200 },
  'TRM-EDG-TWIN-SLV': { role: 'door-bar', length_mm: 900, joins: 'carpet' },
  'TRM-EDG-PLATE-SLV': { role: 'door-bar', length_mm: 900 },
  'TRM-EDG-GRIP-1520': { role: 'gripper', length_mm: 1520 },
};

/** Floors that are laid otherwise than their attributes tell, by the beginning of their codes. */
const floors: Record<string, string> = {
  // A veneer that clicks together, and a strand board: both float on an underlay.
  'WOD-RWD': 'Engineered wood',
  'WOD-BAM': 'Engineered wood',
  'WOD-PQT': 'Glue-down wood',
  'CPT-HDY': 'Felt-backed carpet',
};

const none = { role: null, floor_group: null, contents: null, use_per_m2: null, length_mm: null, damp_proof: false, joins: null };

export const demoKitFacts = [
  ...Object.entries(goods).map(([sku, facts]) => ({ ...none, ...facts, product_id: demoProduct(sku).id })),
  ...demoProducts.flatMap(({ id, sku }) => {
    const floor_group = floors[sku.slice(0, 7)];
    return floor_group ? [{ ...none, floor_group, product_id: id }] : [];
  }),
];

const bars = ['TRM-EDG-TBAR-SLV', 'TRM-EDG-TBAR-BRS', 'TRM-EDG-RAMP-SLV'];
const plates = ['TRM-EDG-TWIN-SLV', 'TRM-EDG-PLATE-SLV'];
const skirting = ['TRM-DRJ-SKT-TOR120', 'TRM-DRJ-SKT-SQR145', 'TRM-DRJ-SKT-OAK95'];
const scotia = 'TRM-DRJ-SCT-OAK';
const level = ['ADH-BON-PRIME5', 'ADH-BON-LEVEL25'];
const nosing = 'TRM-EDG-NOSE-BLK';
const vinylAdhesive = 'ADH-TRN-PSVINYL15';
const woodAdhesive = 'ADH-TRN-MSWOOD15';
const tiling = ['ADH-BON-FLEX20G', 'ADH-BON-FLEX20W', 'ADH-BON-GROUT5'];
const fibre = ['UND-QF-FIBR5', 'UND-QF-FIBR3'];

/** What nearly every floor of the kind needs, best first, and what some need. */
const parts: Record<string, { usual: string[]; some: string[] }> = {
  Laminate: { usual: ['UND-QF-FOAM3', 'UND-QF-SILV5', 'UND-QF-HEAT2', ...fibre, scotia, ...bars], some: [...level, ...skirting] },
  'Engineered wood': { usual: [...fibre, 'UND-QF-SILV5', 'UND-QF-HEAT2', scotia, ...bars], some: [woodAdhesive, ...level, ...skirting] },
  'Solid wood': { usual: [scotia, ...bars], some: [woodAdhesive, ...level, ...skirting] },
  'Glue-down wood': { usual: [woodAdhesive, scotia, ...bars], some: [...level, ...skirting] },
  'Click LVT': { usual: ['UND-QF-LVT1', scotia, ...bars, nosing], some: [...level, ...skirting] },
  'Glue-down LVT': { usual: [vinylAdhesive, ...level, ...bars, nosing], some: [scotia, ...skirting] },
  'Loose-lay LVT': { usual: ['ADH-TRN-TACK5', ...bars, nosing], some: [scotia, ...level, ...skirting] },
  'Sheet vinyl and lino': { usual: [vinylAdhesive, ...bars], some: [scotia, ...level, ...skirting] },
  Carpet: { usual: ['UND-QF-CPT11', 'UND-QF-CPT9', 'UND-QF-HEAT2', 'TRM-EDG-GRIP-1520', ...plates], some: skirting },
  'Felt-backed carpet': { usual: ['ADH-TRN-TACK5', ...plates], some: skirting },
  'Carpet tiles': { usual: ['ADH-TRN-TACK5', ...plates], some: [...level, ...skirting] },
  Tiles: { usual: [...tiling, 'ADH-BON-PRIME5', ...bars], some: ['ADH-BON-LEVEL25', ...skirting] },
  'Wall tiles': { usual: ['ADH-BON-FLEX20W', 'ADH-BON-FLEX20G', 'ADH-BON-GROUT5'], some: ['ADH-BON-PRIME5'] },
  'Natural stone': { usual: [...tiling.toReversed(), 'OTH-CLN-STONE1L', 'ADH-BON-PRIME5', ...bars], some: ['ADH-BON-LEVEL25', ...skirting] },
  'Self-adhesive vinyl tiles': { usual: ['ADH-BON-PRIME5', ...bars], some: ['ADH-BON-LEVEL25', scotia, ...skirting] },
};

export const demoKitParts = Object.entries(parts).flatMap(([floor_group, { usual, some }]) =>
  [...usual, ...some].map((sku, position) => ({ floor_group, product_id: demoProduct(sku).id, position, usual: position < usual.length })),
);
