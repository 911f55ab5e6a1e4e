import { type LeftOut, starting } from './left-out-rule.ts';

const days =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|the weekend|weekends|boxing day|christmas (?:eve|day)|new years? (?:eve|day)';

/** What is left out after the shop's own terms and tells something of its own: a day, an amount, a floor, what somebody else asks. */
export const leftOutAfterTerms: readonly LeftOut[] = [
  // 'can I bring a bit of my worktop', of the showroom
  {
    asks: starting(
      '(?:can|could|should|may) (?:i|we) (?:bring|take) (?:in |along )?((?:an? |my |our |some ).{3,40}?)(?: (?:in|with me|along|down))*',
    ),
    meant: ([, what], _, { topic }) =>
      (topic === 'location' || topic === 'hours') && !/\b(?:dog|dogs|pup|kids|children|weans|pram)\b/i.test(what ?? '')
        ? `can I bring ${what} in to the showroom to match`
        : null,
  },
  // 'when will it be in', of one that is spoken of
  {
    asks: starting(
      "(?:when|any idea when|do you know when) (?:will|would|is|are|does|might|'ll) (?:it|they|that|more|you|yous) ?(?:be )?(?:getting |get |have |going to be )?(?:(?:any |some )?more )?(?:back in stock|back in|back|in stock|in again|in|available|due(?: in)?|restocked)",
    ),
    meant: (_, __, { focus }) => (focus ? 'when will it be back in stock' : null),
  },
  // 'what has the longest', after a warranty
  {
    asks: starting('(?:what|which)(?: one| floor| ones)? (?:has|have|comes with|gets?) (?:the )?(?:longest|best|most)(?: one| warranty| guarantee)?'),
    after: /\b(?:warrant\w*|guarantee\w*)\b/i,
    meant: () => 'which floor has the longest warranty',
  },
  // 'is the Stiftsaal in it', of the sale
  {
    asks: starting(
      '(?:is|are) (?:the |your )?([a-z][a-z -]{3,30}?) (?:in (?:it|that|the sale|the offer)|included(?: in (?:it|that))?|part of (?:it|that)|on (?:it|offer))',
    ),
    meant: ([, floor], _, { topic }) => (topic === 'discount' ? `is the ${floor} on offer` : null),
  },
  // 'how long', after customs
  {
    asks: starting('(?:and )?how (?:long|soon)(?: does it take| would it (?:be|take)| will it (?:be|take))?'),
    after: /\b(?:customs|duty|vat|charges)\b/i,
    meant: (_, __, { topic, focus }) => (focus || topic === 'finance' ? null : 'how long does delivery take'),
  },
  // 'what if I order 10', of samples
  {
    asks: starting('(?:what if|can|could|and if|if) (?:i|we) (?:order|want|get|need|take|have|ask for) (\\d{1,2})(?: of (?:them|those)| samples)?'),
    meant: (_, __, { topic }) => (topic === 'samples' ? 'how many samples can I order' : null),
  },
  // 'what about a time', of a delivery
  {
    asks: starting(
      '(?:what about |can i (?:pick|choose|get|have) |do i get |and |is there )+(?:an? |the )?(?:certain |exact |set )?(?:time|times|time ?slot|slot|hour|morning or afternoon|am or pm)',
    ),
    meant: (_, __, { topic }) => (topic === 'delivery' ? 'can I choose the time of the delivery' : null),
  },
  // 'and the third', after a sample of the first
  {
    asks: starting('(?:what about |how about |can i get |plus )*(?:the )?(first|second|third|fourth|last|other)(?: one)?(?: too| as well| also)?'),
    meant: ([, which], _, { topic, shown }) => (topic === 'samples' && shown.length > 0 ? `can I get a sample of the ${which} one` : null),
  },
  // 'how long is the wait', of the fitters
  {
    asks: starting(
      "(?:how long(?:'?s| is| would)? ?(?:the |your )?(?:wait|waiting list|waiting time|lead time|it be)|how (?:soon|quickly|quick) (?:can|could|would|will) (?:you|yous|they|someone|somebody) (?:come|do it|fit it|start|get to it)|when (?:can|could|would|will) (?:you|yous|they|someone) (?:come|do it|fit it|start|be free))(?: out)?",
    ),
    meant: (_, __, { topic }) => (topic === 'fitting' ? 'how soon could your fitters come' : null),
  },
  // 'what about half now', of paying
  {
    asks: starting(
      '(?:what about |can i pay |could i pay |and )*(?:half|part|some|part of it|some of it|50 ?%)(?: of it)? (?:now|up ?front|first|today)(?:,? (?:and )?(?:the )?(?:rest|half|other half) (?:later|after|on delivery|when it comes))?',
    ),
    after: /\b(?:pay\w*|cash|card|deposit|deliver\w*)\b/i,
    meant: () => 'can I pay half now and the rest later',
  },
  // 'does it cover water', of a warranty
  {
    asks: starting('(?:does|would|will|do) (?:it|that|they) (?:also )?cover .{3,30}'),
    after: /\b(?:warrant\w*|guarantee\w*)\b/i,
    meant: (_, __, { topic }) => (topic === 'finance' ? null : 'what does the warranty cover'),
  },
  // 'say 4', of samples
  {
    asks: starting(
      '(?:say|if i (?:get|got|order|take)|about|maybe|just|only|for)? ?(\\d|two|three|four|five|six|seven|eight)(?: of (?:them|those)| samples| then)?',
    ),
    meant: ([, count], _, { topic }) => (topic === 'samples' ? `what is the postage on ${count} samples` : null),
  },
  // 'what about just the stairs', after what fitting costs
  {
    asks: starting(
      '(?:and |what about |how about |or )*(?:just |only )?(?:the |my )?(stairs|hall|landing|one room|bedroom|kitchen|bathroom)(?: (?:only|on (?:its|their) own))?',
    ),
    meant: ([, where], _, { topic }) => (topic === 'fitting' ? `how much is fitting for the ${where}` : null),
  },
  // 'and tomorrow', of the hours
  {
    asks: starting(`(?:what about |how about |on |or )*(?:an? |the )?(${days})`),
    meant: ([, day], _, { topic }) =>
      topic === 'hours' ? `are you open ${/today|tomorrow|weekend|tonight/i.test(day ?? '') ? '' : 'on '}${day}` : null,
  },
  // 'do you have that many', of lengths that were counted
  {
    asks: starting(
      '(?:have (?:you|yous)(?: got)?|do (?:you|yous) have|are there|is there) (?:that many|that much|enough|as many as that|all (?:of )?(?:them|that|those))(?: (?:in stock|there|of (?:it|them)|in|available))*',
    ),
    after: /\b(\d{1,3}) (lengths|boxes|packs|rolls|metres|bags|tubs|pieces)\b/i,
    meant: (_, last, { focus }) => (focus ? `have you ${last?.[1]} ${last?.[2]} of it in stock` : null),
  },
  // 'I was quoted £1200 for 40 m²', after price matching
  {
    asks: starting(
      "(?:cos |because |but )?(?:(?:i|we)(?:'?ve| have| was| were| got| had)* (?:been )?(?:quoted|offered|given|got|had|seen|found)|(?:they|the other (?:shop|place|crowd)|another (?:shop|place)|b ?(?:&|and) ?q|somewhere else)(?:'?ve| have|'?s| has)?(?: (?:it|quoted|got|offered|are|do|sell)))\\b.{3,80}",
    ),
    meant: ([said], _, { topic }) => (topic === 'rivals' && /\d/.test(said) ? 'another shop is cheaper, can you match their quote' : null),
  },
];
