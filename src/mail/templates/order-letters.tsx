import { formatPounds } from '#money/pence.ts';
import type { LetterHead, LetterOf } from '../letters.ts';
import { Action, Paragraph, Sheet, TextLink } from './frame.tsx';
import { DeliverTo, OrderTable } from './order-parts.tsx';

export function OrderConfirmed({ head, letter: { order, invoiceLink } }: { head: LetterHead; letter: LetterOf<'order-confirmed'> }) {
  const [leaves, arrival] = order.collectFrom ? ['you collect it', 'collecting it'] : ['dispatch it', 'delivery'];
  return (
    <Sheet
      head={head}
      title="Thank you for your order"
      preview={`Order ${order.reference}, ${formatPounds(order.totalPence)}, is paid and confirmed.`}
    >
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        Your order {order.reference} is paid and confirmed. We’ll email you when it’s {order.collectFrom ? 'ready to collect' : 'on its way'}.
      </Paragraph>
      <OrderTable order={order} />
      <DeliverTo order={order} />
      <Action href={order.link}>View your order</Action>
      <Paragraph>
        <TextLink href={invoiceLink}>Your invoice (PDF)</TextLink>
      </Paragraph>
      <Paragraph quiet>
        {order.cutNote
          ? `You can cancel it from that page until we cut it or ${leaves}, and return what is not cut to size within 14 days of ${arrival}.`
          : `You can cancel it from that page until ${order.collectFrom ? leaves : 'it’s dispatched'}, and return it within 14 days of ${arrival}.`}
      </Paragraph>
    </Sheet>
  );
}

export function OrderLink({ head, letter: { purpose, firstName, reference, link } }: { head: LetterHead; letter: LetterOf<'order-link'> }) {
  const isWithdrawal = purpose === 'withdrawal';
  return (
    <Sheet head={head} title={isWithdrawal ? 'Withdraw from your contract' : 'Your order'} preview={`A link to your order ${reference}.`}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        {isWithdrawal
          ? `You asked to withdraw from order ${reference}. Nothing has been withdrawn yet: on the next page you choose what, and confirm.`
          : `You asked for a link to your order ${reference}. It shows the order’s status, tracking and invoice.`}
      </Paragraph>
      <Action href={link}>{isWithdrawal ? 'Continue to withdraw' : 'View your order'}</Action>
      <Paragraph quiet>If you didn’t ask for this, you can ignore this email.</Paragraph>
    </Sheet>
  );
}

/** One for every step of a claim: which it is, the claim says. */
export function ClaimNews({ head, letter }: { head: LetterHead; letter: LetterOf<'claim-news'> }) {
  return (
    <Sheet head={head} title={letter.title} preview={`Order ${letter.reference}: ${letter.said}`}>
      <Paragraph>Hello {letter.firstName},</Paragraph>
      <Paragraph>{letter.said}</Paragraph>
      {letter.goods.map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      {letter.answer && <Paragraph>{letter.answer}</Paragraph>}
      {letter.comes && <Paragraph>{letter.comes}</Paragraph>}
      {letter.carrier && <Paragraph>Sent with {letter.carrier}.</Paragraph>}
      {letter.trackingLink && (
        <Paragraph>
          <TextLink href={letter.trackingLink}>Track your replacement</TextLink>
        </Paragraph>
      )}
      <Action href={letter.link}>View your report</Action>
      {head.phone && <Paragraph quiet>Questions? Call us on {head.phone}.</Paragraph>}
    </Sheet>
  );
}

/** One for every step of a return. */
export function ReturnNews({ head, letter }: { head: LetterHead; letter: LetterOf<'return-news'> }) {
  return (
    <Sheet head={head} title={letter.title} preview={`Order ${letter.reference}: ${letter.said}`}>
      <Paragraph>Hello {letter.firstName},</Paragraph>
      <Paragraph>{letter.said}</Paragraph>
      {[...letter.goods, ...letter.more].map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      {letter.answer && <Paragraph>{letter.answer}</Paragraph>}
      <Action href={letter.link}>View your return</Action>
      {head.phone && <Paragraph quiet>Questions? Call us on {head.phone}.</Paragraph>}
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

export function OrderRefunded({
  head,
  letter: { order, reason, refundPence, creditNoteLink },
}: {
  head: LetterHead;
  letter: LetterOf<'order-refunded'>;
}) {
  return (
    <Sheet head={head} title="Your refund" preview={`${formatPounds(refundPence)} for order ${order.reference}.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        We are refunding {formatPounds(refundPence)} of the {formatPounds(order.totalPence)} you paid for order {order.reference} to your original
        payment method. Please allow up to ten working days.
      </Paragraph>
      {reason && <Paragraph>Reason: {reason}</Paragraph>}
      <Action href={order.link}>View your order</Action>
      {creditNoteLink && (
        <Paragraph>
          <TextLink href={creditNoteLink}>Your credit note (PDF)</TextLink>
        </Paragraph>
      )}
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

export function FinanceBegun({ head, letter }: { head: LetterHead; letter: LetterOf<'finance-begun'> }) {
  const { order, lender, depositPence, applicationLink } = letter;
  return (
    <Sheet head={head} title="We’ve reserved your order" preview={`Order ${order.reference} is waiting for a decision from ${lender}.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        You have chosen to pay monthly for order {order.reference}, through {lender}. Your items are reserved while {lender} decides, and we’ll email
        you as soon as we know. Nothing is sent before then.
      </Paragraph>
      {depositPence > 0 && <Paragraph>Your deposit is {formatPounds(depositPence)}, paid by card before you continue to the lender.</Paragraph>}
      <Action href={applicationLink}>View your application</Action>
      <OrderTable order={order} />
      <DeliverTo order={{ ...order, comes: null }} />
      <Paragraph quiet>
        You can continue the application, pay by card instead, or <TextLink href={order.link}>cancel the order</TextLink>, all from that page.
      </Paragraph>
    </Sheet>
  );
}

export function FinanceDeclined({ head, letter }: { head: LetterHead; letter: LetterOf<'finance-declined'> }) {
  const { order, lender, payLink, refundPence, heldUntil } = letter;
  return (
    <Sheet head={head} title="Your finance application was declined" preview={`You can still pay for order ${order.reference} by card.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        {lender} could not offer credit for order {order.reference}. They make their own decisions and don’t tell us why, but you can ask them. You
        owe nothing.
      </Paragraph>
      {refundPence > 0 && (
        <Paragraph>We are refunding your deposit of {formatPounds(refundPence)} to your card. Please allow up to ten working days.</Paragraph>
      )}
      <Paragraph>If you’d like to pay by card instead, your items are reserved until {heldUntil}.</Paragraph>
      <Action href={payLink}>Pay by card</Action>
      <OrderTable order={order} />
      <Paragraph quiet>
        Otherwise you don’t need to do anything, or you can <TextLink href={order.link}>cancel the order</TextLink> now.
      </Paragraph>
    </Sheet>
  );
}
