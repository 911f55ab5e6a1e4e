/** What staff can do to an account, and what is said when it cannot be done. */
export const userActions = {
  'make-admin': { does: 'Make admin', done: 'is now an administrator.', failed: 'Error promoting user to admin' },
  'remove-admin': { does: 'Remove admin', done: 'is no longer an administrator.', failed: 'Error demoting user' },
  ban: { does: 'Ban', done: 'has been banned and logged out everywhere.', failed: 'Error banning user' },
  unban: { does: 'Unban', done: 'can log in again.', failed: 'Error unbanning user' },
  delete: { does: 'Delete', done: 'is deleted.', failed: 'Error deleting user' },
} as const;
export type UserAction = keyof typeof userActions;

export function readUserAction(text: string): UserAction | null {
  return (Object.keys(userActions) as UserAction[]).find((action) => action === text) ?? null;
}

/** What is offered for an account: neither what it is already, nor the shop's built-in way round that there is none of. */
export function actionsFor(user: { isActive: boolean; isAdmin: boolean }): UserAction[] {
  return [user.isAdmin ? 'remove-admin' : 'make-admin', user.isActive ? 'ban' : 'unban', 'delete'];
}
