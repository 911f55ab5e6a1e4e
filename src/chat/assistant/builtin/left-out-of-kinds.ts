import { type Before, type LeftOut, starting } from './left-out-rule.ts';

const size = String.raw`\d+(?:\.\d+)? ?(?:m2|m²|sq(?:uare)? ?m\w*|m(?:etres?)?|metres squared)?(?: ?(?:x|by) ?\d+(?:\.\d+)? ?(?:m|metres?)?)?`;
const done =
  'cut|trim|join|seal|store|move|repair|mend|stretch|fold|bend|roll|carry|protect|dry|drill|paint|varnish|stain|oil|wax|polish|buff|sand|reuse|re-use';
const it = '(?:it|them|that|those|these|this)';
const days =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|the weekend|weekends|boxing day|christmas (?:eve|day)|new years? (?:eve|day)';

const goods = /underlay|adhesive|grout|trims|skirting|primer|sealer|cleaner/;

/** What is stuck down in another adhesive than tiles are. */
const ofOtherGlue = /\b(?:lvt|vinyl|lino|carpets?|wood|parquet|oak|skirting)\b/i;

/** The one kind that is spoken of where no product is; null for none and for several. */
const kindOf = ({ focus, wish, subject }: Before): string | null =>
  focus ? null : wish?.floor.length ? (wish.floor.length === 1 ? (wish.floor[0] ?? null) : null) : subject;

/** The two kinds that were set side by side; null where there were no two. */
function twoOf({ explained, wish }: Before): string | null {
  const two = explained.length === 2 ? explained : wish?.floor.length === 2 ? wish.floor : null;
  return two ? two.join(' or ') : null;
}

const kindOrKind =
  /\b(?:carpet|laminate|lvt|vinyl|wood|tiles?|lino|bamboo|engineered wood|solid wood) or (?:carpet|laminate|lvt|vinyl|wood|tiles?|lino|bamboo|engineered wood|solid wood)\b/i;

