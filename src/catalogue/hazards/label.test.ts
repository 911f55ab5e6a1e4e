import { expect, test } from 'vitest';
import { hazardText, labelOf, precautionText } from './label.ts';

const none = { hazardSignal: null, hazardStatements: [], precautionaryStatements: [], hazardPictograms: [], warnings: null };

test('a label reads as one text, the statements in their official words', () => {
  const cement = {
    hazardSignal: 'Danger',
    hazardStatements: ['H315', 'H373 (the lungs; by inhalation)'],
    precautionaryStatements: ['P102', 'P501 (a recycling centre)', 'P501'],
    hazardPictograms: ['GHS05'],
    warnings: 'Store away from food.',
  };
  expect(hazardText(cement)).toBe(
    'Danger (corrosive): H315 Causes skin irritation. H373 May cause damage to the lungs through prolonged or repeated exposure by inhalation. ' +
      'Store away from food.',
  );
  expect(precautionText(cement)).toBe(
    'P102 Keep out of reach of children. P501 Dispose of contents/container to a recycling centre. P501 Dispose of contents/container to …',
  );
  expect(hazardText({ ...none, warnings: 'Wear gloves.' })).toBe('Wear gloves.');
  expect(hazardText(none)).toBeNull();
  expect(precautionText(none)).toBeNull();
});

test('what bears no label has none to show', () => {
  expect(labelOf(none)).toBeNull();
  expect(labelOf({ ...none, hazardPictograms: ['GHS07'] })).toEqual({
    signal: null,
    pictograms: ['GHS07'],
    hazards: [],
    precautions: [],
    warnings: null,
  });
});
