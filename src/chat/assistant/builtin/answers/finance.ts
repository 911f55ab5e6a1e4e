import { depositProblem, financeProblem, financeTerms, instalmentPlan, largestDeposit } from '#finance/finance.ts';
import { formatPounds, formatShortPounds } from '#money/pence.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import type { Asked, Part } from '../part.ts';
import { listed, offerPerson, ownTerms, reachUs } from '../say.ts';
import { waysNamed } from './ways-to-pay.ts';

const { instalments, interestPercent, minimumPence, maximumPence, largestDepositPercent, depositStepPence } = financeTerms;

const ukCountry = 'GB';

/** What is asked of paying monthly besides sums, and what there is to say of it. */
const besides: readonly [asked: RegExp, said: string, isUnknown: boolean][] = [
  [/credit ?(?:check|score|file|history|rating|record)\w*|(?:soft|hard) (?:check|search)|\bcheck\w* (?:my|your|our|the|you\w* )?\s?credit|(?:affect|hurt|mark|show) .*\bcredit\b/, 'Whether and how the lender checks your credit, and what that leaves on your file, I do not have in writing.', true],
  [/credit score|bad credit|poor credit|accept(?:ed)?\b|declin\w*|approv\w*|refus\w*|(?:turn(?:ed)?|knock(?:ed)?|reject\w*) (?:me |us )?(?:down|back)|reject(?:ed|ion)|score\b|black ?list|ccj|bankrupt|eligib\w*|\bwho (?:decides|says|checks|judges)|student|benefits?\b|universal credit|unemployed|\bnot working\b|\bout of work\b|\bno job\b|self[- ]employed|pension\w*|part[- ]time|\b(?:would|will|could) (?:i|we|they) (?:get|be (?:allowed|let|able|given))|qualif\w*|for the likes of/, 'The lender, and not our shop, decides on each application, and I cannot say how one will be decided.', false],
  [/\bapply\b|\bapplication|\bsign up\b|\bset (?:it|one) up\b|\bhow do (?:i|we|you) (?:get|do|start|go about)\b/, 'Place your order and choose Pay It Monthly on its page; your boxes stay held for you while the lender decides.', false],
  [/\bhow (?:long|quick\w*|soon|fast)\b.*\b(?:yes|no|decision|decide|answer|approv\w*|accept\w*|hear|know|take|reply|application)\b|\b(?:decision|answer|approval)\b.*\b(?:take|how long|quick|instant|straight)/, 'How long the lender takes to decide I do not have in writing.', true],
  [/\b(?:smallest|minimum|lowest|least|small|wee)\b/, `The smallest order for it is ${formatShortPounds(minimumPence)}.`, false],
  [/\b(?:biggest|largest|maximum|highest|most)\b/, `The largest order for it is ${formatShortPounds(maximumPence)}.`, false],
  [/\b(?:covers?|includes?)\b.*\b(?:underlay|skirting|trims?|adhesives?|glue|grout|delivery|accessories|everything|the lot)\b/, 'It is for the whole order, so for underlay, skirting and whatever else is in it, delivery too.', false],
  [/\b(?:fitting|fitters?|laying|installation|labour)\b/, 'Whether the fitting can be paid for with it I do not have in writing.', true],
  [/\b(?:my|our) (?:son|daughter|mum|mother|dad|father|sister|brother|husband|wife|partner|granny|friend|parents)\b[^.?!]*\b(?:put|get|take|have|apply|pay|sign)\b[^.?!]*\b(?:for (?:me|us|it)|in (?:his|her|their) name|on finance|out)\b|\bin (?:someone|somebody) elses? name\b/, 'Whether somebody else may take it out for your order I do not have in writing.', true],
  [/\bcancel\w*|\bget out of\b|\bchange my mind\b/, 'How the agreement itself is cancelled stands in the lender’s agreement and I do not have it in writing.', true],
  [/\bhow old\b|\bunder (?:18|eighteen)\b|\b(?:what|which) age\b|\bage limit\b|\bover (?:18|eighteen)\b/, 'You have to be 18 or over.', false],
  [/\b(?:im|i'm|i am|hes|he's|he is|shes|she's|she is|aged|both|were|we're|we are|is) (?:nearly |almost |over |past )?(?:[6-9]\d|in (?:my|his|her|our|their) (?:[6-9]0'?s|sixties|seventies|eighties|nineties))\b(?! ?(?:m2?|%|pounds|quid|x|by|cm|mm|sq\w*|boxes|metres?)\b)|\b(?:too old|upper age|older (?:people|person)|at my age|pension\w*|oaps?|retired)\b/, 'The only limit of age that I have in writing is 18 or over: there is none above that.', false],
  [/\bhome ?owner\w*|\bown (?:my|your|a|the) (?:own )?(?:home|house)\b/, 'Whether you have to own your home I do not have in writing.', true],
  [/\b(?:stuck|pending|still waiting|no word|heard nothing|(?:not|hasn'?t|haven'?t) (?:come|gone|heard) (?:back|through)?)\b/, 'How an application stands I cannot see: the lender can tell you.', true],
  [/\b(?:refused|declined|rejected|knocked back|turned (?:me |us |him |her )?down|said no)\b/, 'Why it said no I cannot see: ask the lender.', true],
  [/\bbalance\b|\b(?:left to pay|still owe|do i owe|next (?:payment|instalment)|payment date|my (?:agreement|repayments))\b/, 'How your own agreement stands, what is left to pay and when, I cannot see: the lender can tell you.', true],
  [/(?<!\b(?:finance|lending|loan|credit) )\b(?:company|business|firm|limited|ltd|sole trader|landlord|charity|church|school|club)\b/, 'Whether a company or a body can apply I do not have in writing.', true],
  [/straight ?away|right away|before (?:it is|it'?s|i have|i'?ve|we have|we'?ve) (?:all )?(?:been )?paid|wait (?:til|till|until)|when (?:do|will|would) (?:i|we) (?:get|have|receive)|at once|hold (?:it|the|them)|delivered before|sent before|(?:get|have) (?:it|them|the \w+) (?:now|first)/, 'When goods on instalments are sent I do not have in writing.', true],
  [/\b(?:half|part|some|rest|split\w*)\b.*\b(?:card|monthly|other half|the rest)\b|\bcard\b.*\b(?:and|then) (?:the )?(?:rest|other half|half|some)\b/, 'A deposit is what is paid at once, and the instalments are the rest; whether one order can be split between two people or two cards besides I do not have in writing.', true],
  [/\b(?:joint(?:ly)?|two names|both names|with my (?:wife|husband|partner))\b/, 'Whether two people can apply together I do not have in writing.', true],
  [/\b(?:early|pay (?:it |the rest )?off|settle|clear it|miss(?:ed|ing)? (?:a|one|it|the|my|any)\b|cant (?:make|pay)|can'?t (?:make|pay)|lose my job|late payment|fall behind|overpay)\b/, 'What holds for paying it off early or for a payment that is missed stands in the lender’s agreement and I do not have it in writing.', true],
]; // biome-ignore format: a table

/** 'and what if I miss one', 'do they check my credit' once paying monthly is spoken of. */
export const isOfMonthly = (said: string): boolean => besides.some(([asked]) => asked.test(said));

/** `sumPence`: what is being paid for, where the conversation knows; `of`: what that is. */
export function answerFinance({ settings, reading, context }: Asked, sumPence: number | null, of: string): Part {
  const sources = [ownTerms('Finance terms')];
  if (!settings.finance.enabled) {
    return { text: `We do not offer finance at present. ${offerPerson(settings)}`, offersPerson: true, sources, context: { topic: 'finance' } };
  }
  const whole = `${reading.told} ${reading.text}`;
  const said = depositSaid(whole);
  const bare = sumPence === null ? /(?<!\b(?:mum|dad|mother|father|granny|nan|she|he|husband|wife) )\b(?:on|for|of|spend|about|is|to|total)\s+£?(\d{2,5}(?:\.\d{2})?)\b(?! ?(?:m2|boxes|packs|sq|months|years|%))/.exec(inDigits(whole))?.[1] ?? /\b(?:would|does|is|will|do) £?(\d{2,5}(?:\.\d{2})?) (?:be|cost|come|work)\b/.exec(inDigits(whole))?.[1] : null; // biome-ignore format: one pattern
  const before = context.topic === 'finance' ? context.financed : null;
  const amountSaid =
    said.total ?? (said.deposit === sumPence ? null : sumPence) ?? (bare && poundsToPence(bare) !== said.deposit ? poundsToPence(bare) : null);
  const amountPence = amountSaid ?? before?.totalPence ?? null;
  // 'and with £300 down?', 'so what is that a month?': of what was said before.
  const depositPence = said.share === null || amountPence === null ? said.deposit : Math.round((amountPence * said.share) / 100);
  const deposit =
    depositPence || (amountSaid === null && !/\b(?:no|without(?: a| the)?|nothing) (?:deposit|down)\b/.test(whole) ? (before?.depositPence ?? 0) : 0);
  const terms = `Pay It Monthly is ${instalments} monthly instalments at ${interestPercent}% interest, through ${settings.finance.provider_name}, on orders of a minimum of ${formatShortPounds(minimumPence)} and a maximum of ${formatShortPounds(maximumPence)}. A deposit is optional: up to ${largestDepositPercent}% in steps of ${formatShortPounds(depositStepPence)}. It is for people of 18 or over with a UK address, and the lender decides on each application.`;
  const noDearer = /\b(?:dearer|interest|any more|cost (?:me )?more|extra|catch|0%|more in the end|end up paying|on top|worth it)\b/.test(whole.replaceAll(/\b(?:interest[- ]free|0% finance)\b/g, '')) && interestPercent === 0
    ? 'It costs no more than paying at once: at 0% interest the deposit and the instalments come to the price itself. '
    : ''; // biome-ignore format: one sentence
  const others = waysNamed(whole).notTaken;
  const no = others.length ? `${listed(others)}: not at our online checkout. ` : '';
  const where = !reading.place
    ? ''
    : reading.place.country === ukCountry
      ? `Yes, with an address in ${reading.place.name}. `
      : `No, not with an address in ${reading.place.name}: it takes a UK one. `;
  const months = monthsAsked(whole);
  const isOver = months === instalments && /\b(?:can|could|may|is it possible)\b/.test(whole);
  const term = isOver
    ? `Yes, over ${instalments} months. `
    : months !== null && months !== instalments
      ? `Only over ${instalments} months, not over ${months}. `
      : '';
  const told = besides.filter(([says]) => says.test(whole));
  const isUnknown = told.some(([, , unknown]) => unknown);
  const answer = told.map(([, sentence]) => `${sentence} `).join('');
  const ask = isUnknown ? ` For what I do not have in writing please ${reachUs(settings)}.` : '';
  const sum =
    amountPence === null ? (deposit ? 'Tell me the price in all and I will work out the instalments. ' : '') : saySum(amountPence, deposit, of);
  const own = `${no}${where}${term}${noDearer}${answer}`;
  // The sum and the terms were said before.
  const isMore = context.topic === 'finance' && own !== '' && amountSaid === null && said.deposit === 0 && said.share === null;
  return {
    text: isMore ? `${own.trim()}${ask}` : `${no}${where}${term}${sum}${noDearer}${answer}${terms}${ask}`,
    sources,
    offersPerson: isUnknown,
    suggestions: amountPence === null ? ['What would £900 cost a month?'] : ['Do you deliver?'],
    context: { topic: 'finance', financed: amountPence === null ? null : { totalPence: amountPence, depositPence: deposit } },
  };
}

/** The instalments of a sum, in pence; for a deposit that cannot be paid, those of the nearest below it that can. */
export function saySum(total: number, wanted: number, of: string): string {
  const problem = financeProblem(total);
  if (problem) return `${problem}. `;
  const possible = Math.min(wanted - (wanted % depositStepPence), largestDeposit(total));
  const isMoved = depositProblem(total, wanted) !== null;
  const plan = instalmentPlan(total, isMoved ? possible : wanted);
  if (!plan) return '';
  const why = isMoved
    ? `For ${formatPounds(total)} the deposit can be up to ${formatPounds(largestDeposit(total))}, in steps of ${formatShortPounds(depositStepPence)}, so not ${formatPounds(wanted)}. `
    : '';
  const name = of ? `${of}, ${formatPounds(plan.total)} in all,` : formatPounds(plan.total);
  const down = plan.deposit > 0 ? ` with a deposit of ${formatPounds(plan.deposit)}` : '';
  const last = plan.last === plan.monthly ? '' : `, the last one ${formatPounds(plan.last)}`;
  return `${why}${name}${down} would be ${instalments} instalments of ${formatPounds(plan.monthly)}${last}. `;
}

/** 'over 24 months', 'in 2 years': how many months somebody would pay for; null where none are named. */
function monthsAsked(text: string): number | null {
  const [, many = '', unit = ''] =
    /\b(?:over|for|in|on|spread|take|longer)\b[^\d£]{0,14}\b(\d{1,2}|one|two|three|four|five|a(?= (?:year|yr))) (months?|years?|yrs?)\b(?! (?:old|of age))/.exec(
      text,
    ) ?? [];
  const count = many === 'a' ? 1 : words.indexOf(many) + 1 || Number(many);
  return many ? count * (unit.startsWith('m') ? 1 : 12) : null;
}

const words = 'one two three four five six seven eight nine ten'.split(' ');
const sizes: Record<string, number> = { hundred: 100, thousand: 1000, grand: 1000, k: 1000 };

/** 'a couple of hundred' is 200, 'two grand' 2000, '1.5k' 1500. */
function inDigits(text: string): string {
  return text
    .replaceAll(/\b(?:a )?couple (?:of )?(?=hundred|thousand|grand)/g, '2 ')
    .replaceAll(/\bhalf a (?=thousand|grand)/g, '0.5 ')
    .replaceAll(/\ba (?=hundred|thousand|grand)/g, '1 ')
    .replaceAll(new RegExp(`\\b(${words.join('|')}) (?=hundred|thousand|grand)`, 'g'), (_, word: string) => `${words.indexOf(word) + 1} `)
    .replaceAll(/(\d+(?:\.\d+)?)\s?(hundred|thousand|grand|k)\b/g, (_, number: string, size: string) =>
      String(Math.round(Number(number) * (sizes[size] ?? 1))),
    );
}

const amount = String.raw`£?\s?(\d+(?:\.\d{1,2})?)\s?(?:pounds?|quid)?`;
const depositFirst = new RegExp(
  String.raw`${amount}\s*(?:as |for )?(?:an? |the )?(?:deposit|down\b|up front|upfront|now\b|today\b|at the start|to start)`,
);
const depositAfter = new RegExp(
  String.raw`\b(?:deposit of|deposit (?:is|was|would be)|put down|paid down|lay down|pay|paid|putting down|with|down)\s*(?:a deposit of\s*)?${amount}(?=[^£\d]*(?:down|deposit|up ?front|on |of |for |towards|$))`,
);
const sharesSaid: readonly [says: RegExp, share: number | null][] = [
  [/\bhalf (?:of (?:it|that) )?(?:the (?:price|money|cost) )?(?:as (?:a )?deposit|down|up ?front|now)\b/, 50],
  [/\ba quarter (?:of (?:it|that) )?(?:down|up ?front|now)\b/, 25],
  [/\b(\d{1,2})\s?(?:%|percent|per cent) (?:as (?:a )?)?(?:deposit|down|up ?front)\b|\bdeposit of (\d{1,2})\s?(?:%|percent)/, null],
];

/**
 * The deposit that was named, in pence or as so many per cent, and, where another amount was named too, what it is taken from.
 * `text` as tidied: '£400 down on £1200', 'it comes to 1450 and i put down 300', 'a couple of hundred up front'.
 */
export function depositSaid(text: string): { deposit: number; share: number | null; total: number | null } {
  const plain = inDigits(text);
  for (const [says, share] of sharesSaid) {
    const match = says.exec(plain);
    if (match) return { deposit: 0, share: share ?? Number(match[1] ?? match[2]), total: totalIn(plain.replace(match[0], '')) };
  }
  const match = depositFirst.exec(plain) ?? (/\bdeposit|\bdown\b|up ?front/.test(plain) ? depositAfter.exec(plain) : null);
  const deposit = match ? (poundsToPence(match[1] ?? '') ?? 0) : 0;
  if (!match || deposit === 0) return { deposit: 0, share: null, total: null };
  return { deposit, share: null, total: totalIn(plain.slice(0, match.index) + plain.slice(match.index + match[0].length)) };
}

function totalIn(text: string): number | null {
  const total =
    /£\s?(\d+(?:\.\d{1,2})?)|(\d+(?:\.\d{1,2})?)\s?(?:pounds?|quid)|\b(\d{3,5}(?:\.\d{2})?)\b(?!\s?(?:m2|boxes|packs|sq|months?|years?|%|mm|x))/.exec(
      text,
    );
  return total ? poundsToPence(total[1] ?? total[2] ?? total[3] ?? '') : null;
}