/** What is left out of a question on a kind of floor that was told of, or on two, and on what stands in the message before. */
export const leftOutOfKinds: readonly LeftOut[] = [
  // 'how much for 18 m²', after whether bamboo is any good
  {
    asks: starting(
      `(?:roughly )?(?:how (?:much|many)(?: boxes| packs| metres| would (?:it|that) be| is (?:it|that)| does (?:it|that) cost| would (?:it|that) cost| do i need| would i need)*|what(?: would| does|'?s| is)?(?: (?:it|that|they))?(?: cost| be| come to)?)(?: roughly| about)? (?:for|to do|to cover) (?:about |roughly )?(${size})`,
    ),
    meant: ([, area], _, before) => {
      const kind = before.topic === 'find' || before.shown.length || before.measured.length ? null : kindOf(before);
      return kind && !goods.test(kind) ? `how much would ${kind} cost for ${area}` : null;
    },
  },
  // 'which is cheaper to lay', of two kinds
  {
    asks: starting(
      "(?:which|what)(?: one| of (?:them|those|the two))?(?: is|'s| are| would be| works out)? (?:the )?(cheaper|dearer|easier|quicker|harder|faster|cheapest|easiest|quickest) to (lay|fit|install|have laid|get laid|have fitted|get fitted|put down)",
    ),
    after: /^[\s\S]*$/,
    meant: ([, how, lay], last, before) => {
      const two = before.topic === 'find' ? null : (twoOf(before) ?? kindOrKind.exec(last?.[0] ?? '')?.[0]);
      if (!two) return null;
      return /cheap|dear/i.test(how ?? '')
        ? `what costs more to have laid, ${two}`
        : `which is ${how} to ${/lay|laid/.test(lay ?? '') ? 'lay' : 'fit'}, ${two}`;
    },
  },
  // 'how do I cut it round the toilet', of a kind that was shown or told of
  {
    asks: starting(
      `((?:how (?:do|would|should|can|could) (?:i|you|we)|can (?:i|you|we)|do (?:i|you|we) (?:need|have) to|should (?:i|we)|what (?:do|would|should) (?:i|you|we)) (?:${done})) ${it}((?: (?:round|around|at|to|into|after|before|when|if|for|in|back|out|together|again)\\b.{0,30}?)?)`,
    ),
    meant: ([, asked, rest = ''], _, before) => {
      const kind = kindOf(before);
      return kind && !goods.test(kind) ? `${asked} ${kind}${rest}` : null;
    },
  },
  // 'how long for', 'can I leave it in the garage', of boards that have to get used to the room
  {
    asks: starting('(?:for )?how long(?: for| does it take| must it lie| do i leave (?:it|them)| before)?(?: in the room)?'),
    after: /\bacclimati[sz]e\w*\b/i,
    meant: (_, __, before) => `how long does ${kindOf(before) ?? 'a floor'} have to acclimatise`,
  },
  {
    asks: starting(
      `(?:can|could|may|should|do) (?:i|we|you) (?:leave|keep|store|put|stack) ${it} (?:in|out in|on) (?:the |my |a )?(garage|shed|hall|spare room|attic|roof space|house|room|conservatory)`,
    ),
    meant: ([, where], _, before) => {
      const kind = kindOf(before) ?? before.subject;
      return before.topic === 'delivery' || !kind ? null : `can ${kind} be stored in a ${where}`;
    },
  },
  // 'how do I do the joins', of sheet vinyl
  {
    asks: starting(
      '(?:how|what) (?:do|would|should|can|about) ?(?:i|you|we)? ?(?:do |join |seal |deal with |hide |make )?(?:about )?(?:the )?(?:joins?|seams?|joints?)(?: between (?:sheets|them))?',
    ),
    meant: (_, __, before) =>
      /^(?:sheet )?vinyl$|^carpet$/.test(kindOf(before) ?? '') ? `how do I join ${kindOf(before) === 'carpet' ? 'carpet' : 'sheet vinyl'}` : null,
  },
  // 'what do I need', after whether vinyl can be laid by oneself
  {
    asks: starting('what(?: else)? (?:do|would|will) (?:i|we|you) need(?: (?:for (?:it|that)|to do it|to buy|to get|to lay it|to fit it))*'),
    after: /\b(?:lay|fit|install|put down)\b.*\b(vinyl|carpet tiles|tiles|lvt|laminate|engineered wood|solid wood|lino)\b/i,
    meant: (_, last, { focus }) => (focus ? null : `what do I need to lay ${/^vinyl$/i.test(last?.[1] ?? '') ? 'sheet vinyl' : last?.[1]}`),
  },
  // 'say 4', of samples
  {
    asks: starting(
      '(?:say|if i (?:get|got|order|take)|about|maybe|just|only|for)? ?(\\d|two|three|four|five|six|seven|eight)(?: of (?:them|those)| samples| then)?',
    ),
    meant: ([, count], _, { topic }) => (topic === 'samples' ? `what is the postage on ${count} samples` : null),
  },
  // 'which is the lightest', of a range
  {
    asks: starting("(?:and )?(?:which|what)(?: one)?(?: is|'s| would be)? (?:the )?(lightest|darkest|palest|cheapest|dearest)(?: one)?"),
    meant: ([, most = ''], _, { topic, shown, focus }) =>
      topic !== 'facts' || shown.length < 2 || focus ? null : /cheap|dear/.test(most) ? 'how much are those' : `which of those is the ${most}`,
  },
  // 'the green ones', of several of a name that were told of
  {
    asks: starting(
      '(?:what about |how about |i meant? |just )?the (green|white|grey|black|blue|pink|beige|cream|brown|dark|light|smoked|natural)(?: ones?)',
    ),
    after: /^[\s\S]*$/,
    meant: ([, colour], last, { topic, shown, focus }) =>
      topic === 'facts' && shown.length > 1 && !focus
        ? `${/\bhow much|price|cost/i.test(last?.[0] ?? '') ? 'how much is' : 'tell me about'} the ${colour} one`
        : null,
  },
  // 'it's porcelain on concrete', '16 m²', after which adhesive
  {
    asks: starting(`(?:it'?s |its |for |about |i have |the floor is )?(?:for )?(?:about )?(${size})(?: of (?:it|them|tiles))?`),
    after: /\b(?:which|what|how much) (?:\w+ )?(adhesive|grout|glue|primer)\b|\b(adhesive|grout) for\b/i,
    meant: ([, area], last, { focus, topic, measured, wish }) =>
      focus || measured.length || topic === 'calculate' || ofOtherGlue.test(`${last?.input} ${wish?.floor.join(' ')}`)
        ? null
        : `how much tile ${(last?.[1] ?? last?.[2] ?? 'adhesive').toLowerCase().replace('glue', 'adhesive')} for ${area}`.replace(
            'tile grout',
            'grout',
          ),
  },
  {
    asks: starting(
      "(?:it'?s |its |they'?re |for |it is )?(?:for )?(porcelain|ceramic|stone|marble|slate|travertine|limestone)(?: tiles?)?(?: (?:on|onto|over) (concrete|screed|wood|floorboards|ply(?:wood)?|chipboard|old tiles|tiles))?",
    ),
    after: /\b(?:which|what) (?:tile )?(?:adhesive|glue)\b/i,
    meant: ([, what, base]) => `which adhesive for ${what} tiles${base ? ` on ${base}` : ''}`,
  },
  // 'what about just the stairs', after what fitting costs
  {
    asks: starting(
      '(?:and |what about |how about |or )*(?:just |only )?(?:the |my )?(stairs|hall|landing|one room|bedroom|kitchen|bathroom)(?: (?:only|on (?:its|their) own))?',
    ),
    meant: ([, where], _, { topic }) => (topic === 'fitting' ? `how much is fitting for the ${where}` : null),
  },
  // 'how do they stay down then', of carpet tiles
  {
    asks: starting(
      `(?:how|what) (?:do|does|would|will|keeps?|holds?) (?:they|it|them|those)? ?(?:stay|stick|hold|held|kept)? ?(?:down|in place|put|together)`,
    ),
    after: /\b(carpet tiles?|sheet vinyl|vinyl|lvt|loose[- ]lay|laminate|carpet)\b/i,
    meant: (_, last, { focus }) =>
      focus ? null : /carpet tile|loose/i.test(last?.[1] ?? '') ? `how do ${last?.[1]} stay down` : `how is ${last?.[1]} laid`,
  },
  // 'which ones have it', after the wear layer for a shop
  {
    asks: starting(
      '(?:which|what)(?: ones?| of (?:yours|them|those)| floors?| lvt)?(?: do (?:you|yous) have (?:with|that have)| have| has| come with| has got) (?:it|that|one|enough|that much)',
    ),
    after: /\bwear ?layer\b/i,
    meant: (_, __, { wish }) => (wish?.room.includes('Office') ? 'which lvt have a wear layer of 0.7mm' : null),
  },
  // 'is that one AC5', of several
  {
    asks: starting(`(?:is|are) (?:${it}|they|that one|any of (?:them|those)|the first one)(?: an?| all)? (?:ac ?\\d)(?: rated)?`),
    meant: (_, __, { focus, shown }) => (focus ? 'what AC rating is it' : shown.length > 0 ? 'what AC rating are they' : null),
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
  // 'how long before I can lay on it', after levelling
  {
    asks: starting(
      'how (?:long|soon)(?: (?:before|until|till?|do i (?:have to )?(?:wait|leave it)|does it (?:take|need)|must i leave it))*(?: (?:i|we) can| can (?:i|we)| to)? ?(?:lay|dry|set|put (?:the |a )?floor|walk|floor|fit|go)?(?: (?:on|over|down|off))?(?: (?:it|that|top|top of it|the floor|a floor|laminate|lvt|vinyl|tiles|carpet))?',
    ),
    after: /\b(?:level(?:ling|led)?|smoothing|self[- ]levell\w+|compound|\d{1,2} ?mm (?:out|in places))\b/i,
    meant: () => 'how long does smoothing compound take to dry',
  },
  // 'is it safe', of stairs
  {
    asks: starting(
      `(?:is|are|would|will) (?:${it}|they) ?(?:be )?(?:safe|dangerous|slippy|slippery|slidy)(?: enough)?(?: (?:for|on) (?:the |my )?stairs)?`,
    ),
    meant: (_, __, before) => {
      const kind = before.wish?.room.join() === 'Stairs' ? kindOf(before) : null;
      return kind ? `is ${kind} slippery on stairs` : null;
    },
  },
  // 'what do I need for the edges', of stairs
  {
    asks: starting(
      'what (?:do|would|will) (?:i|we|you) (?:need|use|put|have|do)(?: (?:for|on|at|with|to finish|about))* (?:the )?(?:edges?|fronts?|lips?)(?: of (?:the|each) (?:stairs?|steps?))?',
    ),
    meant: (_, __, { wish }) => (wish?.room.join() === 'Stairs' ? 'what stair nosing do I need' : null),
  },
  // 'will my doors still open'
  {
    asks: starting(
      '(?:will|would|do|can) (?:the|my|our) doors? (?:still |all )?(?:open|close|shut|clear it|work|need (?:to be )?(?:trimmed|planed|cut))(?: after| over it| properly| ok)?',
    ),
    meant: () => 'will my doors catch on a new floor',
  },
  // 'how do I trim them', of doors
  {
    asks: starting(`how (?:do|would|should|can) (?:i|you|we) (?:trim|cut|plane|take|shorten|undercut|take a bit off) ${it}(?: down| off| to fit)?`),
    after: /\b(doors?|door frames?|architraves?)\b/i,
    meant: (_, last) => `how do I trim ${/frame|arch/i.test(last?.[1] ?? '') ? 'the door frames' : 'doors'} for a new floor`,
  },
];
