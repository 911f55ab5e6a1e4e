import { sayKind, sayKindInside } from '../kind-of.ts';

/** One thing in which a kind of floor is more than another: how it is asked for, how it is said, and the kinds in order, the best first. */
type Merit = { asks: RegExp; more: string; order: readonly (readonly string[])[]; isLess?: RegExp; less?: string };

const tiled = ['tiles', 'porcelain', 'ceramic', 'natural stone', 'marble', 'granite', 'slate', 'limestone', 'travertine', 'terracotta', 'mosaic'];
const lvts = ['lvt', 'click lvt', 'spc', 'glue down lvt', 'loose lay'];
const woods = ['wood', 'engineered wood', 'solid wood', 'bamboo'];
const sheets = ['vinyl', 'cushioned vinyl', 'safety vinyl'];
const carpets = ['carpet', 'carpet tile'];
const linos = ['lino', 'real linoleum'];

/** As the guide has it in its entries on the warmest, the quietest and the kindest floor, and in those on two kinds side by side. */
const merits: readonly Merit[] = [
  { asks: /\bwarm\w*|\bcos(?:y|ier)\b|\bcold\w*/, more: 'warmer underfoot', isLess: /\bcold(?:er|est)\b/, less: 'colder underfoot', order: [carpets, ['vinyl', 'cushioned vinyl', 'wpc'], woods, [...lvts, ...linos], ['laminate'], tiled] },
  { asks: /\bquiet\w*|\bnois\w*|\bloud\w*|\brackets?\b|\bhush\w*|\bfoot ?(?:steps?|falls?)\b|\bsilent\b/, more: 'quieter', isLess: /\bnois(?:ier|iest)\b|\bloud(?:er|est)\b/, less: 'louder', order: [carpets, ['vinyl', 'cushioned vinyl', 'wpc', 'glue down lvt', ...linos], lvts, ['laminate', ...woods], tiled] },
  { asks: /\bsoft\w*|\bcomf\w*|\bkinder\b|\b(?:easier|better) on (?:the |your |my )?(?:feet|knees|legs|back)\b/, more: 'softer underfoot', order: [carpets, ['vinyl', 'cushioned vinyl', 'wpc'], [...lvts, ...linos], ['laminate', ...woods], tiled] },
  { asks: /\bscratch\w*|\bscuff\w*|\bmarks? (?:less|easier|easily|more)\b/, more: 'harder to scratch', isLess: /\b(?:scratch|mark|scuff)\w* (?:easier|more|easily|sooner|worse|most)\b|\beasier (?:to )?(?:scratch|mark|scuff)/, less: 'easier to scratch', order: [['tiles', 'porcelain'], ['laminate'], ['ceramic', ...lvts, 'wpc', ...sheets, ...linos], ['bamboo'], [...woods, 'natural stone']] },
  { asks: /\bspill(?:s|ed|ing|age)?\b|\bstain\w*\b/, more: 'better with spills', order: [['tiles', 'porcelain', 'ceramic', ...lvts, 'wpc', ...sheets, 'granite'], ['slate', 'laminate', ...linos], ['natural stone', 'limestone', 'marble', 'travertine', 'terracotta'], [...woods, ...carpets]] },
  { asks: /\bwaterproof|\bwater\b|\bwet\b/, more: 'better with water', order: [[...tiled, ...lvts, 'wpc', ...sheets], ['laminate', ...linos], [...woods, ...carpets]] },
  { asks: /\b(?:eas\w+|simpl\w+|less (?:work|bother|hassle))\b.*\b(?:clean\w*|mop\w*|keep|look after|maintain\w*|upkeep)\b|\bless (?:work|upkeep|maintenance)\b/, more: 'easier to keep clean', order: [['tiles', 'porcelain', 'ceramic'], [...lvts, 'wpc', ...sheets], ['laminate', ...linos], [...woods, 'natural stone'], carpets] },
  { asks: /\b(?:eas\w+|simpl\w+|quick\w*|fast\w*)\b.*\b(?:fit|fitted|lay|laid|install\w*|put down|diy)\b|\bdiy\b/, more: 'easier to lay', order: [['click lvt', 'spc', 'wpc', 'lvt', 'loose lay', 'carpet tile'], ['laminate'], ['vinyl', 'cushioned vinyl', 'engineered wood', 'bamboo', 'wood'], ['glue down lvt', 'carpet', ...linos, 'solid wood', 'safety vinyl'], tiled] },
  { asks: /\blasts?\b|\blonger\b|\blongest\b/, more: 'longer-lived', order: [['tiles', 'porcelain', 'natural stone'], ['solid wood'], ['engineered wood', 'wood', 'bamboo', ...linos], ['ceramic', ...lvts, 'wpc', 'laminate', 'safety vinyl'], ['vinyl', 'cushioned vinyl', ...carpets]] },
  { asks: /\b(?:hard|harder|hardest|better)[ -]?wear\w*|\bwears? (?:better|best|well|harder)\b|\btough\w*|\bdurab\w*|\bstronger\b|\b(?:stand|hold)s? up\b|\bharder\b(?! to\b)/, more: 'harder wearing', order: [['tiles', 'porcelain', 'natural stone'], [...linos, ...lvts, 'wpc', 'laminate', 'safety vinyl'], [...woods, 'ceramic'], ['vinyl', 'cushioned vinyl', ...carpets]] },
]; // biome-ignore format: a table

/** 'which is warmer' of two kinds of floor, in a sentence; null where nothing of the sort is asked, or the guide has no order for one of them. */
export function sayMerit([one, other]: readonly string[], said: string): string | null {
  const merit = merits.find(({ asks }) => asks.test(said));
  if (!merit || !one || !other) return null;
  const at = (kind: string) => merit.order.findIndex((kinds) => kinds.includes(kind));
  const [first, second] = [at(one), at(other)];
  if (first < 0 || second < 0) return null;
  if (first === second) return `There is little between ${sayKindInside(one)} and ${sayKindInside(other)} there.`;
  const isLess = merit.isLess?.test(said) === true && merit.less !== undefined;
  const [more, less] = first < second !== isLess ? [one, other] : [other, one];
  const verb = tiled.includes(more) && !/stone$/.test(more) ? 'are' : 'is';
  return `${sayKind(more)} ${verb} ${isLess ? merit.less : merit.more} than ${sayKindInside(less)}.`;
}

/** Whether something is asked in which kinds of floor differ. */
export const asksMerit = (said: string) => merits.some(({ asks }) => asks.test(said));
