import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';

/** The button of a form that leads to another page: says that it is under way, and lets no second click through until the page is shown again. */
export function SubmitOnce({ children }: { children: ReactNode }) {
  const [isSent, setSent] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const { state } = useNavigation();
  // The answer has come, and it was not another page.
  useEffect(() => {
    if (state === 'idle') setSent(false);
  }, [state]);
  useEffect(() => {
    const form = place.current?.closest('form');
    const sent = () => setTimeout(() => setSent(true));
    // Back brings a page as it was left: with its button still busy.
    const shown = () => setSent(false);
    form?.addEventListener('submit', sent);
    window.addEventListener('pageshow', shown);
    return () => {
      form?.removeEventListener('submit', sent);
      window.removeEventListener('pageshow', shown);
    };
  }, []);
  return (
    <span ref={place} className="contents">
      <Button type="submit" wide busy={isSent} className="min-h-12 text-base">
        {isSent ? 'One moment…' : children}
      </Button>
    </span>
  );
}
