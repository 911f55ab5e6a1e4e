import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { type AlertState, alertAbout, alertState, isNews, turnAlertsOff, turnAlertsOn } from '../browser-alert.ts';
import { useQueueNews } from '../use-live-chats.ts';

/** How many customers wait for a person; also in the window's title, and by an alert where that is on, for whoever looks at another. */
export function WaitingCount() {
  const { waiting, news } = useQueueNews();
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (news === 0) return;
    if (isNews(before.current, waiting)) alertAbout(waiting);
    before.current = waiting;
  }, [waiting, news]);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title
  useEffect(() => {
    const timer = setTimeout(() => {
      const title = document.title.replace(/^\(\d+\) /, '');
      document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
    });
    return () => clearTimeout(timer);
  }, [waiting, key]);
  if (waiting === 0) return null;
  return (
    <span className="ml-auto grid h-5 min-w-5 place-items-center rounded-round bg-copper px-1 text-sm font-semibold text-white tabular-nums">
      <span>{waiting}</span>
      <span className="sr-only"> waiting</span>
    </span>
  );
}

/** Turns on the sound and the notification for a customer who waits; the browser asks for permission at the click. */
export function AlertSwitch() {
  const [state, setState] = useState<AlertState>('missing');
  useEffect(() => setState(alertState()), []);
  if (state === 'missing') return null;
  if (state === 'blocked') return <p className="text-muted">Your browser is blocking alerts from this site. You can allow them in its settings.</p>;
  const isOn = state === 'on';
  const change = async () => {
    if (isOn) turnAlertsOff();
    else await turnAlertsOn();
    setState(alertState());
  };
  return (
    <Button kind="secondary" className="px-4" aria-pressed={isOn} onClick={() => void change()}>
      Alert me about new chats
    </Button>
  );
}
