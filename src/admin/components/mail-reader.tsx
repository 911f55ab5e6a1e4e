import { sayDateTime } from '#platform/say-date.ts';
import { Button } from '#ui/button.tsx';
import { SaveForm } from '#ui/save-form.tsx';

type Mail = {
  id: string;
  recipient: string;
  subject: string;
  status: 'queued' | 'sent' | 'failed';
  attempts: number;
  nextAttemptAt: Date;
  lastError: string | null;
  sentAt: Date | null;
  canBeSentAgain: boolean;
  html: string;
  text: string;
};

/** One mail as its reader sees it. The frame is sandboxed: nothing in it runs, submits or reaches this page. */
export function MailReader({ mail }: { mail: Mail | null }) {
  if (!mail) return <p className="hidden border-t border-sand py-8 text-muted lg:block">Choose an email to read it here.</p>;
  return (
    <section aria-labelledby="open-mail" className="grid content-start gap-4 border-t border-sand pt-4 text-md">
      <h2 id="open-mail" className="text-xl">
        {mail.subject}
      </h2>
      <p className="text-muted">{`To ${mail.recipient}. ${stateOf(mail)}`}</p>
      {mail.lastError && <p className="bg-error-soft p-3 text-sm text-error">{`The mail server said: ${mail.lastError}`}</p>}
      {mail.canBeSentAgain && (
        <SaveForm className="block" action={`/admin/mail?mail=${mail.id}`}>
          <Button type="submit" kind="secondary" name="again" value={mail.id}>
            Resend
          </Button>
        </SaveForm>
      )}
      <iframe title={`The mail: ${mail.subject}`} sandbox="" srcDoc={mail.html} className="aspect-square w-full border border-sand bg-linen" />
      <details>
        <summary className="min-h-11 cursor-pointer py-2">Plain text</summary>
        <pre className="overflow-x-auto border border-sand bg-white p-4 text-sm whitespace-pre-wrap">{mail.text}</pre>
      </details>
    </section>
  );
}

function stateOf({ status, attempts, nextAttemptAt, sentAt }: Mail): string {
  if (status === 'sent' && sentAt) return `Sent ${sayDateTime(sentAt)}.`;
  if (status === 'failed') return `Failed after ${attempts === 1 ? 'one attempt' : `${attempts} attempts`}.`;
  return attempts === 0 ? 'Waiting to be sent.' : `Attempt ${attempts + 1} is due ${sayDateTime(nextAttemptAt)}.`;
}
