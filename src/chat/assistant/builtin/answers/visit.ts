import { formatPounds } from '#money/pence.ts';
import { openingHoursLines, openingStatus, sayTime, type Weekday, weekdays } from '#settings/opening-hours.ts';
import { addressParts } from '#settings/showroom-links.ts';
import { timeAsked } from '../../reading/times.ts';
import type { Asked, Part } from '../part.ts';
import { listed, lowerFirst, ownTerms, reachUs, upperFirst } from '../say.ts';
import { answerBeyond } from './service.ts';
import { unknownOfShowroom } from './showroom.ts';
import { waysNamed } from './ways-to-pay.ts';

const timeZone = 'Europe/London';

/** When the showroom is open: at the hour asked about, now, on the day asked about, and in the week. */
export function answerHours(asked: Asked): Part {
  const { settings, shop, reading } = asked;
  const now = shop.now();
  const status = openingStatus(settings.opening_hours, now, timeZone);
  const week = openingHoursLines(settings.opening_hours)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(', ');
  const whole = `${reading.told} ${reading.text} ${reading.said}`;
  // 'what time till?' after 'are you open Sunday'.
  const days = daysNamed(asked, whole, now);
  const isHoliday = /bank holiday|christmas|new year|easter|boxing day|twelfth|12th of july|patricks? day|good friday|holiday/.test(whole);
  const isOfToday = days.some((day) => isToday(day, now));
  const text = isHoliday
    ? `I do not have hours for holidays, and they can differ from our usual ones: please ${reachUs(settings)} before you set out. Our usual hours are ${week}.`
    : `${sayOpen(asked, days)} Our hours are ${week}.${days.length && isOfToday ? ` Right now: ${status.text.toLowerCase()}.` : ''}`;
  const collecting = /\b(?:collect(?:ing|ion)?|pick(?:ing)? ?up|pick(?:ing)? (?:it|them|my \w+|the \w+) up|lift (?:it|them|my \w+))\b/.test(whole)
    ? ` Whether an order can be collected there I do not have in writing: please ${reachUs(settings)} before you set out.`
    : '';
  const address = addressParts(settings).join(', ');
  const where = address && visiting.test(whole) ? ` You find us at ${address}.` : '';
  const unknown = sayUnknown(asked) + collecting;
  return {
    text: text + where + unknown,
    sources: [ownTerms('Opening hours')],
    suggestions: ['Where is the showroom?'],
    offersPerson: isHoliday || unknown !== '',
    context: { topic: 'hours' },
  };
}

const visiting = /\b(?:see|look\w*|view|browse|feel|visit\w*|show me|show us)\b/;

function daysNamed({ context, reading, before = '' }: Asked, said: string, now: Date): Day[] {
  const days = daysAsked(said, now);
  const goesOn = context.topic === 'hours' && reading.text.split(' ').length <= 5;
  return days.length || !goesOn ? days : daysAsked(before.toLowerCase(), now);
}

/** What is said first: of the hour and the days asked about, else of this moment. */
function sayOpen({ settings: { opening_hours }, shop, reading }: Asked, days: readonly Day[]): string {
  const { told, text } = reading;
  const time = timeAsked(`${told} ${text}`);
  const asksNow = time === null && days.length === 0;
  if (asksNow && !asksLast.test(text)) return `${openingStatus(opening_hours, shop.now(), timeZone).text}.`;
  const asked = days.length ? days : time && !/\b(?:now|still|yet)\b/.test(text) ? everyDay : [dayAhead(shop.now(), 0)];
  const said = asked.map((day) => {
    const hours = opening_hours[day.name];
    if (!hours) return { day, isOpen: false, hours: 'closed all day' };
    const isOpen = !time || (hours.opens < time.to && time.from < hours.closes);
    if (!time && asksLast.test(text))
      return { day, isOpen, hours: `closes at ${sayTime(hours.closes)}: it is open from ${sayTime(hours.opens)} to ${sayTime(hours.closes)}` };
    return { day, isOpen, hours: `open from ${sayTime(hours.opens)} to ${sayTime(hours.closes)}` };
  });
  const isAsked = /\b(?:are|is|will|would|do|does|can|could|open|any)\b/.test(text) && !/\b(?:what|when|which|how)\b/.test(text);
  const asksShut =
    /\btoo late\b|\blocked\b/.test(text) || (/\b(?:shut|closed?)\b/.test(text) && !/\b(?:open|get|come|call|catch|make|before|walk)\b/.test(text));
  const open = said.filter(({ isOpen }) => isOpen);
  const shut = said.filter(({ isOpen }) => !isOpen);
  if (time && asked === everyDay) return sayWeek(time.said, open, shut);
  return said
    .map(({ day, isOpen, hours }) => {
      const first = isAsked && asked.length === 1 && !/\blate\b/.test(text) ? (isOpen === asksShut ? 'No: ' : 'Yes: ') : '';
      if (!time) return upperFirst(`${first}${day.said} the showroom ${hours.startsWith('closes') ? hours : `is ${hours}`}.`);
      const rest = hours.startsWith('open') ? `; that day it is ${hours}` : ' and all that day';
      return upperFirst(`${first}${time.said} ${day.said} the showroom is ${isOpen ? 'open' : 'closed'}${rest}.`);
    })
    .join(' ');
}

