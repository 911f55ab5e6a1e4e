import type { Shop } from '../../../shop.server.ts';
import type { Part } from './part.ts';

/** Goods by what they are made of, which no record of ours need have. */
const ofMaterial =
  /\b(cork|leather|hessian|jute|sisal|seagrass|coir|felt|resin|glass|brass|copper|steel|bamboo|plastic|rubber|latex|mdf|teak|concrete) (underlay|tiles?|trims?|skirting|scotia|beading|thresholds?|carpets?|planks?|boards?)\b/;

/** 'have you cork underlay?' */
export function isOfMaterial(said: string): boolean {
  return ofMaterial.test(said);
}

/** 'have you cork underlay?': that none of those shown is, where no page of theirs speaks of it. */
export async function withMaterialMissing({ sql }: Pick<Shop, 'sql'>, said: string, part: Part): Promise<Part> {
  const [named, material = '', goods = ''] = ofMaterial.exec(said) ?? [];
  if (!named || !part.products?.length) return part;
  const [has] = await sql`
    select 1 from products where id = any(${part.products}) and concat_ws(' ', name, material, description) ~* ${`\\m${material}`} limit 1`;
  return has
    ? part
    : { ...part, text: `We have no ${goods.startsWith('tile') ? `${material} tiles` : named}. Of that kind we have others:\n\n${part.text}` };
}
