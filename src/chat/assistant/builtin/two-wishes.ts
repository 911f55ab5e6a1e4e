import { noNames, type Reading, readQuestion } from '../reading/read-question.ts';

const joint = /(?:,| -)?\s+(?:and|plus|&|also|then)\s+(?:also |then )?/gi;
/** A budget for both, or 'what would you suggest' after them: in either wish it would say something else. */
const ofBoth =
  /,? (?:(?:with |on )?(?:a |our |my )?(?:total )?budget (?:is |of )?(?:about |around |roughly )?£?[\d,.]+k?(?: for (?:both|the two|everything|it all|all of it))?|(?:and )?(?:what|which) (?:would|do|should|can) (?:you|yous|ye|i|we) (?:\w+ ?){1,3}|any (?:ideas|suggestions|recommendations)|please|thanks|can you help|help)[?.! ]*$/i;
const asks = /\b(?:or|vs|how|can|does|do i|is|are|will|whether|same|match\w*|between|difference|where|meets?|join\w*|from|to)\b/i;
const wanted =
  /^(?:(?:hi|hello|hey|so|we|i|im|i'm|we're|just|need|needing|want|wanting|looking|look|after|for|id like|i'd like|we'd like|do you have|have you|can i get|could i get|show me|get|buy|some|any|a|an|the)[, ]+)*/i;

/**
 * 'a floor for the kitchen and a carpet for the bedroom': two floors are looked for, each for a room of its own. What is said of colours at the
 * end holds for both. Null for anything else.
 */
export function twoWishes(question: string): [first: string, then: string] | null {
  return tilesOfBoth(question) ?? ofTwoRooms(question);
}

const bothTiles =
  /^(.*?)\b((?:an? |some )?(?:[\w-]+ ){0,3}(wall|floor) tiles?)(?:,? and|,? plus|,? with| &) (?:also )?((?:an? |some |the |matching )*(?:[\w-]+ ){0,3}(wall|floor) tiles?)\b(.*)$/i;
const together = /\b(?:to go with (?:it|them|that)|to match|that match(?:es)?|matching)\b/gi;

/** 'a white gloss wall tile and a non slip floor tile': of either by itself, for the room that is named. */
function tilesOfBoth(question: string): [first: string, then: string] | null {
  const [, before = '', one = '', of, other = '', ofOther, tail = ''] = bothTiles.exec(question.replace(together, '').replace(ofBoth, '')) ?? [];
  if (!of || of === ofOther || asks.test(before.replace(wanted, '')) || asks.test(tail)) return null;
  const room = readQuestion(question, noNames)[0]?.room[0];
  const rest = tail
    .replace(/^[ ,]+/, '')
    .replace(/\b(?:for|in) (?:the |my |our |a |an )?(?:[\w-]+ ){0,2}\w+room\b,?/i, '')
    .trim();
  const wishOf = (tile: string) =>
    `show me ${tile.trim().replace(wanted, '')}${room ? ` for the ${room.toLowerCase()}` : ''}${rest ? `, ${rest}` : ''}`;
  return [wishOf(one), wishOf(other)];
}

function ofTwoRooms(question: string): [first: string, then: string] | null {
  const plain = question.trim().replace(ofBoth, '').replace(ofBoth, '').trim();
  const [, body = plain, tail = ''] = /^(.*),\s*([^,]+)$/.exec(plain) ?? [];
  const isOfBoth = tail !== '' && onlyDescribes(tail);
  const said = isOfBoth ? body : plain;
  // 'carpet for the stairs and landing, and vinyl for the bathroom': at the last of them that does.
  for (const { index, 0: between } of [...said.matchAll(joint)].reverse()) {
    const halves = [said.slice(0, index), said.slice(index + between.length)] as const;
    if (!halves.every((half) => isWish(half))) continue;
    const [first, then] = halves.map((half) => `show me ${half.replace(wanted, '')}${isOfBoth ? `, ${tail}` : ''}`);
    return first && then ? [first, then] : null;
  }
  return null;
}

function isWish(half: string): boolean {
  if (asks.test(half.replace(wanted, ''))) return false;
  const readings = readQuestion(half, noNames);
  const [one] = readings;
  return readings.length === 1 && one !== undefined && isKindForRoom(one, half);
}

function isKindForRoom({ floor, room, intent, measured, names }: Reading, half: string): boolean {
  const isKind = floor.length === 1 || /\bfloor(?:ing)?\b/i.test(half);
  return isKind && room.length > 0 && intent === null && measured.length + names.length === 0;
}

/** 'sage or soft green if possible' */
function onlyDescribes(tail: string): boolean {
  const [one, ...others] = readQuestion(tail, noNames);
  return one !== undefined && others.length === 0 && one.floor.length + one.room.length === 0 && one.colour.length + one.look.length > 0;
}
