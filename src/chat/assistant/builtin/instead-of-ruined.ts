import type { Reading } from '../reading/read-question.ts';

const isSpoilt =
  /\b(?:swell\w*|swollen|bubbl\w*|blown|blew|warp\w*|buckl\w*|rott\w*|ruined|wrecked|destroyed|worn|lifting|lifted|peel\w*|curl\w*|had it|falling apart|in bits|scratched|cracked|stained|stinks?|chewed|flooded|soaked|damaged|finished|threadbare)\b/;
const asksOther =
  /^(?:and |so |but |ok )*(?:what|which|is there|have you|do you have|anything|something|any)\b.*\b(?:instead|else|replace (?:it|that)|in its place|to replace|wont (?:do|happen|swell|warp|bubble|lift))\b/;
/** 'want something hard wearing that looks like oak' */
const wishesOther =
  /^(?:and |so |but |just |now )*(?:(?:i|we|id|wed)(?: would|d)? (?:\w+ )?)?(?:want|need|looking for|after|wanting|would like|fancy|like)\b.*\b(?:something|anything|a floor|flooring)\b/;
const wet = /\b(?:swell\w*|swollen|leak\w*|flood\w*|soaked|water|wet|blown|blew)\b/;

/** 'the kitchen laminate has swelled up. What would you put down instead?': any other floor for that room, and nothing of what is there. */
export function insteadOfRuined(readings: readonly Reading[]): readonly Reading[] {
  return readings.flatMap((reading, at) => {
    if (isRuinedFirst(reading, readings[at + 1])) return [];
    const before = readings[at - 1];
    if (!before || !isRuinedFirst(before, reading)) return [reading];
    return [asksOther.test(reading.said) ? floorInstead(before, reading) : otherThan(before, reading)];
  });
}

function isRuinedFirst(first: Reading, next: Reading | undefined): boolean {
  const isFloor = first.floor.length === 1 && first.names.length + first.measured.length === 0 && !/\?\s*$/.test(first.text);
  const isUnnamed = next !== undefined && next.floor.length + next.names.length === 0;
  return isFloor && first.room.length > 0 && isUnnamed && isSpoilt.test(first.said) && (asksOther.test(next.said) || wishesOther.test(next.said));
}

const ofBoth = (first: Reading, next: Reading) => (key: 'room' | 'condition' | 'feature' | 'without') => [...new Set([...first[key], ...next[key]])];

/** What is wished for there, of any kind but the one that did not last. */
function otherThan(first: Reading, next: Reading): Reading {
  const both = ofBoth(first, next);
  return { ...next, room: both('room'), condition: both('condition'), feature: both('feature'), without: [...both('without'), ...first.floor] };
}

/** The room and the demands of both, and the kind that is there refused. */
function floorInstead(first: Reading, next: Reading): Reading {
  const asked = `what floor should i put in the ${first.room.join(' and ').toLowerCase()} instead`;
  const both = ofBoth(first, next);
  const isWet = wet.test(first.said);
  return {
    ...next,
    told: '',
    text: asked,
    said: asked,
    refersBack: false,
    intent: null,
    room: both('room'),
    condition: both('condition'),
    feature: [...both('feature'), ...(isWet ? ['waterproof'] : [])],
    without: [...new Set([...both('without'), ...first.floor, ...(isWet ? ['lino'] : [])])],
  };
}
