import { useState } from 'react';
import { formatPounds, penceOf } from '#money/pence.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { MessageJson } from '../message-json.ts';
import { AddToCart } from './add-to-cart.tsx';
import { AnswerWords } from './answer-words.tsx';
import { ChatCard } from './chat-card.tsx';
import { Thumbs } from './thumbs.tsx';

type Props = {
  message: Pick<MessageJson, 'content' | 'message_type' | 'agent_name'> & Partial<MessageJson>;
  /** On an agent's page: who asks. */
  visitorName?: string;
  /** On the visitor's page: says whether an answer helped. */
  rate?: (messageId: string, thumb: 'up' | 'down' | null) => Promise<boolean>;
};

/** One message: who it is from, what it says, and what stands beside an answer. */
export function MessageItem({ message, visitorName, rate }: Props) {
  const { _id, content, message_type, agent_name, products = [], calculation = null, offer = null, sources = [] } = message;
  if (message_type === 'system' || message_type === 'escalation') {
    return <li className="border-l-2 border-oak py-1 pl-3 text-md text-muted">{content}</li>;
  }
  const isAsked = message_type === 'user';
  const isOwn = visitorName ? message_type === 'agent' : isAsked;
  const author = isAsked ? (visitorName ?? 'You: ') : message_type === 'agent' ? (agent_name ?? 'Our team') : 'AI assistant';
  return (
    <li data-asked={isAsked || undefined} className={classNames('grid gap-2', isOwn && 'justify-items-end')}>
      <p className={isOwn && !visitorName ? 'sr-only' : 'text-sm font-semibold text-muted'}>{author}</p>
      <div
        hidden={!content}
        className={classNames(
          'grid min-w-0 gap-2 rounded-card px-3 py-2 text-md',
          isOwn ? 'ml-8 bg-lough whitespace-pre-line text-white' : message_type === 'assistant' ? 'bg-linen' : 'mr-8 bg-ok-soft whitespace-pre-line',
        )}
      >
        {message_type === 'assistant' ? <AnswerWords text={content} /> : content}
      </div>
      {offer && !visitorName && <Offer offer={offer} />}
      {calculation && <Working calculation={calculation} sells={!visitorName} />}
      {products.length > 0 && (
        <ul className="grid w-full gap-2" aria-label="Floors in this answer">
          {products.map((product) => (
            <ChatCard key={product.id} product={product} sells={!visitorName} />
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <p className="text-sm text-muted">
          {'Sources: '}
          {sources.map(({ title, href }, place) => (
            <span key={`${title} ${href}`}>
              {place > 0 && <span> · </span>}
              {href ? (
                <a href={href} className="underline underline-offset-4">
                  {title}
                </a>
              ) : (
                <span>{title}</span>
              )}
            </span>
          ))}
        </p>
      )}
      {rate && _id && message_type === 'assistant' && <Thumbs rate={(thumb) => rate(_id, thumb)} />}
    </li>
  );
}

/** What the visitor asked to have in the cart: it goes there when they say yes, and not before. */
function Offer({ offer: { product_id, product_name, quantity, area_m2, amount, total } }: { offer: NonNullable<MessageJson['offer']> }) {
  const [isRefused, setRefused] = useState(false);
  if (isRefused) return null;
  return (
    <section aria-label={`Add ${product_name} to your cart`} className="border border-sand bg-white p-3 text-md">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold tabular-nums">
        <span>
          <span>{amount}</span> of <span>{product_name}</span>
        </span>
        <span className="text-copper">{formatPounds(penceOf(total))}</span>
      </p>
      <div className="flex flex-wrap items-end gap-x-2">
        <AddToCart productId={product_id} name={product_name} quantity={quantity} areaM2={area_m2} totalPence={penceOf(total)} said={amount} />
        <Button kind="quiet" onClick={() => setRefused(true)}>
          No, thanks
        </Button>
      </div>
    </section>
  );
}

function Working({ calculation, sells }: { calculation: NonNullable<MessageJson['calculation']>; sells: boolean }) {
  const { product_id, product_name, area_m2, boxes, amount, total, working } = calculation;
  return (
    <section aria-label={`Price for ${product_name}`} className="border border-sand bg-white p-3 text-md">
      <p className="flex flex-wrap justify-between gap-x-4 text-lg font-semibold tabular-nums">
        <span>{amount}</span>
        <span className="text-copper">{formatPounds(penceOf(total))}</span>
      </p>
      <ol className="mt-1 grid gap-1 text-muted">
        {working.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {sells && <AddToCart productId={product_id} name={product_name} quantity={boxes} areaM2={area_m2} totalPence={penceOf(total)} said={amount} />}
    </section>
  );
}
