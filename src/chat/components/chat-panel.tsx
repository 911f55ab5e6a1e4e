import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '#platform/http/call-api.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { phoneAddress } from '#settings/contact-details.ts';
import { CloseIcon, PhoneIcon } from '#ui/icons.tsx';
import { Notices } from '#ui/notices.tsx';
import { sendFailed } from '../conversation.ts';
import { productOnPage } from '../suggested-questions.ts';
import { ChatForm } from './chat-form.tsx';
import { ConversationLog } from './conversation-log.tsx';
import { keepOfChat } from './kept-chat.ts';
import { PersonLine } from './person-line.tsx';
import { useChat } from './use-chat.ts';

const isPhone = () => matchMedia('(width <= 48rem)').matches;

/** The chat: beside the page on wide screens, a sheet over it on a phone. It goes on listening while it is closed. */
export default function ChatPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isModal, setModal] = useState(false);
  const title = useId();
  const { pathname } = useLocation();
  const { settings } = useShopSettings();
  const productId = productOnPage(pathname);
  const chat = useChat({ isOpen, productId, failed: sendFailed(settings.phone) });

  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    keepOfChat({ unread: 0 });
    if (dialog.current?.open) return;
    setModal(isPhone());
    if (isPhone()) {
      dialog.current?.showModal();
      // Not into the field: that would bring up the keyboard over what was said.
      return heading.current?.focus();
    }
    dialog.current?.show();
    input.current?.focus();
  }, [isOpen]);

  // On a phone the sheet gives way to the page that a link in it leads to.
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && isPhone()) onClose();
    shown.current = pathname;
  }, [pathname, onClose]);

  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const { status, sessionId } = chat;
  return (
    <dialog ref={dialog} aria-labelledby={title} onCancel={onClose} onKeyDown={keyDown} className="chat-panel">
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-2 bg-lough py-1 pr-1 pl-4 text-white">
          <div className="min-w-0 grow">
            <h2 id={title} ref={heading} tabIndex={-1} className="text-lg focus:outline-none">
              {status.state === 'human' ? `Chatting with ${status.agent_name ?? 'our team'}` : 'AI assistant'}
            </h2>
          </div>
          {settings.phone && (
            <a
              href={phoneAddress(settings.phone)}
              className="inline-flex min-h-11 items-center gap-1 px-2 text-md font-semibold whitespace-nowrap tabular-nums"
            >
              <PhoneIcon className="size-4" />
              <span className="sr-only">Call us on </span>
              <span>{settings.phone}</span>
            </a>
          )}
          <button type="button" onClick={onClose} className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-lough-deep">
            <CloseIcon />
            <span className="sr-only">Close the chat</span>
          </button>
        </div>
        <ConversationLog chat={chat} productId={productId} />
        <div className="border-t border-sand bg-paper px-4 pt-1 pb-safe-2">
          <PersonLine chat={chat} />
          <ChatForm
            input={input}
            isBusy={chat.pending !== null && !chat.pending.failed}
            label={status.state === 'human' ? `Write to ${status.agent_name ?? 'our team'}` : 'Your question or message'}
            onSend={chat.send}
            onTyping={() => chat.isWithPerson && sessionId && callApi('POST', `/api/chat/seen/${sessionId}`, { typing: true })}
          />
        </div>
      </div>
      {/* The page's own lie behind a sheet. */}
      {isModal && isOpen && <Notices />}
    </dialog>
  );
}
