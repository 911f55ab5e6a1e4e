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
      <DeliverTo order={{ ...order, comes: null }} />
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

/** For the shop: who wrote, how to reach them, and their words. An answer to this mail goes to them. */
export function ContactMessage({ head, letter }: { head: LetterHead; letter: LetterOf<'contact-message'> }) {
  return (
    <Sheet head={head} title={`A message from ${letter.name}`} preview={letter.message.slice(0, 120)}>
      <Paragraph>
        {letter.subject}. From {letter.name}, <TextLink href={`mailto:${letter.email}`}>{letter.email}</TextLink>
        {letter.phone && `, ${letter.phone}`}.
      </Paragraph>
      <Quote text={letter.message} />
      <Paragraph quiet>Reply to this email to answer them.</Paragraph>
    </Sheet>
  );
}

/** For whoever wrote: their own words, and that they have arrived. */
export function ContactCopy({ head, letter }: { head: LetterHead; letter: LetterOf<'contact-copy'> }) {
  return (
    <Sheet head={head} title="We’ve received your message" preview="We’ll reply within 24 hours.">
      <Paragraph>Hello {letter.firstName},</Paragraph>
      <Paragraph>Thank you for your message. We’ll reply within 24 hours. This is what you sent us ({letter.subject.toLowerCase()}):</Paragraph>
      <Quote text={letter.message} />
      {head.phone && <Paragraph>If it’s urgent, call us on {head.phone}.</Paragraph>}
    </Sheet>
  );
}

/** The shop's answer to a message, with what was asked below it. */
export function MessageReply({ head, letter }: { head: LetterHead; letter: LetterOf<'message-reply'> }) {
  return (
    <Sheet head={head} title="Your message to us" preview={letter.reply.slice(0, 120)}>
      <Paragraph>Hello {letter.firstName},</Paragraph>
      {letter.reply.split(/\n{2,}/).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
        <Paragraph key={at}>
          <span style={{ whiteSpace: 'pre-line' }}>{paragraph}</span>
        </Paragraph>
      ))}
      <Paragraph quiet>You asked us ({letter.subject.toLowerCase()}):</Paragraph>
      <Quote text={letter.message} />
    </Sheet>
  );
}

/** What an agent wrote in a chat that its visitor has left. */
export function ChatReply({ head, letter }: { head: LetterHead; letter: LetterOf<'chat-reply'> }) {
  return (
    <Sheet head={head} title="We’ve replied to your chat" preview={(letter.messages[0] ?? '').slice(0, 120)}>
      <Paragraph>Hello {letter.firstName},</Paragraph>
      {letter.messages.map((message, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages have no other name
        <Quote key={at} text={message} />
      ))}
      <Action href={letter.link}>Continue the chat</Action>
      <Paragraph quiet>You may need to log in again.</Paragraph>
    </Sheet>
  );
}
