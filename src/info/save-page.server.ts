import { type Actor, recordChange } from '#audit/changes.server.ts';
import { readGuide } from '#chat/assistant/guide/guide.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { type InfoPageForm, ownAddresses } from './info-page.ts';
import { unknownPlaceholder } from './placeholders.ts';

/**
 * Keeps a page as it was written; `version` is 0 for one that nobody has written yet. Throws a Refusal: 422 with the field for a
 * placeholder that there is none of, 409 where somebody else has saved the page meanwhile or one has that address already.
 */
export async function saveInfoPage(shop: Shop, actor: Actor, { version, ...page }: InfoPageForm): Promise<void> {
  const { entries } = await readGuide();
  const unknown = unknownPlaceholder(page.body, new Set(entries.map(({ title }) => title)));
  if (unknown) {
    const message = `${unknown} is not a placeholder. Check its spelling in the list.`;
    throw new Refusal('invalid', 'unknown-placeholder', message, [{ field: 'body', message }]);
  }
  await inTransaction(shop.db, async (trx) => {
    const now = await trx.selectFrom('info_pages').selectAll().where('slug', '=', page.slug).forUpdate().executeTakeFirst();
    if (now && now.version !== version) throw version || Object.hasOwn(ownAddresses, page.slug) ? pageChanged() : addressTaken();
    if (!now && version) throw pageGone();
    const row = { ...page, version: version + 1, updated_at: shop.now() };
    const kept = now
      ? await trx.updateTable('info_pages').set(row).where('slug', '=', page.slug).returning('slug').executeTakeFirst()
      : await trx
          .insertInto('info_pages')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('slug')
          .executeTakeFirst();
    if (!kept) throw addressTaken();
    const before = now && { title: now.title, body: now.body, seo_title: now.seo_title, description: now.description, in_footer: now.in_footer };
    const { slug: _, ...after } = page;
    await recordChange(trx, { ...of(actor, page.slug, page.title), action: now ? 'changed' : 'created', before, after });
  });
}

/** Takes a page away; one that comes with the shop says again what came with it. Throws a Refusal with 404 where nothing is kept. */
export async function deleteInfoPage(shop: Shop, actor: Actor, slug: string): Promise<'deleted' | 'restored'> {
  const isOwn = Object.hasOwn(ownAddresses, slug);
  await inTransaction(shop.db, async (trx) => {
    const gone = await trx.deleteFrom('info_pages').where('slug', '=', slug).returningAll().executeTakeFirst();
    if (!gone) throw pageGone();
    const before = { title: gone.title, body: gone.body };
    await recordChange(trx, { ...of(actor, slug, gone.title), action: isOwn ? 'restored' : 'deleted', before, after: null });
  });
  return isOwn ? 'restored' : 'deleted';
}

const of = (actor: Actor, slug: string, title: string) => ({ actor, kind: 'page', id: slug, name: title });
const pageGone = () => new Refusal('not-found', 'page-not-found', 'This page has been deleted.');
const pageChanged = () =>
  new Refusal('conflict', 'page-changed', 'A colleague has changed this page. Please check it again: your text is still in the form.');
const addressTaken = () => new Refusal('conflict', 'page-exists', 'There is a page with this address already. Please choose another.');
