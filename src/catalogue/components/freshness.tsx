import { useEffect, useState } from 'react';
import { callApi } from '#platform/http/call-api.ts';
import { sayDate } from '#platform/say-date.ts';
import { useAwake } from '#ui/kept-in-browser.ts';
import type { Product } from '../product.ts';
import { relativeTime } from '../relative-time.ts';
import { rememberViewed } from '../use-recently-viewed.ts';

/**
 * When the product last changed, and how many people looked at it in the last 24 hours where the server says there are
 * enough. The visit itself is counted here, and remembered for 'Recently viewed'.
 */
export default function Freshness({ product: { id, name, photos, updatedAt } }: { product: Product }) {
  const [viewers, setViewers] = useState<number | null>(null);
  const isAwake = useAwake();
  const picture = photos[0] ?? null;
  useEffect(() => {
    let isHere = true;
    setViewers(null);
    rememberViewed({ id, name, picture });
    callApi<{ viewers: number | null }>('POST', `/api/products/${id}/views`).then((answer) => {
      if (isHere && answer.ok) setViewers(answer.body.viewers);
    });
    return () => {
      isHere = false;
    };
  }, [id, name, picture]);
  return (
    <p id="freshness" className="text-sm text-muted">
      Updated <time dateTime={updatedAt.toISOString()}>{isAwake ? relativeTime(updatedAt, new Date()) : sayDate(updatedAt)}</time>
      {viewers !== null && <span>{` · Viewed in the last 24 hours by ${viewers} people`}</span>}
    </p>
  );
}
