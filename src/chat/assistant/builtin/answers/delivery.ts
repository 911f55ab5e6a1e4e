import { deliversTo, deliveryCharge, deliveryCountries, deliveryPromise, missingForFreeDelivery } from '#delivery/delivery.ts';
import { formatPounds, formatShortPounds } from '#money/pence.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import type { Settings } from '#settings/settings.ts';
import { daysAhead, daysOf } from '../../reading/days-ahead.ts';
import type { Place } from '../../reading/words/towns.ts';
import type { Asked, Part } from '../part.ts';
import { listed, ownTerms, reachUs, upperFirst } from '../say.ts';
import { placeUnlisted } from './place-unlisted.ts';

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

const ofADay = 'a certain day or hour';

/** What people ask of a delivery that no record of the shop promises, and what it is called when that is said. */
const unpromised: readonly [asked: RegExp, what: string][] = [
  [/\bcarr(?:y|ied|ies)\b|upstairs|up the stairs|\bflights?\b|\bup \d|up (?:one|two|three|four)|floor flat|\b(?:floors?|flights?|storeys?) up\b|\b(?<!tail |fork )lift\b|bring (?:it|them) (?:up|in)|room of|in(?:to|side) the (?:house|garage|hall|room)|kerb|doorstep|to the door|dumped|as far as the door/, 'carrying goods indoors or upstairs'],
  [/\blanes?\b|\bnarrow\b|\btight\b|\b(?:our|the|my) road\b|\bturn(?:ing)?\b|\bgates?\b|\bdriveway\b|access for|get (?:up|down|in|near|to the house)|big (?:lorry|vehicle)|how (?:big|large|massive|long|wide|high) (?:is|a) .*(?:lorry|van|truck)|(?:lorry|van|truck) (?:fit|too|that big)|(?<!\b(?:leave|left|put|drop|leaving) (?:\w+ ){0,4})round the back|massive|\bhuge\b|farm/, 'how near the lorry gets'],
  [/\b(?:left|leave|drop(?:ped)?|put)\b.*\b(?:garage|shed|porch|door\w*|side|back|barn|hall|gate|yard|garden|drive\w*|carport)\b|can'?t be|won'?t be|nobody|no ?one|not in\b(?! stock)|not (?:be )?(?:at )?home|\bim out\b|be (?:out|away)\b|(?:at|in) work|leave (?:it|them)|neighbour|sign(?:s|ed)? (?:for|it)|safe place|(?:have|need|got) to be (?:in|there|home)|be in (?:for|when)|at home|somebody (?:in|there)|someone (?:in|there|have)|take a day off/, 'leaving goods somewhere, or with somebody else, where nobody is in'],
  [new RegExp(`${weekday}|morning|afternoon|evening|weekend|time slot|\\bslots?\\b|exact\\b|particular|specific|certain (?!amount|sum|price|spend|value)|what day|which day|choose|pick (?:a|the|my|what|which)|next day|tomorrow|today|express|faster|quicker|sooner|speed(?:ed)? up|urgent|same day|before \\d|by (?:the|next)|in time|before christmas|by christmas|what time|how (?:early|late) (?:in|on|at|can|could|do|does|will|would)\\b|cancel (?:him|them|the)|put (?:him|them) off`), ofADay],
  [/fork ?lift|tail ?lift|pallet|pump truck|crane|unload|offload|on (?:my|a) trailer|heavy/, 'how it is unloaded'],
  [/\b(?:text|ring|call|phone|warn|let me know|notice)\b.*\b(?:first|before|ahead|advance|when|morning|me|us)\b|notice before/, 'a call or text beforehand'],
  [/(?<!\b(?:long|days|weeks) )(?:\buntil\b|\btill?\b)(?! (?:\d|one|two|three|four|five|six|seven|eight|half|late))|months?\b|\bhold\b|\bstor(?:e|age)\b|keep (?:it|them|my|the)|hang on to|delay|postpone|later date|not ready/, 'holding goods for later'],
  [/two (?:drops|lots|halves|goes|deliver)|\bsplit\b|\bhalf (?:now|of)|separate(?:ly)? deliver/, 'sending an order in parts'],
  [/\b(?:together|(?:on|in|with) (?:the )?(?:one|same|a single) (?:delivery|van|drop|lorry|go|day|time|order)|all at once|at the same time|in one (?:go|drop|delivery)|(?:one|a single|the one|same) delivery)\b/, 'whether all of an order comes on one van'],
  [/\bcustoms?\b|\bdut(?:y|ies)\b|\bimport|\bborder\b|brexit|extra (?:charges?|fees?|tax)|surcharges?|\btariffs?\b|anything (?:extra|else|more)|any(?:thing)? (?:\w+ )*to pay|on top/, 'customs, duty or any charge besides these'],
  [/finish\w* paying|paid (?:it )?off|instal?ments?|\bmonthly\b|before (?:it is|it'?s|i have|i'?ve|we have|we'?ve) (?:all )?(?:been )?paid/, 'when goods on instalments are sent'],
]; // biome-ignore format: a table

/** 'in the carport' is nowhere to deliver to. */
const leftSomewhere = /\b(?:left|leave|leaving|drop(?:ped)?|put)\b.*\b(?:in|at|on|with|round|behind|under|beside|outside)\b/;

const ofTheDriver =
  /courier|own (?:van|lorry|driver|men)|who (?:brings|delivers|is the|does the)|builders?|\bdrivers?\b|\binstead\b|\bvans?\b|how (?:is|are|do|does|will|would) (?!much|long|soon|quick|fast)/;

const layers = /\b(?:fitters?|fitting|fitted|joiners?|tilers?|builders?|plumbers?|plasterers?|(?<!\bdelivery )men|lay|laid|laying)\b/;
const tradesmanBooked = new RegExp(`${weekday}|\\d(?:st|nd|rd|th)\\b(?! (?:floor|storey|flight|time))|booked|put (?:him|them|it) off|cancel`);
const islands =
  /\b(?:island|rathlin|skye|orkney|shetland|hebrides|arran|islay|wight|anglesey|scilly|aran|tory|achill|mull|iona|coll|jura|colonsay|gigha|raasay|bute|millport|cumbrae|eigg|lewis|harris|benbecula|western isles|man|tiree|barra|uist|stornoway|kirkwall|lerwick|cape clear|lundy|lindisfarne|sheppey|islands|inishbofin|inishmore|inis mor|inisheer|valentia)\b/;
/** 'to my work', 'to a site address': another than where the visitor lives. */
const anyAddress =
  /\b(?:to|at) (?:a|an|my|our|another|the|his|her) (?:\w+ )?(?:work(?:place)?|office|business|site|job|workshop|new house|daughter\w*|son\w*|mother\w*|mum\w*|neighbour\w*|friend\w*|builder\w*|fitter\w*)\b|\b(?:work|office|business|site|different|another|other) address\b/;
const bareSum =
  /\b(?:spent|spend|spending|buy(?:ing)?|bought|order(?:ing|ed)?(?: is| of| for| comes to| worth)?|comes? to|came to|worth|totals?(?: is| of)?|basket (?:is|of|at)|cart (?:is|of|at)|bill (?:is|of)|got|over|under|for|at|its|is)\s+(?:about |around |only |just )?£?(\d{2,5}(?:\.\d{2})?)\b(?!\s*(?:boxes|box|m2|packs|tiles|m\b|sq|miles|days|weeks|minutes|mm|cm|%|kg|people|flights|stairs|steps|(?:st|nd|rd|th)\b|(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/;

/** Where, for how much and how soon, and what cannot be promised. `boughtPence`: what is being bought, where the conversation knows; `ofBoxes`: what so many boxes mean for the charge. */
export function answerDelivery(asked: Asked, boughtPence: number | null, ofBoxes = ''): Part {
  const { settings, reading, context } = asked;
  const { said, text, told } = reading;
  // 'heavy-duty LVT' is neither unloaded nor taxed.
  const whole = `${told} ${text} ${said}`.replaceAll(/\bheavy[ -]duty\b/g, '');
  const kept = context.topic === 'delivery' && context.place && deliversTo(settings, context.place.country) ? context.place : null;
  const place = reading.place ?? kept;
  const countries = sayCountries(listed(deliveryCountries(settings).map((zone) => zone.name)));
  if (place && !deliversTo(settings, place.country)) {
    return {
      text: `No, we do not deliver to ${place.name} at present. Our checkout takes addresses in ${countries}. If you are unsure of an address, please ${reachUs(settings)}.`,
      sources: [ownTerms('Delivery terms')],
      suggestions: ['Can I get a free sample?', 'Can I return it?'],
      offersPerson: true,
      context: { topic: 'delivery', place },
    };
  }
  const isDearer =
    /\b(?:dearer|more expensive|(?:cost|costs|pay|charge) (?:any )?(?:more|extra)|extra (?:charge|cost)?|any (?:more|extra)|cheaper|same price)\b/.test(
      whole,
    );
  // 'is it dearer to Donegal': one charge for wherever we go.
  const alike = isDearer && place ? 'No dearer: it costs the same wherever we deliver.' : '';
  const unlisted = place || leftSomewhere.test(whole) ? null : placeUnlisted(reading);
  const where = place
    ? reading.place
      ? `Yes, we deliver to ${sayPlace(place)}.`
      : `To ${sayPlace(place)}:`
    : unlisted
      ? `${upperFirst(unlisted)} is not in my list of places: if it is in ${countries.replace(' and ', ' or ')}, yes, we deliver there; anywhere else we do not at present.`
      : anyAddress.test(whole)
        ? `The checkout takes any address in ${countries}.`
        : '';
  const time = settings.standard_delivery ? `Standard delivery takes ${settings.standard_delivery}.` : '';
  const inTime = sayInTime(asked);
  const tradesman =
    !inTime && time && layers.test(whole) && tradesmanBooked.test(whole)
      ? `Standard delivery takes ${settings.standard_delivery}, so the goods may not be there by then: ask us before you put off or book whoever lays them.`
      : '';
  const terms = ofBoxes ? [] : [sayCharge(settings), saySum(settings, boughtPence ?? poundsToPence(bareSum.exec(`${told} ${text}`)?.[1] ?? ''))];
  const asksTime = /\bhow (?:long|soon|quick\w*|fast)\b|^when\b|\bwhen (?:will|would|do|can|could)\b/.test(said);
  const particular = unpromised.filter(([says, what]) => says.test(whole) && !(inTime && what === ofADay)).map(([, what]) => what);
  const unknowns = particular.length || !ofTheDriver.test(whole) ? particular : ['who brings it and what else they do'];
  const isIsland = place !== null && islands.test(place.name.toLowerCase());
  if (isIsland) unknowns.push(`how it gets to ${sayPlace(place)}`);
  else if (!place && /\b(?:islands?|offshore)\b(?! unit)/.test(whole)) unknowns.push('how it gets to the islands and what that costs');
  const least =
    /\bmin(?:imum)?\b|\b(?:spend|order|buy) (?:a )?(?:certain|so much|at least|over)\b/.test(whole) && !isAlwaysFree(settings)
      ? 'There is no minimum order in our terms.'
      : '';
  const apart = /\b(?:separate(?:ly)?|two|different|second|another|each) orders?\b|\border\w*\b[^.?!]*\bseparate(?:ly)?\b/.test(whole)
    ? 'The charge is for each order by itself.'
    : '';
  const unknown = unknowns.length
    ? `About ${listed(unknowns)} I have nothing in writing, so I cannot promise it: please ${reachUs(settings)} and we will arrange what we can.`
    : '';
  // 'do you come as far as Omagh' may be asked of the fitters.
  const fitting =
    place && /\bcome (?:out |up |down |over )?(?:as far|to|this far|that far)\b|\btravel\b|\bcover\b/.test(whole)
      ? `If you mean fitting there, that has to be asked: please ${reachUs(settings)}.`
      : '';
  const ordered = tradesman || inTime ? terms : asksTime ? [time, ...terms] : [...terms, time];
  return {
    text: [
      inTime,
      ofBoxes,
      least,
      apart,
      tradesman,
      unknown && !place ? unknown : '',
      countries && !place && asksCountries.test(said) ? `We deliver in ${countries}.` : '',
      where,
      alike,
      isIsland ? 'Our terms name no other charge for an island.' : '',
      ...ordered,
      place || where ? '' : countries && !asksCountries.test(said) && `We deliver in ${countries}.`,
      place ? unknown : '',
      fitting,
    ]
      .filter(Boolean)
      .join(' '),
    sources: [ownTerms('Delivery terms')],
    suggestions: ['Can I get a free sample?', 'Can I return it?'],
    offersPerson: unknown + fitting + tradesman + inTime !== '',
    context: { topic: 'delivery', ...(place ? { place } : {}) },
  };
}

/** 'hold it till Friday', 'keep them by for me' */
const asksToHold = /\b(?:hold|store|hang on to|put (?:\w+ ){0,3}(?:by|aside|away)|keep (?:it|them|those|my|the|\d+)|set (?:\w+ ){0,3}aside)\b/;

/** Whether what is ordered now would be there by the day that was told; nothing where none was, or the shop does not say how long it takes. */
function sayInTime({ settings, reading, shop }: Asked): string {
  const whole = `${reading.told} ${reading.text}`;
  // 'can you hold 12 packs till Friday' hurries nobody.
  // 'the lead time if I order today'
  const isOrdered = /\border(?:ed|ing)?\b[^.?!]*\b(?:today|tonight|now)\b/.test(whole);
  const wanted = asksToHold.test(whole) || isOrdered ? null : daysAhead(whole, shop.now());
  const takes = daysOf(settings.standard_delivery);
  if (!wanted || takes === null) return '';
  const time = `standard delivery takes ${settings.standard_delivery}`;
  if (wanted.days > takes)
    return `It should be: ${time}, and you have longer than that. The day itself I cannot promise, so ${reachUs(settings)} before you fix anything by it.`;
  const close =
    wanted.days === takes
      ? `Only just, if at all: ${time}, which leaves no day to spare.`
      : `Do not count on it: ${time}, and ${wanted.said} is sooner.`;
  return `${close} A sooner or a certain day I cannot promise: please ${reachUs(settings)} before you order${layers.test(whole) ? ', and before you book or put off whoever lays it' : ''}.`;
}

const asksCountries = /\b(?:what|which|where)\b.*\b(?:countries|areas?|places|parts|where)\b|^where (?:do|all do|can|will) /;

const isAlwaysFree = (settings: Settings) => settings.delivery_charge_pence === 0 || settings.free_delivery_over_pence === 0;

function sayCharge(settings: Settings): string {
  if (isAlwaysFree(settings)) return `${deliveryPromise(settings)}.`;
  return `${deliveryPromise(settings)}; below that it is ${formatPounds(settings.delivery_charge_pence)} an order.`;
}

/** What a price has not in it. */
export function sayOnTop(settings: Settings): string {
  return `Only delivery comes on top. ${sayCharge(settings)}`;
}

export function saySum(settings: Settings, goodsPence: number | null): string {
  if (goodsPence === null || goodsPence <= 0 || isAlwaysFree(settings)) return '';
  const charge = deliveryCharge(settings, goodsPence);
  return charge === 0
    ? `For goods of ${formatPounds(goodsPence)} delivery is free.`
    : `For goods of ${formatPounds(goodsPence)} delivery is ${formatPounds(charge)}, so ${formatPounds(goodsPence + charge)} in all; it is free from ${formatShortPounds(missingForFreeDelivery(settings, goodsPence))} more.`;
}

/** What goods come to with their delivery, in one figure: 'what would that be delivered'. `of`: what they are, where that was not said before. */
export function sayDelivered(settings: Settings, goodsPence: number, of = ''): string {
  const charge = deliveryCharge(settings, goodsPence);
  const goods = of && `${of} ${/^1 /.test(of) ? 'comes' : 'come'} to ${formatPounds(goodsPence)}. `;
  const total = formatPounds(goodsPence + charge);
  return `${goods}${charge === 0 ? `Delivery is free, so it is ${total} in all` : `With delivery of ${formatPounds(charge)} it is ${total} in all`}.`;
}

/** 'delivered', 'in all including delivery': the price is asked, and not the terms alone. */
export const asksDelivered =
  /\bdelivered\b(?! (?:on|by|in|to|at|for|before|when|yet|already)\b)|\b(?:with|and|plus|including|incl|inc)\.? (?:the |your )?delivery\b|\bdelivery included\b/;

/** '12 boxes of it with delivery': what both come to, after what the boxes do. `goodsPence`: what the goods come to, in pence. */
export function withDelivery({ settings, reading: { told, said } }: Asked, part: Part, goodsPence: number): Part {
  return asksDelivered.test(`${told} ${said}`) ? { ...part, text: `${part.text} ${sayDelivered(settings, goodsPence)}` } : part;
}

/** 'the Isle of Mull'. */
const sayPlace = ({ name }: Place) => (/^(?:Isles? of|Western Isles|Scottish Islands)\b/.test(name) ? `the ${name}` : name);

/** 'the United Kingdom and Ireland'. */
function sayCountries(countries: string): string {
  return countries.replace(/\b(United)/, 'the $1');
}
