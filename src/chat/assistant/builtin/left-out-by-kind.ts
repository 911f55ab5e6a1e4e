import { type LeftOut, starting } from './left-out-rule.ts';

const kind =
  '(click vinyl|vinyl tiles|sheet vinyl|lvt tiles|click lvt|carpet tiles|engineered wood|engineered oak|solid wood|real wood|porcelain tiles|porcelain|laminate|lvt|vinyl|lino|carpet|tiles|wood)';
const needed = 'underlay|primer|sealer|sealing|grout|plywood|a moisture barrier|moisture barrier|dpm|nosing|an expansion gap|expansion gap|spacers';
const kinds = new RegExp(String.raw`\b${kind}\b`, 'gi');
const onlyTwoKinds = (text: string) => [...new Set([...text.matchAll(kinds)].map(([name]) => name.toLowerCase()))];

/** What is left out of a question that names a kind of floor, or leans on the one that is spoken of. */
export const leftOutByKind: readonly LeftOut[] = [
  // 'ok lvt tiles then'
  {
    asks: new RegExp(
      String.raw`^(?:ok|okay|right|well|so|grand|fine)[, ]+(?:show me |what about |let'?s see )?(?:some )?${kind}(?: then| so)[\s?!.]*$`,
      'i',
    ),
    meant: ([, name]) => `show me ${name}`,
  },
  // 'in a mid oak', after LVT was asked for and nothing was shown
  {
    asks: starting(String.raw`(?:(?:something|anything|any|have you any|one|some) )?(in|with) (an? [a-z ]{3,25}|[a-z]{3,12}(?: [a-z]{3,12})?)`),
    after: new RegExp(String.raw`^(?=.*\b${kind}\b).*$`, 'i'),
    meant: ([, how, what], last, { wish, focus, shown }) => {
      const [name, ...more] = onlyTwoKinds(last?.[0] ?? '');
      const isOpen = !focus && shown.length === 0 && !wish?.floor.length;
      return isOpen && name && !more.length ? `${name} ${how} ${what}` : null;
    },
  },
  // 'what if the washing machine leaks', of laminate in a utility room
  {
    asks: starting(
      "what (?:if|happens if|about if|about when|about) (?:the |a |it |there is a |there(?:'s| is) )?(?:.{0,25} )?(?:leaks?|floods?|spills?|overflows?|bursts?|gets wet|soaked)(?: on it)?",
    ),
    meant: (_, __, { subject, focus }) => (subject && !focus ? `what happens to ${subject} if water leaks on it` : null),
  },
  // 'what would be safer', after laminate in a utility room was doubted
  {
    asks: starting(
      "what(?:'?s| is| would be|(?: floor)? would be) (?:a )?(?:safer|better|more suitable|a better (?:choice|idea|option))(?: choice| option| idea)?(?: there| instead)?",
    ),
    meant: (_, __, { wish, subject, focus }) =>
      wish?.room.length === 1 && subject && !focus ? `what floor is best for a ${wish.room[0]?.toLowerCase()} instead of ${subject}` : null,
  },
  // 'what would you say', after real wood or laminate was weighed
  {
    asks: starting(
      "what (?:would|do|did) (?:you|yous|u) (?:say|think|reckon|choose|pick|go for)|which (?:would|do) (?:you|yous) (?:say|think|reckon)|who(?:'?s| is) right",
    ),
    after: /^.*$/,
    meant: (_, last) => {
      const [first, second, ...more] = onlyTwoKinds(last?.[0] ?? '');
      return first && second && !more.length ? `${first} or ${second}, which is better` : null;
    },
  },
  // 'laminate or lvt', of the room that was told
  {
    asks: starting(`${kind} or ${kind}(?: do you think)?`),
    meant: ([, first, second], _, { wish }) => {
      const [room, ...more] = wish?.room ?? [];
      return room && !more.length ? `${first} or ${second} ${room === 'Stairs' ? 'on stairs' : `in a ${room.toLowerCase()}`}, which is better` : null;
    },
  },
  // 'do I need ply', after vinyl over floorboards, and then 'how thick'
  {
    asks: starting('(?:do|would|will) (?:i|we|it) need (?:the )?(ply|plywood|hardboard|boards?)(?: first| under it| down| down first)?'),
    meant: (_, __, { subject, focus }) => (subject && !focus ? `do I need plywood under ${subject}` : null),
  },
  {
    asks: starting('how thick(?: (?:should|would|does|must) (?:it|the ply|the plywood|that)(?: have to)? be| is it)?'),
    after: /^do i need plywood under (.{3,20})$/i,
    meant: (_, last) => `how thick plywood under ${last?.[1]}`,
  },
  // 'do vinyl tiles need it', after what underlay is for, and then 'and carpet tiles'
  {
    asks: starting(`(?:do|does|would|will) ${kind} need (?:it|one|that|them)(?: too)?`),
    after: new RegExp(String.raw`\b(${needed})\b`, 'i'),
    meant: ([, name], last) => `does ${name} need ${last?.[1]?.toLowerCase()}`,
  },
  {
    asks: starting(`(?:what about |do |does )?${kind}(?: too| as well)?`),
    after: new RegExp(String.raw`^(?:do|does|would|will) [a-z ]{3,20} need (${needed})\b`, 'i'),
    meant: ([, name], last) => `does ${name} need ${last?.[1]?.toLowerCase()}`,
  },
  // 'is it easy to clean', of several carpets
  {
    asks: starting('(?:is|are) (?:it|they|that|those|these) (easy|hard|difficult) to (clean|look after|keep clean|maintain)'),
    meant: ([, how, what], _, { subject, focus, shown }) => (subject && !focus && shown.length > 1 ? `is ${subject} ${how} to ${what}` : null),
  },
  // 'under 700 all in please', of the room that was told
  {
    asks: starting(
      String.raw`(?:for |it has to be |must be |needs to be )?(?:under|below|max|no more than|less than|up to|a budget of|budget is|my budget is|budget)(?: of)? £?(\d{3,5})(?: ?pounds| quid)?(?: (?:all in|in total|total|altogether|for the lot|in all|max))+(?: please)?`,
    ),
    meant: ([, pounds], _, { wish, measured }) => {
      const [room] = measured;
      const area = room && 'areaMm2' in room && measured.length === 1 ? room.areaMm2 / 1_000_000 : null;
      const [place, ...more] = wish?.room ?? [];
      return area
        ? `for £${pounds} and ${area} m2 what ${wish?.floor.length === 1 ? wish.floor[0] : 'floor'}${place && !more.length ? ` for a ${place.toLowerCase()}` : ''}`
        : null;
    },
  },
  // 'how do they ring me', 'can it be left in the garage', after the delivery was asked for
  {
    asks: starting(
      '(?:how (?:do|will|would)|will|do|would) (?:they|you|yous|the driver) (?:ring|call|phone|text|contact|let me know)(?: me)?(?: first| before| ahead)?',
    ),
    after: /\bdeliver\w*\b/i,
    meant: () => 'will the driver ring before delivery',
  },
  {
    asks: starting('(?:can|could|will) (?:it|they|you|yous) (?:be )?(?:left|leave it|leave them) (?:in|at|with|outside|round) .{3,25}'),
    meant: (_, __, { topic }) => (topic === 'delivery' ? 'can a delivery be left in the garage' : null),
  },
  // 'I'm a guest', after whether an order was sent
  {
    asks: starting(
      "(?:i(?:'?m| am| was)? (?:a |just a |only a )?guest|i (?:ordered|bought|checked out) as a guest|i (?:have no|don'?t have an?) account)",
    ),
    after: /\border\b/i,
    meant: () => 'I ordered as a guest, where is my order',
  },
  {
    asks: starting(
      "(?:the |that )?(?:confirmation )?e-?mail (?:never|hasn'?t|didn'?t|has not|did not) (?:came|come|arrived?|show(?:ed)? up)|i (?:never|didn'?t) (?:got|get|received?) (?:the|an|any) e-?mail",
    ),
    after: /\b(?:order|guest)\b/i,
    meant: () => 'I did not get the confirmation email',
  },
  // 'for herringbone?', after what is bought for the cuts
  {
    asks: starting(
      '(?:what about |and )?(?:for |with |in )?(?:an? )?(herringbone|chevron|diagonal|tiles|large tiles|carpet|laminate|lvt|parquet)(?: pattern| floor)?',
    ),
    after: /\b(?:\d+ ?%|extra|waste|wastage|cuts|off ?cuts)\b/i,
    meant: ([, what]) => `how much waste for ${what}`,
  },
  // 'lvt ok?', in the sun that was spoken of
  {
    asks: starting(`${kind} (?:be )?(?:ok|okay|alright|all right|any good|suitable)(?: there| for that)?`),
    meant: ([, name]) => `would ${name} be ok`,
  },
  // 'how do I join them', of tiles and laminate
  {
    asks: starting(
      '(?:how (?:do|would|can|should) (?:i|you|we) (?:join|finish|connect|meet) (?:them|the two|it)(?: together| up)?|what (?:goes|do i put|do you put) between (?:them|the two)|how do they (?:meet|join))',
    ),
    after: /^.*$/,
    meant: (_, last) => {
      const [first, second, ...more] = onlyTwoKinds(last?.[0] ?? '');
      return first && second && !more.length ? `what bar goes between ${first} and ${second}` : null;
    },
  },
  {
    asks: starting('which (?:bar|one|trim)(?: do i need| is it| would i need)?'),
    after: /\bbar goes between (.{3,40})$/i,
    meant: (_, last) => `which bar between ${last?.[1]}`,
  },
  // 'can I get a piece 2.5 m', after how little carpet is cut
  {
    asks: starting(
      String.raw`(?:can|could) (?:i|you|yous) (?:get|buy|have|cut|sell)(?: me)? (?:just )?(?:an? )?(?:piece|bit|length|strip) (?:of |that is |that's )?(\d+(?:\.\d+)?) ?(?:m|metres?|meters?)(?: long)?`,
    ),
    after: /\b(carpet|vinyl|lino)\b/i,
    meant: ([, metres], last) => `how much is ${metres} metres of ${last?.[1]?.toLowerCase()}`,
  },
  {
    asks: starting('(?:how much (?:is it|would it be|for it)?|and|what about) ?in (?:the )?([a-z]{3,14})'),
    after: /^how much is (.{3,20}) of (carpet|vinyl|lino)$/i,
    meant: ([, colour], last) => `how much is ${last?.[1]} of the ${colour} ${last?.[2]}`,
  },
  // 'how do you fix it', of scotia
  {
    asks: starting('how (?:do|would|should|can) (?:you|i|we) (?:fix|fit|attach|stick|put|hold) (?:it|them|that)(?: on| up| down)?'),
    after: /\b(scotia|skirting|tile trim|nosing|threshold|t-?bar|door bar|ramp bar|beading|architrave)\b/i,
    meant: (_, last) => `how do I fix ${last?.[1]?.toLowerCase()}`,
  },
  // 'can I pick them up instead', of samples
  {
    asks: starting(
      '(?:can|could) i (?:just )?(?:pick|collect|lift|get) (?:them|it|one|some)(?: up)?(?: instead| from (?:you|the shop|the showroom)| in (?:the )?(?:shop|showroom))*',
    ),
    meant: (_, __, { topic }) => (topic === 'samples' ? 'can I collect samples from the showroom' : null),
  },
  // 'what do I level it with', of an uneven floor
  {
    asks: starting(
      'what (?:do|would|should|can) (?:i|you|we) (?:level|smooth|even) (?:it|that|the floor)(?: out| up| off)? (?:with|out with|up with)',
    ),
    meant: () => 'what do I level an uneven floor with',
  },
  // 'do I get the delivery back', of goods that go back
  {
    asks: starting(
      '(?:do|would|will) (?:i|you|we) (?:get|refund|pay)(?: me)? (?:the |my )?(?:delivery|postage)(?: charge| cost)?(?: back| too| as well)*',
    ),
    after: /\b(?:return|refund|unopened|send (?:it|them) back|take (?:it|them) back|bring (?:it|them) back)\w*/i,
    meant: () => 'do I get the delivery charge back when I return goods',
  },
  // 'how much adhesive for 15 m²', after what porcelain tiles need
  {
    asks: starting(
      String.raw`how (?:much|many bags of|many tubs of) (adhesive|grout|glue)(?: (?:do|would|will) (?:i|we) need)? for (\d+(?:\.\d+)? ?(?:m2|m²|sqm|square metres?|sq m))`,
    ),
    after: /\b(porcelain tiles|porcelain|ceramic tiles|tiles|lvt|vinyl|engineered wood|parquet)\b/i,
    meant: ([, goods, area], last) => `how much ${goods} for ${area} of ${last?.[1]?.toLowerCase()}`,
  },
  // 'can it be fixed', of an oak floor that has gone grey
  {
    asks: starting(
      '(?:can|could) (?:it|that|this|they|the floor) be (?:fixed|mended|repaired|sorted|saved|restored|rescued)(?: at all)?|is (?:it|that) fixable|how (?:do|can|would) i (?:fix|mend|repair|sort) (?:it|that|this)',
    ),
    after: /^(?:(?:hi|hello|can you help),? )*((?:my|our|the) .{6,80}?)[\s?!.]*$/i,
    meant: (_, last) => `${last?.[1]}, how do I repair it`,
  },
  // 'what joins them', of two floors of different heights
  {
    asks: starting('what (?:joins|goes between|covers|do (?:i|you) (?:use|put) between|would join) (?:them|the two|the join)'),
    after: /\b(?:different (?:levels?|heights?)|difference|(?:higher|lower) than|step between)\b/i,
    meant: (_, last) => `what bar goes between two floors with a step of ${/\d{1,2} ?mm/.exec(last?.input ?? '')?.[0] ?? 'some mm'}`,
  },
  // 'which have you in walnut', after engineered wood was weighed against solid
  {
    asks: starting('(?:which|what)(?: ones)? (?:have (?:you|yous)|do (?:you|yous) have|are there)(?: got)? in (walnut|oak|ash|bamboo|pine)'),
    after: /\b(?:engineered|solid)\b/i,
    meant: ([, species]) => `what wood flooring have you in ${species}`,
  },
  // 'what then', after whether one suits a bathroom
  {
    asks: starting('what (?:then|instead|else|would you (?:put|use|have|go for|recommend)(?: in it| there| instead| down)?)'),
    after:
      /\b(?:put|use|lay|have|go|ok|okay|suitable|suit|do|fit|alright|work)\b[a-z ]* (?:in|for|on) (?:an?|the|my|our) ((?:\w+ )?(?:bathroom|kitchen|hall|hallway|utility(?: room)?|conservatory|bedroom|living room|porch|wet ?room|ensuite|patio|garage|playroom|nursery))[\s?!.]*$/i,
    meant: (_, last) => `what floor would you recommend for a ${last?.[1]?.toLowerCase()}`,
  },
  // 'what would you put down', after it was told that it is a small café
  {
    asks: starting(
      'what (?:floor )?(?:would|do|should|could) (?:you|yous|we|i) (?:put|lay|use|recommend|suggest|go for|have|advise)(?: down| in it| there| in)?',
    ),
    after:
      /\b(?:it'?s|it is|its|i have|we have|i run|we run|i own|we own|opening|for) (?:for )?(?:an?|my|our) ((?:small |wee |busy |big |new )?(?:cafe|café|salon|barbers|restaurant|pub|bar|gym|nursery|kennels?|bakery|takeaway|butchers?|vets?|hotel|church hall|school))\b(?:.*?(\d+(?:\.\d+)? ?(?:m2|m²|sq ?m|square metres)))?/i,
    meant: (_, last) => `what floor for a ${last?.[1]}${last?.[2] ? `, ${last[2]}` : ''}`,
  },
];
