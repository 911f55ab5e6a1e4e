/** What is wanted of the shop and of its goods once they are bought, in words for something else; each in plain words. */
export const retoldOfService: readonly [said: RegExp, meant: string][] = [
  // 'I bought three boxes too many of the oak last month': no boxes are wanted
  [
    /\b(?:i|we)(?:'?ve| have)? (?:bought|ordered|got|took|have) (?:\w+ ){0,2}(?:boxes|packs|rolls|metres|too many)(?: too many)?(?<=too many)(?: (?:boxes|packs|rolls))?(?: of (?:the |your )?[^.?!,]{0,40}?)?(?= last\b| and\b|[.?!,]|$)/g,
    'i have some left over',
  ],
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
  // 'would you match £34.99 a m²', 'I was quoted £30 elsewhere, can you match it'
  [
    /\b(?:would|can|could|will|do|are) (?:you|yous|ye|u)(?: be able| willing)?(?: to)? (?:match|beat|price ?match)(?: (?:it|that|this|them|him|the price|my quote|£ ?[\d.]+[^.?!,]{0,60}))?(?=[?.!,]|$| (?:and|or|as well|too)\b)/g,
    'do you price match',
  ],
  // 'two cards, one is my mum's'
  [
    /\b(?:use|pay (?:with|on|by|using)|put (?:it|half) on) (?:two|2|different|separate|more than one|both) (?:different |separate )?cards\b/g,
    'split the payment over two cards',
  ],
  // 'do your fitters move the furniture and take away the old carpet': one question, of those who lay it
  [
    /\b(?:do|does|would|will|can) (?:the |your |yer )?(?:fitters?|fitter|lads|men|boys|guys|joiners?) (?:move|shift|lift|clear) (?:the |my |our |any |all the )?(?:furniture|wardrobes?|sofas?)(?:,| and| or)+ (?:take|lift|rip|pull|get rid of|dispose of|remove|uplift)(?: away| up| out)?\b/g,
    'do your fitters move furniture and',
  ],
  [/\b(do|does|would|will|can) fitters (?=(?:move|shift|lift|take|rip|uplift|remove|clear|bring|get)\b)/g, '$1 your fitters '],
  // 'does the 0% cover the underlay too'
  [
    /\b(?:the |your )?0 ?%(?: deal| offer| thing| finance)? (?:cover|include|apply to|work on|go on) [^?.!]{3,60}?(?: too| as well| or just the floor(?:ing)?)?(?=[?.! ]*$)/g,
    'finance cover underlay',
  ],
  // 'can I get 0% in Dublin'
  [/\b(get|have|do|use|offer) (?:the |your )?0 ?%(?= (?:in|if|from|with|on|for)\b)/g, '$1 0% finance'],
  // 'got them on Tuesday, and 3 weren't needed. Never opened. Can they go back?'
  [/[.!] (never (?:been )?opened|not (?:been )?opened|un-?opened|(?:all|still) (?:sealed|unopened|in the (?:box|wrap\w*)))(?=[.!,]|$)/g, ', $1'],
];
