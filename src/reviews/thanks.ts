/** What a customer reads who has just written. */
export function sayThanks(isPublished: boolean, hasReplaced = false): string {
  const what = isPublished ? 'Your review is among those above.' : 'We read reviews before they are shown: yours will be here once that is done.';
  return `Thank you. ${what}${hasReplaced ? ' It takes the place of your earlier one.' : ''}`;
}
