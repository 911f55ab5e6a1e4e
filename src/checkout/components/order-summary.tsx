import { cutToSize } from '#catalogue/cut-to-size.ts';
import { kerbside } from '#delivery/kerbside.ts';
import { formatPounds } from '#money/pence.ts';
import { vatIncludedWords } from '#tax/vat-words.ts';
import { Picture } from '#ui/picture.tsx';
import type { Summary, SummaryLine } from '../summary.ts';

/** What is bought, with pictures, and everything that makes up the total. */
export function OrderSummary({ summary }: { summary: Summary }) {
  const { lines, goodsPence, samples, samplePostagePence, deliveryPence, asksForDelivery, comes, isOnPallet, vat, totalPence } = summary;
  const hasGoods = lines.some((line) => !line.isSample);
  return (
    <div className="text-md tabular-nums">
      <ul className="grid gap-4">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one product
          <Line key={at} line={line} />
        ))}
      </ul>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2 border-t border-sand pt-4">
        {hasGoods && <Sum term="Products" value={formatPounds(goodsPence)} />}
        {samples > 0 && <Sum term={`Postage for ${samples} ${samples === 1 ? 'sample' : 'samples'}`} value={formatPounds(samplePostagePence)} />}
        {hasGoods && <Sum term="Shipping" value={asksForDelivery ? 'Please ask us' : deliveryPence === 0 ? 'FREE' : formatPounds(deliveryPence)} />}
        {comes && <Sum term="Delivery" value={comes} />}
        <dt className="border-t border-sand pt-3 text-lg font-semibold">Total</dt>
        <dd className="border-t border-sand pt-3 text-right text-lg font-semibold">{formatPounds(totalPence)}</dd>
        <dt className="text-muted">{vatIncludedWords(vat.country, vat.rates)}</dt>
        <dd className="text-right text-muted">{formatPounds(vat.pence)}</dd>
      </dl>
      {isOnPallet && <p className="mt-3">{kerbside}</p>}
    </div>
  );
}

function Line({ line: { name, amount, size, cuts, isCut, hazards, linePence, isSample, picture, problem } }: { line: SummaryLine }) {
  return (
    <li className="flex gap-3">
      <div className="aspect-photo w-18 shrink-0 self-start bg-sand">
        {picture && (
          <Picture picture={{ ...picture, imageId: picture.image_id, alt: '' }} sizes="4.5rem" eager className="aspect-photo w-full object-cover" />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{[amount, !isSample && size].filter(Boolean).join(', ')}</p>
        {cuts && <p className="text-sm text-muted">{cuts}</p>}
        {isCut && <p className="text-sm text-muted">{cutToSize}</p>}
        {hazards && <p className="text-sm">{hazards}</p>}
        {problem && <p className="text-sm font-semibold text-warn">{problem}</p>}
      </div>
      <p>{isSample ? 'Free' : formatPounds(linePence)}</p>
    </li>
  );
}

function Sum({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="text-right">{value}</dd>
    </>
  );
}
