import { deliversTo } from '#delivery/delivery.ts';
import { bookedFitter } from '../fitter-booked.ts';
import type { Asked, Part } from '../part.ts';
import { listed, offerPerson, ownTerms, reachUs, upperFirst } from '../say.ts';
import { isOfTalk } from '../talked-before.ts';
import { unknownOfShowroom } from './showroom.ts';

/** 'not happy with the fitting': of those who lay our floors. */
const poorWork = /\b(?:fitting|fitters?|fitted|installation|laid|laying|workmanship)\b/;

/** 'the driver chipped my gatepost', 'your fitters broke a lamp' */
export const harmDone =
  /\b(?:drivers?|couriers?|delivery (?:man|men|lads?|fellas?|van|lorry)|lorry|van|fitters?|(?:your|yer) (?:man|men|lads?|fellas?|van|lorry))\b[^.?!]*\b(?:chipped|cracked|hit|knocked|broke|damaged|scratched|scraped|dented|reversed|drove (?:over|into)|ran (?:over|into)|flattened|marked|took a chunk)\b[^.?!]*\b(?:(?:my|our|the|a|his|her|next doors?) (?:\w+ )?)(?:gate\w*|wall|car|fence|drive(?:way)?|lawn|garden|door(?:frame| ?frame)?|skirting|window|hedge|pillar|step|paint\w*|furniture|table|lamp|worktop|radiator|units?)\b/;

/** 'is Catherine there', 'is Gary working today' */
export const staffNamed =
  /\b(?:is|are) (?!(?:this|that|it|there|here|he|she|they|we|you|yous|any|anyone|anybody|someone|somebody|everyone|everything|something|anything|nothing|one|what|who|which|the|your|my|our|its|all|parking|delivery|fitting|finance|stock|underlay|laminate|lvt|vinyl|carpet|oak|showroom|shop|sunday|saturday|wi-?fi|access|sample|samples)\b)[a-z]+ (?:(?:there|about|in|around|on|off|working|free|available)(?: (?:there|today|tomorrow|now|the day|this (?:morning|afternoon)|at the minute|(?:mon|tues|wednes|thurs|fri|satur|sun)day))?)(?= (?:he|she|i|please|to)\b|[,?]|$)/;

/** 'one of your estimators was to ring me back Tuesday': what is arranged with our people. */
export const toRing =
  /\b(?:estimators?|surveyors?|fitters?|man|men|lads?|fellas?|girl|lady|woman|somebody|someone|one of (?:your|the) \w+|you|yous|he|she|they)\b[^.?!]{0,30}\b(?:was|were|meant|supposed|due|promised|said)\b[^.?!]{0,25}\b(?:to|would|theyd|hed|shed) (?:\w+ )?(?:ring|call|phone|come|visit|get back|e-?mail)\b/;
/** 'Sharon was out measuring on Tuesday, can you let her know that we changed our minds': a message to one of our people. */
export const toPassOn =
  /\b(?:(?:can|could|would|will) (?:you|yous|ye|someone|somebody) (?:please |just )*(?:let (?:him|her|them) know|tell (?:him|her|them)|pass (?:it|that|this|(?:a|the|my|on a) message)(?: on)?|get (?:a message|word) to|give (?:him|her|them) (?:a|the|this|my) (?:message|shout|ring|call)|ask (?:him|her|them) to)|(?:leave|pass on|give (?:him|her|them)) a message)\b/;
const asksWhenBack = /\b(?:when|what (?:day|time))\b[^?.!]*\b(?:coming|come|comes|back|here)\b/;
const neverDid =
  /\b(?:never|nobody|no ?one|didnt|hasnt|havent|not) (?:\w+ )?(?:did|rang|rung|ring|call(?:ed)?|phoned?|came|come|turned up|showed(?: up)?|shown up|appeared)\b/;

