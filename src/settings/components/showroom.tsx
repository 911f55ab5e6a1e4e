import { useEffect, useState } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { MailIcon, PhoneIcon, PinIcon } from '#ui/icons.tsx';
import { addressParts, directionsAddress, phoneAddress } from '../contact-details.ts';
import { type OpeningHours, type OpeningStatus, openingStatus } from '../opening-hours.ts';

import { useShopSettings } from './use-shop-settings.ts';

/**
 * How to reach the shop: telephone, e-mail, address with directions, and the week's hours. What settings leave empty is left out. `wide`: side by
 * side.
 */
export function Showroom({ wide = false }: { wide?: boolean }) {
  const { settings, hours } = useShopSettings();
  const address = addressParts(settings);
  const directions = directionsAddress(settings);
  const Heading = wide ? 'h3' : 'h2';
  const part = classNames('border-t border-sand pt-6', wide && 'lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8');
  return (
    <div className={classNames('grid gap-6', wide && 'lg:grid-cols-3 lg:gap-8')}>
      <div className="grid content-start gap-3">
        {settings.phone && (
          <p>
            <a
              href={phoneAddress(settings.phone)}
              className="inline-flex min-h-11 items-center gap-3 font-display text-3xl whitespace-nowrap text-lough tabular-nums hover:underline"
            >
              <PhoneIcon className="size-6" />
              <span>{settings.phone}</span>
            </a>
          </p>
        )}
        {settings.email && (
          <p>
            <a
              href={`mailto:${settings.email}`}
              className="inline-flex min-h-11 items-center gap-3 underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough"
            >
              <MailIcon />
              <span>{settings.email}</span>
            </a>
          </p>
        )}
        {wide && !settings.phone && !settings.email && (
          <p>
            <ButtonLink kind="secondary" href="/contact">
              Send us a message
            </ButtonLink>
          </p>
        )}
      </div>
      {address.length > 0 && (
        <div className={part}>
          <Heading className="text-lg">Showroom</Heading>
          <address className="mt-2 not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {directions && (
            <ButtonLink kind="quiet" href={directions} rel="noopener" className="mt-2 -ml-2">
              <PinIcon />
              Get directions
            </ButtonLink>
          )}
        </div>
      )}
      <div className={part}>
        <Heading className="text-lg">Opening hours</Heading>
        <OpenNow hours={settings.opening_hours} className="mt-2" />
        <dl className="mt-2 grid max-w-panel text-md">
          {hours.map(({ days, hours: open }) => (
            <div key={days} className="flex justify-between gap-6 border-b border-sand py-2 last:border-0">
              <dt>{days}</dt>
              <dd className="tabular-nums">{open}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** Whether the showroom is open at this minute. Reckoned in the browser, because the page is kept; until then its line stays empty. */
export function OpenNow({ hours, className }: { hours: OpeningHours; className?: string }) {
  const [status, setStatus] = useState<OpeningStatus | null>(null);
  useEffect(() => {
    const look = () => setStatus(openingStatus(hours, new Date()));
    look();
    const everyMinute = setInterval(look, 60_000);
    return () => clearInterval(everyMinute);
  }, [hours]);
  return (
    <p className={classNames('flex min-h-6 items-center gap-2 text-md font-semibold', className)}>
      {status && (
        <>
          <span aria-hidden="true" className={classNames('size-2 rounded-round', status.open ? 'bg-ok' : 'bg-stone')} />
          <span>{status.text}</span>
        </>
      )}
    </p>
  );
}
