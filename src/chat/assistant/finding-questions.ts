import type { ShopperQuestion } from './shopper-questions.ts';

const q = (ask: ShopperQuestion['ask'], must: ShopperQuestion['must'], more: Omit<ShopperQuestion, 'ask' | 'must'> = {}): ShopperQuestion => ({
  ask,
  must,
  ...more,
});

/** What is looked for: what is wanted less of, what looks alike for less, the figures there are, and what is reduced. */
export const findingQuestions: readonly ShopperQuestion[] = [
  q(['polished tiles for hall', 'hmm that sounds slippy, less shiny please'], [/tiles for hallway .*but not gloss/], {
    mustNot: [/quiet house/, /Polished/],
  }),
  q(['cheap and cheerful vinyl for a rental', 'nothing with wood pattern'], [/but not wood effect/, /Biscuit Stone/], { mustNot: [/Oak|Pine/] }),
  q('solid oak flooring, what thickness do you have', [/18 mm, 20 mm and 22 mm/]),
  q('what thicknesses do your laminates come in', [/7 mm, 8 mm, 10 mm and 12 mm/]),
  q("do you do lvt with a 0.55 wear layer? what's the highest you do", [/None has exactly 0\.55 mm/, /1\.0 mm is the highest/]),
  q(['cheapest real wood', 'and cheapest that looks like wood'], [/Standby Country Pine/], { mustNot: [/Real Wood Top/] }),
  q(['matt finish laminate dark', 'nah thats too dark'], [/laminate but not dark/], { mustNot: [/Bog Oak|Rich Walnut/] }),
  q('what sizes do your slate tiles come in', [/300x600 and 600x600/]),
  q('any roll ends of vinyl', [/no list of remnants or offcuts/, /Rollesby Salt-Washed/]),
  q('are your tiles rectified', [/cut after firing/, /Strand Grey/]),
  q('i like the limed white oak, is there a laminate that looks the same for less', [/Glenshane Limewash/]),
  q(['light oak laminate for bedroom, AC4 or better', 'which is thickest', 'sample of that one'], [/a sample of Foyle Chalk Oak/], {
    mustNot: [/samples of/],
  }),
  q('hubby wants oak, i want it waterproof, any compromise', [/wood effect/, /Roble Honey Oak|Narrows Oak/], { mustNot: [/Engineered/] }),
  q('whats the widest vinyl roll you sell', [/widest roll is 4 m/]),
  q('whats the thinnest lvt you do, door clearance is tight', [/thinnest is 2 mm/], { mustNot: [/reduced/] }),
  q(['marble look tiles 600x600', 'anything less shiny than that'], [/Emerine White Marble Honed/], { mustNot: [/Polished/] }),
];
