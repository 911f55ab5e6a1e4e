import type { StaffMessage } from '#content/messages/messages.server.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { ClearedWhenDone } from '../../components/action-toast.tsx';

/** A message with its answers, and the form for the next. `kept`: an answer that was refused, as it was typed. */
export function OneMessage({ message, kept }: { message: StaffMessage; kept: string | null }) {
  const { id, name, email, phone, subject, closedAt, createdAt, replies } = message;
  return (
    <li className="border border-sand p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg">{`${name}: ${subject}`}</h2>
        <Badge tone={closedAt ? 'plain' : 'warn'}>{closedAt ? 'Closed' : 'To answer'}</Badge>
      </div>
      <p className="text-sm text-muted">
        <time dateTime={createdAt.toISOString()}>{sayDateTime(createdAt)}</time>, <a href={`mailto:${email}`}>{email}</a>
        {phone && <span>{`, ${phone}`}</span>}
      </p>
      <p className="mt-2 max-w-measure whitespace-pre-line">{message.message}</p>
      {replies.map((reply) => (
        <div key={reply.id} className="mt-3 max-w-measure border-l-2 border-oak pl-4">
          <p className="text-sm text-muted">
            <span>{`${reply.by}, `}</span>
            <time dateTime={reply.createdAt.toISOString()}>{sayDateTime(reply.createdAt)}</time>
          </p>
          <p className="whitespace-pre-line">{reply.body}</p>
        </div>
      ))}
      <details className="mt-3" open={kept !== null}>
        <summary className="flex min-h-11 items-center font-semibold text-lough">{replies.length ? 'Reply again' : 'Reply'}</summary>
        <SaveForm className="grid max-w-measure gap-3">
          <input type="hidden" name="id" value={id} />
          <ClearedWhenDone />
          <TextArea label={`Your reply to ${name}`} name="answer" form={`message-${id}`} rows={5} maxLength={5000} defaultValue={kept ?? ''} />
          <Button type="submit" name="intent" value="answer" className="justify-self-start">
            Send reply
          </Button>
        </SaveForm>
      </details>
      <SaveForm className="block">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          kind="quiet"
          name="intent"
          value={closedAt ? 'open' : 'close'}
          aria-label={`${closedAt ? 'Reopen' : 'Close without a reply'}: ${name}`}
        >
          {closedAt ? 'Reopen' : 'Close without a reply'}
        </Button>
      </SaveForm>
    </li>
  );
}
