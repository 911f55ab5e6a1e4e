import type { ReactNode } from 'react';
import type { LetterHead, LetterOf } from '../letters.ts';
import { Action, Paragraph, Quote, Sheet, TextLink } from './frame.tsx';
import { DeliverTo } from './order-parts.tsx';

export function OrderShipped({ head, letter: { order, carrier, trackingLink, part } }: { head: LetterHead; letter: LetterOf<'order-shipped'> }) {
  const what = part ? (part.isLast ? 'The rest of your order' : 'Part of your order') : 'Your order';
  const said = `${what} ${order.reference} has been dispatched${carrier ? ` with ${carrier}` : ''}.`;
  return (
    <Sheet head={head} title={`${what} is on its way`} preview={said}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        {said}
        {trackingLink && (
          <>
            {' '}
            <TextLink href={trackingLink}>Track your parcel</TextLink>.
          </>
        )}
      </Paragraph>
      {part && <Quote text={part.goods.join('\n')} />}
      {part && !part.isLast && <Paragraph>We’ll email you again when the rest leaves.</Paragraph>}
      <DeliverTo order={order} />
      <Action href={order.link}>View your order</Action>
      <Paragraph quiet>
        Boxes of flooring are heavy: please have someone there to help take them in. Leave them in the room for two days before laying.
      </Paragraph>
    </Sheet>
  );
}

/** It now has another day; or, where the shopper chose it, the one that they asked for. */
export function DeliveryMoved({ head, letter: { order, byShop, reason } }: { head: LetterHead; letter: LetterOf<'delivery-moved'> }) {
  const title = byShop ? 'Your delivery has moved' : 'Your delivery day';
  return (
    <Sheet head={head} title={title} preview={`Order ${order.reference}: ${order.comes ?? ''}.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        {byShop
          ? `We’ve moved the delivery of your order ${order.reference} to another day.`
          : `Thank you. Your order ${order.reference} has its day.`}
      </Paragraph>
      {reason && <Quote text={reason} />}
      <DeliverTo order={order} />
      <Action href={order.link}>View your order</Action>
      <Paragraph quiet>
        {byShop ? 'If this day doesn’t suit you, please reply to this email' : 'If your plans change, please reply to this email'}
        {head.phone && ` or call us on ${head.phone}`}.
      </Paragraph>
    </Sheet>
  );
}

export function HeldReminder({ head, letter: { order } }: { head: LetterHead; letter: LetterOf<'held-reminder'> }) {
  return (
    <Sheet head={head} title="When would you like your delivery?" preview={`Order ${order.reference} is ready for you to choose a day.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>We’re holding your order {order.reference} for you. Please choose a delivery day soon.</Paragraph>
      <DeliverTo order={order} />
      <Action href={order.link}>Choose a delivery day</Action>
      {head.phone && <Paragraph quiet>Not ready yet? Call us on {head.phone}.</Paragraph>}
    </Sheet>
  );
}

export function OrderPreparing({ head, letter: { order } }: { head: LetterHead; letter: LetterOf<'order-preparing'> }) {
  return (
    <Sheet head={head} title="We’re preparing your order" preview={`Order ${order.reference}: we’ll email you when you can collect it.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        We’re getting your order {order.reference} ready. Please don’t come for it yet: we’ll email you a code as soon as it can be collected.
      </Paragraph>
      <DeliverTo order={order} />
      <Action href={order.link}>View your order</Action>
    </Sheet>
  );
}

export function OrderReady({ head, letter }: { head: LetterHead; letter: LetterOf<'order-ready'> }) {
  const { order, keptUntil } = letter;
  return (
    <Waiting head={head} letter={letter} title="Your order is ready to collect">
      Your order {order.reference} is ready. We’ll keep it for you until {keptUntil}.
    </Waiting>
  );
}

export function CollectionReminder({ head, letter }: { head: LetterHead; letter: LetterOf<'collection-reminder'> }) {
  return (
    <Waiting head={head} letter={letter} title="Your order is still waiting for you">
      Your order {letter.order.reference} has been ready for two weeks. Please collect it soon, or contact us if you no longer want it.
    </Waiting>
  );
}

type WaitingProps = { head: LetterHead; letter: LetterOf<'order-ready' | 'collection-reminder'>; title: string; children: ReactNode };

/** What whoever fetches an order has to know. */
function Waiting({ head, letter: { order, code, load, grams }, title, children }: WaitingProps) {
  return (
    <Sheet head={head} title={title} preview={`Order ${order.reference}: please bring the code ${code}.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>{children}</Paragraph>
      <Paragraph>
        Please bring this code: <strong>{code}</strong>. If somebody else collects it for you, give them the code.
      </Paragraph>
      {load.length > 0 && (
        <>
          <Paragraph>To load into your car or van{grams !== null && `, ${Math.ceil(grams / 1000)} kg in all`}:</Paragraph>
          <Quote text={load.join('\n')} />
          <Paragraph>Please check that your vehicle can carry it, and bring someone to help.</Paragraph>
        </>
      )}
      <DeliverTo order={{ ...order, comes: null }} />
      <Action href={order.link}>View your order</Action>
      {head.phone && <Paragraph quiet>Questions? Call us on {head.phone}.</Paragraph>}
    </Sheet>
  );
}

export function OrderCollected({ head, letter: { order, collectedBy, reviews } }: { head: LetterHead; letter: LetterOf<'order-collected'> }) {
  return (
    <Sheet head={head} title="Your order has been collected" preview={`Order ${order.reference} was collected by ${collectedBy}.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        Your order {order.reference} was collected by {collectedBy}. If anything is missing or damaged, let us know and we’ll put it right.
      </Paragraph>
      <Reviews reviews={reviews} />
      <Action href={order.link}>View your order</Action>
    </Sheet>
  );
}

function Reviews({ reviews }: { reviews: { productName: string; link: string }[] }) {
  return (
    <>
      {reviews.length > 0 && <Paragraph>Once it’s laid, please leave a review to help other shoppers choose:</Paragraph>}
      {reviews.map((review) => (
        <Paragraph key={review.link}>
          <TextLink href={review.link}>Review {review.productName}</TextLink>
        </Paragraph>
      ))}
    </>
  );
}

export function OrderDelivered({ head, letter: { order, reviews } }: { head: LetterHead; letter: LetterOf<'order-delivered'> }) {
  return (
    <Sheet head={head} title="Your order has been delivered" preview="How does it look? Tell other shoppers.">
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>Your order {order.reference} has been delivered. If anything is missing or damaged, let us know and we’ll put it right.</Paragraph>
      <Reviews reviews={reviews} />
      <Action href={order.link}>View your order</Action>
    </Sheet>
  );
}
