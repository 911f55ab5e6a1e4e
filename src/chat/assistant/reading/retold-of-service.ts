/** What is wanted of the shop and of its goods once they are bought, in words for something else; each in plain words. */
export const retoldOfService: readonly [said: RegExp, meant: string][] = [
  // 'can someone come and measure my stairs'
  [
    /\b(?:can|could|would|will|do|does) (?:someone|somebody|anyone|anybody|a fitter|you|yous|one of (?:you|yous|your (?:team|lads|men|fitters|people))|your (?:team|lads|fitters?|man|men)|a man) (?:come|call|be sent|send someone)(?: out| round| over| by| up)?(?: and| to)? (?:measure|size)(?: up)?\b[^.?!,]*/g,
    'do you come out to measure',
  ],
  // 'my order confirmation never came', 'no e-mail after I ordered'
  [
    /\b(?:my |the |an? |any )?(?:order )?(?:confirmation|receipt)(?: e-?mail)? (?:(?:has )?never (?:came|come|arrived|turned up|showed up)|(?:has ?n'?t|did ?n'?t|has not|did not) (?:come|arrived?|turned? up|showed? up)(?: through)?)(?: yet)?|\b(?:never got|never received|did ?n'?t get|have ?n'?t (?:got|had|received)|no|not got|got no) (?:an? |any |my |the )?(?:order )?(?:confirmation|e-?mail)(?: e-?mail)?(?: (?:after|since|when|for) (?:i |we )?(?:ordered|ordering|bought|buying|paid|paying|my order))?(?: yet)?(?=[?.!, ]|$)/g,
    'did my order go through, i never got the mail',
  ],
  // 'can I change the drop to next door'
  [/\b(?:change|switch|move) the drop(?:-? ?off)?\b(?: (?:to|over to) [^,.?!]*)?/g, 'change the delivery address of my order'],
  // 'is there a limit on how many I can have free'
  [
    /\bis there (?:an? |any )?(?:limit|maximum|max) (?:on|to|of) (?:how many|the number of) (?:free )?(?:samples )?(?:i|we|you) (?:can|may) (?:have|get|order|ask for|take)(?: for)? free\b/g,
    'how many free samples can i order',
  ],
  // 'is it cut pieces or full tiles', 'are your samples offcuts'
  [
    /\b(?:is|are) (?:(?:it|they|those|these) (?:an? )?(?:just )?(?:cut (?:pieces?|bits?)|off-?cuts?|swatch(?:es)?|full|whole)\b[^,.?!]{0,15} or (?:an? )?|(?:the |your |an? )?samples? (?:an? )?(?:just )?(?=cut |off-?cut|full|whole|swatch|wee|small))(?:cut |wee |small )?(?:pieces?|bits?|off-?cuts?|swatch(?:es)?|(?:(?:full|whole)[- ]?(?:sized? )?)?(?:tiles?|boards?|planks?|ones?|size))\b/g,
    'how big are the samples',
  ],
  // 'only opened 11, can I send back the 3'
  [
    /\bonly opened (?:\d+|one|two|three|four|five|some|half)(?: of (?:them|it))?,? (?:and |so |but )?(?:can|could|may) (?:i|we) (?:send|take|bring|return|get a refund (?:on|for)) (?:back )?the (?:other )?(?:\d+|one|two|three|four|five|rest|others?)(?: back)?\b/g,
    'can i return the unopened boxes',
  ],
  // 'is grout included with the tiles'
  [
    /\b(?:is|are|does|do) (?:the |any )?(?:grout|adhesive|glue|trims?|door bars?|beading|skirting) (?:(?:included|supplied|thrown in|sold) )(?:with|in) (?:the |your )?(?:price of (?:the )?)?(?:tiles?|laminate|lvt|vinyl|wood|floor(?:ing)?|carpets?)\b/g,
    'what do you get in the price of the floor',
  ],
];
