import { data, redirectDocument } from 'react-router';

/** What a page's form is shown with when nothing was done: a sentence, for a summary and for a notice, and every text as it was typed. */
export type LostForm = { isLost: true; failed: string; errors: { field: string; message: string }[]; values: Record<string, string> };

const ofEverybody = { loggedOut: 'You have been logged out. Please log in again, then try again.' };

/** Has whoever was logged out log in, over the page as it is. */
export const logInAgain = () => import('./log-in-again.tsx').then(({ askToLogIn }) => askToLogIn()).catch(() => {});

/**
 * The `clientAction` of every page with a form: sends it in place, so that a connection that fails and a fault of ours leave
 * the page as it is, with `lost` said at the form. Whoever was logged out meanwhile is asked to log in over the page, and
 * sends once more. What was accepted leads on by a whole page, as it does without JavaScript: who is logged in and what is in
 * the cart are read anew; not so with `inApp`, for pages on which neither is seen. The status keeps React Router from asking
 * for the page again.
 */
export async function sendForm<Answer>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Answer> },
  lost: string,
  inApp?: { loggedOut: string },
) {
  const values = textsOf(await request.clone().formData());
  const stay = (message: string) => data<LostForm>({ isLost: true, failed: message, errors: [{ field: '', message }], values }, { status: 503 });
  try {
    return await serverAction();
  } catch (answer) {
    if (!(answer instanceof Response)) return stay(lost);
    const to = new URL(answer.headers.get('Location') ?? '', request.url);
    // Whoever was logged out meanwhile would lose what they typed on the way to the login page.
    if (to.pathname === '/login' && to.searchParams.has('next') && Object.values(values).some(Boolean)) {
      void logInAgain();
      return stay((inApp ?? ofEverybody).loggedOut);
    }
    if (inApp) throw answer;
    throw redirectDocument(to.pathname + to.search + to.hash, { status: 303 });
  }
}

/** The texts of a form, passwords left out: those are only ever in their field. */
function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string' && !field[0].includes('password'));
  return Object.fromEntries(texts);
}
