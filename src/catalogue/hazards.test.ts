import { expect, test } from 'vitest';
import { hazardsOf, hazardText } from './hazards.ts';

const none = { hazardSignal: null, hazardStatements: [], hazardPictograms: [], warnings: null };

test('a label reads as one text, the statements in their official words', () => {
  const cement = { ...none, hazardSignal: 'Danger', hazardStatements: ['H315', 'H318'], hazardPictograms: ['GHS05'], warnings: 'Wear gloves.' };
  expect(hazardText(cement)).toBe('Danger (corrosive): H315 Causes skin irritation. H318 Causes serious eye damage. Wear gloves.');
  expect(hazardText({ ...none, warnings: 'Wear gloves.' })).toBe('Wear gloves.');
  expect(hazardText(none)).toBeNull();
});

test('what bears no label has none to show', () => {
  expect(hazardsOf(none)).toBeNull();
  expect(hazardsOf({ ...none, hazardPictograms: ['GHS07'] })).toEqual({ ...none, hazardPictograms: ['GHS07'] });
});
