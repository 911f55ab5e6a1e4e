import { z } from 'zod';
import { requiredLine } from '#platform/form-fields.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { accept, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';

/** A list's address that somebody comes back to. */
export type SavedView = { id: string; name: string; query: string };

const maxViews = 30;
const viewForm = z.object({ name: requiredLine('Please enter a name for the view.', 60) });

/** Somebody's own views of a page, in the order they were saved. */
export function listViews(shop: Shop, userId: string, page: string): Promise<SavedView[]> {
  return shop.db
    .selectFrom('saved_views')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .where('page', '=', page)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Keeps a view under a name; the same name again is the same view with another address. Throws a Refusal: 422 for the name, 409 for one too many. */
export async function saveView(shop: Shop, userId: string, page: string, said: { name: string; query: string }): Promise<void> {
  const { name } = accept(viewForm, said);
  const views = await listViews(shop, userId, page);
  if (views.length >= maxViews && !views.some((view) => view.name === name))
    throw new Refusal('conflict', 'too-many-views', `You have ${maxViews} views here. Please delete one first.`);
  await shop.db
    .insertInto('saved_views')
    .values({ user_id: userId, page, name, query: said.query.slice(0, 1000), created_at: shop.now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'page', 'name']).doUpdateSet({ query: said.query.slice(0, 1000) }))
    .execute();
}

/** Forgets one of somebody's own views. */
export async function deleteView(shop: Shop, userId: string, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await shop.db.deleteFrom('saved_views').where('id', '=', id).where('user_id', '=', userId).execute();
}
