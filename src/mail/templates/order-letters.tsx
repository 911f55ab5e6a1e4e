import { formatPounds } from '#money/pence.ts';
import type { LetterHead, LetterOf } from '../letters.ts';
import { Action, Paragraph, Sheet, TextLink } from './frame.tsx';
import { DeliverTo, OrderTable } from './order-parts.tsx';

export function OrderConfirmed({ head, letter: { order, invoiceLink } }: { head: LetterHead; letter: LetterOf<'order-confirmed'> }) {
  return (
    <Sheet
      head={head}
      title="Thank you for your order"
      preview={`Order ${order.reference}, ${formatPounds(order.totalPence)}, is paid and confirmed.`}
    >
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>Your order {order.reference} is paid and confirmed. We’ll email you when it’s on its way.</Paragraph>
      <OrderTable order={order} />
      <DeliverTo lines={order.deliverTo} />
      <Action href={order.link}>View your order</Action>
      <Paragraph>
        <TextLink href={invoiceLink}>Your invoice (PDF)</TextLink>
      </Paragraph>
      <Paragraph quiet>You can cancel it from that page until it’s dispatched, and return it within 14 days of delivery.</Paragraph>
    </Sheet>
  );
}

export function OrderLink({ head, letter: { firstName, reference, link } }: { head: LetterHead; letter: LetterOf<'order-link'> }) {
  return (
    <Sheet head={head} title="Your order" preview={`A link to your order ${reference}.`}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>You asked for a link to your order {reference}. It shows the order’s status, tracking and invoice.</Paragraph>
      <Action href={link}>View your order</Action>
      <Paragraph quiet>If you didn’t ask for this, you can ignore this email.</Paragraph>
    </Sheet>
  );
}

export function OrderShipped({ head, letter: { order, carrier, trackingLink } }: { head: LetterHead; letter: LetterOf<'order-shipped'> }) {
  return (
    <Sheet head={head} title="Your order is on its way" preview={`Order ${order.reference} has been dispatched${carrier ? ` with ${carrier}` : ''}.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        Your order {order.reference} has been dispatched{carrier && ` with ${carrier}`}.
        {trackingLink && (
          <>
            {' '}
            <TextLink href={trackingLink}>Track your parcel</TextLink>.
          </>
        )}
      </Paragraph>
      <DeliverTo lines={order.deliverTo} />
      <Action href={order.link}>View your order</Action>
      <Paragraph quiet>
        Boxes of flooring are heavy: please have someone there to help take them in. Leave them in the room for two days before laying.
      </Paragraph>
    </Sheet>
  );
}

export function OrderDelivered({ head, letter: { order, reviews } }: { head: LetterHead; letter: LetterOf<'order-delivered'> }) {
  return (
    <Sheet head={head} title="Your order has been delivered" preview="How does it look? Tell other shoppers.">
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>Your order {order.reference} has been delivered. If anything is missing or damaged, let us know and we’ll put it right.</Paragraph>
      {reviews.length > 0 && <Paragraph>Once it’s laid, please leave a review to help other shoppers choose:</Paragraph>}
      {reviews.map((review) => (
        <Paragraph key={review.link}>
          <TextLink href={review.link}>Review {review.productName}</TextLink>
        </Paragraph>
      ))}
      <Action href={order.link}>View your order</Action>
    </Sheet>
  );
}

export function OrderCancelled({ head, letter: { order, reason, refundPence, lender } }: { head: LetterHead; letter: LetterOf<'order-cancelled'> }) {
  return (
    <Sheet head={head} title="Your order has been cancelled" preview={`Order ${order.reference} will not be sent.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>Your order {order.reference} has been cancelled and will not be sent.</Paragraph>
      {reason && <Paragraph>Reason: {reason}</Paragraph>}
      {lender && <Paragraph>We’re telling {lender}, who will end your agreement. You owe nothing for it.</Paragraph>}
      {(refundPence > 0 || !lender) && (
        <Paragraph>
          {refundPence > 0
            ? `We are refunding ${formatPounds(refundPence)} to your original payment method. Please allow up to ten working days.`
            : 'You have not been charged for it.'}
        </Paragraph>
      )}
      <OrderTable order={order} />
      <Action href={order.link}>View your order</Action>
    </Sheet>
  );
}

export function OrderRefunded({ head, letter: { order, reason, refundPence } }: { head: LetterHead; letter: LetterOf<'order-refunded'> }) {
  return (
    <Sheet head={head} title="Your refund" preview={`${formatPounds(refundPence)} for order ${order.reference}.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        We are refunding {formatPounds(refundPence)} of the {formatPounds(order.totalPence)} you paid for order {order.reference} to your original
        payment method. Please allow up to ten working days.
      </Paragraph>
      {reason && <Paragraph>Reason: {reason}</Paragraph>}
      <Action href={order.link}>View your order</Action>
    </Sheet>
  );
}

export function RefundFailed({ head, letter: { order, refundPence } }: { head: LetterHead; letter: LetterOf<'refund-failed'> }) {
  return (
    <Sheet head={head} title="Your refund failed" preview={`${formatPounds(refundPence)} for order ${order.reference}.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        We told you we were refunding {formatPounds(refundPence)} of order {order.reference} to your card. Our card provider has since told us that
        this refund failed. We’re sorry.
      </Paragraph>
      <Paragraph>
        We still owe you the money and will refund it another way, such as by bank transfer. We’ll be in touch; you can also reply to this email
        {head.phone && ` or call us on ${head.phone}`}. Please do not email us your card details.
      </Paragraph>
      <Action href={order.link}>View your order</Action>
    </Sheet>
  );
}
