import type { Hazards } from './hazards/label.ts';

/** What a product is tested or warranted for; null where nobody has said. */
export type Technical = Hazards & {
  /** Pendulum test value, wet. */
  slipPtv: number | null;
  /** EN 13501-1. */
  reactionToFire: string | null;
  /** EN ISO 10874. */
  wearClass: string | null;
  /** Thousandths of a m²K/W. */
  thermalResistance: number | null;
  /** The warmest that its surface may become, in °C. */
  heatedToCelsius: number | null;
  vocClass: string | null;
  impactSoundDb: number | null;
  commercialWarrantyYears: number | null;
  origin: string | null;
  recycledPercent: number | null;
  /** One of `harmonisedStandards`, or `noStandard`; null: as the category says. */
  harmonisedStandard: string | null;
};

/** Harmonised standards for what a flooring shop sells: goods under one have a declaration of performance, Regulation (EU) No 305/2011, Art. 4. */
export const harmonisedStandards = ['EN 14041', 'EN 14342', 'EN 14411', 'EN 12004-1', 'EN 12057', 'EN 12058', 'EN 13813'] as const;
/** Said of a floor that falls under none, such as a loose rug. */
export const noStandard = 'none';

export const fireClasses = ['A1fl', 'A2fl-s1', 'A2fl-s2', 'Bfl-s1', 'Bfl-s2', 'Cfl-s1', 'Cfl-s2', 'Dfl-s1', 'Dfl-s2', 'Efl', 'Ffl'] as const;
export const wearClasses = ['21', '22', '23', '31', '32', '33', '34', '41', '42', '43'] as const;
export const vocClasses = ['A+', 'A', 'B', 'C'] as const;

const uses: Record<string, string> = { '2': 'homes', '3': 'shops and offices', '4': 'light industry' };
const loads = ['', 'light', 'general', 'heavy', 'very heavy'];

/** 'shops and offices, heavy use' of '33'. */
export function wearWords(wearClass: string): string {
  return `${uses[wearClass.charAt(0)]}, ${loads[Number(wearClass.charAt(1))]} use`;
}

/** The figures that are known, in words. */
export function technicalLines(of: Technical): [term: string, value: string | null][] {
  const { thermalResistance: resistance, wearClass } = of;
  return [
    ['Slip (pendulum, wet)', of.slipPtv === null ? null : `PTV ${of.slipPtv}`],
    ['Reaction to fire', of.reactionToFire],
    ['Wear class', wearClass && `${wearClass}, ${wearWords(wearClass)}`],
    // 1 tog is 0.1 m²K/W.
    ['Thermal resistance', resistance === null ? null : `${(resistance / 1000).toFixed(3)} m²K/W (${resistance / 100} tog)`],
    ['Surface over heating', of.heatedToCelsius === null ? null : `At most ${of.heatedToCelsius} °C`],
    ['Emissions to air', of.vocClass],
    ['Impact sound', of.impactSoundDb === null ? null : `${of.impactSoundDb} dB quieter`],
    ['Made in', of.origin],
    ['Harmonised standard', of.harmonisedStandard === noStandard ? null : of.harmonisedStandard],
    ['Recycled content', of.recycledPercent === null ? null : `${of.recycledPercent} %`],
  ];
}
