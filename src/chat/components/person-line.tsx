import { useState } from 'react';
import { useLocation } from 'react-router';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { openingStatus } from '#settings/opening-hours.ts';
import { Button } from '#ui/button.tsx';
import { chatWords } from '../conversation.ts';
import type { Chat } from './use-chat.ts';

/** The way to a person, always in sight: asked for, waited for with the place in the queue, or there. */
export function PersonLine({ chat }: { chat: Chat }) {
  const { status, isWithPerson } = chat;
  const { settings } = useShopSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const hours = openingStatus(settings.opening_hours, new Date());
  if (isWithPerson) {
    return (
      <p role="status" className="flex min-h-11 items-center gap-2 py-2 text-md leading-tight">
        <span aria-hidden="true" className={`size-2 shrink-0 rounded-round ${status.state === 'human' ? 'bg-ok' : 'bg-oak'}`} />
        <span>{status.state === 'human' ? `Connected with ${status.agent_name ?? 'our team'}` : sayPlace(status.ahead ?? 0, hours)}</span>
      </p>
    );
  }
  const ask = async () => {
    setBusy(true);
    setProblem(await chat.escalate());
    setBusy(false);
  };
  return (
    <div>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-md">
        <Button kind="quiet" busy={isBusy} onClick={ask} className="-ml-2">
          {isBusy ? 'Connecting…' : 'Speak to a person'}
        </Button>
        <span className="text-sm text-muted">{hours.text}</span>
      </p>
      <div role="alert">{problem && <Problem words={problem} />}</div>
    </div>
  );
}

function Problem({ words }: { words: string }) {
  const { pathname, search } = useLocation();
  const back = new URLSearchParams(search);
  back.set('chat', 'open');
  return (
    <p className="mb-2 border-l-4 border-error pl-3 text-md font-semibold text-error">
      <span>{words}</span>
      {words === chatWords.loginToEscalate && (
        <a
          href={`/login?${new URLSearchParams({ next: `${pathname}?${back}` })}`}
          className="ml-2 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Log in
        </a>
      )}
    </p>
  );
}

function sayPlace(ahead: number, hours: { open: boolean; text: string }): string {
  const place = ahead === 0 ? 'You’re next' : `${ahead} ${ahead === 1 ? 'person' : 'people'} ahead of you`;
  return hours.open ? `Waiting for a member of our team. ${place}.` : `Waiting for a member of our team. ${place}. ${hours.text}.`;
}