export function answerPerson({ settings, reading, visitor }: Asked): Part {
  const ofWork = poorWork.test(`${reading.told} ${reading.text}`);
  const sorry =
    /complain/.test(reading.said) || ofWork || harmDone.test(`${reading.told} ${reading.text}`) ? 'I am sorry that something went wrong. ' : '';
  const guarantee =
    ofWork && settings.installation_guarantee
      ? ` A floor that we laid carries a guarantee of ${settings.installation_guarantee} on the laying: have the order reference and photographs to hand.`
      : '';
  const isTalk = isOfTalk(reading);
  const plain = `${reading.told} ${reading.text}`.replaceAll(/['’]/g, '');
  const isArranged = toRing.test(plain);
  const pass = isArranged
    ? `${neverDid.test(plain) && !sorry ? 'I am sorry about that. ' : ''}Who was to ring you or to come out, and when, I cannot see from here. I can pass this conversation to one of our people, who can look into it.`
    : isTalk
      ? 'Who you spoke to, and what was said, written or agreed then, I cannot see, so I can neither name nor confirm it. I can pass this conversation to one of our people, who can look into it.'
      : toPassOn.test(plain)
        ? 'I cannot pass on a message myself, nor see what is arranged with you. I can pass this conversation to one of our people, who can tell them.'
        : staffNamed.test(reading.said)
          ? 'Which of our people is in just now I cannot see. I can pass this conversation to whoever is free.'
          : 'Of course: I can pass this conversation to one of our people.';
  const login = visitor.userId ? '' : ' To talk here you need to [log in](/login) first.';
  // 'the fitter left it half finished, when is he coming back'
  const unseen = !isArranged && asksWhenBack.test(plain.toLowerCase()) ? ' Who comes and when I cannot see from here.' : '';
  return {
    text: `${sorry}${pass}${unseen}${login} You can also ${reachUs(settings)}.${guarantee}`,
    offersPerson: true,
    isUnanswered: isTalk || isArranged,
    context: { topic: 'person', awaits: 'person' },
  };
}

/** What is asked of those who lay the floors that no record says. */
const unknownOfFitting: readonly [asked: RegExp, what: string][] = [
  [/\bhow many years\b|\bexperience\w*|\bhow long\b.*\b(?:been (?:doing|at|fitting|laying|in)|at it|in the trade)\b|\bqualifi\w*|\btrained\b|\btime ?served\b|\bcertifi\w*|\bany good\b/, 'how long our fitters have been at it and what they are trained in'],
  [/\binsur\w*|\bvetted\b|\baccess ?ni\b/, 'how our fitters are insured'],
  [/\b(?:free|available|availability|booked|slots?|diary|fit (?:me|us) in|how soon|waiting (?:list|time)|wait for)\b|\bwhen (?:can|could|would|will)\b|\b(?:next|this) (?:week|month)\b|\b(?:before|by|after|around|for|until|till|of|in) (?:christmas|xmas|easter|new year|the (?:holidays|weekend|end of|\d{1,2}(?:st|nd|rd|th)|(?:first|second|third|last|middle|start|beginning|week) (?:\w+ )?(?:of|before|after))|(?:january|february|march|april|may|june|july|august|september|october|november|december)|\d{1,2}(?:st|nd|rd|th)?)\b(?! ?(?:m2?|cm|mm|x|by|(?:bed ?)?rooms?|halls?|stairs|steps|people|square|sq\w*)\b)|\b(?:week|month|weekends?|mornings?|evenings?|tomorrow|today)\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/, 'which days our fitters are free'],
  [/\bmeasur\w+\b.*\b(?:free|charge|cost|fee|pay)\b|\b(?:free|charge|cost|fee|pay)\b.*\bmeasur\w+/, 'whether measuring costs anything'],
  [/\bminimum\b/, 'whether there is a smallest job that we take on'],
  [/\b(?:be|being) (?:at home|home|in|there)\b/, 'whether somebody has to be in all the while'],
  [/\bdeposit\b|\b(?:up ?front|in advance)\b/, 'whether a deposit is asked for'],
  [/\bfurniture\b|\bwardrobes?\b|\bsofas?\b|\bclear(?:ing)? the room\b/, 'whether they move furniture'],
  [/\b(?:tak\w*|mov\w*|lift\w*|uplift\w*|rip\w*|pull\w*|remov\w*|get rid|dispos\w*)\b.*\b(?:old|existing|current) (?:\w+ )?(?:floor\w*|carpet|tiles|one|lino|vinyl|laminate)\b/, 'whether they take up and take away what is there now'],
  [/\bnames? of (?:your|the) (?:fitters?|men|lads)\b|\bfitters?'? names?\b|\bwho (?:is|are|did|was|does)\b|\bwhich (?:of your )?fitters?\b|\bsame (?:man|men|fitter|lads)\b/, 'which of our fitters does which job'],
]; // biome-ignore format: a table

/** 'send somebody out to see why it is cold': nothing is to be laid yet. */
const asksLook =
  /\b(?:someone|somebody|anyone|anybody|you|yous|ye|man|fella|lad|fitters?|expert|surveyor)\b.*\b(?:look at|see|check|inspect|say|tell (?:me|us)|survey|assess|find out|diagnose)\b/;

/** 'is the fitting free' asks what it costs, and not for a day. */
const fittingFree =
  /\bfree (?:of charge )?(?:fitting|fit|installation|laying|service)\b|\b(?:fitting|installation|laying|measur\w+) (?:is )?(?:for )?free\b|\bfor nothing\b/;

/** 'is fitting included' */
const isInPrice = /\b(?:is|are|does|do)\b.*\b(?:includ\w+|in (?:with )?the price|part of the price)\b/;
const ownFitter =
  /\b(?:my|our|your|their) own (?:fitters?|joiners?|tilers?|floor layer|man|builder)\b|\buse (?:my|our|another|a different|a local|any) (?:\w+ )?(?:fitter|joiner|tiler|builder)\b|\bdo i have to use your(?:s| fitters?)\b/;

export function answerFitting({ settings, reading, context }: Asked): Part {
  const { place } = reading;
  const isHere = place !== null && place.name.toLowerCase() === settings.town?.toLowerCase();
  const far = isHere
    ? ` ${place.name} is home ground: our showroom is there.`
    : place
      ? ` How far our fitters travel I do not have in writing, so ask whether they come to ${place.name}; ${deliversTo(settings, place.country) ? 'the goods themselves we deliver there' : 'we do not deliver there either'}.`
      : '';
  const text = `${reading.told} ${reading.text}`;
  const isFreeAsked = fittingFree.test(text);
  // Free of charge is no free day.
  const whole = isFreeAsked ? text.replaceAll(/\bfree\b/g, '') : text;
  const unknown = unknownOfFitting.filter(([asked]) => asked.test(whole)).map(([, what]) => what);
  const ask = unknown.length ? ` ${upperFirst(listed(unknown))} I do not have in writing: one of our people can tell you.` : '';
  if (bookedFitter.test(whole.replaceAll(/['’]/g, '')))
    return {
      text: `What is arranged with our fitters, who comes and when, I cannot see or change here: please ${reachUs(settings)}, with your name and the address, or let me pass you to one of our people.`,
      sources: [ownTerms('Fitting')],
      offersPerson: true,
      context: { topic: 'fitting', awaits: 'person' },
    };
  if (asksLook.test(whole) && !/\bmeasur\w+|\bquot\w+|\bestimate/.test(whole))
    return {
      text: `Whether one of our people comes out to look at a floor, and what that would cost, I do not have in writing: please ${reachUs(settings)}, and say what the floor is, what it does and since when; photographs help. If the floor came from us, have the order reference to hand.`,
      sources: [ownTerms('Fitting')],
      offersPerson: true,
      context: { topic: 'fitting', awaits: 'person' },
    };
  const own = ownFitter.test(whole) ? 'You can buy the floor alone and have it laid by whoever you choose. ' : '';
  const guarantee = settings.installation_guarantee ? ` An installation carries a guarantee of ${settings.installation_guarantee}.` : '';
  const offered = isFreeAsked
    ? 'Fitting without a charge is nothing that I have in writing: '
    : isInPrice.test(whole)
      ? 'The price of a floor is for the floor alone; ask us about fitting and measuring: '
      : settings.installation_guarantee && !/^(?:and |so |but )?how\b/.test(reading.text)
        ? 'Yes, ask us about fitting and measuring: '
        : 'For fitting and measuring please ask us: ';
  const quote = `[Ask for a free quote](/contact?subject=installation)${settings.phone ? ` or ring ${settings.phone}` : ''}, with the sizes of the room if you have them.`;
  // 'how soon could you do it', 'how do I find somebody near Newry': that there are fitters is taken as known.
  const isMore = ask + far !== '' && (context.topic === 'fitting' || /^(?:and |so |but )?(?:how|when|who|which)\b/.test(reading.text));
  return {
    text: isMore
      ? `${own}${far}${ask} ${quote}${guarantee}`.trim()
      : `${own}${own ? 'If you want it laid by us, ask: ' : offered}the price depends on the room, so I cannot name one. ${quote}${ask}${far}${guarantee}`,
    sources: [ownTerms('Fitting')],
    suggestions: ['How do I lay laminate myself?', 'Do you deliver?'],
    offersPerson: true,
    context: { topic: 'fitting' },
  };
}

/** 'the mail never comes', 'I tried that already'. */
const stillLockedOut =
  /\b(?:never|not|n'?t|isn'?t|didn'?t|doesn'?t|hasn'?t|won'?t|no) (?:\w+ ){0,2}?(?:come|came|comes|coming|arrive\w*|get|got|work\w*|e-?mail|link|accept\w*)\b|\b(?:tried|still|again|keeps?|locked)\b/;

/** 'what happens to my personal data', 'do you pass my details on' */
export const ofPrivacy =
  /\b(?:personal|private|my|our|customers?'?) (?:data|info(?:rmation)?)\b(?!.*\b(?:delete|download|copy|erase)\b)|\b(?:privacy|data (?:protection|policy)|junk (?:e-?mails?|mail|texts?)|spam\w*|mailing list|newsletters?|unsubscribe|marketing (?:e-?mails?|texts?|calls?|stuff))\b|\b(?:sell|pass|share|give|hand|use|do with|keep|store|hold|safe with)\b[^.?!]{0,30}\b(?:my|our|customers?'?|peoples?'?) (?:\w+ )?(?:details|data|info(?:rmation)?|e-?mail(?: address)?|phone number|number|address)\b(?! (?:for|to) (?:the )?(?:deliver|courier|driver))/;

export function answerAccount({ settings, reading, visitor }: Asked): Part {
  const whole = `${reading.told} ${reading.text}`;
  const [text] = ([
    [/forgot|reset|lost|can'?t (?:log|sign)|don'?t know my password/, 'You can set a new password here: [forgotten password](/forgot-password). We mail you a link.'],
    [/change.*password/, 'You can change your password in [your account](/account/password) once you are logged in.'],
    [ofPrivacy, `What is kept of your details, for how long and who sees it I do not have in writing here: please ${reachUs(settings)}. With an account you can download what we hold about you and delete it under [your account](/account). Cards are paid on a secure form: the number goes straight to the payment provider and not to us.`],
    [/delete|gdpr|my data/, 'In [your account](/account) you can download what we hold about you and delete the account.'],
    [/wish ?list/, 'Your wishlist is [here](/wishlist). The heart on a product adds to it.'],
    [/register|sign ?up|\bguest\b|\b(?:create|make|open|set up|need|require|without|have to|must)\b.*\b(?:account|member)|check ?out/, 'You can buy as a guest, without an account. With one you keep your orders, wishlist and reviews: [register here](/register).'],
    [/./, visitor.userId ? 'You are logged in. Your details and orders are in [your account](/account).' : 'You can [log in](/login) or [register](/register). If you have forgotten your password, [set a new one](/forgot-password).'],
  ] as [RegExp, string][]).filter(([says]) => says.test(says === ofPrivacy ? whole : reading.said)).map(([, said]) => said); // biome-ignore format: a table
  if (ofPrivacy.test(whole)) return { text: text ?? '', sources: [], offersPerson: true, context: { topic: 'account', awaits: 'person' } };
  if (!stillLockedOut.test(whole)) return { text: text ?? '', sources: [], context: { topic: 'account' } };
  return {
    text: `${text} If no mail comes, look among the unwanted ones and check the address you registered with. If it still does not work, please ${reachUs(settings)}: I cannot see or mend an account myself. You can buy as a guest meanwhile.`,
    sources: [],
    offersPerson: true,
    context: { topic: 'account', awaits: 'person' },
  };
}

/** A question that is clear, and that nothing the shop has written down answers. */
export function answerBeyond({ settings, reading }: Asked): Part {
  const whole = `${reading.told} ${reading.text}`;
  const scheme =
    /\b(?:landlord|tenan\w+|letting|rent(?:ed|ing|al)?|lease)\b/.test(whole) && /\bdeposit\b/.test(whole)
      ? ' A dispute over a tenant\u2019s deposit is for the tenancy deposit scheme that holds it to decide, not for a shop.'
      : '';
  const insurer = /\binsur(?:ance|ers?|ed)\b|\bmy policy\b/.test(whole)
    ? ' What a policy covers depends on its wording: that is for your insurer to say.'
    : '';
  const unknown = unknownOfShowroom(reading);
  const about = unknown.length ? `About ${listed(unknown)}: t` : 'T';
  return {
    text: `${about}hat is not something I have in writing, and I would rather not guess.${scheme}${insurer} I have noted the question for our people. ${offerPerson(settings)}`,
    offersPerson: true,
    isUnanswered: true,
    context: { topic: 'beyond', awaits: 'person' },
  };
}

export function answerUnclear({ settings, reading }: Asked): Part {
  const { price, stock, calculate } = reading.asks;
  if (reading.refersBack && (price || stock || calculate)) return whichFloor();
  return {
    text: `I am not sure what you mean. Could you say it another way: which floor, which room, or which order is it about? ${offerPerson(settings)}`,
    offersPerson: true,
    isUnanswered: true,
    suggestions: ['What suits a bathroom?', 'How many boxes do I need?', 'Do you deliver?'],
    context: { topic: 'unclear', awaits: 'person' },
  };
}

/** One question back, where 'it' could be anything. */
export function whichFloor(): Part {
  return {
    text: 'Which floor do you mean? Tell me its name or its stock code, or what you are looking for.',
    suggestions: ['Show me oak laminate', 'Show me grey LVT'],
    sources: [],
    context: { awaits: 'product' },
  };
}

const small: Record<string, (asked: Asked) => Part> = {
  greeting: ({ settings }) => ({
    text: `Hello! I am the AI assistant of ${settings.business_name}. Ask me about floors, boxes and prices, stock, delivery, samples or your orders.`,
    suggestions: ['What suits a bathroom?', 'How many boxes for 4.2 by 3.6 m?', 'Do you deliver to Dublin?'],
  }),
  thanks: () => ({ text: 'You are welcome. Is there anything else?' }),
  goodbye: () => ({ text: 'Goodbye, and thank you for calling in.' }),
  bot: ({ settings }) => ({
    text: `I am the AI assistant of ${settings.business_name}, a computer program and not a person. I answer from our catalogue, our terms and a written flooring guide, and pass you to one of our people whenever you like.`,
    offersPerson: true,
  }),
  choose: () => ({
    text: 'Gladly. Which room is it for, roughly how big is it, and what matters most: water, pets, warmth, looks or price?',
    suggestions: ['A kitchen with a dog', 'A bathroom of 2 by 3 m', 'A bedroom, cheap and warm'],
  }),
  help: () => ({
    text: 'I can find floors by colour, room, size and price, work out boxes and cost for your rooms, compare two floors, say what suits where, look up stock, delivery, samples, finance, returns and opening hours, and tell you how your own order stands.',
    suggestions: ['Waterproof oak look under £30 a m²', 'Is laminate ok in a kitchen?', 'Where is my order?'],
  }),
  yes: ({ settings }) => ({ text: `Gladly: what may I look up for you? ${offerPerson(settings)}`, offersPerson: true }),
  no: () => ({ text: 'All right. Ask me whenever something comes up.' }),
};

/** Greetings and the like; null for anything else. */
export function answerSmallTalk(asked: Asked, topic: string): Part | null {
  const say = small[topic];
  return say ? { sources: [], ...say(asked) } : null;
}

/** Whether it is answered by a sentence or two that need nothing looked up. */
export function isSmallTalk(topic: string): boolean {
  return Object.hasOwn(small, topic);
}
