import { type Actor, recordChange } from '#audit/changes.server.ts';
import { listSummaries } from '#catalogue/catalogue.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { accept, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { type KitFactsForm, kitGroupForm } from './kit-form.ts';
import { kitRoleNames, kitRoles } from './quantity.ts';
import { readKitTables } from './read-kit.server.ts';

/** Keeps what is said of a product; one of which nothing is said has no facts. Throws a Refusal (422) for a kind of floor there is not. */
export async function saveKitFacts(shop: Shop, actor: Actor, product: { id: string; name: string }, facts: KitFactsForm): Promise<void> {
  const { groups } = await readKitTables(shop);
  if (facts.floor_group && !groups.has(facts.floor_group)) throw wrong('floor_group', 'Please choose a kind of floor.');
  await inTransaction(shop.db, async (trx) => {
    const now = await trx.selectFrom('kit_facts').selectAll().where('product_id', '=', product.id).forUpdate().executeTakeFirst();
    const isNothing = Object.values(facts).every((value) => !value);
    if (isNothing) await trx.deleteFrom('kit_facts').where('product_id', '=', product.id).execute();
    else
      await trx
        .insertInto('kit_facts')
        .values({ ...facts, product_id: product.id })
        .onConflict((on) => on.column('product_id').doUpdateSet(facts))
        .execute();
    if (!facts.role) await trx.deleteFrom('kit_parts').where('product_id', '=', product.id).execute();
    const { product_id: _, ...before } = now ?? { product_id: '' };
    await recordChange(trx, { actor, kind: 'kit', ...product, action: 'changed', before: now ? before : null, after: isNothing ? null : facts });
  });
}

type TypedGroup = { fields: Record<string, string>; names: Record<string, string[]>; version: number };

/** A kind of floor as its form shows it, and by role what the goods are called; null for one there is not. */
export async function typedGroup(shop: Shop, name: string): Promise<TypedGroup | null> {
  const { groups, parts, facts } = await readKitTables(shop);
  const group = groups.get(name);
  if (!group) return null;
  const ofGroup = parts.get(name) ?? [];
  const products = await listSummaries(
    shop,
    ofGroup.map(({ productId }) => productId),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  const roles = kitRoleNames.flatMap((role) => {
    const goods = ofGroup.filter(({ productId }) => facts.get(productId)?.role === role && byId.has(productId));
    const skus = goods.map(({ productId }) => byId.get(productId)?.sku).join(', ');
    return [
      [role, skus],
      [`${role}_usual`, goods.some(({ usual }) => usual) ? 'yes' : ''],
    ];
  });
  const { underlayUpToUm, maxMilliTog, needsDampProof, version } = group;
  const fields = {
    underlay_up_to: underlayUpToUm === null ? '' : String(underlayUpToUm / 1000),
    max_tog: String(maxMilliTog / 1000),
    needs_damp_proof: needsDampProof ? 'yes' : '',
    ...Object.fromEntries(roles),
  };
  const names = Map.groupBy(products, ({ id }) => facts.get(id)?.role ?? '');
  return { fields, names: Object.fromEntries([...names].map(([role, of]) => [role, of.map((one) => one.name)])), version };
}

/**
 * Keeps a kind of floor and its goods, written as in `typedGroup`. Throws a Refusal: 422 with the field for a code that no goods of that role
 * have, 409 where a colleague has saved it meanwhile.
 */
export async function saveKitGroup(shop: Shop, actor: Actor, name: string, version: number, typed: Record<string, string>): Promise<void> {
  const blank = Object.fromEntries(Object.keys(kitGroupForm.shape).map((field) => [field, '']));
  const read: Record<string, unknown> & Pick<ReturnType<typeof kitGroupForm.parse>, 'underlay_up_to' | 'max_tog' | 'needs_damp_proof'> = accept(
    kitGroupForm,
    { ...blank, ...typed },
  );
  const { facts } = await readKitTables(shop);
  const goods = await listSummaries(shop, [...facts.keys()]);
  const idOf = new Map(goods.map(({ id, sku }) => [`${facts.get(id)?.role} ${sku.toUpperCase()}`, id]));
  const rows = kitRoleNames.flatMap((role) =>
    (read[role] as string[]).map((code) => {
      const product_id = idOf.get(`${role} ${code}`);
      if (!product_id) throw wrong(role, `${code} is not known as ${kitRoles[role].toLowerCase()}. Check the code, or say so on its product first.`);
      return { floor_group: name, product_id, usual: read[`${role}_usual`] === true };
    }),
  );
  const before = (await typedGroup(shop, name))?.fields ?? {};
  await inTransaction(shop.db, async (trx) => {
    const { underlay_up_to, max_tog, needs_damp_proof } = read;
    const changed = await trx
      .updateTable('kit_groups')
      .set({ underlay_up_to_um: underlay_up_to, max_milli_tog: max_tog ?? 2500, needs_damp_proof, version: version + 1 })
      .where('name', '=', name)
      .where('version', '=', version)
      .returning('name')
      .executeTakeFirst();
    if (!changed) throw new Refusal('conflict', 'kit-changed', 'A colleague has changed this. Please check it again: what you typed is still here.');
    await trx.deleteFrom('kit_parts').where('floor_group', '=', name).execute();
    const parts = rows.map((row, position) => ({ ...row, position }));
    if (parts.length) await trx.insertInto('kit_parts').values(parts).execute();
    await recordChange(trx, { actor, kind: 'kit', id: name, name, action: 'changed', before, after: { ...blank, ...typed } });
  });
}

function wrong(field: string, message: string): Refusal {
  return new Refusal('invalid', 'invalid-form', message, [{ field, message }]);
}
