import { isForIt, laidWith } from './goes-on-with.ts';
import { isGoods } from './is-goods.ts';
import type { Asked } from './part.ts';

const sumWith =
  /\b(?:how much(?: (?:for|is|would))?|come to|comes to|cost|costs|price|total|set me back|work out at|altogether|all together|all in|in all)\b.*\b(?:with|plus|and|including|incl)\b/;

/** 'what would the first come to with adhesive and grout', 'and underlay for it?': the sum of the floor that was measured, with what it is laid with. */
export function isSumWithGoods(asked: Asked): boolean {
  const { reading, context, visitor } = asked;
  const isOfOne =
    reading.ordinals.length === 1 ||
    reading.names.length > 0 ||
    (context.focus !== null && (reading.refersBack || isForIt(asked) || isBareGoods(asked))) ||
    // 'how much for 20 m² with underlay' on its page
    (context.focus === null && visitor.productId !== null && reading.measured.length > 0 && sumWith.test(reading.said));
  // The kind of the one that is named is no other floor: 'Skovgren Solid Oak, what does it come to with glue'.
  const goods = reading.names.length ? reading.floor.filter(isGoods) : reading.floor;
  return (
    isOfOne &&
    isMeasured(asked) &&
    goods.length > 0 &&
    goods.every((name) => laidWith.has(name) || name === 'scotia' || name === 'skirting') &&
    asksSum(asked)
  );
}

const isMeasured = ({ reading, context }: Asked) => reading.measured.length + context.measured.length > 0;

function asksSum(asked: Asked): boolean {
  const { said, floor } = asked.reading;
  if (sumWith.test(said) || isBareGoods(asked) || isNamedWith.test(said)) return true;
  return asked.context.topic !== 'sundries' && isForIt(asked) && !ofGoodsAlone.test(said) && floor.every((name) => counted.has(name));
}

/** 'adhesive and grout' and no more, of the floor that was just worked out: so much of each. */
function isBareGoods({ reading, context }: Asked): boolean {
  return (context.topic === 'calculate' && bareGoods.test(reading.said)) || withBareGoods.test(reading.said);
}

/** 'the strand grey with adhesive and grout', once the room is known. */
const isNamedWith =
  /^(?:the )?\{name\}(?: [\w{}]+){0,3} (?:with|plus|including|incl|inc|and) (?:the )?(?:underlay|adhesive|glue|grout)(?: (?:and|plus) (?:the )?(?:adhesive|glue|grout))?$/;
const bareGoods =
  /^(?:and |the |some |what about |how about |need |ill need |i need |id need |also |plus |now |then |ok |oh )*(?:underlay|adhesive|glue|grout)(?:(?: and| or| plus)? (?:the )?(?:adhesive|glue|grout))?(?: (?:for (?:it|that|this|the lot)|too|as well|then|please|needed))*$/;

/** 'and with underlay' */
const withBareGoods =
  /^(?:and |so |ok |what about |how about |how much |what (?:is|would) (?:it|that) )*(?:with|plus|including|incl|adding) (?:the |some |an? )?(?:underlay|adhesive|glue|grout|beading|scotia|skirting)(?:(?:,| and|, and| &| plus) (?:the |some )?(?:underlay|adhesive|glue|grout|beading|scotia|skirting))*(?: (?:too|as well|then|please|included))*$/;

/** 'how much adhesive for that', 'what underlay for it'. */
const ofGoodsAlone =
  /\b(?:what|which|how (?:much|many))\b(?! (?:(?:is|are|does|would) (?:it|that|this)|for (?:it|that|this|them)\b(?: \w+)? (?:with|and|plus|including|incl)))/;
const counted: ReadonlySet<string> = new Set(['underlay', 'adhesive', 'grout']);
