import { useLocation } from 'react-router';
import { LogOut } from '#accounts/components/own-page.tsx';
import { WaitingCount } from '../chats/components/waiting-count.tsx';
import { staffPageAt, staffPages } from '../navigation.ts';
import { runStaffKey } from './staff-keys.tsx';

/** The way to every page for staff; at a window's side, or unfolded from the bar on a narrow one. */
export function SideNavigation({ name }: { name: string }) {
  const { pathname } = useLocation();
  const here = staffPageAt(pathname);
  return (
    <nav aria-label="Admin" className="grid gap-4 p-4">
      {staffPages.map(({ group, pages }) => (
        <div key={group}>
          <p className="px-3 text-sm text-muted">{group}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.href}>
                <a href={page.href} aria-current={page === here ? 'page' : undefined} className="staff-link">
                  <span>{page.name}</span>
                  {page.href === '/admin/chats' && <WaitingCount />}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="border-t border-sand pt-4">
        <p className="px-3 text-sm text-muted">{name}</p>
        <ul>
          <li>
            <a href="/" className="staff-link">
              The shop
            </a>
          </li>
          <li>
            <a href="/api/docs" data-reload className="staff-link">
              API
            </a>
          </li>
          <li>
            <button type="button" onClick={() => runStaffKey('?')} aria-keyshortcuts="?" className="staff-link w-full text-left">
              Keyboard
            </button>
          </li>
          <li>
            <LogOut>
              <button type="submit" className="staff-link w-full text-left">
                Log out
              </button>
            </LogOut>
          </li>
        </ul>
      </div>
    </nav>
  );
}
