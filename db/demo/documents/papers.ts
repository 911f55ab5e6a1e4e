import { hazardStatements } from '#catalogue/hazards/hazard-statements.ts';
import { pictogramNames } from '#catalogue/hazards/pictograms.ts';
import { precautionaryStatements } from '#catalogue/hazards/precautionary-statements.ts';
import { saidStatements } from '#catalogue/hazards/statements.ts';
import { type Technical, technicalLines } from '#catalogue/technical.ts';
import { demoMakers, madeBy } from '../makers.ts';
import { demoProducts } from '../products.ts';
import type { DemoProduct } from '../shape.ts';
import { whatItSays } from '../what-products-say.ts';
import type { Paper, Part } from './paper.ts';

/** Products by their range: the first letters of their codes. */
const ranges = Map.groupBy(demoProducts, ({ sku }) => sku.slice(0, 7));
const makers = new Map(demoMakers.map((maker) => [maker.name, maker]));
const makerOf = (product: DemoProduct) => madeBy(product).maker ?? '';
const skusOf = (products: readonly DemoProduct[]) => products.map(({ sku }) => sku);
const addressOf = (firm: string) => (makers.get(firm)?.postal_address ?? '').replaceAll('\n', ', ');

/** A range's warranty; one for each of a maker's ranges that is guaranteed for as long. */
const warranties: Paper[] = [...Map.groupBy(demoProducts, makerOf)].flatMap(([firm, products]) => {
  const guaranteed = products.filter(({ warranty_years }) => warranty_years);
  if (!firm || guaranteed.length === 0) return [];
  const years = [...Map.groupBy(guaranteed, ({ sku }) => sku.slice(0, 7))].map(([code, [first]]): [string, string] => {
    const business = first && whatItSays(first).commercial_warranty_years;
    return [`Range ${code}`, `${first?.warranty_years} years in homes${business ? `, ${business} years in business use` : ''}`];
  });
  const terms: Part[] = [
    { heading: 'How long', rows: years },
    {
      heading: 'What is covered',
      text: [
        'Faults of material and making, and wear through the decorative layer in ordinary use, from the day of purchase.',
        'We replace the faulty part or pay for it. This warranty does not affect your statutory rights against the seller.',
      ],
    },
    {
      heading: 'What is not',
      text: ['Fitting that does not follow the guide, standing water, dents from heels and furniture, fading in strong sun.'],
    },
    { heading: 'How to claim', text: [`Write to ${makers.get(firm)?.electronic_address} with your receipt and photographs.`] },
  ];
  return [{ kind: 'warranty' as const, title: `Warranty of ${firm}`, by: firm, skus: skusOf(guaranteed), parts: terms }];
});

/** Of each range under a harmonised standard: Annex III of Regulation (EU) No 305/2011. */
const declarations: Paper[] = [...ranges].flatMap(([code, all]) => {
  const byStandard = Map.groupBy(all, (product) => whatItSays(product).harmonised_standard);
  return [...byStandard].flatMap(([standard, products]) => {
    const [first] = products;
    if (!standard || !first) return [];
    const number = `${code}-${standard.replaceAll(/\W/g, '')}-01`;
    const firm = makerOf(first);
    const performance = essentials(first);
    return [
      {
        kind: 'performance' as const,
        title: `Declaration of performance ${number}`,
        by: firm,
        skus: skusOf(products),
        parts: [
          {
            heading: 'Product',
            rows: [
              ['Unique identification code of the product type', code],
              ['Intended use', intendedFor(first)],
              ['Manufacturer', `${firm}, ${addressOf(firm)}`],
              ['System of assessment and verification', standard === 'EN 12004-1' ? '3' : '4'],
              ['Harmonised standard', standard],
            ],
          },
          { heading: 'Declared performance', rows: performance },
          {
            heading: 'Signed for the manufacturer',
            text: ['The performance of the product is as declared. This declaration is issued under the sole responsibility of the manufacturer.'],
          },
        ],
      },
    ];
  });
});

function intendedFor({ category }: DemoProduct): string {
  if (category === 'Adhesives') return 'Laying floors within buildings';
  return category === 'Tiles' ? 'Internal and external floors and walls' : 'Floor covering for use within buildings';
}

