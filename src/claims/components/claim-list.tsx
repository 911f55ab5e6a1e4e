import { formatPounds } from '#money/pence.ts';
import { imageAddress } from '#platform/images/address.ts';
import { sayDate } from '#platform/say-date.ts';
import { claimNews, goodsInWords } from '../claim-words.ts';
import type { Claim } from '../queries.server.ts';

/** What was reported of an order's goods, and what became of it: on the order, for its shopper and for staff. */
export function ClaimList({ claims }: { claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="claims" className="border-t border-sand pt-4 text-md">
      <h2 id="claims" className="text-xl">
        Reported problems
      </h2>
      <ul className="grid gap-4 pt-2">
        {claims.map((claim) => (
          <li key={claim.id} className="grid gap-1">
            <p className="font-semibold">{claimNews[claim.status].title}</p>
            <p className="text-muted">
              Reported on <time dateTime={claim.createdAt.toISOString()}>{sayDate(claim.createdAt)}</time>
            </p>
            {claim.lines.map((line) => (
              <p key={line.id}>{goodsInWords(line)}</p>
            ))}
            {claim.words && <p className="whitespace-pre-line wrap-anywhere">{claim.words}</p>}
            {claim.imageIds.length > 0 && (
              <ul className="flex flex-wrap gap-2">
                {claim.imageIds.map((image, at) => (
                  <li key={image}>
                    <a href={imageAddress(image, 1280, 'jpg')} data-reload>
                      <img
                        src={imageAddress(image, 320, 'jpg')}
                        alt={`The problem, ${at + 1} of ${claim.imageIds.length}`}
                        width="96"
                        height="96"
                        className="size-24 object-cover"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <p>{claim.answer || claimNews[claim.status].said}</p>
            {claim.refundPence !== null && <p>{`Refund: ${formatPounds(claim.refundPence)}`}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
