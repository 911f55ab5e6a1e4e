import type { ReactNode } from 'react';
import { cutToSize } from '#catalogue/cut-to-size.ts';
import { kerbside } from '#delivery/kerbside.ts';
import { formatPounds } from '#money/pence.ts';
import { EuroGuide } from '#tax/components/euro-guide.tsx';
import { vatIncludedWords } from '#tax/vat-words.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { Precautions } from '#ui/precautions.tsx';
import type { Summary, SummaryLine } from '../summary.ts';
import { whenCollected, whenSent } from './by-way.ts';

/** What is bought, with pictures, and everything that makes up the total. */
export function OrderSummary({ summary }: { summary: Summary }) {
  const { lines, goodsPence, samples, samplePostagePence, deliveryPence, asksForDelivery, comes, isOnPallet, isCollected, choice } = summary;
  const { vat, totalPence, euro } = summary;
  const hasGoods = lines.some((line) => !line.isSample);
  const sent = isCollected ? 'hidden' : choice ? whenSent : undefined;
  const shipping = asksForDelivery ? 'Please ask us' : deliveryPence === 0 ? 'FREE' : formatPounds(deliveryPence);
  return (
    <div className="text-md tabular-nums">
      <ul className="grid gap-4">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one product
          <Line key={at} line={line} />
        ))}
      </ul>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2 border-t border-sand pt-4">
        {hasGoods && <Sum term="Products" value={<ByWay sent={formatPounds(goodsPence)} collected={choice && formatPounds(choice.goodsPence)} />} />}
        {samples > 0 && (
          <Sum term={`Postage for ${samples} ${samples === 1 ? 'sample' : 'samples'}`} value={formatPounds(samplePostagePence)} className={sent} />
        )}
        {hasGoods && <Sum term="Shipping" value={shipping} className={sent} />}
        {comes && <Sum term="Delivery" value={comes} className={sent} />}
        {(isCollected || choice) && <Sum term="Collection" value="FREE" className={choice ? whenCollected : undefined} />}
        {isCollected && comes && <Sum term="Ready" value={comes} />}
        {choice && <Sum term="Ready" value={`From ${choice.readyOn}`} className={whenCollected} />}
        <dt className="border-t border-sand pt-3 text-lg font-semibold">Total</dt>
        <dd className="border-t border-sand pt-3 text-right text-lg font-semibold">
          <ByWay sent={formatPounds(totalPence)} collected={choice && formatPounds(choice.totalPence)} />
        </dd>
        <dt className="text-muted">
          <ByWay sent={vatIncludedWords(vat.country, vat.rates)} collected={choice && vatIncludedWords(choice.vat.country, choice.vat.rates)} />
        </dt>
        <dd className="text-right text-muted">
          <ByWay sent={formatPounds(vat.pence)} collected={choice && formatPounds(choice.vat.pence)} />
        </dd>
      </dl>
      {euro && (
        <div className={classNames('mt-2', choice && whenSent)}>
          <EuroGuide amount={euro} />
        </div>
      )}
      {choice?.euro && (
        <div className={classNames('mt-2', whenCollected)}>
          <EuroGuide amount={choice.euro} />
        </div>
      )}
      {isOnPallet && <p className={classNames('mt-3', choice && whenSent)}>{kerbside}</p>}
    </div>
  );
}

/** Words that depend on what is chosen, delivery or collection; `collected`: null where there is nothing to choose. */
export function ByWay({ sent, collected }: { sent: ReactNode; collected: ReactNode }) {
  if (collected === null) return <span>{sent}</span>;
  return (
    <>
      <span className={whenSent}>{sent}</span>
      <span className={whenCollected}>{collected}</span>
    </>
  );
}

function Line({
  line: { name, amount, size, cuts, isCut, lots, hazards, precautions, linePence, isSample, picture, problem },
}: {
  line: SummaryLine;
}) {
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
        {lots && <p className="text-sm text-muted">{lots}</p>}
        {hazards && <p className="text-sm">{hazards}</p>}
        <Precautions of={precautions} name={name} />
        {problem && <p className="text-sm font-semibold text-warn">{problem}</p>}
      </div>
      <p>{isSample ? 'Free' : formatPounds(linePence)}</p>
    </li>
  );
}

function Sum({ term, value, className }: { term: string; value: ReactNode; className?: string | undefined }) {
  return (
    <>
      <dt className={classNames('text-muted', className)}>{term}</dt>
      <dd className={classNames('text-right', className)}>{value}</dd>
    </>
  );
}
