import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { offerPerson } from '../say.ts';

/** What goes with laying a floor and that a shop of floors may not have, by the word it is searched for. */
const sundries: Readonly<Record<string, RegExp>> = {
  gripper: /\b(?:carpet )?grippers?(?: (?:rods?|strips?|bars?))?\b/,
  'double-sided tape': /\b(?:carpet|double[- ]sided|flooring|joining|seaming|vinyl) tape\b/,
  spacers: /\b(?:tile )?spacers?\b(?! clips)/,
  silicone: /\bsilicone\b|\bmastic\b/,
  'tile cutter': /\btile (?:cutters?|saws?|nippers?)\b/,
  trowel: /\b(?:notched )?trowels?\b/,
  'backer board': /\bbacker ?boards?\b|\bcement boards?\b/,
  tanking: /\btanking(?: kit| slurry)?\b/,
  plywood: /\bply(?:wood)?\b/,
  'decoupling mat': /\b(?:decoupling|uncoupling) (?:mats?|membranes?)\b/,
  'felt pads': /\b(?:felt|furniture) pads\b/,
  'stair rods': /\bstair rods?\b/,
  'wood filler': /\b(?:wood|floor|gap) fillers?\b/,
  'touch-up kit': /\b(?:touch[- ]?up|repair) (?:pens?|kits?|sticks?)\b|\bkits? (?:to|for) (?:repair|fix|touch up|repairing|fixing)\b/,
  'haze remover': /\bhaze remover\b/,
  'mitre box': /\bmitre (?:box|block|saw)\b/,
  'knee pads': /\bknee ?pads\b/,
  'polythene sheet':
    /\bpolythene(?: sheet(?:ing)?)?\b|\bdpm\b|\bdamp[- ]?proof(?:ing)? (?:membranes?|sheets?|sheeting|coats?)\b|\bvapour (?:barriers?|membranes?)\b/,
};
const asksToBuy =
  /\b(?:sell|stock|stocks|sells|do you (?:do|have|keep|supply)|have (?:you|yous|ye)|u got|got any|any|buy|get|where (?:do|can) i|price|how much (?:is|are)|looking for|after|need some|i need|we need)\b/;
const asksOther =
  /\b(?:how (?!much (?:is|are))|why|should|do i need|does|is it|are they|can i (?:use|put|lay|leave)|instead|without|what size|over|with or)\b/;
const byFitters: Readonly<Record<string, string>> = { gripper: ' Most carpet fitters bring it with them.' };

/** 'do you sell gripper rods', 'carpet tape?': what is not among our goods is said to be not, before anything else is told of it. */
export async function answerNotSold({ reading, shop, settings }: Asked): Promise<Part | null> {
  const text = reading.text.toLowerCase();
  const isBare = text.split(' ').length <= 3;
  if ((!isBare && !asksToBuy.test(text)) || asksOther.test(text) || reading.names.length > 0) return null;
  const [word, named] = Object.entries(sundries).find(([, pattern]) => pattern.test(text)) ?? [];
  // A repair kit is no fitting kit.
  if (!word || !named || (word !== 'touch-up kit' && reading.floor.some(isGoods))) return null;
  const query = { categories: ['Trims & Accessories', 'Adhesives', 'Underlay', 'Other'] as const, limit: 1 };
  const { total } = await findFloors(shop, floorQuery.parse({ ...query, words: [[word]] }));
  if (total > 0) return null;
  return {
    text: `No, we do not list ${named.exec(text)?.[0] ?? word} among our goods.${byFitters[word] ?? ''} ${offerPerson(settings)}`,
    offersPerson: true,
    sources: [{ title: 'Our catalogue', href: '/products' }],
    suggestions: ['What do you sell?'],
    context: { topic: 'range' },
  };
}
