import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { type AlertState, alertState, turnAlertsOff, turnAlertsOn } from '../browser-alert.ts';

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
