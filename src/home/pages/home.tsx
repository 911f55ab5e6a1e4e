import { shopContext } from '../../shop.server.ts';
import type { Route } from './+types/home';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { n } = await shop.db
    .selectFrom('products')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { products: n };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <h1>Floors</h1>
      <p>{loaderData.products} products</p>
    </main>
  );
}
