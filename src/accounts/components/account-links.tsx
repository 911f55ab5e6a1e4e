import { classNames } from '#ui/class-names.ts';
import { useVisitor } from '../use-visitor.ts';
import { LogOut } from './log-out.tsx';

const link = 'inline-flex min-h-11 items-center px-3 underline-offset-4 hover:underline';

/** The header's way in; for somebody who is in: their account, the staff's desk if it is theirs, and the way out. */
export function AccountLinks({ className }: { className?: string }) {
  const visitor = useVisitor();
  if (visitor.state !== 'customer') {
    return (
      <div className={classNames('items-center', className)}>
        <a href="/login" className={link}>
          Log in
        </a>
        <a href="/register" className={link}>
          Register
        </a>
      </div>
    );
  }
  return (
    <div className={classNames('items-center', className)}>
      {visitor.isAdmin && (
        <a href="/admin" className={link}>
          Admin
        </a>
      )}
      <a href="/account" className={classNames(link, 'max-w-panel')}>
        <span className="sr-only">Your account, </span>
        {visitor.fullName}
      </a>
      <LogOut>
        <button type="submit" className={link}>
          Log out
        </button>
      </LogOut>
    </div>
  );
}
