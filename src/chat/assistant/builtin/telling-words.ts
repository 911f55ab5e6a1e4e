/** How statements are told from questions that have no question's words. */

/** 'Causey basalt - will frost crack it', with another question after it. */
export const afterName =
  /^[^,;:]{3,60}?(?: [-–]|[,:]) (?:is|are|do|does|will|would|can|could|has|how|what|which|where|when|why|should) (?:it|they|this|these|the|i|we|you|much|many|long|frost|water)\b/;

/** 'thickness of the Estate Oak and the Slate Grey' */
export const ofItsFigure =
  /^(?:and |so |the |whats |just )*(?:thickness(?:es)?|widths?|lengths?|sizes?|weights?|colours?|finish(?:es)?|(?:ac|slip) ratings?|wear layers?|warrant(?:y|ies)|guarantees?) (?:of|on|for)\b/;
/** 'trying to match levels': what it is asked for. */
export const whatFor =
  /^(?:im |i am |we are |were |just |only )*trying to (?:match|keep|line|get|decide|work out|find out|compare)\b(?!.*\b(?:how|what|which|can|should)\b)/;
