import { sayTime } from '#settings/opening-hours.ts';

/** The part of a day that was asked about, as wall-clock times `HH:MM`, and how it is said back: 'at 5:30pm', 'after 5pm', 'in the evening'. */
export type TimeAsked = { from: string; to: string; said: string };

const parts: readonly [says: RegExp, time: TimeAsked][] = [
  [/\b(?:lunch|dinner) ?(?:time|hour|break)?\b/, { from: '12:00', to: '14:00', said: 'at lunchtime' }],
  [/\b(?:evenings?|tonight|after (?:work|tea))\b/, { from: '18:00', to: '22:00', said: 'in the evening' }],
  [/\bmornings?\b/, { from: '07:00', to: '12:00', said: 'in the morning' }],
  [/\bafternoons?\b/, { from: '12:00', to: '18:00', said: 'in the afternoon' }],
  [/\b(?:noon|midday)\b/, { from: '12:00', to: '12:01', said: 'at midday' }],
];

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const minutesSaid: Record<string, number> = { five: 5, ten: 10, quarter: 15, twenty: 20, 'twenty five': 25, half: 30 };
const hour = `(\\d{1,2}|${numbers.join('|')})`;
const half = String.raw`(?:\s?(am|pm|a\.m|p\.m)\b)?`;
const lead = String.raw`(?:\b(after|past|before|by|until|till?)\s+(?:about |around )?)?`;
const noCount = String.raw`(?!\s*(?:days?|weeks?|months?|years?|minutes?|mins?|miles?|hours?|hrs?|boxes|packs|people|of us|mm?\b|m2|cm|%|x\b|st\b|nd\b|rd\b|th\b))`;
/** 'half five', 'quarter to five', 'ten past 6'. */
const inWords = new RegExp(
  String.raw`${lead}\b(?:a )?(quarter|half|twenty five|twenty|ten|five|\d{1,2})\s?(past|to|after)?\s${hour}\b${half}${noCount}`,
);
/** '17:30', '5.30pm', '5pm', '6 o'clock'. */
const onTheClock = new RegExp(String.raw`${lead}\b(?:(\d{1,2})[:.]([0-5]\d)${half}|(\d{1,2})\s?(am|pm|a\.m|p\.m)\b|${hour}\s?o'?\s?clock)`);
/** 'at 8', 'after five'. */
const bare = new RegExp(
  String.raw`\b(at|after|before|by|until|till?|around|round|about|near|for|from)\s+(?:about |around |near |like )?${hour}\b${noCount}`,
);
/** When somebody sets out says nothing of when they arrive. */
const setsOut = /\b(?:left|leave|leaving|set(?:ting)? (?:off|out)|start(?:ing)? out)\b[^,]*\b(?:at|after|by)\s/;

/** The time of day that a question about opening names; null for none. `text` as tidied. */
export function timeAsked(text: string): TimeAsked | null {
  if (setsOut.test(text)) return null;
  return clockTime(text) ?? parts.find(([says]) => says.test(text))?.[1] ?? null;
}

function clockTime(text: string): TimeAsked | null {
  const clock = onTheClock.exec(text);
  if (clock) {
    const [, side, hours, minutes, noon, plainHours, plainNoon, spoken] = clock;
    return timeOf(text, side, hours ?? plainHours ?? spoken, Number(minutes ?? 0), noon ?? plainNoon);
  }
  const words = inWords.exec(text);
  // 'half' needs no 'past'; 'ten six' is no time.
  if (words && (words[3] || words[2] === 'half')) {
    const away = minutesSaid[words[2] ?? ''] ?? Number(words[2]);
    return timeOf(text, words[1], words[4], words[3] === 'to' ? -away : away, words[5]);
  }
  const plain = bare.exec(text);
  return plain ? timeOf(text, plain[1], plain[2], 0, undefined) : null;
}

function timeOf(text: string, side: string | undefined, hours: string | undefined, minutes: number, noon: string | undefined): TimeAsked | null {
  const said = numbers.includes(hours ?? '') ? numbers.indexOf(hours ?? '') + 1 : Number(hours);
  if (!(said >= 0 && said <= 23) || !(minutes > -60 && minutes < 60)) return null;
  const at = (said < 13 ? (said % 12) + (isAfternoon(text, said, noon) ? 12 : 0) : said) * 60 + minutes;
  const time = clockOf(at);
  if (side === 'after' || side === 'past') return { from: time, to: '23:59', said: `after ${sayTime(clockOf(at))}` };
  if (side === 'before') return { from: '00:00', to: time, said: `before ${sayTime(clockOf(at))}` };
  // Open until six is open in the minute before.
  if (side?.startsWith('til') || side === 'until') return { from: clockOf(at - 1), to: time, said: `until ${sayTime(clockOf(at))}` };
  return { from: time, to: clockOf(at + 1), said: `at ${sayTime(clockOf(at))}` };
}

/** Of two, six o'clock is in the afternoon where a shop is meant; eight in the morning, unless something is said of the evening. */
function isAfternoon(text: string, hours: number, noon: string | undefined): boolean {
  if (noon) return noon.startsWith('p');
  if (/\bmorning\b/.test(text)) return hours === 12;
  if (hours === 12 || hours < 7) return true;
  return hours < 11 && /\b(?:still|late|later|evening|night|tonight|shut|close[ds]?|closing|until|till?|after|work)\b/.test(text);
}

function clockOf(minutes: number): string {
  const bounded = Math.min(Math.max(minutes, 0), 23 * 60 + 59);
  return `${String(Math.floor(bounded / 60)).padStart(2, '0')}:${String(bounded % 60).padStart(2, '0')}`;
}
