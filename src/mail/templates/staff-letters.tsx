import type { LetterHead, LetterOf } from '../letters.ts';
import { Action, Paragraph, Quote, Sheet, TextLink } from './frame.tsx';
import { DeliverTo, OrderTable } from './order-parts.tsx';

/** For the shop: a paid order to get ready. An answer to this mail goes to the customer. */
export function OrderForStaff({ head, letter }: { head: LetterHead; letter: LetterOf<'order-for-staff'> }) {
  const { order, staffLink, email, phone, notes, paid } = letter;
  const boxes = order.lines.reduce((sum, line) => sum + (line.isSample ? 0 : line.quantity), 0);
  const samples = order.lines.filter((line) => line.isSample).length;
  const counted = [boxes > 0 && `${boxes} of goods`, samples > 0 && `${samples} ${samples === 1 ? 'sample' : 'samples'}`].filter(Boolean).join(', ');
  return (
    <Sheet head={head} title={`Order ${order.reference} to prepare`} preview={counted}>
      <Paragraph>
        Paid {paid}. From {order.deliverTo[0]}, <TextLink href={`mailto:${email}`}>{email}</TextLink>
        {phone && `, ${phone}`}.
      </Paragraph>
      {notes && <Quote text={notes} />}
      <OrderTable order={order} />
      <DeliverTo lines={order.deliverTo} />
      <Action href={staffLink}>Open the order</Action>
      <Paragraph quiet>Reply to this email to answer the customer.</Paragraph>
    </Sheet>
  );
}

/** For the shop: something that has to be seen to. */
export function StaffNotice({ head, letter: { subject, lines, link } }: { head: LetterHead; letter: LetterOf<'staff-notice'> }) {
  return (
    <Sheet head={head} title={subject} preview={lines[0] ?? ''}>
      {lines.map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      <Action href={link}>View</Action>
    </Sheet>
  );
}
