import { type Access, accessLines } from '../access-words.ts';

/** What the driver of a pallet must know, a line each; that a lorry may not get there stands out. */
export function AccessLines({ access }: { access: Access }) {
  return (
    <ul>
      {accessLines(access).map((line, at) => (
        <li key={line} className={at === 0 && access.lorry !== 'yes' ? 'font-semibold' : undefined}>
          {line}
        </li>
      ))}
    </ul>
  );
}

type Props = { way: string | undefined; access: Access | null; hasLeft?: boolean; className: string };

/** The same for staff, who are told where nobody was asked, until it has left. */
export function ForTheDriver({ way, access, hasLeft = false, className }: Props) {
  if (way !== 'pallet' || (!access && hasLeft)) return null;
  return (
    <div className={className}>
      {access ? (
        <AccessLines access={access} />
      ) : (
        <p className="font-semibold">Nobody has said whether a lorry gets there. Please ring before it leaves.</p>
      )}
    </div>
  );
}
