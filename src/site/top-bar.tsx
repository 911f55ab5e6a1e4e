import type { SiteData } from '#settings/components/use-shop-settings.ts';
import { pageWidth } from '#ui/page.tsx';
import { ContactLines } from './contact-lines.tsx';
import { PromotionLine } from './promotion-line.tsx';

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
