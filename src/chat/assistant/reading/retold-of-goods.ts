/** What floors and goods are wanted or asked after, in words that their records do not use; each in plain words. */
export const retoldOfGoods: readonly [said: RegExp, meant: string][] = [
  // 'which trim for the doorway, and do you stock it in brass'
  [
    /(?<=\b(trims?|door bars?|t-?bars?|thresholds?|profiles?|door strips?|nosings?)\b.*)\b(?:do|can|could|would|have) (?:you|yous|ye|u|i) (?:stock|have|do|sell|get|keep|got)? ?(?:it|them|one|that|those|these) in (?=(?:(?:brushed|satin|polished|antique|matt) )*(?:brass|silver|chrome|gold|steel|bronze|aluminium|nickel)\b)/g,
    'have you a $1 in ',
  ],
  // 'what adhesive and grout do I need with that and how much of it'
  [
    /\b(?:what|which) ((?:\w+ )?\w+(?: and (?:\w+ )?\w+)?) (?:do|would|will|should) (?:i|we|it|that) need (?:with|for|under|on) (?:it|that|this|them|those),? and how (?:much|many(?: \w+)?)(?: (?:of (?:it|them|each)|(?:do|will|would) i need))?(?=[ ?.!]*$)/g,
    'how much $1 would that take',
  ],
  // 'hard wearing LVT for a rental, what's the cheapest that is hard wearing'
  [/(?<=\bhard[- ]wearing\b.*)\b((?:what(?:'?s| is)|which is) (?:the |your )?(?:cheapest|dearest|best))(?: one)? that is hard wearing\b/g, '$1'],
  // 'a carpet alternative'
  [/\b(?:an? )?(?:carpet alternatives?|alternatives? to (?:a )?carpet)\b/g, 'a floor but no carpet'],
  // 'floor only, not walls'
  [
    /\b(?:for )?(?:the )?floors? only,? ?(?:and )?(?:not|no|never mind) (?:the |on the )?walls?\b|\b(?:just|only) (?:for )?the floor,? (?:and )?(?:not|no) (?:the )?walls?\b/g,
    'for the floor',
  ],
  // 'what's the thickest underlay I can put under laminate'
  [
    /\bwhat(?:'?s| is) the (?:thickest|maximum|max) underlay (?:that )?(?:i|you|we|one) (?:can|could|may|should) (?:put|use|lay|have|go for|go)? ?(?:under|below|beneath|with|for)\b/g,
    'how thick can underlay be under',
  ],
  // 'oiled, not lacquered'
  [
    /\b(oiled|lacquered|varnished|brushed),? (?:and |but )?(?:not|no|never|rather than|instead of) (?:the )?(?:lacquer(?:ed)?|varnish(?:ed)?|oil(?:ed)?)(?: ones?)?\b/g,
    '$1',
  ],
  // 'I got a sample and it looks green in my room, why is that'
  [
    /\b(?:i|we) (?:got|have|ordered|took home|took)\b[^?!]{0,20}\bsamples?\b[^?!]{0,40}\b(?:it|they) (?:looks?|seems?|goes|comes up) (?:all |very |a bit |kind of |sort of |really )*(\w+) (?:in|at|on) (?:my|our|the) [^,.?!]{3,25}[,.]?(?: (?:and )?why(?: is (?:that|this|it)| does it)?)?(?=[?.! ]*$)/g,
    'why does the sample look $1 in my room',
  ],
  // 'does the oak need oiled when it arrives'
  [
    /\b(?:does|do|will|would) (?:the |your |my )?(?:(?:engineered|solid|new|oak|wood(?:en)?|floor|boards?|planks?) )+(?:need|have|want) (?:to be )?(?:oiled|varnished|sealed|lacquered|treated)\b(?= (?:when|before|after|once|on)\b|[?.! ]*$)/g,
    'do new boards need treated',
  ],
  // 'what oil do you sell for it'
  [
    /\b(?:what|which) oils? (?:do (?:you|yous|ye) (?:sell|have|stock|do|keep)|have (?:you|yous)|(?:would|should) (?:you|i) (?:use|need|put on|buy))(?: for (?:it|them|that|the floor|(?:an? )?(?:oak|wood(?:en)?|engineered|oiled) ?(?:floors?|oak|wood)?))?/g,
    'have you an oiled floor care kit',
  ],
  // 'which vinyls have a 4 m wide roll'
  [
    /^(?:and )?(?:which|what|any)(?: of (?:your|the))? (vinyls?|carpets?|linos?) (?:have|has|come|comes|are|is|do you have|that come)(?: (?:in|on|with|off))? (?:an? )?(\d) ?m(?:etres?)?(?: wide)? (?:rolls?|wide)\b/g,
    'show me $1 on a $2m wide roll',
  ],
  // 'looks like old flagstones but warm underfoot': printed so
  [
    /\b(?:something |anything |a floor )?(?:that )?(?:looks?|looking) like (?:(?:an? |old |real |proper |rustic |farmhouse |irish |stone |natural )*)(?:flagstones?|flags|slate|stone|limestone|marble|concrete|tiles?)(?: floors?| tiles?)?,? (?:but|only|yet|though)(?: (?:is|its|it'?s|that is|not so|isn'?t|not))?(?: as| so)? ?(?:warm\w*|cold|freezing|hard|soft\w*)(?: (?:underfoot|on the feet|to walk on|and \w+))?/g,
    'stone effect lvt',
  ],
  // 'is the 90 one in stock', of square tiles that were shown
  [
    /\bthe (60|75|80|90|100|120) ?(?:cm )?(one|ones)\b(?= (?:in stock|in|available|matt|gloss|slippy|cheaper|dearer|heavy|a box)\b|[?.! ]*$)/g,
    'the $1x$1 $2',
  ],
  // 'anything black and white check for a hall? sheet vinyl or lino I was thinking, not tiles'
  [
    /[.?!,] ?((?:an? |some )?(?:(?:sheet|click|cushioned|real|engineered) )?(?:vinyl|lino|laminate|lvt|carpet|tiles?|wood)(?: or (?:an? |some )?(?:(?:sheet|click|cushioned|real|engineered) )?(?:vinyl|lino|laminate|lvt|carpet|tiles?|wood))?),? (?:is what |was what )?(?:i|we)(?:'m| am| was| were|'ve been| have been) thinking(?: of)?\b/g,
    ' in $1',
  ],
];
