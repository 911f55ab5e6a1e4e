import { type LeftOut, starting } from './left-out-rule.ts';

/** What is left out of a question on how floors that were spoken of are laid, cleaned and mended, and what they stand. */
export const leftOutOfUpkeep: readonly LeftOut[] = [
  // 'how do I fit it', of several of a kind, or of a kind that was told of
  {
    asks: starting('how (?:do|would|should|can) (?:i|we|you) (?:fit|lay|install|put down) (?:it|that|this|them|those|these)(?: myself| ourselves)?'),
    meant: (_, last, { focus, wish, subject }) => {
      const kind = focus ? null : (wish?.floor[0] ?? (/\b(?:spc|wpc)\b/i.test(last?.[0] ?? '') ? 'click LVT' : subject));
      return kind ? `how do I lay ${kind === 'wood' ? 'engineered wood' : kind}` : null;
    },
    after: /^.*$/,
  },
  // 'what finish is best', of wood
  {
    asks: starting(
      '(?:what|which) (?:finish|coating)(?: is| would be|s)? (?:the )?(?:best|better|most practical|easiest)(?: for (?:it|that|there))?',
    ),
    meant: (_, __, { focus, wish, subject, topic }) =>
      !focus && topic !== 'find' && /wood|oak/.test(wish?.floor[0] ?? subject ?? '') ? 'is oiled or lacquered wood better' : null,
  },
  // 'what do I stick them with'
  {
    asks: starting('what (?:do|would|should|can|will) (?:i|we|you) (?:stick|glue|fix|bed) (?:it|them|these|those|that)(?: down| on| up)* with'),
    meant: (_, __, { focus, shown }) => (focus ? 'what adhesive does it need' : shown.length > 0 ? 'what adhesive do they need' : null),
  },
  // 'do I need a fitter', of several that were shown, or of the kind that was told of
  {
    asks: starting(
      '(?:do|would|will) (?:i|we) (?:need|have to (?:get|have)|want) (?:an? )?(?:fitter|professional|pro|joiner|tiler|tradesman)(?: for (?:it|them|that)| to (?:lay|fit|do) (?:it|them|that))?',
    ),
    meant: (_, __, { focus, topic, shown, wish, subject }) => {
      if (focus) return null;
      const kind = wish?.floor[0] ?? subject;
      return topic === 'find' && shown.length > 1 ? 'are they hard to lay' : kind ? `do I need a fitter for ${kind}` : null;
    },
  },
  // 'what if it gets damaged', of a floor
  {
    asks: starting(
      "what (?:if|happens (?:if|when)) (?:it|one|they|a bit|a board|a plank|a tile)(?:'?s)? (?:gets?|is|are|becomes?) (?:all )?(?:damaged|broken|chipped|cracked|scratched|ruined|marked)",
    ),
    meant: (_, __, { focus, wish, subject }) => {
      const kind = wish?.floor[0] ?? subject;
      return focus ? 'can it be repaired' : kind ? `can damaged ${kind} be repaired` : null;
    },
  },
  // 'any reviews', of a kind that was advised
  {
    asks: starting('(?:(?:are there|have you|got|is there)(?: got)? )?any (?:good )?reviews?(?: (?:on|of|for) (?:it|them|those))?'),
    meant: (_, __, { focus, topic, wish, subject }) => {
      const kind = focus || topic === 'find' ? null : (wish?.floor[0] ?? subject);
      return kind ? `which ${kind} has the best reviews` : null;
    },
  },
  // 'will my dog scratch it', of carpet
  {
    asks: starting(
      '(?:will|would|does|do|can) (?:my |a |the |our )?(dogs?|cats?)(?:.?s claws| claws)? (?:scratch|wreck|ruin|destroy|mark|damage) (?:it|them|that|those)',
    ),
    meant: ([, pet], _, { focus, wish, subject }) => (!focus && (wish?.floor[0] ?? subject) === 'carpet' ? `is carpet ok with ${pet}` : null),
  },
  // 'how do I clean it', after which of two kinds is better
  {
    asks: starting('how (?:do|would|should) (?:i|we|you) (?:clean|look after|maintain|wash|mop) (?:it|them|those|that)'),
    after: /\b(laminate|lvt|vinyl|carpet|tiles|wood|lino)\b.*\b(?:or|than|and|vs|versus|over)\b.*\b(laminate|lvt|vinyl|carpet|tiles|wood|lino)\b/i,
    meant: (_, last, { focus }) => (focus ? null : `how do I clean ${last?.[1]}, and how do I clean ${last?.[2]}`),
  },
];
