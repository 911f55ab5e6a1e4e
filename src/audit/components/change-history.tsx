import { sayDateTime } from '#platform/say-date.ts';
import type { AuditEntry } from '../changes.server.ts';
import { sayValue } from '../changes.ts';

type Props = {
  entries: readonly AuditEntry[];
  /** The fields' names for people, where they differ from what is stored. */
  labels?: Readonly<Record<string, string>>;
};

/** What was done to a record and by whom, newest first. */
export function ChangeHistory({ entries, labels = {} }: Props) {
  if (entries.length === 0) return <p className="text-muted">No changes yet.</p>;
  return (
    <ol className="grid">
      {entries.map(({ id, at, who, action, changes }) => (
        <li key={id} className="grid gap-1 border-b border-sand py-2">
          <p>
            <span className="font-semibold">{who ?? 'The shop'}</span>
            <span>{` ${action} `}</span>
            <time className="text-muted" dateTime={at.toISOString()}>
              {sayDateTime(at)}
            </time>
          </p>
          {Object.keys(changes).length > 0 && (
            <dl className="grid gap-x-4 text-sm sm:grid-cols-[auto_1fr]">
              {Object.entries(changes).map(([field, [was, is]]) => (
                <div key={field} className="contents">
                  <dt className="text-muted">{labels[field] ?? field}</dt>
                  <dd className="min-w-0">
                    {was !== null && <del className="text-muted">{sayValue(was)}</del>}
                    <span>{`${was !== null && is !== null ? ' → ' : ''}${is !== null ? sayValue(is) : ''}`}</span>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}
