import type { Sql } from 'postgres';
import type { Picture } from './product.ts';

/** What staff say of a category. */
export type CategoryRecord = { name: string; description: string; picture: Picture | null };

type Row = { name: string; description: string; imageId: string | null; width: number; height: number; placeholder: string };

/** All categories in their order, with or without products. */
export async function readCategories(sql: Sql): Promise<CategoryRecord[]> {
  const rows = await sql<Row[]>`
    select c.name, c.description, i.id as "imageId", i.width, i.height, i.placeholder
    from categories c left join images i on i.id = c.image_id order by c.position, c.name`;
  return rows.map(({ name, description, imageId, width, height, placeholder }) => ({
    name,
    description,
    picture: imageId === null ? null : { imageId, width, height, placeholder, alt: '' },
  }));
}
