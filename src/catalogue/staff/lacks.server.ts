import type { PendingQuery, Row, Sql } from 'postgres';
import type { Shop } from '../../shop.server.ts';
import { sundryCategories } from '../category.ts';
import { type MandatoryLack, mandatoryFacts } from './mandatory.ts';

type Condition = PendingQuery<Row[]>;

/** What says of the product `p` that this is missing. */
export function lackConditions(sql: Sql): Record<MandatoryLack | 'photo' | 'size' | 'description' | 'fire', Condition> {
  const hasDocument = (wish: Condition) =>
    sql`exists (select from product_documents pd join documents d on d.id = pd.document_id where pd.product_id = p.id and ${wish})`;
  const isFloor = sql`p.category <> all(${[...sundryCategories, 'Other']})`;
  return {
    // Of whatever photos there are, one is the main one, and its index is the smaller.
    photo: sql`not exists (select from product_photos f where f.product_id = p.id and f.is_main)`,
    size: sql`p.coverage_cm2 is null`,
    description: sql`p.description = ''`,
    fire: sql`${isFloor} and p.reaction_to_fire is null`,
    maker: sql`p.maker is null`,
    identifier: sql`p.mpn is null and p.gtin is null`,
    // What is not dangerous says so with EUH210.
    label: sql`coalesce(p.is_chemical, p.category = 'Adhesives') and p.hazard_statements = '{}'`,
    // Whoever says that one is to be had on request has one, too.
    'data-sheet': sql`p.hazard_statements <> '{}' and not ${hasDocument(sql`d.kind = 'safety-data-sheet' and d.language = 'en'`)}`,
    performance: sql`coalesce(p.harmonised_standard <> 'none', ${isFloor}) and not ${hasDocument(sql`d.kind = 'performance'`)}`,
  };
}

/** How many products in the shop lack each mandatory fact, as staff's list of products counts them. */
export async function countMandatoryLacks({ sql }: Shop): Promise<Record<MandatoryLack, number>> {
  const conditions = lackConditions(sql);
  // Each a count of its own: only so are documents looked up for all products together, and not for one after another.
  const counts = mandatoryFacts
    .map(({ lack }) => sql`(select count(*)::int from products p where not p.is_archived and ${conditions[lack]}) as ${sql(lack)}`)
    .reduce((all, one) => sql`${all}, ${one}`);
  const [row] = await sql<Record<MandatoryLack, number>[]>`select ${counts}`;
  if (!row) throw new Error('Products could not be counted.');
  return row;
}
