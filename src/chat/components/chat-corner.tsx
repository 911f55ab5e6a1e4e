import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isPricedApart } from '#cart/components/priced-apart.ts';
import { phoneAddress } from '#settings/contact-details.ts';
import { classNames } from '#ui/class-names.ts';
import { icon, PhoneIcon } from '#ui/icons.tsx';
import { useAwake, useKept } from '#ui/kept-in-browser.ts';
import { CouldNotFetch, lazyPart } from '#ui/lazy-part.tsx';
import { useShownAgain } from '#ui/shown-again.ts';
import { productOnPage } from '../suggested-questions.ts';
import { ChatReminder } from './chat-reminder.tsx';
import { countUnread, keepOfChat, keptChat, noChat } from './kept-chat.ts';
import { ProductPrompt } from './product-prompt.tsx';
import { Yielding } from './yielding.tsx';
import './chat.css';

const ChatIcon = icon('M4 4.5h16v11.5h-9l-4.5 4v-4H4V4.5');

const ChatPanel = lazyPart(() => import('./chat-panel.tsx'), CouldNotFetch);

const round = 'grid place-content-center justify-items-center rounded-round text-sm leading-tight font-semibold text-white shadow-overlay';

/**
 * The way to the shop, at the same place of every page: a call in the thumb's reach on a phone, and the chat, which is fetched when
 * it is opened. Without our scripts it leads to the contact page. Where a card is typed it lies in the page, so that nothing is over
 * the button that pays. An assistant that is built into the browser finds the tools of the page here too. `phone`: empty where the shop
 * has none.
 */
export default function ChatCorner({ phone }: { phone: string }) {
  const { pathname, search } = useLocation();
  const { unread, isWithPerson } = useKept(keptChat, noChat);
  const isAwake = useAwake();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const productId = productOnPage(pathname);
  const shownAgain = useShownAgain();
  const open = useCallback(() => {
    setWanted(true);
    setOpen(true);
    keepOfChat({ unread: 0 });
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  }, []);

  useEffect(() => {
    const query = new URLSearchParams(search);
    if (query.get('chat') !== 'open') return;
    query.delete('chat');
    history.replaceState(history.state, '', `${pathname}${query.size ? `?${query}` : ''}${location.hash}`);
    open();
  }, [pathname, search, open]);
  // Of the parts of every page this is the one that comes at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visitor may have named their place on another page
  useEffect(() => {
    if (!isPricedApart() && !document.querySelector('[data-here]')) return;
    import('#cart/components/show-prices-here.ts').then(
      ({ showPricesHere }) => showPricesHere(),
      () => {}, // Without it the page says what it costs everybody.
    );
  }, [pathname, search, shownAgain]);
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (productId && counted.current !== productId && !isOpen) countUnread();
    counted.current = productId;
  }, [productId, isOpen]);

  useEffect(() => {
    if (!('modelContext' in navigator) || !(productId || pathname === '/products')) return;
    let leave = () => {};
    let isGone = false;
    void import('#shopping-agents/components/web-tools.ts').then(
      ({ offerWebTools }) => {
        if (!isGone) leave = offerWebTools(productId);
      },
      () => {},
    );
    return () => {
      isGone = true;
      leave();
    };
  }, [pathname, productId]);

  const isInPage = /^\/checkout(\/|$)/.test(pathname);
  const said = `Chat with us${unread > 0 ? `, ${unread} new` : ''}`;
  const chatLook = classNames(round, 'relative size-14 bg-lough hover:bg-lough-deep', isOpen && 'invisible');
  const inside = (
    <>
      <ChatIcon />
      Chat
    </>
  );
  return (
    <aside id="chat-corner" aria-label="Talk to us" className={isInPage ? 'bg-paper' : undefined}>
      <div className={isInPage ? 'flex justify-end gap-4 p-5' : 'fixed right-safe-5 bottom-safe-5 z-30 grid justify-items-center gap-2'}>
        {phone && (
          <a
            href={phoneAddress(phone)}
            aria-label={`Call us on ${phone}`}
            className={classNames(round, 'bg-lough-deep md:hidden', isInPage ? 'size-14' : 'size-11')}
          >
            <PhoneIcon className="size-4" />
            Call
          </a>
        )}
        {isAwake ? (
          <button
            ref={button}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-label={said}
            data-count={unread > 99 ? '99+' : unread || ''}
            onClick={open}
            className={chatLook}
          >
            {inside}
          </button>
        ) : (
          <a href="/contact" aria-label="Chat or send us a message" className={chatLook}>
            {inside}
          </a>
        )}
      </div>
      {isAwake && !isOpen && !isInPage && (
        <div className="chat-bubbles">
          <Yielding>
            <ProductPrompt key={productId} productId={productId} onOpen={open} />
          </Yielding>
          <ChatReminder onOpen={open} />
        </div>
      )}
      {(isWanted || (isAwake && isWithPerson)) && (
        <Suspense>
          <ChatPanel isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </aside>
  );
}
