import type { ShopperQuestion } from './shopper-questions.ts';

const q = (ask: ShopperQuestion['ask'], must: ShopperQuestion['must'], more: Omit<ShopperQuestion, 'ask' | 'must'> = {}): ShopperQuestion => ({
  ask,
  must,
  ...more,
});

/** What suits where, laying, care and what is normal: the verdict comes first, nothing beside it contradicts it, and no goods are listed. */
export const adviceQuestions: readonly ShopperQuestion[] = [
  q('subfloor is chipboard, what can go on it', [/go straight onto it with their underlay/, /tile backer boards/]),
  q('no damp proof course in the old kitchen, is the silver underlay enough', [/: No, not by itself/, /damp-proof membrane/], { mustNot: [/: Yes/] }),
  q('units before or after the click floor', [/^Units and islands first/]),
  q('can i put a kitchen island on top of a floating floor', [/^No, not with a click floor/]),
  q('would vinyl plank dent under a heavy sofa, and is it cold underfoot', [/^Dent\? Not the right ones/, /Cold\? No/]),
  q('are matt floors difficult to keep clean?', [/^No, a matt floor is easy/], { mustNot: [/[Cc]arpet/] }),
  q('red wine on a wool carpet what do i do', [/^Lift what is solid/], { mustNot: [/£/] }),
  q('can i put laminate over old lino in the back hall, its stuck down well', [/over vinyl: yes/], { mustNot: [/[Gg]lue-down LVT/] }),
  q('underfloor heating water type, which is better lvt or engineered', [/I would take LVT/], { mustNot: [/wet floors/] }),
  q('dog peed on my laminate and the joint has swelled up, can i fix it', [/^What has swollen does not go down again/]),
  q('oak floor has gone more yellow than the sample, is that a fault', [/^That is normal for wood and no fault/]),
  q('rug has left a darker patch on the oak when lifted', [/^Where a rug/, /evens out/]),
  q('boxes were left in the shed overnight and it was freezing, ok to fit now?', [/^Not straight away/]),
  q('concrete floor painted with red tile paint, can lvt be glued to it', [/^No, not onto paint/]),
  q('do you need a bar between two rooms with the same laminate', [/yes in most doorways/]),
  q('what gap round the edge for laminate and what do i cover it with', [/8 to 12 mm/, /scotia/], { mustNot: [/protection board/] }),
  q(['uneven floor', 'bags for 15 m2 at 3 mm', 'does it need a primer first'], [/^Yes, prime it first/, /Bondarra Floor Primer 5L/]),
  q(['glue for carpet tiles', 'can they be lifted again after'], [/grip and still lift/], { mustNot: [/take the carpet/] }),
  q(['how long before i turn the heating on after tiling', 'and for lvt glued down'], [/^48 hours after it is laid/]),
  q(['do i need an expansion gap with lvt', 'and for solid oak?'], [/^A wood floor wants a gap of 10 to 15 mm/], { mustNot: [/£/] }),
  q('can I hose down a floor tile in a boot room', [/^No, not indoors, unless the floor has a drain/]),
  q('can you lay lvt over cork tiles', [/^Better not: cork gives/]),
  q('is laminate difficult to keep clean', [/^No: sweep/]),
  q(['laminate with underfloor heating electric mat, ok?', 'which underlay then'], [/low tog/, /Low-Tog 2mm Underlay/], {
    mustNot: [/Foam Underlay: £/],
  }),
  q(['difference between honed and polished', 'which is less slippy'], [/Matt tiles grip better/], { mustNot: [/soap film/] }),
  q(['engineered wood in a kitchen sensible or not', 'and in the bathroom then'], [/^No, engineered wood does not suit a bathroom/], {
    mustNot: [/£/],
  }),
  q('what moisture should the subfloor be before laying solid oak', [/75% relative humidity/, /65%/]),
  q('do i need to seal plywood before tiling', [/^Yes/, /15 mm/, /PVA/]),
  q('what colour grout goes with blush terrazzo tiles', [/^With pink tiles/], { mustNot: [/With green tiles/] }),
  q('how flat does the floor have to be for 900x900 tiles', [/3 mm under a 2 m straightedge/], { mustNot: [/about 19 kg/] }),
  q('how do i get grout haze off new tiles', [/^That film is cement/, /never put it on marble/]),
  q('can i lay plank porcelain in herringbone', [/^Yes, with tiles/, /15% for cuts/]),
  q('can i grout the same day as i tile', [/^Not with a standard-set/, /24 hours/]),
  q('threshold between carpet and laminate, brass if you have it', [/ramp bar slopes/, /Ramp Bar 0\.9m Silver/], {
    mustNot: [/T-Bar Threshold 0\.9m Antique Brass/],
  }),
  q('what do i need to fit laminate myself, tools and all', [/underlay over the whole floor/, /Fitting Kit/, /Foam Underlay/]),
  q('click or glue down LVT, which lasts longer', [/^Neither by the way it is laid/], { mustNot: [/heavy traffic/] }),
  q('does lvt scratch easily, we have a big dog', [/^No: textured/], { mustNot: [/Scratch\?/] }),
  q('how long have i got to change my mind after ordering', [/14 days after the goods reach you/], { mustNot: [/^I cannot change/] }),
  q('can you hold stock for me if i pay a deposit', [/held for 20 minutes/], { mustNot: [/instalments at 0%/] }),
  q('if i order tiles and adhesive can it all come on the one delivery', [/one van/, /cannot promise/]),
  q('i need it done before february is two weeks definite and can i pick a day', [/cannot promise/, /2 weeks/], {
    mustNot: [/leaves no day to spare/],
  }),
  q('do you have a showroom i can visit sunday', [/Bangor/, /Sundays the showroom is open from 1pm to 5pm/]),
];
