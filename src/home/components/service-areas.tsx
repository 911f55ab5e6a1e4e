import type { SiteData } from '#settings/components/use-shop-settings.ts';

/** Where we deliver, and the towns with a page of their own. */
export function ServiceAreas({ settings, areas }: Pick<SiteData, 'settings' | 'areas'>) {
  return (
    <>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {settings.service_areas.map((area) => (
          <li key={area} className="border-t border-sand py-4 font-display text-xl">
            {area}
          </li>
        ))}
      </ul>
      {areas.length > 0 && (
        <p className="mt-2 text-md text-muted">
          Near you:{' '}
          {areas.map(({ slug, area }, at) => (
            <span key={slug}>
              {at > 0 && <span>, </span>}
              <a href={`/areas/${slug}`} className="inline-block py-2 text-lough underline underline-offset-4">
                {area}
              </a>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
