import { sayDay } from '#delivery/working-days.ts';
import { formatPounds } from '#money/pence.ts';
import { imageAddress } from '#platform/images/address.ts';
import { sayDate, sayDateTime } from '#platform/say-date.ts';
import { claimNews, goodsInWords } from '../claim-words.ts';
import type { Claim, ClaimEntry } from '../queries.server.ts';

const link =
  'inline-flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough';

/** What was reported of an order's goods, and how far it is: on the order, for its shopper and for staff. `to`: the page of one of them. */
export function ClaimList({ claims, to }: { claims: readonly Claim[]; to: (claimId: string) => string }) {
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
            <ClaimGoods claim={claim} />
            <p className="whitespace-pre-line wrap-anywhere">{lastSaid(claim)}</p>
            <Refunded claim={claim} />
            <Replacement claim={claim} />
            <p>
              <a href={to(claim.id)} className={link}>
                See this report<span className="sr-only">{`, of ${sayDateTime(claim.createdAt)}`}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What staff said last, in their own words or in those of the state. */
function lastSaid({ entries, status }: Claim): string {
  return entries.findLast(({ by, words }) => by === 'staff' && words)?.words ?? claimNews[status].said;
}

export function ClaimGoods({ claim }: { claim: Claim }) {
  return (
    <ul>
      {claim.lines.map((line) => (
        <li key={line.id}>{goodsInWords(line)}</li>
      ))}
    </ul>
  );
}

function Refunded({ claim: { refundPence } }: { claim: Claim }) {
  return refundPence === null ? null : <p>{`Refund: ${formatPounds(refundPence)}`}</p>;
}

/** Where the goods are that are sent again. */
export function Replacement({ claim: { replacement } }: { claim: Claim }) {
  if (!replacement) return null;
  const { sentAt, comesOn, carrier, trackingLink } = replacement;
  const coming = comesOn ? `Replacement: comes on ${sayDay(comesOn)}.` : 'Replacement: being prepared.';
  return (
    <>
      <p>{sentAt ? `Replacement sent on ${sayDate(sentAt)}${carrier && ` with ${carrier}`}.` : coming}</p>
      {trackingLink && (
        <p>
          <a href={trackingLink} rel="noreferrer" className={link}>
            Track your replacement
          </a>
        </p>
      )}
    </>
  );
}

/** Its photographs, each a link to the whole picture. */
export function ClaimPhotos({ claim: { imageIds } }: { claim: Claim }) {
  if (imageIds.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {imageIds.map((image, at) => (
        <li key={image}>
          <a href={imageAddress(image, 1280, 'jpg')} data-reload target="_blank" rel="noreferrer">
            <img
              src={imageAddress(image, 320, 'jpg')}
              alt={`The problem, ${at + 1} of ${imageIds.length} (opens in a new tab)`}
              width="128"
              height="128"
              className="size-32 bg-linen object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The report and everything since, oldest first. `named`: who on the staff wrote each, for staff. */
export function ClaimStory({ claim, named = false }: { claim: Claim; named?: boolean }) {
  return (
    <ol className="grid gap-4">
      <li className={said(false)}>
        <Wrote by={named ? 'Customer' : 'You'} at={claim.createdAt} />
        <ClaimGoods claim={claim} />
        {claim.words && <p className="whitespace-pre-line wrap-anywhere">{claim.words}</p>}
      </li>
      {claim.entries.map((entry) => (
        <li key={entry.id} className={said(entry.by === 'staff')}>
          <Wrote by={writerOf(entry, named)} at={entry.at} />
          {entry.status && <p className="font-semibold">{claimNews[entry.status].title}</p>}
          {entry.status === 'refunded' && <Refunded claim={claim} />}
          {(entry.words || entry.status) && (
            <p className="whitespace-pre-line wrap-anywhere">{entry.words || (entry.status && claimNews[entry.status].said)}</p>
          )}
          {entry.status === (claim.replacement?.sentAt ? 'replaced' : 'replacing') && <Replacement claim={claim} />}
          {!entry.words && !entry.status && <p>Photos added.</p>}
        </li>
      ))}
    </ol>
  );
}

const said = (byShop: boolean) => `grid gap-1 border-l-2 pl-4 ${byShop ? 'border-lough' : 'border-oak'}`;

function writerOf({ by, name }: ClaimEntry, named: boolean): string {
  if (by === 'staff') return (named && name) || 'Our team';
  return named ? 'Customer' : 'You';
}

function Wrote({ by, at }: { by: string; at: Date }) {
  return (
    <p className="text-sm text-muted">
      <span>{`${by}, `}</span>
      <time dateTime={at.toISOString()}>{sayDateTime(at)}</time>
    </p>
  );
}
