import { readProduct } from '#catalogue/catalogue.server.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { answerSundryQuantity } from './sundries.server.ts';

const words = String.raw`(?:glue|adhesive|grout|(?:levelling|smoothing|self levelling) compound|leveller)`;
const bare = new RegExp(
  String.raw`^(?:and |plus |the |some |what about |how about |how (?:much|many) (?:bags of |tubs of )?|need |i need |ill need |also )*${words}(?:,? (?:and|plus|&) (?:the )?${words})+(?: (?:too|as well|then|please|for (?:it|that|this)))*$`,
);
const counted = ['adhesive', 'grout', 'leveller'] as const;

/** 'and glue and levelling compound' of a floor that was worked out: so much of each. Null for anything else, and for tiles, whose adhesive and grout are told together. */
export async function answerGoodsCountedEach(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  const goods = counted.filter((name) => reading.floor.includes(name));
  const isMeasured = context.topic === 'calculate' && context.measured.length > 0 && context.focus !== null;
  if (!isMeasured || goods.length < 2 || !goods.includes('leveller') || reading.names.length > 0 || !bare.test(reading.said)) return null;
  const product = context.focus ? await readProduct(shop, context.focus) : null;
  const kind = product && adviceKindOf(product);
  if (!product || !kind) return null;
  const parts = await Promise.all(
    goods.map((name) => {
      const floor = name === 'leveller' ? [name] : [name, kind];
      return answerSundryQuantity({ ...asked, reading: { ...reading, floor, said: `how many bags of ${name} for the ${kind}`, told: '' } });
    }),
  );
  const told = parts.flatMap((part) => part ?? []);
  if (told.length < 2) return null;
  return {
    text: told.map(({ text }) => text).join('\n\n'),
    products: told.flatMap((part) => part.products ?? []),
    sources: told.flatMap((part) => part.sources ?? []),
    context: { topic: 'calculate', focus: product.id, reckoned: told.flatMap((part) => part.context?.reckoned ?? []) },
  };
}
