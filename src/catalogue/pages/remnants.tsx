import { data } from 'react-router';
import { readLength } from '#measuring/length.ts';
import { forEverybody, pageHeaders } from '#platform/http/cached-pages.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Breadcrumb, Page } from '#ui/page.tsx';
import { shopContext } from '../../shop.server.ts';
import { cardPlace, ProductCard, productGrid } from '../components/product-card.tsx';
import { listRemnants } from '../list-remnants.server.ts';
import type { Route } from './+types/remnants';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const typed = { length: (query.get('length') ?? '').slice(0, 40), width: (query.get('width') ?? '').slice(0, 40) };
  const isAsked = typed.length !== '' || typed.width !== '';
  const [length, width] = [readLength(typed.length, 'm'), readLength(typed.width, 'm')];
  const isRead = length.length !== undefined && width.length !== undefined;
  const room = isAsked && isRead ? { lengthMm: Math.ceil(length.length / 1000), widthMm: Math.ceil(width.length / 1000) } : null;
  const problems = isAsked ? { length: length.problem, width: width.problem } : {};
  return data({ typed, problems, isFitted: room !== null, remnants: await listRemnants(context.get(shopContext), room) }, { headers: forEverybody });
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'Remnants' }];
  const description = 'Single pieces left of a roll of carpet or vinyl, each with its size. See which fit your room.';
  return pageMeta({ title: 'Remnants', siteName: site.settings.business_name, description, path: '/remnants', origin: site.origin });
};

export default function Remnants({ loaderData: { typed, problems, isFitted, remnants } }: Route.ComponentProps) {
  const count = remnants.length === 1 ? '1 remnant' : `${remnants.length} remnants`;
  return (
    <Page>
      <Breadcrumb steps={[{ name: 'Home', href: '/' }, { name: 'Products', href: '/products' }, { name: 'Remnants' }]} />
      <h1 className="pt-2 text-3xl">Remnants</h1>
      <p className="max-w-measure pt-2 pb-4">Single pieces left of a roll, sold as they are. Each says its size.</p>
      <form method="get" action="/remnants" aria-labelledby="fits" className="grid max-w-form gap-3 border border-sand bg-linen p-4">
        <h2 id="fits" className="text-lg">
          Fits your room?
        </h2>
        <div className="grid grid-cols-2 gap-2">
          <TextField
            label="Length in m"
            name="length"
            defaultValue={typed.length}
            error={problems.length}
            required={false}
            maxLength={40}
            autoComplete="off"
          />
          <TextField
            label="Width in m"
            name="width"
            defaultValue={typed.width}
            error={problems.width}
            required={false}
            maxLength={40}
            autoComplete="off"
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="secondary">
            Show what fits
          </Button>
          {isFitted && (
            <ButtonLink kind="quiet" href="/remnants">
              Show all
            </ButtonLink>
          )}
        </div>
      </form>
      <p role="status" className="py-4 text-md text-muted">
        {isFitted ? `${count} large enough for your room, with 5 cm a side to trim.` : `${count} at the moment.`}
      </p>
      {remnants.length > 0 ? (
        <ul className={productGrid}>
          {remnants.map((product, at) => (
            <li key={product.id} className={cardPlace}>
              <ProductCard product={product} eager={at < 3} first={at === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <ButtonLink href="/products?category=Carpet">See carpet from the roll</ButtonLink>
      )}
    </Page>
  );
}
