import type { LetterHead, LetterOf, WithdrawalInLetter } from '../letters.ts';
import { Action, Paragraph, Quote, Sheet, TextLink } from './frame.tsx';

/** The shopper's copy of what they told us, and what happens next (Consumer Contracts Regulations 2013, regulations 32 to 35). */
export function WithdrawalReceived({ head, letter }: { head: LetterHead; letter: LetterOf<'withdrawal-received'> }) {
  const where = head.address ? `to ${head.businessName}, ${head.address}` : 'to us';
  return (
    <Sheet head={head} title="We have your notice" preview={`Order ${letter.reference}: what you are sending back.`}>
      <Paragraph>Hello {letter.fullName},</Paragraph>
      <Paragraph>You have told us that you change your mind about part or all of order {letter.reference}. This is your copy:</Paragraph>
      <Notice letter={letter} head={head} />
      <Paragraph>
        Please send the goods back {where}, or bring them, within 14 days of today. You pay for sending them; heavy goods have to go by carrier, and
        you may ask us what ours would charge.
      </Paragraph>
      <Paragraph>
        We pay back their price, and what standard delivery of the whole order cost if all of it comes back, to where the money came from: within 14
        days of having the goods, or of your proof that you have sent them. Where something was used more than it takes to look at it, we may pay back
        less.
      </Paragraph>
      <Action href={letter.link}>See your order</Action>
      {head.phone && <Paragraph quiet>Questions? Ring us on {head.phone}.</Paragraph>}
    </Sheet>
  );
}

/** For the shop. An answer to this mail goes to the customer. */
export function WithdrawalForStaff({ head, letter }: { head: LetterHead; letter: LetterOf<'withdrawal-for-staff'> }) {
  return (
    <Sheet head={head} title={`${letter.fullName} is sending something back`} preview={`Order ${letter.reference}`}>
      <Paragraph>
        Order {letter.reference}, from {letter.fullName}, <TextLink href={`mailto:${letter.email}`}>{letter.email}</TextLink>.
      </Paragraph>
      <Notice letter={letter} head={head} />
      {letter.reason && <Quote text={letter.reason} />}
      <Paragraph>Pay back within 14 days of having the goods, or of proof that they were sent.</Paragraph>
      <Action href={letter.staffLink}>Open the order</Action>
    </Sheet>
  );
}

/** The words of the model form: schedule 3, part B. */
function Notice({ letter, head }: { letter: WithdrawalInLetter; head: LetterHead }) {
  const goods = letter.goods.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n');
  const received = letter.receivedOn ? `, received on ${letter.receivedOn}` : '';
  const to = [head.businessName, head.address, head.email].filter(Boolean).join(', ');
  const text = `To ${to}\nI hereby give notice that I cancel my contract of sale of the following goods:\n${goods}\nOrdered on ${letter.orderedOn}${received}\n${letter.fullName}\n${letter.givenAt}`;
  return <Quote text={text} />;
}
