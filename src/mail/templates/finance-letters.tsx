import { formatPounds } from '#money/pence.ts';
import type { LetterHead, LetterOf } from '../letters.ts';
import { Action, Paragraph, Sheet, TextLink } from './frame.tsx';
import { DeliverTo, OrderTable } from './order-parts.tsx';

export function FinanceBegun({ head, letter }: { head: LetterHead; letter: LetterOf<'finance-begun'> }) {
  const { order, lender, depositPence, applicationLink } = letter;
  return (
    <Sheet head={head} title="We hold your order for you" preview={`Order ${order.reference} waits for ${lender} to decide.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        You have chosen to pay for order {order.reference} monthly, through {lender}. We hold everything in it while {lender} decides, and write to
        you as soon as we know. Nothing is sent before that.
      </Paragraph>
      {depositPence > 0 && <Paragraph>Your deposit is {formatPounds(depositPence)}, by card, before you go on to the lender.</Paragraph>}
      <Action href={applicationLink}>See your application</Action>
      <OrderTable order={order} />
      <DeliverTo lines={order.deliverTo} />
      <Paragraph quiet>
        You can go on with the application, pay by card instead, or <TextLink href={order.link}>cancel the order</TextLink>, all from that page.
      </Paragraph>
    </Sheet>
  );
}

export function FinanceDeclined({ head, letter }: { head: LetterHead; letter: LetterOf<'finance-declined'> }) {
  const { order, lender, payLink, refundPence, heldUntil } = letter;
  return (
    <Sheet head={head} title="Paying monthly was not possible" preview={`You can still pay for order ${order.reference} by card.`}>
      <Paragraph>Hello {order.firstName},</Paragraph>
      <Paragraph>
        {lender} could not offer credit for order {order.reference}. It decides by itself and tells us no reasons; you may ask it for them. You owe
        nothing.
      </Paragraph>
      {refundPence > 0 && (
        <Paragraph>
          We are paying your deposit of {formatPounds(refundPence)} back to your card. Banks take up to ten working days to show it.
        </Paragraph>
      )}
      <Paragraph>If you would like to pay by card instead, everything in the order is held for you until {heldUntil}.</Paragraph>
      <Action href={payLink}>Pay by card</Action>
      <OrderTable order={order} />
      <Paragraph quiet>
        Otherwise you need do nothing, or <TextLink href={order.link}>cancel the order</TextLink> now.
      </Paragraph>
    </Sheet>
  );
}
