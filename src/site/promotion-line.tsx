import { useEffect, useState } from 'react';
import type { SiteData } from '#settings/components/use-shop-settings.ts';

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
