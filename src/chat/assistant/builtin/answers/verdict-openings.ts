import type { Suitability } from '../../guide/parse-guide.ts';
import type { Reading } from '../../reading/read-question.ts';
import { lowerFirst, upperFirst } from '../say.ts';

export const verdictOf = /^(Yes|No|With care)\b[,.:]? ?/;

/** 'would I be mad', 'is it daft': there a yes speaks against it. */
export const asksFolly =
  /\b(?:mad|madness|crazy|daft|silly|stupid|foolish|insane|nuts|bonkers|mental|ridiculous|regret|mistake|too (?:(?:soft|thin|flimsy)(?= for)|precious|delicate|fancy|posh|risky|fussy|much (?:bother|hassle|work))|impractical|unwise|risky|a waste|bad (?:idea|choice|floor)|out of the question|asking for (?:trouble|it)|off (?:my|our) head)\b/;
const plain = { yes: 'Yes.', care: 'With care.', no: 'No.' };
const ofFolly = { yes: 'No, not at all: it suits that.', care: 'Not mad, but it takes care.', no: 'I would not: it does not suit that.' };

/** 'will my cats wreck this': there a yes speaks against it too. */
const asksHarm = /\b(?:wreck|ruin|destroy|damage|harm|tear|rip|mark|scratch)(?:s|ed|es|ing)?\b/;
const ofHarm = { yes: 'They should not.', care: 'They may.', no: 'Most likely, yes.' };
/** 'will solid oak warp in a damp house': so does what happens to the floor itself. */
const asksMovement = /\b(?:warp|swell|cup|bow|buckle|shrink|crack|split|rot|expand|lift|curl|fade|stain)(?:s|ed|ing)?\b/;
const ofMovement = { yes: 'It should not.', care: 'It may.', no: 'Most likely, yes.' };

/** Yes or no as it answers what was asked: 'am I mad' and 'will they wreck it' are answered the other way about. */
export function openingFor(verdict: 'yes' | 'care' | 'no', { said, condition }: Pick<Reading, 'said' | 'condition'>): string {
  if (asksFolly.test(said)) return ofFolly[verdict];
  if (condition.length === 0) return plain[verdict];
  if (asksMovement.test(said) && asksWhether.test(said) && !asksNot.test(said)) return ofMovement[verdict];
  return asksHarm.test(said) ? ofHarm[verdict] : plain[verdict];
}

export function saidOfFolly(verdict: string, isLater: boolean): string {
  const match = verdictOf.exec(verdict);
  if (!match) return verdict;
  const rest = verdict.slice(match[0].length);
  return isLater
    ? upperFirst(rest)
    : `${{ Yes: 'No, not at all:', 'With care': 'Not mad, but with care:', No: 'I would not:' }[match[1] as 'Yes' | 'No' | 'With care']} ${rest}`;
}

const harmed = /\b(?:scratch|ruin|wreck|destroy|damage|mark|tear|pull|harm|swell|hurt|spoil)(?:s|ed|es|ing)?\b/;
/** What a demand of the guide's is the opposite of, as people ask of it. */
const drawbacks: Readonly<Record<string, RegExp>> = {
  warmth: /\b(?:cold|colder|freezing|chilly|baltic)\b/,
  noise: /\b(?:nois(?:y|ier)|loud|louder|clacky)\b/,
  slip: /\bslipp(?:y|ery)\b/,
  scratches: /\bscratch\w*(?!.*\b(?:proof|resist\w*))|\b(?:mark|scuff)\w*\b/,
  'heavy furniture': /\bdent\w*|\b(?:mark|sink|damage|ruin)\w*\b/,
  pets: harmed,
  wheels: harmed,
  sunlight: /\bfad(?:e|es|ed|ing)\b|\b(?:change|lose)s? (?:its |their )?colou?r\b|\b(?:damage|ruin|wreck|bleach)\w*\b/,
  children: harmed,
  'heavy traffic': harmed,
  waterproof: harmed,
};
const asksNot = /\bnot\b|\bless\b|n't\b|\b(?:wont|dont|doesnt|isnt|arent|wouldnt|cant)\b/;
const ofDrawback = { yes: 'No:', care: 'Yes, to a degree:', no: 'Yes:' };

/** What hides marks can be marked. */
const openingOf = ({ verdict, why }: Suitability) => (verdict === 'yes' && /\bhides? (?:fine )?marks\b/.test(why) ? 'Hardly:' : ofDrawback[verdict]);

/** 'is LVT cold', 'do tiles make a house cold': a yes to warm feet is a no there. */
export function saidOfDrawback(said: string, verdicts: readonly Suitability[]): string | null {
  if (!asksWhether.test(said) || asksLeave.test(said) || asksNot.test(said)) return null;
  const asked = verdicts.filter(({ where }) => drawbacks[where]?.test(said));
  const [one] = asked;
  const places = [...new Set(asked.map(({ where }) => where))];
  // 'would it dent, and is it cold': each by its own name.
  // One drawback, by what is true of two demands: once.
  if (
    places.length > 1 &&
    new Set(places.map((where) => drawbacks[where]?.exec(said)?.[0])).size === 1 &&
    asked.every(({ verdict }) => verdict === one?.verdict)
  )
    return one ? `${openingOf(one)} ${lowerFirst([...new Set(asked.map(({ why }) => why))].join(' '))}` : null;
  if (places.length > 1 && verdicts.every(({ where }) => places.includes(where)))
    return places
      .flatMap((where) => {
        const own = saidOfDrawback(
          `does ${drawbacks[where]?.exec(said)?.[0]}`,
          asked.filter((other) => other.where === where),
        );
        return own ? [`${upperFirst(drawbacks[where]?.exec(said)?.[0] ?? where)}? ${own}`] : [];
      })
      .join(' ');
  if (!one || asked.some(({ where, verdict }) => where !== one.where || verdict !== one.verdict)) return null;
  // Colour that holds is not faded, whatever else the sun does.
  if (one.where === 'sunlight' && !/changes colour/.test(one.why)) return `Hardly: ${lowerFirst(one.why)}`;
  // What grips is told by its kind: matt tiles do, polished ones do not.
  const opening = (one.where === 'slip' || one.where === 'heavy furniture') && one.verdict === 'yes' ? 'Not the right ones:' : openingOf(one);
  return `${opening} ${lowerFirst([...new Set(asked.map(({ why }) => why))].join(' '))}`;
}

/** 'would a carpet be ok over a cold tiled floor': it is the other floor that is cold. */
const asksLeave = /\b(?:be|is|are) (?:ok|okay|fine|alright|all right|grand|possible|allowed)\b/;
const asksWhether = /^(?:and |so |but )?(?:is|are|do|does|will|would)\b/;
