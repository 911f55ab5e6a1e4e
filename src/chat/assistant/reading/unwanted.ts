import type { Found } from './phrases.ts';

const refusal =
  /(?:\b(?:not|no|nothing|without|except|excluding|hate|isnt|arent)|\bother than|\bapart from|\bbesides|\baside from|\bbarring|\b(?:any|every|whatever|another) colou?r (?:but|bar)|\banything (?:but|bar)|\b(?:dont|doesnt|does not|do not|didnt|wouldnt|not) (?:really )?(?:want|like|fancy|need|keen on|mad about|into)(?: (?:any|actual|real|proper))*|\bsick of|\b(?:cant|cannot|couldnt) (?:be|stick|stand|abide|thole)(?: (?:doing|bothered|annoyed))?(?: with)?|\bfed up (?:with|of)|\b(?:wont|will not|doesnt|does not|didnt|wouldnt) (?:let|allow|permit)(?: me| us| tenants)?|(?<!\b(?:you|yous|ye|u|they) )\b(?:wont|will not|wouldnt) (?:have|accept)|\b(?:not|isnt|arent) (?:allowed|permitted)|\b(?:bans?|banned|forbids?|forbidden)(?: from)?|\b(?:i|we) (?:cant|cannot|mustnt|must not|may not))(?: to have| to use| to put| to lay| have| use| put| lay| to| to be| it being| them being| being| it| them| with| in| to be at| at| near| to mess with| to be messing with| messing with| that looks? like| looking like)?(?: a| an| any| the| more| another| anything)?(?: actual| real| proper| genuine| plain| actually| really| too| very| so| that| overly| big| huge| massive| great| those| these)*$/;
/** 'warmer than tiles', 'instead of carpet': another is wanted, if none is named. */
const comparison = /\b(?:than|rather than|instead of|in place of|replacing)(?: a| an| any| the| my| our| actual| real| proper)?$/;
/** Somebody asks for something; they do not ask whether it is better than something else. */
const seeking =
  /\b(?:something|anything|stuff|(?:need|want|after|looking for|got|get) \w+|what(?:s| is| have| else)?|which|floor|flooring|one)\b|^\w+er than$/;
const refusedFor = /\b(?:rather than|instead of)(?: a| an| any| the| actual| real| proper)*$/;
const sought =
  /\b(?:any|something|anything|do (?:you|yous) (?:do|have|sell|stock)|have (?:you|yous)|looking for|(?:i|we) (?:want|need)|show me|got any|after)\b/;
const asDescribed: ReadonlySet<Found['kind']> = new Set(['colour', 'species', 'look', 'style', 'finish']);
const [longestRefusal, longestOpen] = [5, 10];
/** 'carpet is not allowed', 'carpet's out': said of what stands before it, and of no question whether it is so. */
const refusedAfter =
  /^(?:(?:is|are|was|were|s) )?(?:(?:strictly|just|sadly) )*(?:not (?:allowed|permitted|an option|an allowed)|isnt (?:allowed|permitted|an option)|arent (?:allowed|permitted|an option)|banned|forbidden|prohibited)\b(?! (?:in|on|for|with|over|to) (?!our|my|the (?:flat|building|block|lease|apartment)))/;
const asksWhether = /(?:^|\b(?:and|so|but) )(?:why |when |where )?(?:is|are|was|isnt|arent)(?: \w+){0,2}$|\b(?:if|whether|why)(?: \w+){0,2}$/;
/** 'it doesn't have to be', 'not necessarily', 'I don't mind if it isn't': neither wanted nor refused. */
const open =
  /(?:\b(?:doesnt|does not|dont|do not|wouldnt|wont|didnt) (?:really |necessarily |actually |strictly )*(?:have|need|has|want) (?:it |them |this )?to be|\b(?:neednt|need not|doesnt need|no need (?:for (?:it|this|them) )?to) be|\b(?:not|doesnt|dont|isnt) (?:have to be )?necessarily|\b(?:dont|do not|not|never|wouldnt) (?:really |too |that |overly )*(?:mind|care|bothered|fussed|fussy|worried) (?:if|whether|about|that|on|its|it)(?: (?:if|whether|its|it|theyre|they|thats|that|is|isnt|are|arent|not|being|having|were))*)(?: (?:a|an|any|the|all|actual|real|proper|genuine|solid|genuinely|really))*$/;
