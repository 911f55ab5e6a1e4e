import KitOffer, { type KitOffered } from './kit-offer.tsx';

/** What the cart asks about its floors: gone or changed ones first. */
export default function KitOffers({ id, kits }: { id: string; kits: readonly KitOffered[] }) {
  const order = { gone: 0, changed: 1, none: 2 };
  return (
    <div id={id} className="grid gap-6 not-empty:border-t not-empty:border-sand not-empty:py-6">
      {kits
        .toSorted((a, b) => order[a.state] - order[b.state])
        .map((kit) => (
          <KitOffer key={`${kit.state} ${kit.product_id} ${kit.asked}`} kit={kit} />
        ))}
    </div>
  );
}
