import { useVisitor } from '#accounts/use-visitor.ts';
import type { SiteData } from '#settings/components/use-shop-settings.ts';
import { demoNotice } from '#settings/components/use-shop-settings.ts';
import { companyLine, phoneAddress } from '#settings/contact-details.ts';

import { PinIcon } from '#ui/icons.tsx';
import { pageWidth } from '#ui/page.tsx';
import { accountLinks, categoryAddress, mainLinks, ownAccount, personalLinks } from './links.ts';

const remnantsLink = { name: 'Remnants', href: '/remnants' };

/** Where the shop is and when it is open, every way on, and what has to be said. */
export default function Footer({ data }: { data: SiteData | null }) {
  const isCustomer = useVisitor().state === 'customer';
  return (
    <footer className="footer-links thumb-room bg-lough-deep text-md text-paper">
      <div className={`${pageWidth} grid gap-12 pt-12 pb-8 md:grid-cols-12 md:gap-8 md:pt-18`}>
        {data && <Showroom data={data} />}
        {data && data.categories.length > 0 && (
          <Links title="Floors" links={[...data.categories.map((name) => ({ name, href: categoryAddress(name) })), remnantsLink]} />
        )}
        <Links title="Our shop" links={[...mainLinks, ...personalLinks, ...(isCustomer ? [ownAccount] : accountLinks)]} />
        {data && <Places data={data} />}
      </div>
      {data && <SmallPrint data={data} />}
    </footer>
  );
}

function Showroom({ data: { settings, hours } }: { data: SiteData }) {
  const address = [...settings.address_lines, settings.town, settings.county, settings.postcode].filter(Boolean);
  return (
    <div className="md:col-span-5">
      <p className="font-display text-2xl tracking-display">{settings.business_name}</p>
      <p className="mt-2 max-w-panel text-sand">{settings.tagline}</p>
      {settings.phone && (
        <p className="mt-6">
          <a href={phoneAddress(settings.phone)} className="font-display text-2xl tabular-nums">
            {settings.phone}
          </a>
        </p>
      )}
      {settings.email && (
        <p>
          <a href={`mailto:${settings.email}`}>{settings.email}</a>
        </p>
      )}
      {address.length > 0 && (
        <address className="mt-4 flex gap-2 not-italic">
          <PinIcon className="mt-1 size-4" />
          <span>{address.join(', ')}</span>
        </address>
      )}
      <dl className="mt-4 grid max-w-panel gap-x-6 gap-y-1" style={{ gridTemplateColumns: 'max-content 1fr' }}>
        {hours.map(({ days, hours: open }) => (
          <div key={days} className="contents">
            <dt className="text-sand">{days}</dt>
            <dd className="tabular-nums">{open}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Links({ title, links }: { title: string; links: { name: string; href: string }[] }) {
  return (
    <nav aria-label={title} className="md:col-span-2">
      <h2 className="font-sans text-sm font-semibold tracking-label text-sand">{title}</h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-4 md:grid-cols-1">
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Places({ data: { settings, areas } }: { data: SiteData }) {
  return (
    <div className="md:col-span-3">
      <h2 className="font-sans text-sm font-semibold tracking-label text-sand">Where we deliver</h2>
      <p className="mt-2">{`${settings.service_areas.join(', ')}.`}</p>
      {areas.length > 0 && (
        <nav aria-label="Near you" className="mt-6">
          <h2 className="font-sans text-sm font-semibold tracking-label text-sand">Near you</h2>
          <ul className="mt-2 flex flex-wrap gap-x-4">
            {areas.map(({ slug, area }) => (
              <li key={slug}>
                <a href={`/areas/${slug}`}>{area}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {settings.social_links.length > 0 && (
        <ul className="mt-6 flex flex-wrap gap-x-4">
          {settings.social_links.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="me noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function SmallPrint({ data: { settings, isDemo, infoPages } }: { data: SiteData }) {
  return (
    <div className="border-t border-lough">
      <div className={`${pageWidth} flex flex-wrap items-start justify-between gap-x-8 py-6 text-sm text-sand`}>
        <p className="max-w-measure">
          Prices include VAT. Colours can vary between screens and batches, so please order a sample before you buy.{' '}
          <span>{isDemo && demoNotice(settings.business_name)}</span> <span>{companyLine(settings)}</span>
        </p>
        <nav aria-label="Information" className="flex flex-wrap gap-x-6">
          {infoPages.map(({ name, href }) => (
            <a key={href} href={href}>
              {name}
            </a>
          ))}
        </nav>
      </div>
    </div>
  );
}
