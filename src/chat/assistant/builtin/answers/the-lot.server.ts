import { listSummaries } from '#catalogue/catalogue.server.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import type { Asked, Part } from '../part.ts';
import { standing } from '../reckoned.ts';
import { linkTo, productSource } from '../say.ts';
import { answerDelivery, sayDelivered } from './delivery.ts';

const start = String.raw`^(?:(?:and|so|ok|okay|right|then|grand|now|that|thats|great|lovely|please|could you|can you|tell me|give me|add it up|just|but) )*`;
const whole = String.raw`(?:the (?:whole )?(?:lot|thing|job|bill)|everything|every thing|it all|all (?:that|this|of (?:it|that|them|those))|(?:grand |full |overall |whole |final )?(?:total|sum|bill|damage)|(?:all )?(?:together|altogether)|all[ -]in|in (?:total|all)|both(?: of them)?|the two(?: of them)?|that lot|them all)`;
const lead = String.raw`(?:(?:what|how much|whats|hows|what is|how much is|the|my|a|is|s|does|do|would|will|ll|d|it|that|this|they|be|come to|come out at|cost|costs|price|for|of|me|looking at|am i|are we|i|we|do i pay|work out at|set me back|all) )*`;
const end = String.raw`(?: (?:cost|costs|price|come to|comes to|be|total|in all|in total|altogether|together|then|now|please|so far|for (?:it|that|this|everything|all of it|the lot|the room|the job|the floor)|set me back|come out at|work out at|with (?:the )?vat|inc(?:luding)? vat|(?:and |with |plus |including |inc )?(?:free )?(?:the )?deliver(?:y|ed)(?: (?:charge|cost|included|as well|too|on top))?|(?:delivered )?to (?:[a-z']+ ?){1,3}))*$`;
const lot = new RegExp(
  `${start + lead + whole + end}|^(?:and |so |ok |now |please |can you |could you )*(?:add|tot|sum) (?:it|that|them|everything|all (?:that|of (?:it|that|them)))(?: all)? (?:up|together)(?: (?:for me|please))*$`,
);
const ofDelivery = /\bdeliver/;

/** 'so whats the lot', 'total delivered to Newry': what was worked out in the conversation, added up. */
export async function answerTheLot(asked: Asked): Promise<Part | null> {
  const { reading, context, shop, settings } = asked;
  const isOfThat = reading.names.length + reading.measured.length + reading.ordinals.length + reading.floor.length === 0 && reading.boxes === null;
  if (!isOfThat || context.reckoned.length < 2 || !lot.test(reading.said)) return null;
  const kept = standing(context.reckoned, await listSummaries(shop, [...new Set(context.reckoned.map(({ id }) => id))]));
  if (kept.length < 2) return null;
  const total = kept.reduce((sum, { pence }) => sum + pence, 0);
  const lines = kept.map(
    ({ product, pence }) => `${linkTo(product)}: ${countUnits(Math.round(pence / product.pricePence), product.unit)}, ${formatPounds(pence)}.`,
  );
  const [first] = kept;
  const delivery = reading.place ? answerDelivery(asked, total) : null;
  const delivered = ofDelivery.test(reading.said) && !delivery ? ` ${sayDelivered(settings, total)}` : '';
  return {
    text: [`All together that is ${formatPounds(total)}.${delivered}`, ...lines, delivery?.text ?? ''].filter(Boolean).join('\n\n'),
    products: kept.map(({ product }) => product.id),
    sources: [...kept.map(({ product }) => productSource(product)), ...(delivery?.sources ?? [])],
    suggestions: ['Can I pay that monthly?', 'Do you deliver?'],
    context: { topic: 'calculate', focus: first?.product.id ?? null, ...(delivery?.context?.place ? { place: delivery.context.place } : {}) },
  };
}
