import { useEffect, useState } from 'react';
import { CloseIcon } from '#ui/icons.tsx';
import { keepInTab, readInTab } from '#ui/kept-in-browser.ts';

const shownMs = 10_000;
const key = 'chat_prompts_off';

/** On a product's page, for ten seconds: that questions about it can be asked. Closed once, it stays away for the visit. */
export function ProductPrompt({ productId, onOpen }: { productId: string | null; onOpen: () => void }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!productId || readInTab(key)) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), shownMs);
    return () => clearTimeout(timer);
  }, [productId]);
  if (!isShown) return null;
  return (
    <div className="chat-bubble flex items-center">
      <button type="button" onClick={onOpen} className="min-h-11 py-1 pl-3 text-left text-md font-semibold text-lough">
        Questions about this floor?
      </button>
      <button
        type="button"
        onClick={() => {
          setShown(false);
          keepInTab(key, '1');
        }}
        className="grid size-11 shrink-0 place-items-center"
      >
        <CloseIcon className="size-4" />
        <span className="sr-only">Don’t ask again</span>
      </button>
    </div>
  );
}
