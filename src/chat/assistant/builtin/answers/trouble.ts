import type { GuideEntry } from '../../guide/parse-guide.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, reachUs } from '../say.ts';

const isLate =
  /\b(?:late|lost|overdue|delayed|still waiting|(?:never|not|hasn'?t|havent|haven'?t|didn'?t|didnt) (?:yet )?(?:come|came|arrived?|turned up|turn up|shown up|show up|delivered|here))\b/;

/** The entry of the consumer law page that trouble with an order falls under. */
export function lawOnTrouble({ reading }: Asked): string {
  const isSound = !/\b(?:damag\w*|broken?|crack\w*|chip\w*|wrong|faulty|missing|short|scratch\w*)\b/.test(`${reading.told} ${reading.text}`);
  return isSound && isLate.test(`${reading.told} ${reading.text}`) ? 'Late or lost goods' : 'Faulty, damaged or wrong goods';
}

export function answerFaulty({ settings, reading }: Asked, law: GuideEntry): Part {
  const mail =
    settings.email && /\bwho\b|ring|call|phone|e-?mail|contact|report/.test(`${reading.told} ${reading.text}`)
      ? `, or e-mail ${settings.email},`
      : '';
  const late = law.title.startsWith('Late');
  const takes = late && settings.standard_delivery ? `Standard delivery takes ${settings.standard_delivery}. ` : '';
  return {
    text: `I am sorry about that. ${takes}${law.text} Please ${reachUs(settings)}${mail} with your order reference${late ? '' : ' and photographs'}, or let me pass you to one of our people.`,
    sources: [guideSource(law)],
    offersPerson: true,
    context: { topic: 'faulty', awaits: 'person' },
  };
}

const isSent =
  /\b(?:is|are|was|were|been|has|its|got|already|gone) (?:\w+ )?(?:sent|dispatched|despatched|shipped|posted|gone out|away|out for delivery|left)\b|\bon (?:its|the|their) way\b/;

export function answerChangeOrder({ settings, reading }: Asked): Part {
  const text = isSent.test(`${reading.told} ${reading.said}`)
    ? `What is sent already cannot be changed or added to: what is still missing is an order of its own, and what is not wanted goes back as a return. If the two have to come together, please ${reachUs(settings)} with the order reference.`
    : `I cannot change or cancel an order myself. Until it is sent our people can: please ${reachUs(settings)} with the order reference, or let me pass you to them.`;
  return {
    text: `${text} Your orders are [here](/orders).`,
    offersPerson: true,
    sources: [],
    context: { topic: 'change-order', awaits: 'person' },
  };
}
