/** 'is herringbone hard to lay, like the pearl grey one' looks for no other. */
export const asksWhetherHard = /^(?:and |so )*(?:is|are|would|will|how)\b.*\b(?:hard|easy|difficult|tricky|simple)\b.*\blike\b/;

/** 'the same as the grey we bought off another shop' compares it with that, and asks for no other. */
export const ofElsewhere = /\b(?:i|we|she|he|they)(?:ve| have)? (?:got|bought|had)\b.*\b(?:elsewhere|another|somewhere|other|different)\b/;

/** 'need something warm for a bedroom, laminate or LVT' */
export const endsInChoice =
  /\b(?:laminate|lvt|vinyl|lino|carpet|tiles|wood|engineered|solid|porcelain|bamboo) or (?:laminate|lvt|vinyl|lino|carpet|tiles|wood|engineered|solid|porcelain|bamboo)$/;
/** 'if not, what is the closest thing' asks for another. */
export const asksForOther = /\b(?:nearest|closest|similar|instead|alternatives?|something else|anything else)\b/;
