import type { LetterHead, LetterOf } from '../letters.ts';
import { subjectOf } from '../subjects.ts';
import { Action, Paragraph, Sheet, TextLink } from './frame.tsx';

type AccountLetter = 'password-link' | 'password-changed' | 'email-link' | 'email-in-use' | 'email-changed' | 'account-deleted';
type Props<K extends AccountLetter> = { head: LetterHead; letter: LetterOf<K> };

export function PasswordLink({ head, letter }: Props<'password-link'>) {
  return (
    <Sheet head={head} title={subjectOf(letter, head.businessName)} preview={`The link works once, for ${sayMinutes(letter.validMinutes)}.`}>
      <Paragraph>Hello {letter.fullName},</Paragraph>
      <Paragraph>
        Somebody, most likely you, asked to choose a new password for your account with {head.businessName}. This link lets you do it. It works once,
        for {sayMinutes(letter.validMinutes)}.
      </Paragraph>
      <Action href={letter.link}>Choose a new password</Action>
      <Paragraph quiet>
        If the button does nothing, copy this address into your browser: <TextLink href={letter.link}>{letter.link}</TextLink>
      </Paragraph>
      <Paragraph quiet>If it was not you, there is nothing to do: your password stays as it is.</Paragraph>
    </Sheet>
  );
}

export function PasswordChanged({ head, letter }: Props<'password-changed'>) {
  return (
    <Sheet head={head} title={subjectOf(letter, head.businessName)} preview="Everywhere else, you have been logged out.">
      <Paragraph>Hello {letter.fullName},</Paragraph>
      <Paragraph>The password of your account was changed just now. Wherever else you were logged in, you no longer are.</Paragraph>
      <Paragraph>
        If it was not you, <TextLink href={`${head.origin}/forgot-password`}>choose a new password</TextLink> at once
        {head.phone && `, and ring us on ${head.phone}`}.
      </Paragraph>
    </Sheet>
  );
}

export function EmailLink({ head, letter }: Props<'email-link'>) {
  return (
    <Sheet head={head} title={subjectOf(letter, head.businessName)} preview={`The link works once, for ${sayMinutes(letter.validMinutes)}.`}>
      <Paragraph>Hello {letter.fullName},</Paragraph>
      <Paragraph>
        You asked to use {letter.newEmail} for your account with {head.businessName}. Please confirm that it reaches you. The link works once, for{' '}
        {sayMinutes(letter.validMinutes)}.
      </Paragraph>
      <Action href={letter.link}>Use this address</Action>
      <Paragraph quiet>
        If the button does nothing, copy this address into your browser: <TextLink href={letter.link}>{letter.link}</TextLink>
      </Paragraph>
      <Paragraph quiet>If you did not ask for this, leave the link alone and nothing changes.</Paragraph>
    </Sheet>
  );
}

export function EmailInUse({ head, letter }: Props<'email-in-use'>) {
  return (
    <Sheet head={head} title={subjectOf(letter, head.businessName)} preview="Nothing has been changed.">
      <Paragraph>Hello {letter.fullName},</Paragraph>
      <Paragraph>
        Somebody asked to use this address for another account with {head.businessName}. It belongs to your account already, so nothing has been
        changed.
      </Paragraph>
      <Paragraph>
        If it was you: <TextLink href={`${head.origin}/login`}>log in</TextLink> with this address, or{' '}
        <TextLink href={`${head.origin}/forgot-password`}>choose a new password</TextLink> if you no longer know it.
      </Paragraph>
    </Sheet>
  );
}

export function EmailChanged({ head, letter }: Props<'email-changed'>) {
  return (
    <Sheet head={head} title={subjectOf(letter, head.businessName)} preview={`From now on we write to ${letter.newEmail}.`}>
      <Paragraph>Hello {letter.fullName},</Paragraph>
      <Paragraph>
        Your account now uses {letter.newEmail}: you log in with it, and we write to it. This is the last letter to the old address.
      </Paragraph>
      <Paragraph>
        If it was not you, please {head.phone ? `ring us on ${head.phone}` : `write to us${head.email && ` at ${head.email}`}`} at once.
      </Paragraph>
    </Sheet>
  );
}

export function AccountDeleted({ head, letter }: Props<'account-deleted'>) {
  return (
    <Sheet head={head} title={subjectOf(letter, head.businessName)} preview="What the law asks us to keep, and nothing else.">
      <Paragraph>Hello {letter.fullName},</Paragraph>
      <Paragraph>
        Your account is deleted, with your addresses and everything else that was yours alone. Records of past orders, which the law asks us to keep
        for seven years, no longer carry your name, your address or your email; only an invoice over £250 goes on saying to whom it was made out.
        Reviews you wrote stay without your name.
      </Paragraph>
      <Paragraph>Thank you for having been our customer. You are welcome back at any time.</Paragraph>
    </Sheet>
  );
}

/** '1 hour', '24 hours', '20 minutes'. */
export function sayMinutes(minutes: number): string {
  if (minutes % 60 !== 0) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}
