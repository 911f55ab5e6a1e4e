/** Somebody tells a room and its size, and asks what there is for it. */
export const seeks =
  /^\s*(?:(?:hi|hello|an?|some|new|any) )*(?:\w+ ){0,2}floor(?:ing)? for (?:an?|the|my|our) |\b(?:what (?:have|do) (?:you|yous|ye)\b|(?:after|looking for|want|need|recommend|suggest) (?:a |an |some |the )?(?:\w+ ){0,3}?(?:floor(?:ing|s)?|something|covering)\b|what(?:s| is| would be)? (?:the )?best|which floor\w*|what (?:kind|sort|type|floor\w*)|what (?:should|can|could|would) (?:i|we|you) (?:put|use|lay|go))/;
/** 'will one width do it', 'would there be a join' */
export const asksPiece = /\b(?:(?:one|1|single) (?:width|piece|length)|joins?|joined|seams?|wide enough)\b/;
/** 'how many sq metres is that', 'how many metres is it all together'. */
export const asksAreaAlone =
  /\b(?:how (?:many|much) (?:total )?(?:(?:sq|square)\w* ?(?:m\b|met\w+)|m2|sqm|area)|whats? (?:is )?the (?:total )?area)\b(?! of\b)|\bhow many met(?:re|er)s? (?:is|are|does) (?:that|it|this|they|both|those|all)\b/;
/** What so much money buys: 'how many m² is that', 'how big a room would £300 do', 'the biggest room for £300'. */
export const asksFor =
  /\b(?:how (?:many|much|big|far|large)|what (?:area|size)|what (?:will|would|does|do|can)\b.*\b(?:buy|get|do|cover)|(?:biggest|largest|most) (?:\w+ )?(?:room|floor|area|space|m2|metres)|cover)\b/;
export const asksRoomFor =
  /\b(?:how (?:big|large) (?:an? |of an? )?(?:room|floor|area|space)|what size (?:of )?(?:an? )?(?:room|floor|area|space)|(?:biggest|largest|most) (?:\w+ )?(?:room|floor|area|space|m2|metres))\b/;
/** 'how many m² of tile do I need', 'how much carpet is that'. */
export const asksArea = /\bhow (?:many|much)\b(?! (?:is|are|does|do|would|will|for)\b)|\bwhat area\b/;

export const addsBoxes = /\b(?:add|adding|plus|another|extra|spare|on top|more)\b/;

/** How many boxes a message told; null where it told none. */
export function boxesIn(text: string): number | null {
  const said = /\b(\d{1,3}) (?:boxes|packs)\b/.exec(text.toLowerCase())?.[1];
  return said ? Number(said) : null;
}
