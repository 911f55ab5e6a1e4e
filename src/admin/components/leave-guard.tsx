import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asked before somebody leaves what they have not saved. */
export const leaveQuestion = 'You have unsaved changes. Continue without saving?';

/** Asks before the page is left while `isDirty`: in a dialog on the way to another page, by the browser's own when the tab closes. */
export function LeaveGuard({ isDirty, question = leaveQuestion }: { isDirty: boolean; question?: string }) {
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isElsewhere = currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
    return isDirty && isElsewhere && (historyAction !== 'REPLACE' || currentLocation.pathname !== nextLocation.pathname);
  });
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={question}
      confirm="Continue without saving"
      cancel="Stay here"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
