import { useState } from 'react';
import { SampleButton } from '#cart/components/sample-button.tsx';
import { unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds, penceOf } from '#money/pence.ts';
import { imageAddress } from '#platform/images/address.ts';
import { StockWords } from '#stock/components/stock-words.tsx';
import type { MessageJson } from '../message-json.ts';
import { ChatCalculator } from './chat-calculator.tsx';

type Card = MessageJson['products'][number];

const action = 'inline-flex min-h-11 items-center text-md font-medium text-lough underline decoration-sand underline-offset-4 hover:decoration-lough';
const pounds = (amount: number) => formatPounds(penceOf(amount));

/** A product in an answer: what it costs and whether it is there now, its page, a sample, and how many boxes a room takes. */
export function ChatCard({ product, sells }: { product: Card /** Not on an agent's page, whose cart is another's. */; sells: boolean }) {
  const { id, name, price, price_per_m2, unit, stock, image_id, sample_eligible } = product;
  const [isCounting, setCounting] = useState(false);
  const { one, many } = unitWords(unit);
  return (
    <li className="border border-sand bg-white">
      <div className="flex gap-3 p-2">
        {image_id ? (
          <picture className="size-24 shrink-0">
            <source type="image/avif" srcSet={imageAddress(image_id, 160, 'avif')} />
            <img src={imageAddress(image_id, 160, 'jpg')} alt="" width={96} height={96} loading="lazy" className="size-24 object-cover" />
          </picture>
        ) : (
          <span className="grid size-24 shrink-0 place-items-center bg-linen text-sm text-muted">No picture yet</span>
        )}
        <div className="min-w-0 text-md">
          <a href={`/products/${id}`} className="block leading-tight font-medium underline decoration-oak decoration-2 underline-offset-4">
            {name}
          </a>
          <p className="mt-1 tabular-nums">
            {price_per_m2 !== null && <strong className="text-lg font-semibold text-copper">{`${pounds(price_per_m2)}/m² `}</strong>}
            <span className="whitespace-nowrap text-muted">{`${pounds(price)} per ${one}`}</span>
          </p>
          <StockWords stock={stock} />
        </div>
      </div>
      {sells && (
        <div className="flex flex-wrap gap-x-4 border-t border-sand px-2">
          {sample_eligible && (
            <SampleButton productId={id} name={name} className={action}>
              Add sample
            </SampleButton>
          )}
          {price_per_m2 !== null && (
            <button type="button" aria-expanded={isCounting} onClick={() => setCounting(!isCounting)} className={action}>
              <span>{`Work out ${many}`}</span>
              <span className="sr-only">{` for ${name}`}</span>
            </button>
          )}
        </div>
      )}
      {isCounting && <ChatCalculator product={product} />}
    </li>
  );
}
