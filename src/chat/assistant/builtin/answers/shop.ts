import type { Product } from '#catalogue/product.ts';
import type { Settings } from '#settings/settings.ts';
import { addressParts } from '#settings/showroom-links.ts';
import { nameInText } from '../../answer-text.ts';
import { rivalNamed } from '../../reading/words/rivals.ts';
import type { Asked, Part } from '../part.ts';
import { offerPerson, ownTerms, reachUs } from '../say.ts';
import { cutsMyself, howToCut } from './how-to-cut.server.ts';
import { madeToMeasure } from './made-to-measure.server.ts';
import { answerSamplesAsked } from './samples-asked.server.ts';

/** Another shop's name: what it charges is not known here, and nothing is promised against it. */
export function answerRivals({ settings, reading }: Asked): Part {
  const other = rivalNamed(`${reading.told} ${reading.text}`) ?? 'another shop';
  return {
    text: `I know our own prices only, so I cannot say how ${other} compares, and I cannot promise a price match or beat a price myself. Our people can look at a quote you have: please ${reachUs(settings)}.`,
    sources: [ownTerms('Prices')],
    offersPerson: true,
    suggestions: ['What offers have you?', 'What is your cheapest laminate?'],
    context: { topic: 'rivals', awaits: 'person' },
  };
}

/** Who runs the shop, for whoever wonders whether it is real. Only what the shop has on record. */
export function answerTrust({ settings, reading }: Asked): Part {
  const { business_name, founded_year, phone, email, is_demo } = settings;
  const address = addressParts(settings).join(', ');
  const secure = 'Cards are paid on a secure form: the number goes straight to the payment provider and not to us.';
  const since = founded_year ? `${business_name} has been going since ${founded_year}.` : '';
  const whole = `${reading.told} ${reading.text}`;
  const first = /\b(?:secure|safe|cards?|pay(?:ing)?)\b/.test(whole)
    ? secure
    : /\b(?:how long|when|what year|since|founded|started)\b/.test(whole)
      ? since
      : '';
  const said = [
    first,
    is_demo ? `${business_name} is a demonstration shop: nothing that is ordered here is sent.` : '',
    first === since ? '' : since,
    address ? `The showroom is at ${address}.` : '',
    phone ? `The telephone is ${phone}${email ? ` and the e-mail ${email}` : ''}.` : '',
    vatNumber(settings).trim(),
    first === secure ? '' : secure,
  ];
  return {
    text: `${said.filter(Boolean).join(' ')} More stands [about us](/about).`,
    sources: [ownTerms('About us')],
    suggestions: ['When are you open?', 'Can I return it?'],
    context: { topic: 'trust' },
  };
}

/** Anger and bad language, or something of the site that does not work. */
export function answerFeedback({ settings }: Asked): Part {
  return {
    text: `I am sorry about that. Tell us what went wrong and one of our people will put it right: ${reachUs(settings)}, or let me pass you to them. Otherwise tell me the room and what you want of the floor, and I will try again.`,
    sources: [],
    offersPerson: true,
    suggestions: ['Talk to a person', 'What suits a kitchen?'],
    context: { topic: 'feedback', awaits: 'person' },
  };
}

export function answerOffTopic({ settings }: Asked): Part {
  return {
    text: `That is outside what I know: I answer about floors and this shop only. What may I look up for you? ${offerPerson(settings)}`,
    sources: [],
    offersPerson: true,
    suggestions: ['What suits a bathroom?', 'How many boxes do I need?', 'When are you open?'],
    context: { topic: 'off-topic' },
  };
}

/** 'have you photos of customers' rooms', which are on a page of their own. */
const ofGallery =
  /\b(?:customers?|other people|peoples|real (?:rooms?|houses?|homes?|life)|finished|before and after|(?:your|past|previous) (?:work|jobs)|gallery)\b/;

/** Pictures and plans cannot be read here. */
export function answerPhotos({ settings, reading }: Asked): Part {
  if (ofGallery.test(reading.text.replaceAll("'", '')))
    return {
      text: 'Yes: our [gallery](/gallery) shows floors of ours in rooms of our customers. A free sample shows the true colour in your own light.',
      sources: [{ title: 'Gallery', href: '/gallery' }],
      suggestions: ['Can I get a sample?'],
      context: { topic: 'photos' },
    };
  const mail = settings.email ? ` You can e-mail pictures or a plan to ${settings.email}.` : '';
  return {
    text: `I cannot look at pictures or plans. Tell me the sides of the room, such as 4.2 m by 3.6 m, and the floor, and I will work out boxes and cost.${mail} ${offerPerson(settings)}`,
    sources: [],
    offersPerson: true,
    suggestions: ['4 m by 3 m'],
    context: { topic: 'photos', awaits: 'person' },
  };
}

