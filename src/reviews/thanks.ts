/** What a customer reads who has just written. */
export function sayThanks(isPublished: boolean, hasReplaced = false): string {
  const what = isPublished ? 'Your review is now on this page.' : 'We check reviews before publishing them. Yours will appear here soon.';
  return `Thank you. ${what}${hasReplaced ? ' It replaces your earlier one.' : ''}`;
}
