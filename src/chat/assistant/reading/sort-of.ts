export type SortWish = 'cheapest' | 'dearest' | 'best' | 'newest' | 'thickest' | 'thinnest' | 'widest' | 'longest' | 'narrowest' | 'wear' | 'stock';

/** 'real walnut that isn't crazy money', 'at a sensible price': the price counts, though no figure was named. */
const notDear =
  /\b(?:not|isnt|arent|aint|wont|wouldnt|doesnt|without|no|nothing|less than)\b(?: \w+){0,3} (?:crazy|silly|mad|mega|stupid|daft|insane|ridiculous|big|serious|wild|extortionate|outrageous|huge|massive|top) (?:money|prices?|priced|expensive|dear)\b|\b(?:sensible|reasonable|decent|fair|modest|realistic) (?:money|prices?)\b|\b(?:reasonably|sensibly|modestly|keenly|well) priced\b|\b(?:isnt|not|arent) (?:overpriced|a rip off|(?:too |very |so |that |overly )?pric[e]?y)\b|\b(?:dont|doesnt|wont|not) (?:cost|charge) (?:\w+ )?(?:much|loads|a lot)\b/;

/** 'a good thick carpet' is looked for; 'will the door clear a thick carpet' is not. */
const wantsThick =
  /^(?:(?:a|an|any|some|something|nice|good|really|very|extra|lovely|the|your|and|im|i|we|want|wanting|need|looking for|after|show me|have you|got|do you (?:do|have|sell|stock)) )*thick (?:\w+ )?(?:carpets?|vinyls?|lino|laminates?|underlay|lvt|flooring|planks?|boards?)\b(?! (?:or|vs|better))/;

/** 'is there a thinner lvt, my doors are tight': of that kind the thinnest. */
const wantsThinner =
  /\b(?:is there|have you|you have|you (?:do|sell|stock)|got|need|want|after|looking for|show me)(?: (?:got|any|an?|some|something))* thinner (?:laminates?|lvt|vinyls?|lino|carpets?|tiles?|flooring|floors?|planks?|boards?|engineered|wood)\b/;

/** 'the room is really wide' asks for no board. */
const ofRoom =
  /\b(?:rooms?|halls?|hallway|doors?|doorway|gaps?|joints?|opening|stairs?|stairway|landing|corridor)\b.*\b(?:is|are|its) (?:\w+ )?wide\b|\bas wide as (?:the|my|our|that|this|a)\b/;

/** Which come first, in words such as 'cheapest' or 'toughest'; null where nothing was said of it. */
export function sortOf(said: string): SortWish | null {
  // 'whats the next cheapest' is of those shown.
  if (/\bnext (?:best|cheapest|dearest|thickest|widest)\b/.test(said)) return null;
  if (/\blooks? (?:\w+ )?cheap\b|cheap[- ]looking/.test(said)) return null;
  if (/\b(?:most|highest|biggest) (?:\w+ )?(?:boxes|packs|rolls|stock)\b|\bmost (?:\w+ )?(?:left|in stock)\b|most of in stock/.test(said))
    return 'stock';
  if (
    /\b(?:thickest|highest|best|biggest|top) (?:wear ?layer|ac|wear)\b|\b(?:hardest wearing|toughest|most hard wearing|most hardwearing|most durable|longest lasting|(?:last|lasts) (?:the )?longest|wears? best|stands? up best)\b/.test(
      said,
    )
  )
    return 'wear';
  if (
    /\b(?:cheapest|least expensive|lowest price|most affordable|best value|value for money|budget|cheap|inexpensive|affordable|(?:break|breaking) the bank|cost (?:me )?(?:a|an) (?:fortune|arm)|(?:a|the) (?:million|fortune|arm and a leg|earth)|tight budget|on a budget|nothing (?:too |mad |wild |very )?dear|not (?:too|mad|wild|that|very) dear)\b/.test(
      said,
    )
  )
    return 'cheapest';
  if (notDear.test(said)) return 'cheapest';
  if (
    /\b(?:dearest|most expensive|most luxurious|(?:posh|premium|high end|top end|upmarket) (?:tiles?|carpets?|laminates?|lvt|vinyls?|wood|flooring|floors?|oak)|top of the range|luxury (?!vinyl)|highest price)\b/.test(
      said,
    )
  )
    return 'dearest';
  if (
    /\b(?:best rated|top rated|best review\w*|highest rated|(?:highest|best|top) (?:customer )?(?:ratings?|scores?|stars|reviews?)|most stars|most popular|best seller\w*|best selling|popular|favourite)\b/.test(
      said,
    )
  )
    return 'best';
  if (/\b(?:thickest|deepest)\b/.test(said) || wantsThick.test(said)) return 'thickest';
  if (/\bthinnest\b/.test(said) || wantsThinner.test(said)) return 'thinnest';
  if (/\b(?:widest|biggest|largest)\b|\b(?:extra|really|super|as) wide\b|\bwider the better\b/.test(said) && !ofRoom.test(said)) return 'widest';
  if (
    /\blonger the better\b|\blongest (?:\w+ )?(?:planks?|boards?|tiles?|laminate|lvt|oak)\b|\b(?:planks?|boards?) (?:are|is) (?:the )?longest\b/.test(
      said,
    )
  )
    return 'longest';
  if (/\b(?:narrowest|slimmest)\b|\b(?:smallest|littlest|tiniest) (?:\w+ )?(?:tiles?|mosaics?|planks?|boards?)\b/.test(said)) return 'narrowest';
  return /\b(?:newest|latest|new in|just in|new arrivals?)\b/.test(said) ? 'newest' : null;
}