export async function answerCutting(asked: Asked): Promise<Part> {
  if (/\bsamples?\b/.test(asked.reading.text)) return answerSamplesAsked(asked);
  const how = cutsMyself.test(asked.reading.said) ? await howToCut(asked) : null;
  if (how) return how;
  const ours = await madeToMeasure(asked);
  if (ours) return ours;
  return {
    text: `Carpet and sheet vinyl are cut from the roll to the metres you order. Whether we cut anything else to size I do not have in writing: please ${reachUs(asked.settings)}. Goods cut to your measure cannot be sent back for a change of mind.`,
    sources: [ownTerms('Prices')],
    offersPerson: true,
    context: { topic: 'cutting', awaits: 'person' },
  };
}

export function answerOrdering({ settings, reading }: Asked): Part {
  const least = /\bmin(?:imum|inum|imun)?\b|\b(?:least|smallest)\b/.test(reading.said) ? 'There is no minimum order in our terms. ' : '';
  const isOfCart =
    /\b(?:held|hold|holds|holding|reserve\w*|keep|keeps|kept|aside|somebody else|(?:out of|no) stock|sold out|sells out|run out)\b/.test(
      reading.said,
    );
  // 'what if it sells out after I have paid'
  const gone = /\b(?:out of stock|sold out|sells out|run out|(?:cannot|cant|can't) supply|not there)\b/.test(`${reading.told} ${reading.text}`)
    ? `What is done where something ordered turns out not to be there I do not have in writing: please ${reachUs(settings)}. `
    : '';
  // 'hold my order for a month til the builders are done'
  const longer = /\b(?:until|til+|weeks?|months?|fortnight|aside|for me|for us)\b/.test(`${reading.told} ${reading.text}`)
    ? `Longer than that I cannot promise: please ${reachUs(settings)}. `
    : '';
  const deposit = /\bdeposits?\b/.test(`${reading.told} ${reading.text}`)
    ? `Whether a deposit holds goods I do not have in writing: please ${reachUs(settings)}. `
    : '';
  const held = isOfCart
    ? `Nothing is held in the cart; from the moment you place the order its boxes are held for ${settings.stock_hold_minutes} minutes while you pay. ${longer}${gone}`
    : '';
  const collected = /\b(?:collect\w*|pick (?:it|them) up)\b/.test(reading.said)
    ? ` Whether an order can be collected I do not have in writing: please ${reachUs(settings)} before you set out.`
    : '';
  const byPhone = /phone|ring|call|over the/.test(reading.said) ? ` To order by telephone please ${reachUs(settings)}.` : '';
  return {
    text: `${deposit}${least}${held}Open the floor you like, enter the area or the boxes, and add it to the [cart](/cart); at the checkout you give the address and pay. You need no account for it.${byPhone} I cannot place an order myself.${collected}`,
    sources: [ownTerms('Ordering')],
    offersPerson: deposit + byPhone + longer + gone + collected !== '',
    suggestions: ['How can I pay?', 'How much is delivery?'],
    context: { topic: 'ordering' },
  };
}

export function answerInvoice({ settings }: Asked): Part {
  return {
    text: `Every order has an invoice with the VAT on it: open it under [your orders](/orders), or through the link in the e-mail that confirmed it.${vatNumber(settings)} For anything else on paper please ${reachUs(settings)}.`,
    sources: [ownTerms('Invoices')],
    context: { topic: 'invoice' },
  };
}

function vatNumber({ vat_number }: Settings): string {
  return vat_number ? ` Our VAT number is ${vat_number}.` : '';
}

/** A floor shown laid, in a room of ours or in a picture of the visitor's own. */
export function answerVisualise(product: Pick<Product, 'id' | 'name'> | null): Part {
  const first = product
    ? `Yes: [see ${nameInText(product.name)} in a room](/products/${product.id}/room).`
    : 'Yes: every floor that can be drawn has “See it in a room” on its page.';
  return {
    text: `${first} There it lies to scale in several rooms, in the patterns it can be laid in, and you can try a photograph of your own room. A free sample shows its true colour in your own light.`,
    ...(product ? { products: [product.id] } : {}),
    sources: [],
    suggestions: ['Can I get a sample?'],
    context: { topic: 'visualise', ...(product ? { focus: product.id } : {}) },
  };
}
