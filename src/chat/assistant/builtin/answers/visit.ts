import { openingHoursLines, openingStatus, sayTime, type Weekday, weekdays } from '#settings/opening-hours.ts';
import { addressParts } from '#settings/showroom-links.ts';
import type { Asked, Part } from '../part.ts';
import { ownTerms, reachUs, upperFirst } from '../say.ts';

const timeZone = 'Europe/London';

/** When the showroom is open: now, on the day asked about, and in the week. */
export function answerHours({ settings, shop, reading }: Asked): Part {
  const now = shop.now();
  const status = openingStatus(settings.opening_hours, now, timeZone);
  const week = openingHoursLines(settings.opening_hours)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(', ');
  const day = dayAsked(reading.said, now);
  const onDay = day && settings.opening_hours[day.name];
  const first = day
    ? onDay
      ? `Yes: ${day.said} the showroom is open from ${sayTime(onDay.opens)} to ${sayTime(onDay.closes)}.`
      : `No: ${day.said} the showroom is closed.`
    : `${status.text}.`;
  const isHoliday = /bank holiday|christmas|new year|easter|boxing day|twelfth|12th of july|holiday/.test(reading.said);
  const holiday = isHoliday ? ` I do not have hours for holidays, and they can differ: please ${reachUs(settings)} before you set out.` : '';
  const text = isHoliday
    ? `Our usual hours are ${week}.${holiday}`
    : `${first} Our hours are ${week}.${day && !isToday(day, now) ? '' : day ? ` Right now: ${status.text.toLowerCase()}.` : ''}`;
  return {
    text,
    sources: [ownTerms('Opening hours')],
    suggestions: ['Where is the showroom?'],
    offersPerson: isHoliday,
    context: { topic: 'hours' },
  };
}

/** Where the showroom is and how to reach the people in it. */
export function answerLocation({ settings, shop, reading }: Asked): Part {
  const parts = addressParts(settings);
  const status = openingStatus(settings.opening_hours, shop.now(), timeZone);
  const others =
    (/other|branch|nearest|shops\b|more than one/.test(reading.said) ||
      (reading.place !== null && !parts.join(' ').toLowerCase().includes(reading.place.name.toLowerCase()))) &&
    parts.length
      ? ' It is our only showroom.'
      : '';
  const where = parts.length
    ? `Our showroom is at ${parts.join(', ')}.${others} ${status.text}.`
    : `I do not have an address for a showroom. Please ${reachUs(settings)}.`;
  const appointment = /appointment|book/.test(reading.said) ? ` I have nothing in writing about appointments: please ${reachUs(settings)}.` : '';
  const online = parts.length ? ' The map, the hours and everything else are on the [contact page](/contact), and we deliver as well.' : '';
  return {
    text: where + online + appointment,
    offersPerson: appointment !== '',
    sources: [ownTerms('Contact page')],
    suggestions: ['When are you open?', 'Do you deliver?'],
    context: { topic: 'location' },
  };
}

export function answerContact({ settings, shop, reading }: Asked): Part {
  const address = addressParts(settings).join(', ');
  const where = address && /\bwhere|address|located|postcode/.test(reading.said) ? ` Our showroom is at ${address}.` : '';
  const ways = [settings.phone && `ring ${settings.phone}`, settings.email && `e-mail ${settings.email}`, 'use the [contact form](/contact)'].filter(
    Boolean,
  );
  const status = openingStatus(settings.opening_hours, shop.now(), timeZone);
  return {
    text: `You can ${ways.length > 1 ? `${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}` : ways[0]}. The showroom: ${status.text.charAt(0).toLowerCase()}${status.text.slice(1)}.${where} I can pass you to one of our people here too.`,
    sources: [ownTerms('Contact page')],
    offersPerson: true,
    context: { topic: 'contact' },
  };
}

type Day = { name: Weekday; said: string };

function dayAsked(said: string, now: Date): Day | null {
  const today = weekdayOf(now);
  const named = weekdays.find(
    (day) => new RegExp(`\\b${day}s?\\b|\\b${day.slice(0, 3)}\\b(?!\\w)`).test(said) && !(day === 'sunday' && /\bsun room\b/.test(said)),
  );
  if (named) return { name: named, said: `on ${upperFirst(named)}s` };
  if (/\bweekends?\b/.test(said)) return { name: 'saturday', said: 'on Saturdays' };
  const ahead = /tomorrow|the morra|morrow/.test(said) ? 1 : /\btoday\b|the day\b/.test(said) ? 0 : null;
  if (ahead === null) return null;
  const name = weekdays[(weekdays.indexOf(today) + ahead) % 7] ?? today;
  return { name, said: ahead === 1 ? 'tomorrow' : 'today' };
}

function isToday(day: Day, now: Date): boolean {
  return day.said === 'today' || day.name === weekdayOf(now);
}

function weekdayOf(now: Date): Weekday {
  const said = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long' }).format(now).toLowerCase();
  return weekdays.find((day) => day === said) ?? 'monday';
}
