import { useEffect, useState } from 'react';
import type { SiteData } from '#settings/components/use-shop-settings.ts';
import { pageWidth } from '#ui/page.tsx';

type Promotion = NonNullable<SiteData['promotion']>;

/** The promotion while it runs. The page may be older than the start or the end, so the reader's clock has the last word. */
export function PromotionLine({ promotion, runsAtRender }: { promotion: Promotion; runsAtRender: boolean }) {
  const [runs, setRuns] = useState(runsAtRender);
  useEffect(() => setRuns(isRunning(promotion, Date.now())), [promotion]);
  return runs && <p className="font-semibold text-copper">{promotion.text}</p>;
}

function isRunning({ startsAt, endsAt }: Promotion, now: number): boolean {
  return (!startsAt || Date.parse(startsAt) <= now) && (!endsAt || now < Date.parse(endsAt));
}

/** Says that nothing here is for sale, on every page of a demo shop. */
export function DemoRibbon() {
  return (
    <aside aria-label="About this shop" className="bg-ink text-sm text-paper">
      <p className={`${pageWidth} py-2`}>
        <strong className="mr-2 border border-oak px-1 text-white">Demo shop</strong>
        Everything here is made up. No orders are charged or delivered.
      </p>
    </aside>
  );
}
