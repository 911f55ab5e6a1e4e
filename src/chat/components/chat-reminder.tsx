import { useEffect, useState } from 'react';
import { useVisitor } from '#accounts/use-visitor.ts';
import { callApi } from '#platform/http/call-api.ts';
import { Button } from '#ui/button.tsx';

const afterMs = 2_000;
type Reminder = { unread: number; last_message: string; agent_name: string };

let isSaid = false;

/** To a customer whom a person has answered meanwhile, two seconds after the page has come. Once until the page is loaded again. */
export function ChatReminder({ onOpen }: { onOpen: () => void }) {
  const isCustomer = useVisitor().state === 'customer';
  const [reminder, setReminder] = useState<Reminder | null>(null);
  useEffect(() => {
    if (!isCustomer || isSaid) return;
    const timer = setTimeout(async () => {
      isSaid = true;
      const answer = await callApi<{ reminders: Reminder[] }>('GET', '/api/user/chat-reminders');
      if (answer.ok) setReminder(answer.body.reminders[0] ?? null);
    }, afterMs);
    return () => clearTimeout(timer);
  }, [isCustomer]);
  return (
    <div role="status">
      {reminder && (
        <div className="chat-bubble grid gap-2 p-4 text-md">
          <p className="font-semibold">{`${reminder.agent_name} has replied${reminder.unread > 1 ? `, ${reminder.unread} messages` : ''}`}</p>
          <p className="line-clamp-3 text-muted">{reminder.last_message}</p>
          <p className="flex gap-2">
            <Button className="px-4" onClick={onOpen}>
              Read and reply
            </Button>
            <Button kind="quiet" onClick={() => setReminder(null)}>
              Later
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
