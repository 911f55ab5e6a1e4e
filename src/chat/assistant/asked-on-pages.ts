import type { ShopperQuestion } from './shopper-questions.ts';

const q = (
  on: string | undefined,
  ask: ShopperQuestion['ask'],
  must: ShopperQuestion['must'],
  mustNot: ShopperQuestion['must'] = [],
): ShopperQuestion => ({
  ask,
  must,
  mustNot,
  ...(on ? { on } : {}),
});

/** What is asked on a product's page, or of a range by its name, as briefly as people type there. */
export const askedOnPages: readonly ShopperQuestion[] = [
  q('LAM-BIN-12-BRN', 'price per box and m2 per box', [/£35\.30 a box/, /1\.538 m²/]),
  q('LAM-GLS-08-NAT', 'what underlay do you recommend', [/For Glenshane Natural Oak/, /3mm Foam/], [/Underlay does four things/]),
  q('CPT-MOR-LP-HRR', 'underlay?', [/Carpet Underlay/], [/Foam Underlay/]),
  q('TIL-STR-6060-GRY', 'what adhesive do you recommend', [/Flexi Rapid/], [/vinyl adhesive/i]),
  q('WOD-BLD-14190-NAT', 'best underlay?', [/Ballydoran Natural/, /Underlay/], [/fitted carpet/]),
  q('TIL-STR-6060-GRY', 'how many tiles in a square metre', [/2\.8 of them/]),
  q('TIL-MTM-HRT-SLT', 'how much is it for 1200 x 500', [/any other size/, /028 9649 6178/]),
  q(undefined, 'white penny mosaic how many sheets per m2', [/11\.1 of them/]),
  q(undefined, 'is linwick proper linoleum or vinyl', [/It is Linoleum/]),
  q(undefined, 'is roble porcelain or ceramic', [/It is porcelain, made to look like wood/]),
  q(undefined, 'is the causeway sisal real sisal', [/No, its fibre is 100% Polypropylene/]),
  q(undefined, 'do you sell damp proof membrane', [/do not list/]),
  q(undefined, '145 square skirting 2.4m how many for 18 metres', [/8 lengths/, /£111\.60/]),
  q(undefined, ['herringbone lvt', 'have you a laminate one'], [/Zopfmuster/]),
  // More than one thing asked of one product, each told from its own record and page.
  q('LAM-HFN-08-CON', 'water resistant? how long can water sit on it', [
    /Yes, it is waterproof/,
    /does not creep into the board/,
    /how many hours neither/,
  ]),
  q(undefined, 'blond oak parquet herringbone, glue or click', [/Dunmarrow Blond Oak Parquet/, /glued down/], [/Quoile/]),
  q(undefined, ['sojourn oatmeal oak, easy to lift again? renting', 'glue?'], [/Sojourn Oatmeal Oak/, /own weight/, /tackifier/], [/Grab/]),
  q('WOD-HOF-15220-RAW', 'comes finished or needs oiling by us', [/comes finished, oiled already/, /fresh oil now and then/]),
  q(undefined, ['does the langholt come in a grey', 'is that one in stock'], [/Storm Oak.*in stock/], [/Toffee/]),
  q(undefined, ['causey basalt how thick', 'what size is the patio if I buy 10 boxes'], [/7\.2 m²/, /£237\.20/]),
  q('LVT-WRF-WP-ASH', 'will i need underlay and which', [/LVT Click Underlay 1mm/]),
  q(undefined, 'the inver oak, any good for a beginner? how long would a bedroom take', [/Yes, it clicks together/, /about a day/]),
  q('LAM-FYL-12-CHA', 'if the washing machine leaks is it goosed', [/not waterproof/, /makes it swell/]),
  q('LVT-PFT-TL-LIM', 'could my husband fit this, he has only done laminate', [/^Portaferry Lough Limestone.*Yes, it clicks together/]),
  q(undefined, 'which laminate is the most hard wearing you sell', [/hard-wearing laminate/, /AC5/]),
  q(undefined, 'i want to order but your site wont take my card', [/confirm the payment/, /028 9649 6178/]),
  q(undefined, ['do i need a deposit for the monthly payments', 'and what if i miss one'], [/lender’s agreement/]),
  q(undefined, 'how do i measure for a carpet', [/10 cm each way/], [/each step/]),
  q(undefined, 'my boards are cupping, why', [/damper below/]),
  q(undefined, 'quick step? do you sell it', [/cannot find “quick step”/]),
  q(undefined, 'we ordered 12 boxes and have 3 left over can we bring them back', [/14 days/], [/cannot change or cancel an order/]),
  q(undefined, ['dark floor', 'any of those in stock for 45m2'], [/£891\.02/, /we have that many/]),
  q(undefined, 'floor that wont stain with hair dye', [/Porcelain takes up next to nothing/, /For example/]),
];
