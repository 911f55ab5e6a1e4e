import { type Answered, callApi } from '#platform/http/call-api.ts';
import type { Kept } from '#ui/kept-in-browser.ts';
import { notify } from '#ui/notices.tsx';
import type { Place, Write } from './use-kept-by-visitor.ts';

type Terms<T, A> = {
  path: `/api/${string}`;
  guest: Kept<T>;
  use: (place: Place<T>) => void;
  empty: T;
  /** What every call's answer says is kept now. */
  read: (answer: A) => T;
  /** Takes over what the browser has kept for a guest; null where there is nothing. */
  merge: () => Promise<Answered<A> | null>;
  /** What is said of a write that failed; `why` is the server's sentence if it refused. */
  failed: (write: Write, why: string | null) => string;
};

/** `answer` is there from the moment it is sent. */
type Step<T, A> = { change: (value: T) => T; write: Write; answer?: Promise<Answered<A>> };

/**
 * Keeps something in the customer's account: a change shows at once, is sent after those before it, and is taken back
 * with a message when it fails. What the server answers counts.
 */
export async function keepOnServer<T, A>({ path, guest, use, empty, read, merge, failed }: Terms<T, A>): Promise<void> {
  let confirmed = empty;
  let shown = empty;
  let waiting: Step<T, A>[] = [];
  let last = Promise.resolve();

  const show = () => {
    shown = waiting.reduce((now, { change }) => change(now), confirmed);
    guest.tell();
  };
  const take = (answer: Answered<A>) => {
    if (answer.ok) {
      confirmed = read(answer.body);
      own.state = 'here';
      // Perhaps after a while as a guest: somebody has logged in again in another tab.
      use(own);
    } else if (answer.status === 401) {
      // Logged out meanwhile, perhaps in another tab: nothing of the account stays on this page.
      confirmed = empty;
      waiting = [];
      use(guest);
    } else if (own.state === 'coming') {
      own.state = 'lost';
    }
    show();
  };
  const load = async () => {
    const merged = await merge();
    if (merged && !merged.ok && merged.status !== 401) notify({ text: notMerged(merged), wrong: true });
    take(merged?.ok ? merged : await callApi<A>('GET', path));
  };
  const call = (step: Step<T, A>) => {
    const [method, below, body] = step.write;
    step.answer ??= callApi<A>(method, `${path}${below}`, body);
    return step.answer;
  };
  /** Overtaken by a newer quantity of the same line, which is shown already. */
  const isOvertaken = ({ write: [method, below], answer }: Step<T, A>, next: Step<T, A> | undefined) =>
    !answer && method === 'PUT' && next?.write[0] === 'PUT' && next.write[1] === below;
  const send = async (step: Step<T, A>) => {
    const at = waiting.indexOf(step);
    if (at < 0) return;
    if (isOvertaken(step, waiting[at + 1])) {
      waiting = waiting.filter((other) => other !== step);
      return;
    }
    const answer = await call(step);
    waiting = waiting.filter((other) => other !== step);
    if (!answer.ok) notify({ text: failed(step.write, answer.status >= 400 && answer.status < 500 ? answer.detail : null), wrong: true });
    take(answer);
    // No answer may still mean that it was done.
    if (!answer.ok && answer.status !== 401) await load();
  };
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work);
    return last;
  };

  const own: Place<T> = {
    read: () => shown,
    subscribe: guest.subscribe,
    tell: guest.tell,
    state: 'coming',
    change(change, ...write) {
      const step: Step<T, A> = { change, write };
      waiting.push(step);
      show();
      void inTurn(() => send(step));
      return true;
    },
  };
  use(own);
  // Another device may have changed it while nobody looked here; and a page that comes back may be somebody else's by now.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void inTurn(load);
  });
  // A page that is left has no time for one after the other: what waits behind a slow call goes at once, or it would be lost.
  window.addEventListener('pagehide', () => {
    for (const [at, step] of waiting.entries()) if (!isOvertaken(step, waiting[at + 1])) void call(step);
  });
  await inTurn(load);
}

function notMerged({ status, detail }: { status: number; detail: string }): string {
  const kept = 'The items you chose before logging in are saved in this browser.';
  return status >= 400 && status < 500 ? `${kept} ${detail}` : `${kept} We couldn’t add them yet and will try again.`;
}
