import { expect, test } from 'vitest';
import { type Technical, technicalLines } from './technical.ts';

const nothing: Technical = {
  hazardSignal: null, hazardStatements: [], precautionaryStatements: [],
  hazardPictograms: [], warnings: null, slipPtv: null, reactionToFire: null, wearClass: null,
  thermalResistance: null, heatedToCelsius: null, vocClass: null, impactSoundDb: null,
  commercialWarrantyYears: null, origin: null, recycledPercent: null, harmonisedStandard: null,
}; // biome-ignore format: a row

const said = (of: Partial<Technical>) => technicalLines({ ...nothing, ...of }).filter(([, value]) => value !== null);

test('figures are said in words; what is not known is not', () => {
  expect(said({})).toEqual([]);
  // 0.25 m²K/W is 2.5 tog.
  expect(said({ thermalResistance: 250 })).toEqual([['Thermal resistance', '0.250 m²K/W (2.5 tog)']]);
  expect(said({ wearClass: '33' })).toEqual([['Wear class', '33, shops and offices, heavy use']]);
  expect(said({ wearClass: '21' })).toEqual([['Wear class', '21, homes, light use']]);
  expect(said({ recycledPercent: 0 })).toEqual([['Recycled content', '0 %']]);
  expect(said({ heatedToCelsius: 27 })).toEqual([['Surface over heating', 'At most 27 °C']]);
});