const openAfter =
  /^(?:(?:is |its |it is )?(?:not|isnt|is not) (?:essential|necessary|needed|required|a must|important)|(?:isnt|not) a deal ?breaker|or not)\b/;

const tooMuch = /\b(?:busy|fussy|jazzy|loud|too much \w+|(?:too|very|overly|so|that) patterned)\b/;

/** 'less shiny than that', 'those are a bit too glossy' */
const tooFinished = /\bless(?: of a)?$|\b(?:thats|theyre|they are|those are|its|all|bit|far|way|looks?|seems?) too$/;

/** 'nah thats too dark' of what was shown */
const tooShaded = /^(?:(?:nah|no|hmm|ach|och|sorry|but|and|ok) )*(?:thats|theyre|they are|those are|these are)(?: all| a bit| far| way)* too$/;

/** Whether what was named is what somebody does not want: 'not carpet', 'anything but grey'. */
export function isUnwanted(words: readonly string[], hit: Pick<Found, 'from' | 'to'> & Partial<Pick<Found, 'kind'>>): boolean {
  const before = words.slice(Math.max(0, hit.from - longestRefusal), hit.from).join(' ');
  // 'nothing too busy' asks for what is plain, as 'less busy' does.
  if (tooMuch.test(words.slice(hit.from, hit.to).join(' '))) return false;
  if (hit.kind === 'finish' && tooFinished.test(before)) return true;
  if (hit.kind === 'colour' && tooShaded.test(before)) return true;
  if (refusedAfter.test(words.slice(hit.to, hit.to + longestOpen).join(' ')) && !asksWhether.test(before)) return true;
  return refusal.test(before) && !/\b(?:why|or|if) (?:not|no)$/.test(before);
}

const mayBeOpen: ReadonlySet<Found['kind']> = new Set(['floor', 'colour', 'species', 'look', 'style', 'finish', 'feature']);

/** Whether a quality is named only to say that it is not demanded: 'doesn't have to be real wood' neither asks for wood nor refuses it. */
export function isUndemanded(words: readonly string[], { kind, from, to }: Pick<Found, 'kind' | 'from' | 'to'>): boolean {
  // 'can I grout the same day': what is done, and no bag of it.
  const isDone =
    words[from] === 'grout' &&
    to - from === 1 &&
    /^(?:i|we|you|he|she|they|to|clean|cleaning|scrub|whiten)$/.test((words[from - 1] ?? '').replace(/^(?:the|my|our)$/, words[from - 2] ?? ''));
  return isDone || (mayBeOpen.has(kind) && isLeftOpen(words.slice(0, from), words.slice(to)));
}

/** Whether what stands between these words is left open. */
export function isLeftOpen(before: readonly string[], after: readonly string[] = []): boolean {
  return open.test(before.slice(-longestOpen).join(' ')) || openAfter.test(after.slice(0, 4).join(' '));
}

/** 'not grey or beige': what follows what is refused, with only 'or' between, is refused too. */
export function refusedToo(words: readonly string[], refused: readonly Found[], hits: readonly Found[]): Found[] {
  const all = [...refused];
  for (const hit of hits) {
    const isNext = (one: Found) => one.kind === hit.kind && /^(?:n?or)(?: (?:a|an|any|the))?$/.test(words.slice(one.to, hit.from).join(' '));
    if (!all.includes(hit) && all.some(isNext)) all.push(hit);
  }
  return all;
}

