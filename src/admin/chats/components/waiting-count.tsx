import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
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

/** Whether this browser tells its user of a customer who waits: `blocked` by the browser's own settings, `missing` where it cannot. */
type AlertState = 'on' | 'off' | 'blocked' | 'missing';

const kept = { isOn: 'chat-alerts', last: 'chat-alerted' };
/** Several windows learn the same at about the same time: one of them tells. */
const sameNewsMs = 5_000;

function alertState(): AlertState {
  if (typeof Notification === 'undefined') return 'missing';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && readKept(kept.isOn) === 'on' ? 'on' : 'off';
}

/** Asks the browser's permission; call it from a click. */
async function turnAlertsOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  keep(kept.isOn, 'on');
  playTone();
}

function turnAlertsOff(): void {
  keep(kept.isOn, 'off');
}

/** Whether more customers wait than before; null before the first count, which is news to nobody. */
export function isNews(before: number | null, waiting: number): boolean {
  return before !== null && waiting > before;
}

/** Tells of customers who wait by a notification and a sound, where the user has turned that on. */
function alertAbout(waiting: number): void {
  if (alertState() !== 'on' || Date.now() - Number(readKept(kept.last)) < sameNewsMs) return;
  keep(kept.last, String(Date.now()));
  playTone();
  try {
    const shown = new Notification(waiting === 1 ? 'A customer is waiting in the chat' : `${waiting} customers are waiting in the chat`, {
      tag: 'chat-waiting',
      silent: true,
    });
    shown.onclick = () => {
      window.focus();
      window.location.assign('/admin/chats');
    };
  } catch {
    // Chrome on Android has the name but shows none without a service worker.
  }
}

function playTone(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  const end = audio.currentTime + 0.5;
  tone.frequency.value = 880;
  loudness.gain.setValueAtTime(0.2, audio.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(loudness).connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(end);
}

// Storage that is turned off throws.
function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}
