import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { CannedReply } from '#chat/agents/canned-replies.server.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { useSaid } from '../../components/use-said.ts';

type Refused = { done?: string | null; failed?: string | null };

/** What is said often: put into the answer with a press, kept and deleted here. */
export function CannedReplies({ replies, onInsert }: { replies: readonly CannedReply[]; onInsert: (body: string) => void }) {
  const fetcher = useFetcher<Refused>();
  const form = useRef<HTMLFormElement>(null);
  useSaid(fetcher.data);
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data?.done) form.current?.reset();
  }, [fetcher.state, fetcher.data]);
  return (
    <details className="border border-sand">
      <summary className="flex min-h-11 items-center px-3 font-semibold">{`Saved replies (${replies.length})`}</summary>
      <div className="grid gap-3 border-t border-sand p-3">
        <ul>
          {replies.map(({ id, title, body }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 border-b border-sand">
              <button type="button" title={body} onClick={() => onInsert(body)} className="staff-do">
                <span className="sr-only">Insert: </span>
                <span>{title}</span>
              </button>
              <fetcher.Form method="post">
                <input type="hidden" name="id" value={id} />
                <button type="submit" name="intent" value="delete-reply" aria-label={`Delete: ${title}`} className="staff-do text-error">
                  Delete
                </button>
              </fetcher.Form>
            </li>
          ))}
        </ul>
        <fetcher.Form ref={form} method="post" className="grid gap-3">
          <TextField label="Name" name="title" maxLength={80} />
          <TextArea label="Reply text" name="body" rows={3} maxLength={2000} />
          <Button type="submit" kind="secondary" name="intent" value="add-reply" className="justify-self-start">
            Save reply
          </Button>
        </fetcher.Form>
      </div>
    </details>
  );
}
