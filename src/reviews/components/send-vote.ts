import { callApi } from '#platform/http/call-api.ts';
import type { Kept } from '#ui/kept-in-browser.ts';
import { notify } from '#ui/notices.tsx';

const underWay = new Set<string>();

/** Says that a review helped, and keeps that it was said in `votes`, the browser's own. The button is pressed at once, and let go when it was not counted. */
export async function sendVote(votes: Kept<Record<string, number>>, { id, helpfulCount }: { id: string; helpfulCount: number }): Promise<void> {
  if (underWay.has(id)) return;
  underWay.add(id);
  votes.change((others) => ({ ...others, [id]: helpfulCount + 1 }));
  const answered = await callApi<{ helpful_count: number }>('POST', `/api/reviews/${id}/helpful`);
  underWay.delete(id);
  if (answered.ok) {
    votes.change((others) => ({ ...others, [id]: answered.body.helpful_count }));
  } else {
    votes.change(({ [id]: _taken, ...others }) => others);
    notify({ text: answered.detail, wrong: true });
  }
}
