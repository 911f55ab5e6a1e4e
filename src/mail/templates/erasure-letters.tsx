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
      <Paragraph>Somebody, most likely you, asked {head.businessName} to erase what we hold under this email address.</Paragraph>
      {link && (
        <>
          <Paragraph>
            The link leads to a page that says what goes and what the law asks us to keep; nothing is erased until you press the button there. It
            works once, for {sayMinutes(validMinutes)}.
          </Paragraph>
          <Action href={link}>See what is erased</Action>
          <Paragraph quiet>
            If the button does nothing, copy this address into your browser: <TextLink href={link}>{link}</TextLink>
          </Paragraph>
        </>
      )}
      {hasAccount && (
        <Paragraph>
          {link ? 'There is also an account' : 'There is an account'} with this address. Log in and{' '}
          <TextLink href={`${head.origin}/account/delete`}>delete the account</TextLink> to erase what belongs to it.
        </Paragraph>
      )}
      <Paragraph quiet>If it was not you, leave this letter alone and nothing changes.</Paragraph>
    </Sheet>
  );
}

export function DataErased({ head, letter }: Props<'data-erased'>) {
  const { orders, stillUnderWay, keptInvoices } = letter;
  return (
    <Sheet head={head} title={subjectOf(letter, head.businessName)} preview="What went, and what the law asks us to keep.">
      <Paragraph>Hello,</Paragraph>
      <Paragraph>As you asked, we have erased the messages you wrote to us, the letters we wrote to you, and chats that name your address.</Paragraph>
      {orders > 0 && (
        <Paragraph>
          {orders === 1 ? 'Your past order no longer names you' : `Your ${orders} past orders no longer name you`}. The law asks us to keep what was
          sold and what it cost, and we do, for seven years. Links to {orders === 1 ? 'it' : 'them'} in our letters no longer work.
        </Paragraph>
      )}
      {keptInvoices > 0 && (
        <Paragraph>
          {keptInvoices === 1 ? 'One invoice over £250 goes' : `${keptInvoices} invoices over £250 go`} on saying to whom it was made out, as a VAT
          invoice must. Nothing else in the shop shows that name and address, and they are erased seven years after the invoice was issued.
        </Paragraph>
      )}
      {stillUnderWay.length > 0 && (
        <Paragraph>
          {stillUnderWay.length === 1 ? 'Order' : 'Orders'} {stillUnderWay.join(', ')} {stillUnderWay.length === 1 ? 'is' : 'are'} still under way, so
          we need to know where {stillUnderWay.length === 1 ? 'it goes' : 'they go'}. Please ask again once that is over.
        </Paragraph>
      )}
      <Paragraph>This letter is thrown away here a day after it was sent.</Paragraph>
    </Sheet>
  );
}
