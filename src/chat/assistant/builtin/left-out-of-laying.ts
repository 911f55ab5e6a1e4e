import { goods, it, kindOf, type LeftOut, size, starting } from './left-out-rule.ts';

const done =
  'cut|trim|join|seal|store|move|repair|mend|stretch|fold|bend|roll|carry|protect|dry|drill|paint|varnish|stain|oil|wax|polish|buff|sand|reuse|re-use';

/** What is stuck down in another adhesive than tiles are. */
const ofOtherGlue = /\b(?:lvt|vinyl|lino|carpets?|wood|parquet|oak|skirting)\b/i;

/** What is left out of a question on how a floor is cut, joined, stuck, kept before it is laid, and finished at stairs and doors. */
export const leftOutOfLaying: readonly LeftOut[] = [
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
  // 'how thick should the board be', below tiles
  {
    asks: starting(
      '(?:how thick|what thickness) (?:should|does|must|would|has|do) (?:the |that )?(?:board|ply(?:wood)?|backer board|boards) (?:be|need to be|have to be|to be|need)',
    ),
    after: /\btil(?:e|es|ing|ed)\b/i,
    meant: () => 'how thick must the plywood be under tiles',
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
  // 'how do they stay down then', of carpet tiles
  {
    asks: starting(
      `(?:how|what) (?:do|does|would|will|keeps?|holds?) (?:they|it|them|those)? ?(?:stay|stick|hold|held|kept)? ?(?:down|in place|put|together)`,
    ),
    after: /\b(carpet tiles?|sheet vinyl|vinyl|lvt|loose[- ]lay|laminate|carpet)\b/i,
    meant: (_, last, { focus }) =>
      focus ? null : /carpet tile|loose/i.test(last?.[1] ?? '') ? `how do ${last?.[1]} stay down` : `how is ${last?.[1]} laid`,
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
  // 'does it need anything under', 'what do I put under it', of a kind
  {
    asks: starting(
      `(?:(?:does|do|will|would) (?:${it}|they) (?:need|want|take) (?:anything|something)|(?:do|would) (?:i|we) need (?:anything|something)) (?:under(?:neath)?|below|beneath)(?: (?:${it}))?`,
    ),
    meant: (_, __, before) => {
      const kind = kindOf(before);
      return before.focus ? 'does it need underlay' : kind && !goods.test(kind) ? `does ${kind} need underlay` : null;
    },
  },
  // 'is that too thick for my doors', 'how much would I take off'
  {
    asks: starting('(?:is|are|will|would) (?:it|that|they|those) (?:be )?too (?:thick|high|deep) for (?:the |my |our )?doors?'),
    meant: () => 'will my doors catch on a new floor',
  },
  {
    asks: starting(
      'how (?:much|far) (?:would|do|will|should|must) (?:i|you|we) (?:have to |need to )?(?:take|plane|trim|cut|saw)(?: (?:it|them))?(?: off| down)?(?: (?:it|them|the doors?))?',
    ),
    after: /\bdoors?\b/i,
    meant: () => 'will my doors catch on a new floor',
  },
  // 'how do I trim them', of doors
  {
    asks: starting(`how (?:do|would|should|can) (?:i|you|we) (?:trim|cut|plane|take|shorten|undercut|take a bit off) ${it}(?: down| off| to fit)?`),
    after: /\b(doors?|door frames?|architraves?)\b/i,
    meant: (_, last) => `how do I trim ${/frame|arch/i.test(last?.[1] ?? '') ? 'the door frames' : 'doors'} for a new floor`,
  },
];
