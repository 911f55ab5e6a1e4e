import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { orderReference, statusWords } from '#orders/order.ts';
import { listOwnOrders } from '#orders/own-orders.server.ts';
import type { GuideEntry } from '../../guide/parse-guide.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, linkTo, listed, lowerFirst, reachUs, upperFirst } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { lawEntry } from './guide.server.ts';
import { madeToMeasure } from './made-to-measure.server.ts';
import { pageSays } from './page-says.ts';
import { answerFaulty, isOfFault, lawOnTrouble } from './trouble.ts';

const ofMeasure =
  /\b(?:made|cut|sawn) to (?:measure|size|order|length|fit|my|our)\b|\bbespoke\b|\bmeasur(?:e|ed|ing|ement)s?\b.*\bwrong\b|\bwrong (?:sizes?|measurements?|measure|length|width)\b|\bcut (?:\w+ ){0,2}(?:carpet|vinyl|lino)\b|\b(?:carpet|vinyl|lino)\b.*\b(?:been|was|were|is|already|once|its|it is) cut\b/;
const ofBoxes = /\bbox(?:es)?\b|\bpacks?\b|\bspare\b|\bleft ?over\b/;
const sealed =
  /\b(?:un|not |never |not even |(?:did|have|has|had|was|were)(?: ?n'?t| not|ing not)(?: even)? |having not |without )(?:been )?(?:open(?:ed|ing)?|touched)\b|\b(?:still|all) (?:sealed|wrapped|shut|closed|taped|in (?:its|the|their) (?:\w+ )?(?:wrap\w*|box\w*|pack\w*|plastic|cellophane|bag))|\b(?:still )?(?:in (?:its|the|their) (?:\w+ )?(?:wrap\w*|plastic|cellophane))|\bunused\b|\buntouched\b|\b(?:full|whole|unopened) (?:box(?:es)?|packs?)\b/;
const whoPays =
  /\bwho (?:pays|covers|foots|bears)\b|\bpays? (?:for )?(?:the |a |its |my )?(?:lorry|van|courier|postage|carriage|collection|return|uplift)|cost of (?:return|sending)|restocking|how much to return|pay to (?:return|send)|charge (?:me )?(?:to|for) (?:return|tak|collect|send)|collect (?:it|them)|free returns?/;

/** 'I have had them for two months': the fortnight is over, and the next one with it. */
const tooLate =
  /\b(?:months?|years?|(?:[3-9]|1\d|three|four|five|six|seven|eight) weeks?(?: ago| now| back| later| past)|(?:[5-9]|1\d|five|six|seven|eight) weeks?)\b(?! warrant\w*| guarantee\w*)/;

/** 'I bought them in October': a month that is over. */
const monthBought =
  /\b(?:bought|got|ordered|had|purchased|delivered|since|came|left(?: over)?|job|order|delivery)\b.*\b(?:in|since|back in|at the (?:start|beginning|end) of|early|late|last) (january|february|march|april|may|june|july|august|september|october|november|december)\b/;
/** 'I bought it in the summer', 'ages ago' */
const longPast =
  /\b(?:bought|got|ordered|had|purchased|delivered|since|came|from you|was)\b.*\b(?:(?:in|during|over|back in|since|last|at the (?:start|beginning|end) of) (?:the |last )?(?:spring|summer)|last (?:winter|autumn)|(?:earlier|back) (?:this|in the) year|ages ago|long ago|a good while (?:ago|back)|a (?:wee )?while (?:ago|back))\b/;
const months = 'january february march april may june july august september october november december'.split(' ');

/** 'I bought it in the showroom': there the law grants no change of mind. */
const boughtInside = /\b(?:bought|got|paid|picked|chose|purchased)\b.*\b(?:in|at) (?:the|your|yer) (?:showroom|shop|store)\b/;

const comesLate =
  /\b(?:if|when|because|as|since)\b[^.?!]*\b(?:it|they|order|delivery|goods|floor\w*|tiles|carpet|you|yous|courier)\b[^.?!]*\b(?:late|delayed|overdue|does not (?:come|arrive|turn up)|doesn'?t (?:come|arrive|turn up)|never (?:comes?|arrives?|turns? up))\b/;
const lawInside = 'Bought in the showroom';

/** Sending goods back: what is wrong with them, what was made for one buyer only, or a change of mind. */
export async function answerReturns(asked: Asked): Promise<Part> {
  if (isOfFault(asked)) return answerFaulty(asked, await lawEntry(lawOnTrouble(asked)));
  // 'do I get the delivery back if it comes late'
  if (comesLate.test(`${asked.reading.told} ${asked.reading.text}`)) return answerFaulty(asked, await lawEntry('Late or lost goods'));
  const opened = await lawEntry('Opened or cut goods');
  const cut = await cutToMeasure(asked);
  if (cut) return answerCut(asked, cut, opened);
  const sent = /\bcancel\w*/.test(`${asked.reading.told} ${asked.reading.text}`) ? await lastSent(asked) : '';
  const isInside = boughtInside.test(`${asked.reading.told} ${asked.reading.text}`);
  const part = answerChangeOfMind(asked, { change: await lawEntry(isInside ? lawInside : 'Changing your mind'), opened });
  return sent ? { ...part, text: `${sent} ${part.text}` } : part;
}

/** 'is it too late to cancel': for the newest order of whoever asks it is, once it was sent. */
async function lastSent({ shop, visitor, reading }: Asked): Promise<string> {
  if (!visitor.userId || reading.names.length > 0) return '';
  const [last] = await listOwnOrders(shop, visitor.userId);
  return last && (last.status === 'shipped' || last.status === 'delivered')
    ? `Your [order ${orderReference(last.id)}](/orders/${last.id}) is ${statusWords[last.status].toLowerCase()}: it is too late to cancel it before it is sent, and what is not wanted goes back as a return.`
    : '';
}

/** What it is that nobody else could use, where the message or the product meant says so; '' for whatever it may be. */
async function cutToMeasure(asked: Asked): Promise<{ product: Product | null } | null> {
  const { reading } = asked;
  const whole = `${reading.told} ${reading.text}`;
  if (sealed.test(whole)) return null;
  const named = reading.names.length > 0 || reading.sku !== null || (reading.refersBack && asked.context.focus !== null);
  const meant = named ? await whichProducts(asked) : null;
  if (meant?.kind === 'one') return isCut(meant.product) ? { product: meant.product } : null;
  if (ofBoxes.test(whole)) return null;
  // 'if I draw the hearth wrong': what is only ever cut to order, by the last word of its name.
  const made = (await madeToMeasure(asked))?.products?.[0];
  const product = made ? await readProduct(asked.shop, made) : null;
  const noun = product?.name.toLowerCase().split(' ').at(-1) ?? '';
  if (product && noun && whole.toLowerCase().includes(noun)) return { product };
  return ofMeasure.test(whole) ? { product: null } : null;
}

function isCut(product: Product): boolean {
  return product.unit === 'metre' || pageSays(product, /\bcut to (?:your|order|size|measure)\b/i) !== null;
}

/** No change of mind, nor a slip with the tape; a fault, or another size than was ordered, is another matter. */
function answerCut({ settings }: Asked, { product }: { product: Product | null }, law: GuideEntry): Part {
  const what = product
    ? `${linkTo(product)} is ${product.unit === 'metre' ? 'cut off the roll' : 'cut'} for you`
    : 'what is cut or made to your own measurements is made for you alone';
  return {
    text: `No: ${what}, so it cannot be sent back for a change of mind, nor because it was measured wrong. If it comes faulty, or in another size than you ordered, you may reject it within 30 days for a full refund. Measure twice before you order, and if something is wrong already please ${reachUs(settings)} at once.`,
    products: product ? [product.id] : [],
    sources: [guideSource(law)],
    offersPerson: true,
    suggestions: ['What if it arrives damaged?'],
    context: { topic: 'returns', ...(product ? { focus: product.id } : {}) },
  };
}

const spare = /left ?over|\bspares?\b|surplus|\bover\b|didn'?t use|buy back|too many/;

/** Changing one's mind: what the law grants, and what of the shop's own ways nobody has written down. */
function answerChangeOfMind({ settings, reading, shop }: Asked, law: { change: GuideEntry; opened: GuideEntry }): Part {
  const whole = `${reading.told} ${reading.text}`.toLowerCase();
  const isUnopened = sealed.test(whole);
  const isOpened =
    !isUnopened &&
    /\bopen(?:ed)?\b|\bcut\b|used|laid|measure|carpet|vinyl|roll|part(?:ly)? used|started|\b(?:its|it is|theyre|been|got it|have it) (?:all )?(?:down|fitted|in)\b/.test(
      whole,
    );
  const unknown = [
    /\b(?:swap|exchang\w*|another (?:colour|one|shade|size)|different (?:colour|one|shade|size)|instead|change (?:it|them|that|the \w+) (?:for|to)|trade (?:it )?in)\b/.test(whole) && 'whether we exchange one thing for another',
    whoPays.test(whole) && 'whether we carry the cost of sending it back or fetch it ourselves',
    spare.test(whole) && 'whether we take back what is left over once those days are past',
    /\b(?:bring|take|drop|hand|leave)\b.*\b(?:shop|showroom|store)\b/.test(whole) && 'whether it can be handed back in the showroom',
    /\breceipt\b|lost the box|without (?:the |its )?(?:original )?(?:box|pack\w*)|original (?:box|pack\w*)|\b(?:cardboard|packaging|wrapping)\b/.test(whole) && 'what we ask for without the receipt or the box',
  ].filter((what) => typeof what === 'string'); // biome-ignore format: a table
  const cancel = /cancel|\bbefore (?:it|its|it is|theyre|they|the \w+) (?:\w+ )?(?:sent|delivered|comes?|arrives?|gets here|shipped)\b/.test(whole)
    ? `An order that has not been sent yet can be cancelled: open it under [your orders](/orders) or ${reachUs(settings)}. `
    : '';
  const isInside = law.change.title === lawInside;
  const back =
    /\b(?:get|refund\w*|back)\b.*\b(?:delivery|postage|carriage)\b|\b(?:delivery|postage|carriage)\b.*\b(?:back|refund\w*|returned)\b/.test(whole);
  // 'do I get the delivery back': that, and no more of the terms.
  const [comesBack] = /[^.]*delivery charge come[^.]*\./.exec(law.change.text) ?? [];
  if (back && comesBack && !isOpened && !unknown.length && !isInside)
    return {
      text: `Yes, what standard delivery cost you: ${lowerFirst(comesBack.trim())} Sending the goods back is at your own cost, unless the seller bears it or never told you so.`,
      sources: [guideSource(law.change)],
      suggestions: ['How do I return something?'],
      context: { topic: 'returns' },
    };
  // 'how long does a refund take'
  if (comesBack && /\b(?:how long|how soon|how quick\w*|when)\b.*\b(?:refund\w*|money)\b|\brefund\w*\b.*\bhow long\b/.test(whole) && !isInside)
    return {
      text: `${comesBack.trim()} How long the bank then takes I do not have in writing: please ${reachUs(settings)}.`,
      sources: [guideSource(law.change)],
      offersPerson: true,
      suggestions: ['How do I return something?'],
      context: { topic: 'returns' },
    };
  const isLate = tooLate.test(whole) && !isInside;
  const month = months.indexOf(monthBought.exec(whole.toLowerCase())?.[1] ?? '');
  const isPast = !isLate && !isInside && (longPast.test(whole.toLowerCase()) || (month >= 0 && month !== shop.now().getMonth()));
  if (isLate || isPast) unknown.push('whether we take goods back after that');
  const pays = whoPays.test(whole) ? 'You pay for sending them back, unless the seller bears it or never told you so. ' : '';
  const first = isLate
    ? 'The right to change your mind is over by then: '
    : isPast
      ? 'Only if the goods came to you within the last 14 days, and what was bought then will mostly be past that: '
      : (isUnopened || (spare.test(whole) && !isOpened)) && !isInside
        ? 'Yes, what is unopened can go back: '
        : '';
  const ask = unknown.length
    ? ` ${upperFirst(listed(unknown))} I do not have in writing: please ${reachUs(settings)}.`
    : ` To send something back, please ${reachUs(settings)}.`;
  const reduced = /\b(?:offers?|on sale|sale|reduced|reduction|discount\w*|clearance|half price|bargain|deal)\b/.test(whole)
    ? 'A reduced price makes no difference to that right. '
    : '';
  const fee = /\brestock\w*/.test(whole) ? 'Our terms name no restocking fee. ' : '';
  const entries = isOpened ? [law.opened, law.change] : [law.change, law.opened];
  const text = `${fee}${cancel}${reduced}${isUnopened ? '' : pays}${first}${first ? lowerFirst(entries[0]?.text ?? '') : entries[0]?.text}${isOpened ? ` ${entries[1]?.text}` : isInside ? '' : ' Goods cut to your measure are the exception.'}${ask}`;
  return { text, sources: entries.map(guideSource), offersPerson: true, suggestions: ['What if it arrives damaged?'], context: { topic: 'returns' } };
}
