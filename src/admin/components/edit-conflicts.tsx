import { useEffect, useRef, useState } from 'react';
import type { Conflict, FieldValue } from '#platform/merge-edits.ts';

type Props = {
  conflicts: readonly Conflict[];
  labels: Readonly<Record<string, string>>;
  /** The form that sends what is chosen, where this stands outside of it. */
  form?: string;
  /** For a form that is sent by a call. */
  onKeep?: (field: string, keep: 'mine' | 'theirs') => void;
};

/** Two people changed the same fields of one record: for each, whose words are kept. Everything else that either changed is kept anyway. */
export function EditConflicts({ conflicts, labels, form, onKeep }: Props) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (conflicts.length) place.current?.focus();
  }, [conflicts]);
  if (conflicts.length === 0) return null;
  const seen = Object.fromEntries(conflicts.map(({ field, theirs }) => [field, said(theirs)]));
  return (
    <section
      ref={place}
      tabIndex={-1}
      role="alert"
      aria-labelledby="conflict"
      className="grid scroll-mt-16 gap-4 border-2 border-warn bg-warn-soft p-4"
    >
      <div>
        <h2 id="conflict" className="text-lg">
          A colleague changed the same thing
        </h2>
        <p>Nothing is saved yet, and nothing you typed is lost. Choose what to keep, then save again.</p>
      </div>
      <input type="hidden" name="seen" value={JSON.stringify(seen)} form={form} />
      {conflicts.map(({ field, mine, theirs }) => (
        <fieldset key={`${field} ${said(theirs)}`} className="grid gap-2 md:grid-cols-2">
          <legend className="pb-1 font-semibold">{labels[field] ?? field}</legend>
          <Choice field={field} keep="mine" name="Yours" value={said(mine)} form={form} onKeep={onKeep} />
          <Choice field={field} keep="theirs" name="Your colleague’s, saved" value={said(theirs)} form={form} onKeep={onKeep} />
        </fieldset>
      ))}
    </section>
  );
}

type ChoiceProps = Pick<Props, 'form' | 'onKeep'> & { field: string; keep: 'mine' | 'theirs'; name: string; value: string };

function Choice({ field, keep, name, value, form, onKeep }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 border border-sand bg-white p-3">
      <input
        type="radio"
        name={`keep:${field}`}
        value={keep}
        defaultChecked={keep === 'mine'}
        form={form}
        onChange={() => onKeep?.(field, keep)}
        className="mt-1 size-5 shrink-0 accent-lough"
      />
      <span className="min-w-0">
        <span className="block text-sm text-muted">{name}</span>
        <span className="block break-words whitespace-pre-line">{value || 'nothing'}</span>
      </span>
    </label>
  );
}

/** A value as people read it. */
function said(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value ?? '');
}

const none: readonly Conflict[] = [];

/** What waits for a choice by a form's last answer. It goes on waiting when the shop was not reached (`LostForm`). */
export function useHeldConflicts(answer: object | undefined): readonly Conflict[] {
  const isLost = answer !== undefined && 'isLost' in answer;
  const asked = (answer && 'conflicts' in answer && (answer.conflicts as readonly Conflict[] | undefined)) || none;
  const [conflicts, hold] = useState(asked);
  if (!isLost && conflicts !== asked) hold(asked);
  return conflicts;
}
