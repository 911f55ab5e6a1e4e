import { LogOut } from './own-page.tsx';

type Props = { fullName: string; isAdmin: boolean; look: string };

/** For somebody who is in: their account, the staff's desk if it is theirs, and the way out. */
export default function CustomerLinks({ fullName, isAdmin, look }: Props) {
  return (
    <>
      {isAdmin && (
        <a href="/admin" className={look}>
          Admin
        </a>
      )}
      <a href="/account" className={`${look} max-w-panel`}>
        <span className="sr-only">Your account, </span>
        <span>{fullName}</span>
      </a>
      <LogOut>
        <button type="submit" className={look}>
          Log out
        </button>
      </LogOut>
    </>
  );
}
