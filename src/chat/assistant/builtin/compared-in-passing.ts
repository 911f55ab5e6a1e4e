/** 'is herringbone hard to lay, like the pearl grey one' looks for no other. */
export const asksWhetherHard = /^(?:and |so )*(?:is|are|would|will|how)\b.*\b(?:hard|easy|difficult|tricky|simple)\b.*\blike\b/;

/** 'the same as the grey we bought off another shop' compares it with that, and asks for no other. */
export const ofElsewhere = /\b(?:i|we|she|he|they)(?:ve| have)? (?:got|bought|had)\b.*\b(?:elsewhere|another|somewhere|other|different)\b/;