function sayWeek(at: string, open: readonly { day: Day }[], shut: readonly { day: Day }[]): string {
  const days = (list: readonly { day: Day }[]) => listed(list.map(({ day }) => upperFirst(`${day.name}s`)));
  if (!open.length) return `${upperFirst(at)} the showroom is closed every day.`;
  return `${upperFirst(at)} the showroom is open ${shut.length ? `on ${days(open)}, and closed on ${days(shut)}` : 'every day'}.`;
}

const asksFar = /\b(?:far|miles|drive|near to|how close)\b/;

/** Where the showroom is and how to reach the people in it. */
export function answerLocation(asked: Asked): Part {
  const { settings, shop, reading } = asked;
  const unknown = sayUnknown(asked);
  const whole = `${reading.told} ${reading.text}`;
  if (unknown && !asksFar.test(whole) && !/\b(?:where|address|directions|find you|postcode|get to)\b/.test(`${reading.told} ${reading.said}`))
    return answerBeyond(asked);
  const parts = addressParts(settings);
  const status = openingStatus(settings.opening_hours, shop.now(), timeZone);
  const others =
    (/other|branch|nearest|shops\b|more than one|\belse\b|only (?:one|shop|showroom)/.test(reading.said) ||
      (reading.place !== null && !parts.join(' ').toLowerCase().includes(reading.place.name.toLowerCase()))) &&
    parts.length
      ? ' It is our only showroom.'
      : '';
  const far =
    parts.length && asksFar.test(whole)
      ? ` How far that is${reading.place ? ` from ${reading.place.name}` : ''} I do not have in writing: the map is on the contact page.`
      : '';
  // 'a showroom I can visit on Sunday'
  const days = daysAsked(whole, shop.now());
  const where = parts.length
    ? `Our showroom is at ${parts.join(', ')}.${others} ${days.length ? sayOpen(asked, days) : `${status.text}.`}`
    : `I do not have an address for a showroom. Please ${reachUs(settings)}.`;
  const appointment = /appointment|book/.test(reading.said) ? ` I have nothing in writing about appointments: please ${reachUs(settings)}.` : '';
  const samples = /\b(?:see|feel|touch|look at|in (?:the|my|her|his) hands?)\b/.test(`${reading.told} ${reading.text}`)
    ? ` Too far to come? Samples go by post: up to ${settings.max_samples_per_order} at a time, free but for the postage of ${formatPounds(settings.sample_postage_pence)} each.`
    : '';
  // 'have you the Ballydoran on display'
  const display =
    /\bon (?:display|show)\b|\bset out\b/.test(`${reading.told} ${reading.text}`) && reading.names.length + reading.floor.length > 0
      ? ` Which floors lie there just now I do not have in writing: please ${reachUs(settings)} before you set out.`
      : '';
  const online = parts.length ? ' The map, the hours and everything else are on the [contact page](/contact), and we deliver as well.' : '';
  return {
    text: where + far + display + online + samples + appointment + unknown,
    offersPerson: display + appointment + unknown !== '',
    sources: [ownTerms('Contact page')],
    suggestions: ['When are you open?', 'Do you deliver?'],
    context: { topic: 'location' },
  };
}

/** Whether an order may be fetched is on no record; when somebody is there is. */
export function answerCollection(asked: Asked): Part {
  const { settings, shop, reading } = asked;
  const address = addressParts(settings).join(', ');
  const whole = `${reading.told} ${reading.text} ${reading.said}`;
  const days = daysAsked(whole, shop.now());
  const asksOpen = days.length > 0 || timeAsked(whole) !== null || /\b(?:open|clos\w*|shut|hours|what time|when)\b/.test(whole);
  const open = asksOpen ? ` ${sayOpen(asked, days)}` : '';
  const { taken, notTaken } = waysNamed(whole);
  const ways = [...notTaken, ...taken];
  const paying = ways.length ? `, nor whether you can pay ${ways[0] === 'cash' ? 'in' : 'by'} ${listed(ways)} there` : '';
  const ready = /\b(?:how (?:soon|quick\w*|long)|when)\b.*\b(?:order\w*|ready|collect\w*|pick|lift|get)\b|\bsame day\b/.test(whole)
    ? ' How soon it would be ready has to be asked with it.'
    : '';
  const stock =
    /\bin stock\b|\banything\b|\bgot\b|\bhave you\b/.test(whole) && reading.names.length === 0
      ? ' Name a floor and I will look up whether it is in stock.'
      : '';
  return {
    text: `${address ? `Our showroom is at ${address}.` : ''}${open} Whether an order can be collected there is not something I have in writing${paying}.${ready} Please ${reachUs(settings)} before you set out; otherwise we deliver.${stock}`.trim(),
    sources: [ownTerms('Contact page'), ...(open ? [ownTerms('Opening hours')] : [])],
    offersPerson: true,
    isUnanswered: true,
    suggestions: ['How much is delivery?', 'When are you open?'],
    context: { topic: 'collection' },
  };
}

