import type { TransactionSql } from 'postgres';
import { remnantSize } from '#catalogue/remnant.ts';
import { madeBy } from './makers.ts';
import { demoRemnants } from './remnants.ts';
import { whatItSays } from './what-products-say.ts';

/** As staff make them: a length comes off its roll, and is a product with the same pictures. */
export async function fillRemnants(tx: TransactionSql, ago: (ms: number) => Date): Promise<void> {
  for (const { of, daysAgo, ...remnant } of demoRemnants) {
    const { stock, pictures: _, price_steps: __, appearance, ...columns } = remnant;
    const at = ago(daysAgo * 24 * 60 * 60 * 1000);
    await tx`insert into products ${tx({ ...columns, ...whatItSays(of), ...madeBy(of), appearance: tx.json(appearance), created_at: at, updated_at: at })}`;
    await tx`insert into stock_levels (product_id, on_hand) values (${remnant.id}, ${stock})`;
    await tx`insert into price_history (product_id, price_pence, valid_from) values (${remnant.id}, ${remnant.price_pence}, ${at})`;
    const { remnant_length_mm: length, remnant_width_mm: width } = remnant;
    await tx`with roll as (
        update roll_levels set on_hand_mm = on_hand_mm - ${length} where product_id = ${of.id} and roll_width_mm = ${width} returning on_hand_mm)
      insert into stock_adjustments (product_id, at, change, on_hand_after, reason, note, roll_width_mm)
        select ${of.id}::uuid, ${at}::timestamptz, -(${length}::int), on_hand_mm, 'correction', ${`Remnant of ${remnantSize(length, width)}`}, ${width}::int
        from roll
      union all select ${remnant.id}::uuid, ${at}::timestamptz, 1, 1, 'opening', '', null`;
    await tx`insert into product_photos (product_id, image_id, kind, alt_text, position, is_main)
      select ${remnant.id}, image_id, kind, alt_text, position, is_main from product_photos where product_id = ${of.id}`;
  }
}
