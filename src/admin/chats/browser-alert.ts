/** Whether this browser tells its user of a customer who waits: `blocked` by the browser's own settings, `missing` where it cannot. */
export type AlertState = 'on' | 'off' | 'blocked' | 'missing';

const kept = { isOn: 'chat-alerts', last: 'chat-alerted' };
/** Several windows learn the same at about the same time: one of them tells. */
const sameNewsMs = 5_000;

export function alertState(): AlertState {
  if (typeof Notification === 'undefined') return 'missing';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && readKept(kept.isOn) === 'on' ? 'on' : 'off';
}

/** Asks the browser's permission; call it from a click. */
export async function turnAlertsOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  keep(kept.isOn, 'on');
  playTone();
}

export function turnAlertsOff(): void {
  keep(kept.isOn, 'off');
}

/** Whether more customers wait than before; null before the first count, which is news to nobody. */
export function isNews(before: number | null, waiting: number): boolean {
  return before !== null && waiting > before;
}

/** Tells of customers who wait by a notification and a sound, where the user has turned that on. */
export function alertAbout(waiting: number): void {
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