function essentials(product: DemoProduct): [string, string][] {
  const said = whatItSays(product);
  const technical: Technical = {
    slipPtv: said.slip_ptv,
    reactionToFire: said.reaction_to_fire,
    wearClass: null,
    thermalResistance: said.thermal_resistance,
    heatedToCelsius: null,
    vocClass: null,
    impactSoundDb: null,
    commercialWarrantyYears: null,
    origin: null,
    recycledPercent: null,
    harmonisedStandard: null,
    hazardSignal: null,
    hazardStatements: [],
    precautionaryStatements: [],
    hazardPictograms: [],
    warnings: null,
  };
  const known = technicalLines(technical).filter((line): line is [string, string] => line[1] !== null);
  const formaldehyde: [string, string][] = ['Wood Flooring', 'Laminate Flooring'].includes(product.category) ? [['Formaldehyde', 'E1']] : [];
  return [...known, ...formaldehyde, ['Pentachlorophenol', 'Not contained'], ['Release of dangerous substances', 'None to declare']];
}

/** Of each product with a label, its sixteen sections in short: Annex II of Regulation (EC) No 1907/2006. */
const dataSheets: Paper[] = demoProducts.flatMap((product) => {
  const {
    hazard_statements: codes,
    precautionary_statements: precautions,
    hazard_pictograms: pictograms,
    hazard_signal: signal,
    warnings,
  } = whatItSays(product);
  if (codes.length === 0) return [];
  const firm = makerOf(product);
  const isDangerous = codes.some((code) => !code.startsWith('EUH2'));
  const label = [
    ...(signal ? [signal] : []),
    ...[...saidStatements(hazardStatements, codes), ...saidStatements(precautionaryStatements, precautions)].map(
      ({ code, words }) => `${code} ${words}`,
    ),
    ...pictograms.map((code) => `${code} ${pictogramNames[code as keyof typeof pictogramNames]}`),
    ...(warnings ? [warnings] : []),
  ];
  const sections: [string, string[]][] = [
    ['Identification', [`${product.name} (${madeBy(product).mpn}). ${firm}, ${addressOf(firm)}. Emergencies: 999 or 112.`]],
    ['Hazards', isDangerous ? label : ['Not classified as dangerous.', ...label]],
    ['Composition', [`Mixture. Contains: ${product.material?.toLowerCase() ?? 'see the label'}.`]],
    [
      'First aid',
      ['Eyes: rinse with water for 15 minutes and see a doctor. Skin: wash with soap and water. Swallowed: rinse the mouth, see a doctor.'],
    ],
    ['Fire-fighting', ['Foam, dry powder or carbon dioxide. Wear breathing apparatus.']],
    ['Accidental release', ['Take up with sand or sawdust. Keep out of drains.']],
    ['Handling and storage', ['Keep closed, cool and out of reach of children.']],
    ['Exposure controls', ['Air the room. Gloves of nitrile, and glasses that close at the sides.']],
    ['Physical and chemical properties', ['See the technical data of the product.']],
    ['Stability and reactivity', ['Stable when stored as described.']],
    ['Toxicological information', [isDangerous ? 'As classified in section 2.' : 'No effects known in ordinary use.']],
    ['Ecological information', [codes.some((code) => code.startsWith('H4')) ? 'As classified in section 2.' : 'Not classified.']],
    ['Disposal', ['Take leftovers to your recycling centre; empty, dry containers go with packaging.']],
    ['Transport', [codes.some((code) => /^H22/.test(code)) ? 'Class 3, limited quantity.' : 'No dangerous goods.']],
    ['Regulations', ['Regulations (EC) No 1907/2006 and 1272/2008.']],
    ['Other information', ['First issue.']],
  ];
  return [
    {
      kind: 'safety-data-sheet' as const,
      title: `Safety data sheet: ${product.name}`,
      by: firm,
      skus: [product.sku],
      parts: sections.map(([heading, text], at) => ({ heading: `${at + 1}. ${heading}`, text })),
    },
  ];
});

export const makersPapers: Paper[] = [...warranties, ...declarations, ...dataSheets];
