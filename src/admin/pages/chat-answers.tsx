import { listLoggedAnswers, loggedAtOnce, sumUpAnswers } from '#chat/answer-log.server.ts';
import { type LogFilter, logFilters } from '#chat/logged-answer.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { shopContext } from '../../shop.server.ts';
import { sayMicros, sayOutcome, sayTokens } from '../chats/answer-words.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { PagingLinks } from '../components/list-controls.tsx';
import { StaffError } from '../components/staff-error.tsx';
import type { Route } from './+types/chat-answers';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const filter = logFilters.find((known) => known === query.get('show')) ?? 'all';
  const page = Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 10_000);
  const [{ answers, total }, sums] = await Promise.all([listLoggedAnswers(shop, filter, page), sumUpAnswers(shop)]);
  const budget = shop.config.model && { day: shop.config.model.dayMicros, visit: shop.config.model.visitMicros };
  return { answers, total, pages: Math.max(1, Math.ceil(total / loggedAtOnce)), page, filter, sums, budget };
}

export const meta: Route.MetaFunction = () => [{ title: 'The assistant’s answers | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

const filterWords: Record<LogFilter, string> = { all: 'All', model: 'AI model used', 'not-grounded': 'Held back', down: 'Not helpful' };

export default function ChatAnswers({ loaderData: { answers, total, pages, page, filter, sums, budget } }: Route.ComponentProps) {
  const spending = budget
    ? `The AI model answers first, up to ${sayMicros(budget.day)} a day and ${sayMicros(budget.visit)} a visit (AI_DAY_BUDGET, AI_VISIT_BUDGET).`
    : 'No AI model is set up (AI_PROVIDER), so the built-in assistant answers.';
  return (
    <AdminPage title="The assistant’s answers" said={spending}>
      <p className="text-md">
        In the last 30 days: <span>{sums.answers}</span> answers, <span>{sums.byModel}</span> of them by the AI model at a cost of{' '}
        <span>{sayMicros(sums.micros)}</span>. <span>{sums.ungrounded}</span> of its answers did not match our records and were held back. Customers
        rated <span>{sums.up}</span> helpful and <span>{sums.down}</span> not helpful.
      </p>
      <nav aria-label="Show" className="flex flex-wrap gap-x-6 text-md">
        {logFilters.map((one) => (
          <a
            key={one}
            href={one === 'all' ? '/admin/chats/answers' : `/admin/chats/answers?show=${one}`}
            aria-current={one === filter ? 'true' : undefined}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
          >
            {filterWords[one]}
          </a>
        ))}
      </nav>
      {answers.length === 0 && <p className="text-muted">No answers to show.</p>}
      <ul>
        {answers.map((answer) => (
          <li key={answer.messageId} className="grid gap-1 border-b border-sand py-3">
            <p className="font-semibold break-words">{answer.question || '…'}</p>
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center text-md text-lough underline underline-offset-4">Answer given</summary>
              <p className="max-w-prose break-words whitespace-pre-line">{answer.answer}</p>
            </details>
            <p className="text-md text-muted tabular-nums">
              <span>{sayDateTime(answer.at)}</span> · <span>{sayOutcome(answer)}</span> · <span>{(answer.tookMs / 1000).toFixed(1)}</span> s
              <span>{answer.thumb && (answer.thumb === 'up' ? ' · helpful' : ' · not helpful')}</span>
            </p>
            {answer.outcome !== null && (
              <p className="text-md text-muted tabular-nums">
                <span>{answer.tools.length ? `Looked up: ${answer.tools.join(', ')}` : 'Nothing looked ' + 'up'}</span> ·{' '}
                <span>{sayTokens(answer)}</span> · <span>{sayMicros(answer.micros)}</span>
              </p>
            )}
            {answer.reason && (
              <p className="text-md break-words text-warn">
                Reason: <span>{answer.reason}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <PagingLinks page={page} pages={pages} total={total} noun={['answer', 'answers']} />
    </AdminPage>
  );
}
