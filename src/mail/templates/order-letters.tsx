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
      <Paragraph>Your order {order.reference} is paid and confirmed. We write again when it is on its way.</Paragraph>
      <OrderTable order={order} />
      <DeliverTo lines={order.deliverTo} />
      <Action href={order.link}>See your order</Action>
      <Paragraph>
        <TextLink href={invoiceLink}>Your invoice (PDF)</TextLink>
      </Paragraph>
      <Paragraph quiet>Until it is sent you can cancel it from that page, and for 14 days after it arrives you may still change your mind.</Paragraph>
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
    <Sheet head={head} title="Your order is on its way" preview={`Order ${order.reference} has left us${carrier ? ` with ${carrier}` : ''}.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        Your order {order.reference} has left us{carrier && ` with ${carrier}`}.
        {trackingLink && (
          <>
            {' '}
            <TextLink href={trackingLink}>Follow the parcel</TextLink>.
          </>
        )}
      </Paragraph>
      <DeliverTo lines={order.deliverTo} />
      <Action href={order.link}>See your order</Action>
      <Paragraph quiet>
        Boxes of flooring are heavy: please have somebody there to take them in, and let them lie in the room for two days before they are laid.
      </Paragraph>
    </Sheet>
  );
}

export function OrderDelivered({ head, letter: { order, reviews } }: { head: LetterHead; letter: LetterOf<'order-delivered'> }) {
  return (
    <Sheet head={head} title="Your order has arrived" preview="How does it look? Others would like to know.">
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>Your order {order.reference} has been delivered. If anything is missing or damaged, tell us and we put it right.</Paragraph>
      {reviews.length > 0 && (
        <Paragraph>Once it is laid, a few words on how it turned out help the next person to choose, the bad news as much as the good:</Paragraph>
      )}
      {reviews.map((review) => (
        <Paragraph key={review.link}>
          <TextLink href={review.link}>Review {review.productName}</TextLink>
        </Paragraph>
      ))}
      <Action href={order.link}>See your order</Action>
    </Sheet>
  );
}

export function OrderCancelled({ head, letter: { order, reason, refundPence, lender } }: { head: LetterHead; letter: LetterOf<'order-cancelled'> }) {
  return (
    <Sheet head={head} title="Your order is cancelled" preview={`Order ${order.reference} will not be sent.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>Your order {order.reference} is cancelled and will not be sent.</Paragraph>
      {reason && <Paragraph>The reason: {reason}</Paragraph>}
      {lender && <Paragraph>We are telling {lender}, who ends your agreement: you owe nothing for it.</Paragraph>}
      {(refundPence > 0 || !lender) && (
        <Paragraph>
          {refundPence > 0
            ? `We are paying back ${formatPounds(refundPence)} to where it came from. Banks take up to ten working days to show it.`
            : 'You have not been charged for it.'}
        </Paragraph>
      )}
      <OrderTable order={order} />
      <Action href={order.link}>See your order</Action>
    </Sheet>
  );
}

export function OrderRefunded({ head, letter: { order, reason, refundPence } }: { head: LetterHead; letter: LetterOf<'order-refunded'> }) {
  return (
    <Sheet head={head} title="Your refund" preview={`${formatPounds(refundPence)} for order ${order.reference}.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        We are paying back {formatPounds(refundPence)} of the {formatPounds(order.totalPence)} you paid for order {order.reference}, to where it came
        from. Banks take up to ten working days to show it.
      </Paragraph>
      {reason && <Paragraph>The reason: {reason}</Paragraph>}
      <Action href={order.link}>See your order</Action>
    </Sheet>
  );
}

export function RefundFailed({ head, letter: { order, refundPence } }: { head: LetterHead; letter: LetterOf<'refund-failed'> }) {
  return (
    <Sheet head={head} title="Your refund did not go through" preview={`${formatPounds(refundPence)} for order ${order.reference}.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        We told you that {formatPounds(refundPence)} of order {order.reference} was on its way back to your card. Our card provider has since told us
        that this refund failed, so please do not wait for it.
      </Paragraph>
      <Paragraph>
        We still owe you the money and will pay it back another way, for instance by bank transfer. We will be in touch about it; you can also answer
        this mail{head.phone && `, or ring us on ${head.phone}`}. Please do not send us card details by email.
      </Paragraph>
      <Action href={order.link}>See your order</Action>
    </Sheet>
  );
}
