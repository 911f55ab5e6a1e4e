import type { LetterHead, LetterOf, WithdrawalInLetter } from '../letters.ts';
import { Action, Paragraph, Quote, Sheet, TextLink } from './frame.tsx';

/** The shopper's copy of what they told us, and what happens next (Consumer Contracts Regulations 2013, regulations 32 to 35). */
export function WithdrawalReceived({ head, letter }: { head: LetterHead; letter: LetterOf<'withdrawal-received'> }) {
  const where = head.address ? `to ${head.businessName}, ${head.address}` : 'to us';
  return (
    <Sheet head={head} title="We’ve received your withdrawal" preview={`Order ${letter.reference}, received ${letter.givenAt}.`}>
      <Paragraph>Hello {letter.fullName},</Paragraph>
      <Paragraph>
        On {letter.givenAt} you told us that you are withdrawing from part or all of order {letter.reference}. We confirm that we have received it.
        This is what you sent us:
      </Paragraph>
      <Notice letter={letter} head={head} />
      <Paragraph>
        Please send the goods back {where}, or bring them, within 14 days of today. You pay for the return. Heavy goods have to go by carrier: ask us
        what ours would charge.
      </Paragraph>
      <Paragraph>
        We refund their price to your original payment method within 14 days of receiving the goods, or proof that you have sent them. If you return
        everything, we also refund standard delivery. If something has been handled more than needed to check it, we may reduce the refund.
      </Paragraph>
      <Action href={letter.link}>View your order</Action>
      {head.phone && <Paragraph quiet>Questions? Call us on {head.phone}.</Paragraph>}
    </Sheet>
  );
}

/** For the shop. An answer to this mail goes to the customer. */
export function WithdrawalForStaff({ head, letter }: { head: LetterHead; letter: LetterOf<'withdrawal-for-staff'> }) {
  return (
    <Sheet head={head} title={`Return notice from ${letter.fullName}`} preview={`Order ${letter.reference}`}>
      <Paragraph>
        Order {letter.reference}, from {letter.fullName}, <TextLink href={`mailto:${letter.email}`}>{letter.email}</TextLink>.
      </Paragraph>
      <Notice letter={letter} head={head} />
      {letter.reason && <Quote text={letter.reason} />}
      <Paragraph>Refund within 14 days of receiving the goods, or proof that they were sent.</Paragraph>
      <Action href={letter.staffLink}>Open the order</Action>
    </Sheet>
  );
}

/** The words of the model form: schedule 3, part B. */
function Notice({ letter, head }: { letter: WithdrawalInLetter; head: LetterHead }) {
  const goods = letter.goods.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n');
  const received = letter.receivedOn ? `, received on ${letter.receivedOn}` : '';
  const to = [head.businessName, head.address, head.email].filter(Boolean).join(', ');
  const text =
    `To ${to}\nI hereby give notice that I withdraw from my contract of sale of the following goods:\n${goods}\nOrdered on ` +
    `${letter.orderedOn}${received}\n${letter.fullName}\n${letter.givenAt}`;
  return <Quote text={text} />;
}
