import type { LetterHead, LetterOf } from '../letters.ts';
import { Action, Paragraph, Sheet, TextLink } from './frame.tsx';

type AccountLetter = 'password-link' | 'password-changed' | 'email-link' | 'email-in-use' | 'email-changed' | 'account-deleted';
type Props<K extends AccountLetter> = { head: LetterHead; letter: LetterOf<K>; subject: string };

export function PasswordLink({ head, letter, subject }: Props<'password-link'>) {
  return (
    <Sheet head={head} title={subject} preview={`The link works once, within ${sayMinutes(letter.validMinutes)}.`}>
      <Paragraph>Hello {letter.fullName},</Paragraph>
      <Paragraph>
        We received a request to reset the password for your account with {head.businessName}. Use this link to choose a new one. It works once,
        within {sayMinutes(letter.validMinutes)}.
      </Paragraph>
      <Action href={letter.link}>Choose a new password</Action>
      <Paragraph quiet>
        If the button doesn’t work, copy this link into your browser: <TextLink href={letter.link}>{letter.link}</TextLink>
      </Paragraph>
      <Paragraph quiet>If you didn’t ask for this, ignore this email: your password won’t change.</Paragraph>
    </Sheet>
  );
}

export function PasswordChanged({ head, letter, subject }: Props<'password-changed'>) {
  return (
    <Sheet head={head} title={subject} preview="You have been logged out on your other devices.">
      <Paragraph>Hello {letter.fullName},</Paragraph>
      <Paragraph>The password for your account has been changed. You have been logged out on your other devices.</Paragraph>
      <Paragraph>
        If this wasn’t you, <TextLink href={`${head.origin}/forgot-password`}>choose a new password</TextLink> straight away
        {head.phone && ` and call us on ${head.phone}`}.
      </Paragraph>
    </Sheet>
  );
}

export function EmailLink({ head, letter, subject }: Props<'email-link'>) {
  return (
    <Sheet head={head} title={subject} preview={`The link works once, within ${sayMinutes(letter.validMinutes)}.`}>
      <Paragraph>Hello {letter.fullName},</Paragraph>
      <Paragraph>
        You asked to use {letter.newEmail} for your account with {head.businessName}. Please confirm this email address.{' '}
        {`The link works once, within ${sayMinutes(letter.validMinutes)}.`}
      </Paragraph>
      <Action href={letter.link}>Confirm email</Action>
      <Paragraph quiet>
        If the button doesn’t work, copy this link into your browser: <TextLink href={letter.link}>{letter.link}</TextLink>
      </Paragraph>
      <Paragraph quiet>If you didn’t ask for this, ignore this email and nothing will change.</Paragraph>
    </Sheet>
  );
}

export function EmailInUse({ head, letter, subject }: Props<'email-in-use'>) {
  return (
    <Sheet head={head} title={subject} preview="Nothing has been changed.">
      <Paragraph>Hello {letter.fullName},</Paragraph>
      <Paragraph>
        Someone tried to use this email address for another account with {head.businessName}. You already have an account with it, so nothing has been
        changed.
      </Paragraph>
      <Paragraph>
        If it was you: <TextLink href={`${head.origin}/login`}>log in</TextLink> with this email, or{' '}
        <TextLink href={`${head.origin}/forgot-password`}>choose a new password</TextLink> if you’ve forgotten yours.
      </Paragraph>
    </Sheet>
  );
}

export function EmailChanged({ head, letter, subject }: Props<'email-changed'>) {
  return (
    <Sheet head={head} title={subject} preview={`From now on we’ll email ${letter.newEmail}.`}>
      <Paragraph>Hello {letter.fullName},</Paragraph>
      <Paragraph>
        Your account now uses {letter.newEmail}. Use it to log in; we’ll send your emails there too. This is our last email to your old address.
      </Paragraph>
      <Paragraph>
        If this wasn’t you, please {head.phone ? `call us on ${head.phone}` : `email us${head.email && ` at ${head.email}`}`} straight away.
      </Paragraph>
    </Sheet>
  );
}

export function AccountDeleted({ head, letter, subject }: Props<'account-deleted'>) {
  return (
    <Sheet head={head} title={subject} preview="Your details have been deleted.">
      <Paragraph>Hello {letter.fullName},</Paragraph>
      <Paragraph>
        Your account has been deleted, with your addresses and everything else in it. By law we keep records of past orders for seven years. They no
        longer show your name, address or email; only invoices over £250 keep the name and address they were issued to. Your reviews stay, without
        your name.
      </Paragraph>
      <Paragraph>Thank you for shopping with us. You’re welcome back at any time.</Paragraph>
    </Sheet>
  );
}

/** '1 hour', '24 hours', '20 minutes'. */
export function sayMinutes(minutes: number): string {
  if (minutes % 60 !== 0) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

type ErasureLinkProps<K extends 'erasure-link' | 'data-erased'> = { head: LetterHead; letter: LetterOf<K>; subject: string };

export function ErasureLink({ head, letter, subject }: ErasureLinkProps<'erasure-link'>) {
  const { link, hasAccount, validMinutes } = letter;
  return (
    <Sheet head={head} title={subject} preview="Nothing is erased until you confirm it.">
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

export function DataErased({ head, letter, subject }: ErasureLinkProps<'data-erased'>) {
  const { orders, stillUnderWay, keptInvoices } = letter;
  return (
    <Sheet head={head} title={subject} preview="What we erased, and what we must keep by law.">
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
