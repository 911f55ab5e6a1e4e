import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { guideEntry } from '../../guide/guide.server.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, linksTo, productSource, reachUs } from '../say.ts';
import { productMeant } from './facts.server.ts';
import { pageSays } from './page-says.ts';

type Paper = { asks: RegExp; what: [ofOne: string, ofSeveral: string]; entry: string | null; page: RegExp };

/** What a maker declares of a product and nobody has written into our records, the narrower first. */
const papers: readonly Paper[] = [
  {
    asks: /\bfire[- ]?(?:rat\w*|class\w*|cert\w*|safe\w*|test\w*|proof\w*|resist\w*|retard\w*|regulat\w*)\b|\b(?:cert\w*|rat(?:ed|ing)|class\w*|test\w*|passed?|regulations?|spec\w*) (?:\w+ ){0,2}(?:for|on|against) fires?\b|\bflammab\w*|\bflame (?:retard\w*|resist\w*|spread)\b|\b(?:bfl|cfl|a1fl|dfl|en ?13501)\b/,
    what: ['Its fire class', 'Their fire class'],
    entry: 'Fire class',
    page: /\bfire (?:class|rating)|\b[BC]fl\b/i,
  },
  {
    asks: /\bvocs?\b|\bformaldehyde\b|\bemissions?\b|\bphthalates?\b|\boff[- ]?gass\w*|\bindoor air\b/,
    what: ['What it gives off', 'What they give off'],
    entry: 'Formaldehyde and emissions',
    page: /\bVOC|\bformaldehyde\b|\bemission/i,
  },
  {
    asks: /\b(?:data|safety|spec\w*|technical|product) ?sheets?\b|\b(?:declarations?|certificat\w*|certs?|dop|epd|ukca|test (?:reports?|results?))\b|\bce[- ]mark\w*/,
    what: ['A certificate or data sheet of it', 'A certificate or data sheet of any of them'],
    entry: null,
    page: /\btest sheets?\b|\bcertif/i,
  },
];
/** The forest a wood is from has a fact of its own, and a gift is no certificate. */
const ofOther = /\bfsc\b|\bpefc\b|\bgift\b|\bfitters?\b|\bhearth\b|\bstove\b|\bfireplace\b/;

/** 'is there a data sheet': of no product in particular. */
const asksForSheets =
  /\b(?:is there|are there|have|has|do|does|get|send|download|where)\b.{0,40}\b(?:data|safety|spec|specification|technical) ?sheets?(?=[?.! ]*$)/;

const sayNoSheets = ({ settings }: Asked): Part => ({
  text: `Data sheets are not on our site: each product's page has what is on its record. Our people can look for the maker's own: please ${reachUs(settings)} with the name of the floor, or let me pass you to them.`,
  sources: [],
  offersPerson: true,
  isUnanswered: true,
  context: { awaits: 'person' },
});

/** 'has the Surefoot a fire certificate': that no record of ours has it, what is true of its kind, and who can find it. Null where none is asked of a product. */
export async function answerPapers(asked: Asked): Promise<Part | null> {
  const whole = `${asked.reading.told} ${asked.reading.text}`.toLowerCase();
  const paper = ofOther.test(whole) ? undefined : papers.find(({ asks }) => asks.test(whole));
  const products = paper ? await meant(asked) : [];
  if (paper && !products.length && asksForSheets.test(whole)) return sayNoSheets(asked);
  if (!paper || !products.length) return null;
  const entry = paper.entry === null ? undefined : await guideEntry(paper.entry);
  const [page] = products.map((product) => pageSays(product, paper.page));
  const isOne = products.length === 1;
  const told = page && isOne ? page : `${paper.what[isOne ? 0 : 1]} is not on our record.`;
  const find = `Our people can look for the maker's declaration of performance: please ${reachUs(asked.settings)}, or let me pass you to them.`;
  return {
    text: `${linksTo(products)}: ${told} ${find}${entry ? `\n\nIn general: ${entry.text}` : ''}`,
    products: products.map(({ id }) => id),
    sources: [...products.map(productSource), ...(entry ? [guideSource(entry)] : [])],
    offersPerson: true,
    isUnanswered: true,
    context: { topic: 'facts', ...(isOne ? { focus: products[0]?.id ?? null } : { shown: products.map(({ id }) => id) }), awaits: 'person' },
  };
}

const mostTold = 4;

async function meant(asked: Asked): Promise<Product[]> {
  const found = await productMeant(asked);
  if (found?.kind === 'one') return [found.product];
  if (found?.kind !== 'several') return [];
  const read = await readProducts(asked.shop, found.products.slice(0, mostTold));
  return read.filter((product) => product !== null);
}