/** Whether a kind of floor is named only to ask for another: 'something warmer than tiles'. Where two are named, they are compared. */
export function isComparedWith(words: readonly string[], hit: Found, hits: readonly Found[]): boolean {
  const before = words.slice(0, hit.from).join(' ');
  // 'bamboo is harder than oak'
  // 'matt rather than polished'
  if (hit.kind !== 'floor' && asDescribed.has(hit.kind) && refusedFor.test(before)) return true;
  if (hit.kind === 'species') return /\b\w+er than$/.test(before) && hits.some((other) => other.kind === 'floor');
  if (hit.kind !== 'floor') return false;
  // 'do you do herringbone in laminate rather than wood'
  if (hits.some((other) => other.kind === 'floor' && other.name !== hit.name)) return refusedFor.test(before) && sought.test(before);
  return comparison.test(before) && seeking.test(before);
}

/** 'not office-looking', 'nothing like a hospital': a look to be avoided, not the room to be floored. */
export function isLookAvoided(words: readonly string[], hit: Found): boolean {
  if (hit.kind !== 'room') return false;
  const before = words.slice(Math.max(0, hit.from - longestRefusal), hit.from).join(' ');
  const after = words[hit.to] ?? '';
  const isDenied = /\b(?:not|nothing|isnt|arent|without|doesnt|dont|never|less|rather than|than)\b/.test(before);
  return (
    isDenied &&
    (/^(?:look\w*|like|ish|style|type|feel\w*|vibes?)$/.test(after) || /\b(?:like|feels?) (?:a|an|the|in a|in an)?\s*$/.test(`${before} `))
  );
}

const uncomfortable =
  /^(?:is|are|was|were|feels?|gets?|can be)(?: (?:\w+)){0,2}? (?:ice|freezing|baltic|ice cold|stone cold|too (?:cold|hard|noisy|loud|slippy|slippery)|(?:killing|choking) (?:me|him|her|us|them|my|our|the)|(?:setting|sets?) (?:me|him|her|us|them|it|my \w+) off|making (?:me|him|her|us|them|it) (?:worse|cough|wheeze|sneeze|sick|ill|itch))\b/;

/** 'what floor should I have got': any but the one there is. */
export const asksWhatFloor =
  /\b(?:what|which) (?:(?:kind|sort|type) of |other )?(?:floor(?:ing)?|one) (?:should|would|could|can|do|will) (?:i|we|you) (?:have |really )*(?:got|get|bought|buy|put|pick(?:ed)?|chosen|choose|gone|go|had|laid|lay|taken|take)\b|\b(?:what|which) (?:floor(?:ing)?|one) would (?:be|have been|have stood|stand|take|have taken) (?:better|best|it|that|them)\b|\bwhat should (?:i|we) (?:really )?have (?:got|bought|put|picked|chosen|used|had|laid|gone)\b/;
/** 'tiles in the hall but I am afraid they'd be cold, what else is there' */
export const putOff =
  /\b(?:afraid|worried|scared|feared|heard|told|but|dont want|not sure|too (?:dear|cold|hard|noisy|slippy))\b.*\b(?:what|anything|something) else (?:is there|is out there|could|can|would|might|will|suits?|do you have|have you|instead)\b(?!.*\bneed\b)/;
/** 'the swivel chair is wrecking the carpet, have you anything': what is ruined is what there is. */
const ruined =
  /\b(?:is|are|has|have|keeps?|was|were|been) (?:\w+ )?(?:wreck|ruin|destroy|chew|tear|rip|shred|kill|eat|damag|flatten|mangl)\w*(?: (?:up|through|into|all|away|holes in))* (?:the|my|our|this|that)(?: (?:new|old|good|lovely|existing))?$/;
