import { formatPounds } from '#money/pence.ts';
import type { LetterHead, LetterOf } from '../letters.ts';
import { Action, Paragraph, Sheet, TextLink } from './frame.tsx';
import { DeliverTo, OrderTable } from './order-parts.tsx';

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
      <DeliverTo lines={order.deliverTo} />
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
