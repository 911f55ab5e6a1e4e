import type { CardClassSelectors, TokenResult } from '@square/web-sdk';
import { type RefObject, useEffect, useState } from 'react';
import { type FormWatcher, loadSquare, type Wallet, watchSquare } from './watched-square.ts';

export const payButtonId = 'rswp-card-button';

export type CardForm = {
  isLoaded: boolean;
  isCardReady: boolean;
  /** The card is being read, and perhaps confirmed by its owner. */
  isTokenising: boolean;
  wallets: readonly Wallet[];
  /** Why there is no token, in the shopper's words. */
  note: string | null;
  /** Why the form cannot be shown. */
  fault: string | null;
  tryAgain: () => void;
};

/** The provider's script and what its parts do. `watching`: what the form asks of the page, always the latest. */
export function useCardForm(scriptSrc: string, watching: RefObject<Pick<FormWatcher, 'charge' | 'isBusy'>>): CardForm {
  const [isLoaded, setLoaded] = useState(false);
  const [isCardReady, setCardReady] = useState(false);
  const [isTokenising, setTokenising] = useState(false);
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  const [note, setNote] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads it again
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const watcher: FormWatcher = {
      charge: () => watching.current.charge(),
      isBusy: () => watching.current.isBusy(),
      onCardReady: () => setCardReady(true),
      onCardSubmit: () => document.getElementById(payButtonId)?.click(),
      onWalletReady: (wallet) => setWallets((before) => [...before, wallet]),
      onTokenising: (isUnderWay) => {
        setTokenising(isUnderWay);
        if (isUnderWay) setNote(null);
      },
      onNoToken: (result) => setNote(noTokenWords(result)),
      onFault: (error) => setFault(wordsOf(error)),
    };
    loadSquare(scriptSrc)
      .then((square) => {
        if (isOver) return;
        stop = watchSquare(square, watcher);
        setLoaded(true);
      })
      .catch((error: unknown) => {
        console.error(error);
        if (!isOver) setFault(wordsOf(error));
      });
    return () => {
      isOver = true;
      stop();
    };
  }, [scriptSrc, tries]);

  const tryAgain = () => {
    // A script that came and does not work is only met anew by another page.
    if (isLoaded) return location.reload();
    setFault(null);
    setTries(tries + 1);
  };
  return { isLoaded, isCardReady, isTokenising, wallets, note, fault, tryAgain };
}

function noTokenWords(result: TokenResult | null): string | null {
  // The form says by itself which of its fields is wrong.
  if (result?.status === 'Invalid') return null;
  if (result?.status === 'Cancel' || result?.status === 'Abort') return 'You have not paid yet.';
  return 'You have not been charged. Please check the card details and try again.';
}

function wordsOf(error: unknown): string {
  const words = error instanceof Error && error.message ? error.message : 'The card form does not work';
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/**
 * The shop's look for the card's fields. They stand in a frame of the provider's, which takes values only: the tokens are read as the page has
 * them.
 */
export function cardStyle(): CardClassSelectors {
  const page = getComputedStyle(document.documentElement);
  const token = (name: string) => page.getPropertyValue(name).trim() || undefined;
  const style = {
    input: { color: token('--color-ink'), fontSize: '16px' },
    'input::placeholder': { color: token('--color-muted') },
    'input.is-error': { color: token('--color-error') },
    '.input-container': { borderColor: token('--color-stone'), borderRadius: token('--radius-control') },
    '.input-container.is-focus': { borderColor: token('--color-focus') },
    '.input-container.is-error': { borderColor: token('--color-error') },
    '.message-text': { color: token('--color-muted') },
    '.message-text.is-error': { color: token('--color-error') },
  };
  return Object.fromEntries(
    Object.entries(style).map(([selector, look]) => [selector, Object.fromEntries(Object.entries(look).filter(([, value]) => value))]),
  );
}

/** The button is the provider's component, with styles of its own; these lie over them. */
export const payButtonStyle = {
  backgroundColor: 'var(--color-lough)',
  borderRadius: 'var(--radius-control)',
  boxShadow: 'none',
  color: 'var(--color-white)',
  fontFamily: 'inherit',
  fontSize: 'var(--text-base)',
  fontWeight: 'var(--font-weight-semibold)',
  minHeight: 'calc(var(--spacing) * 12)',
  '&:hover': { backgroundColor: 'var(--color-lough-deep)' },
  '&:active': { backgroundColor: 'var(--color-lough-deep)' },
  '&:disabled': { backgroundColor: 'var(--color-stone)', color: 'var(--color-white)' },
  '&:focus-visible': { outline: '3px solid var(--color-focus)', outlineOffset: '2px' },
};
