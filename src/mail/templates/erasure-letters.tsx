import type { LetterHead, LetterOf } from '../letters.ts';
import { subjectOf } from '../subjects.ts';
import { sayMinutes } from './account-letters.tsx';
import { Action, Paragraph, Sheet, TextLink } from './frame.tsx';

type Props<K extends 'erasure-link' | 'data-erased'> = { head: LetterHead; letter: LetterOf<K> };

export function ErasureLink({ head, letter }: Props<'erasure-link'>) {
  const { link, hasAccount, validMinutes } = letter;
  return (
    <Sheet head={head} title={subjectOf(letter, head.businessName)} preview="Nothing is erased until you confirm it.">
      <Paragraph>Hello,</Paragraph>
      <Paragraph>We received a request to erase the data {head.businessName} holds under this email address.</Paragraph>
      {link && (
        <>
          <Paragraph>
            The link shows what will be erased and what we must keep by law. Nothing is erased until you confirm there. It works once, within{' '}
            {sayMinutes(validMinutes)}.
          </Paragraph>
          <Action href={link}>See what will be erased</Action>
          <Paragraph quiet>
            If the button doesn’t work, copy this link into your browser: <TextLink href={link}>{link}</TextLink>
          </Paragraph>
        </>
      )}
      {hasAccount && (
        <Paragraph>
          {link ? 'There is also an account' : 'There is an account'} with this email. Log in and{' '}
          <TextLink href={`${head.origin}/account/delete`}>delete the account</TextLink> to erase its data.
        </Paragraph>
      )}
      <Paragraph quiet>If you didn’t ask for this, ignore this email and nothing will change.</Paragraph>
    </Sheet>
  );
}

export function DataErased({ head, letter }: Props<'data-erased'>) {
  const { orders, stillUnderWay, keptInvoices } = letter;
  return (
    <Sheet head={head} title={subjectOf(letter, head.businessName)} preview="What we erased, and what we must keep by law.">
      <Paragraph>Hello,</Paragraph>
      <Paragraph>As you asked, we have erased your messages to us, our emails to you, and chats that mention your email address.</Paragraph>
      {orders > 0 && (
        <Paragraph>
          {orders === 1 ? 'Your past order no longer shows your name' : `Your ${orders} past orders no longer show your name`}. By law we keep what
          was sold and what it cost for seven years. Links to {orders === 1 ? 'it' : 'them'} in our emails no longer work.
        </Paragraph>
      )}
      {keptInvoices > 0 && (
        <Paragraph>
          {keptInvoices === 1 ? 'One invoice over £250 keeps' : `${keptInvoices} invoices over £250 keep`} your name and address, as VAT law requires.
          They appear nowhere else, and are erased seven years after the invoice was issued.
        </Paragraph>
      )}
      {stillUnderWay.length > 0 && (
        <Paragraph>
          {stillUnderWay.length === 1 ? 'Order' : 'Orders'} {stillUnderWay.join(', ')} {stillUnderWay.length === 1 ? 'is' : 'are'} still in progress,
          so we still need your details. Please ask again once {stillUnderWay.length === 1 ? 'it is' : 'they are'} complete.
        </Paragraph>
      )}
      <Paragraph>We delete our copy of this email after a day.</Paragraph>
    </Sheet>
  );
}
