export type SortWish = 'cheapest' | 'dearest' | 'best' | 'newest' | 'thickest' | 'thinnest' | 'widest' | 'longest' | 'narrowest' | 'wear' | 'stock';

/** Which come first, in words such as 'cheapest' or 'toughest'; null where nothing was said of it. */
export function sortOf(said: string): SortWish | null {
  if (/\blooks? (?:\w+ )?cheap\b|cheap[- ]looking/.test(said)) return null;
  if (/\b(?:most|highest|biggest) (?:\w+ )?(?:boxes|packs|rolls|stock)\b|\bmost (?:\w+ )?(?:left|in stock)\b|most of in stock/.test(said))
    return 'stock';
  if (
    /\b(?:thickest|highest|best|biggest) (?:wear ?layer|ac|wear)\b|\b(?:hardest wearing|toughest|most hard wearing|most hardwearing|most durable|longest lasting|(?:last|lasts) (?:the )?longest|wears? best|stands? up best)\b/.test(
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
  if (/\b(?:dearest|most expensive|most luxurious|top of the range|luxury (?!vinyl)|highest price)\b/.test(said)) return 'dearest';
  if (
    /\b(?:best rated|top rated|best review\w*|highest rated|(?:highest|best|top) (?:customer )?(?:ratings?|scores?|stars|reviews?)|most stars|most popular|best seller\w*|best selling|popular|favourite)\b/.test(
      said,
    )
  )
    return 'best';
  if (/\b(?:thickest|deepest)\b/.test(said)) return 'thickest';
  if (/\bthinnest\b/.test(said)) return 'thinnest';
  if (/\b(?:widest|biggest|largest)\b/.test(said)) return 'widest';
  if (/\blongest (?:\w+ )?(?:planks?|boards?|tiles?|laminate|lvt|oak)\b|\b(?:planks?|boards?) (?:are|is) (?:the )?longest\b/.test(said))
    return 'longest';
  if (/\b(?:narrowest|slimmest)\b/.test(said)) return 'narrowest';
  return /\b(?:newest|latest|new in|just in|new arrivals?)\b/.test(said) ? 'newest' : null;
}