export function answerContact(asked: Asked): Part {
  const { settings, shop, reading } = asked;
  const address = addressParts(settings).join(', ');
  const whole = `${reading.told} ${reading.said}`;
  const sorry = /\b(?:broke\w*|damaged|crack\w*|faulty|complain\w*|wrong|smashed)\b/.test(whole)
    ? 'I am sorry that something is wrong. Have the order reference and photographs to hand. '
    : '';
  const where =
    address &&
    /\bwhere|address(?! book)|located|postcode|find (?:you|the shop)|get to you|directions/.test(whole.replaceAll(/e-? ?mail address/g, ''))
      ? ` Our showroom is at ${address}.`
      : '';
  const ways = [settings.phone && `ring ${settings.phone}`, settings.email && `e-mail ${settings.email}`, 'use the [contact form](/contact)'].filter(
    Boolean,
  );
  const now = openingStatus(settings.opening_hours, shop.now(), timeZone).text;
  const days = daysAsked(`${whole} ${reading.text}`, shop.now());
  // 'can I ring at 7 tonight': of that time.
  const open =
    days.length > 0 || timeAsked(`${reading.told} ${reading.text}`) !== null
      ? `${sayOpen(asked, days)} Other hours for the telephone I do not have in writing; an e-mail or the form can be sent at any hour.`
      : `The showroom: ${lowerFirst(now)}.`;
  const network = /\b(?:facebook|instagram|tiktok|twitter|pinterest|whatsapp|youtube)\b/.exec(whole)?.[0];
  const elsewhere = network
    ? `Whether we are on ${upperFirst(network).replace('app', 'App').replace('tok', 'Tok').replace('tube', 'Tube')} I do not have in writing. `
    : '';
  const reach = `${elsewhere}You can ${ways.length > 1 ? `${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}` : ways[0]}.`;
  return {
    text: `${sorry}${open.startsWith('The showroom:') ? `${reach} ${open}` : `${open} ${reach}`}${where} I can pass you to one of our people here too.`,
    sources: [ownTerms('Contact page')],
    offersPerson: true,
    context: { topic: 'contact' },
  };
}

/** ' About parking I have nothing in writing: …', or nothing. */
function sayUnknown({ settings, reading }: Asked): string {
  const unknown = unknownOfShowroom(reading);
  return unknown.length ? ` About ${listed(unknown)} I have nothing in writing: please ${reachUs(settings)}.` : '';
}

type Day = { name: Weekday; said: string };

const everyDay: readonly Day[] = weekdays.map(ofName);
/** When it is too late, rather than when it opens. */
const asksLast =
  /\b(?:last|latest|late|how long|(?:un)?til+$|til when|until when|(?:when|what time) (?:do|does|will|are|is) (?:\w+ ){1,3}(?:clos\w*|shut\w*))\b/;

/** The days that were named, and today and tomorrow by name. */
function daysAsked(said: string, now: Date): Day[] {
  const named = weekdays.filter(
    (day) =>
      new RegExp(`\\b${day}s?\\b|\\b${day.slice(0, 3)}\\b(?!\\w)`).test(said) &&
      !(day === 'sunday' && /\bsun room\b/.test(said)) &&
      !(day === 'saturday' && /\bsat (?:nav|in|on|down|there|here|at)\b/.test(said)),
  );
  if (named.length) return named.map(ofName);
  if (/\bweekends?\b/.test(said)) return [ofName('saturday'), ofName('sunday')];
  if (/tomorrow|the morra|morrow/.test(said)) return [dayAhead(now, 1)];
  return /\b(?:today|tonight|the day|the night|the nite|this (?:morning|afternoon|evening))\b/.test(said) ? [dayAhead(now, 0)] : [];
}

function ofName(name: Weekday): Day {
  return { name, said: `on ${upperFirst(name)}s` };
}

function dayAhead(now: Date, ahead: 0 | 1): Day {
  const today = weekdayOf(now);
  return { name: weekdays[(weekdays.indexOf(today) + ahead) % 7] ?? today, said: ahead ? 'tomorrow' : 'today' };
}

function isToday(day: Day, now: Date): boolean {
  return day.said === 'today' || day.name === weekdayOf(now);
}

function weekdayOf(now: Date): Weekday {
  const said = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long' }).format(now).toLowerCase();
  return weekdays.find((day) => day === said) ?? 'monday';
}