/** 'has the carpet destroyed' */
const isRuinedSo = /^(?:all )?(?:wrecked|ruined|destroyed|chewed|torn|ripped|shredded|flattened|mangled|in bits|in ribbons|in tatters)\b/;
const hasIt = /\b(?:has|have|had|got) (?:the|my|our)(?: \w+)?$/;
const wantsOther =
  /\b(?:have (?:you|yous|ye)|anything|something|what else|instead|looking for|(?:i|we) (?:want|need)|what (?:floor|should|would)|which floor)\b/;
const owned = /\b(?:my|our)(?: (?:new|old|good|lovely|dark|light))?$/;

/** 'husband wants tiles, I want something warmer': what is wanted is the second. */
const othersWish =
  /\b(?:husband|wife|partner|he|she|mum|mother|dad|son|daughter|boyfriend|girlfriend|fiancee?|they|other half|hubby|himself|herself)(?: is| are| was)? (?:really |always |dead |all )?(?:wants?|wanted|wanting|likes?|fancies|fancy|prefers?|loves?|after|set on|keen on|for)(?: some| the| to have)?$/;
const ownWish =
  /^(?:(?:but|and|though|while|whereas|so) )*(?:i|im|id|ill|me|myself)\b.*\b(?:something|anything|a floor)\b.*\b(?:\w+er|else|different|less|not (?:so|as|that|too))\b/;

/** 'tiles are like ice', 'my oak floor is all scratches, what floor should I have got': what somebody has is not what they are looking for. */
export function isSufferedFrom(words: readonly string[], hit: Found): boolean {
  if (hit.kind !== 'floor' && hit.kind !== 'species') return false;
  const isOwned = owned.test(words.slice(0, hit.from).join(' ')) && asksWhatFloor.test(words.join(' '));
  const after = words.slice(hit.to);
  const before = words.slice(0, hit.from).join(' ');
  const isSaidRuined = ruined.test(before) || (hasIt.test(before) && isRuinedSo.test(after.slice(0, 3).join(' ')));
  const isRuined = hit.kind === 'floor' && isSaidRuined && wantsOther.test(words.join(' '));
  const isOthersWish = hit.kind === 'floor' && othersWish.test(before) && ownWish.test(after.slice(0, longestOpen).join(' '));
  return (
    isOwned || isRuined || isOthersWish || (hit.kind === 'floor' && (uncomfortable.test(after.slice(0, 5).join(' ')) || putOff.test(after.join(' '))))
  );
}

const imitated: Record<string, string> = {
  slate: 'slate effect',
  marble: 'marble effect',
  limestone: 'stone effect',
  granite: 'stone effect',
  travertine: 'stone effect',
  'natural stone': 'stone effect',
  wood: 'wood effect',
  tiles: 'tile effect',
};
const likeBefore =
  /\b(?:(?:looks?|looking|feels?|feeling|made to look|something|anything) like|look of|imitation|fake|faux|pretend)(?: a| an| the| real| proper| natural| old| reclaimed| worn| weathered| white| black| grey| dark| light| pale| cream| blue| rusty| polished)*$/;
const isPlainWood = /^(?:wood|wooden|timber)$/;
const printed = /^(?:laminates?|lvt|vinyl|lino|tiles?|porcelain|spc)$/;
const likeAfter = /^(?:effect|feel|look|looking|lookalike|style|print)\b/;

/** 'marble look', 'that looks like slate': the look that is meant, where a material is named only to be looked like; else null. */
export function lookMeant(words: readonly string[], hit: Found): string | null {
  const look = hit.kind === 'floor' ? imitated[hit.name] : undefined;
  if (!look) return null;
  // 'dark wood laminate'
  if (hit.name === 'wood' && isPlainWood.test(words[hit.from] ?? '') && printed.test(words[hit.to] ?? '')) return look;
  const before = words.slice(Math.max(0, hit.from - longestRefusal), hit.from).join(' ');
  return likeBefore.test(before) || likeAfter.test(words.slice(hit.to, hit.to + 1).join(' ')) ? look : null;
}
