import type { SiteData } from '#settings/components/use-shop-settings.ts';
import { phoneAddress } from '#settings/contact-details.ts';
import { ClockIcon, MailIcon, PhoneIcon } from '#ui/icons.tsx';
import { pageWidth } from '#ui/page.tsx';
import { PromotionLine } from './ribbons.tsx';

/** On wide screens: what the shop is about or offers just now, and how to reach it. */
export default function TopBar({ data }: { data: SiteData }) {
  const { promotion } = data;
  return (
    <div id="top-bar" className="hidden bg-linen text-sm lg:block">
      <div className={`${pageWidth} flex items-center justify-between gap-8 py-1`}>
        {promotion ? <PromotionLine promotion={promotion} runsAtRender={data.settings.promotion_line !== null} /> : <p>{data.settings.tagline}</p>}
        <ContactLines {...data} className="flex gap-6" />
      </div>
    </div>
  );
}

/** The opening hours in one line: 'Mon–Fri 9am–5pm, Sat 10am–5pm'. */
function hoursInOneLine(hours: SiteData['hours']): string {
  return hours.map((line) => `${line.days} ${line.hours}`).join(', ');
}

/** Phone, e-mail and opening hours, as far as the shop has said them. */
export function ContactLines({ settings, hours, className }: Pick<SiteData, 'settings' | 'hours'> & { className?: string }) {
  const line = 'inline-flex min-h-11 items-center gap-2 whitespace-nowrap lg:min-h-6';
  const link = `${line} underline-offset-4 hover:underline`;
  return (
    <ul className={className}>
      {settings.phone && (
        <li>
          <a href={phoneAddress(settings.phone)} className={`${link} font-semibold tabular-nums`}>
            <PhoneIcon className="size-4" />
            <span>{settings.phone}</span>
          </a>
        </li>
      )}
      {settings.email && (
        <li>
          <a href={`mailto:${settings.email}`} className={link}>
            <MailIcon className="size-4" />
            <span>{settings.email}</span>
          </a>
        </li>
      )}
      <li className={line}>
        <ClockIcon className="size-4" />
        <span className="sr-only">Open </span>
        <span>{hoursInOneLine(hours)}</span>
      </li>
    </ul>
  );
}
