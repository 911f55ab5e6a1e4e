import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { LetterFrame } from '../components/letter-frame.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { type LetterPreview, listLetters, previewLetter } from '../letters/preview-letter.server.ts';
import type { Route } from './+types/letters';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const [groups, open] = await Promise.all([listLetters(shop), previewLetter(shop, query.get('letter') ?? '', query.get('sample'))]);
  return { groups, open };
}

export const meta: Route.MetaFunction = () => [{ title: 'Email previews | Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

const addressOf = (more: Record<string, string>) => `/admin/letters?${new URLSearchParams(more)}#preview`;

export default function Letters({ loaderData: { groups, open } }: Route.ComponentProps) {
  return (
    <AdminPage title="Email previews" said="Every email the shop sends, and when. The emails that were sent are under Mail.">
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          {groups.map(({ title, letters }) => (
            <section key={title} aria-label={title}>
              <h2 className="text-lg">{title}</h2>
              <ul className="mt-2 border-t border-sand text-md">
                {letters.map(({ kind, name, when, subject }) => (
                  <li key={kind} className="border-b border-sand">
                    <a
                      href={addressOf({ letter: kind })}
                      aria-current={kind === open?.kind ? 'true' : undefined}
                      className="grid gap-1 px-2 py-3 hover:bg-linen aria-[current]:bg-linen"
                    >
                      <span className="font-semibold">{name}</span>
                      <span>{subject}</span>
                      <span className="text-sm text-muted">{when}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <Preview letter={open} />
      </div>
    </AdminPage>
  );
}

/** A letter with made-up data, beside the list where there is room. */
function Preview({ letter }: { letter: LetterPreview | null }) {
  if (!letter) return <p className="hidden border-t border-sand py-8 text-muted lg:block">Choose an email to see it here.</p>;
  const { kind, name, subject, sample, samples } = letter;
  return (
    <section id="preview" aria-labelledby="open-letter" className="grid scroll-mt-4 content-start gap-4 text-md lg:sticky lg:top-4 lg:self-start">
      <a href="/admin/letters" className="inline-flex min-h-11 items-center underline underline-offset-4 lg:hidden">
        All emails
      </a>
      <div className="grid gap-1">
        <h2 id="open-letter" className="text-xl">
          {name}
        </h2>
        <p className="font-semibold">{subject}</p>
      </div>
      {samples.length > 1 && (
        <nav aria-label="Examples" className="flex flex-wrap gap-x-6">
          {samples.map((one) => (
            <a
              key={one}
              href={addressOf({ letter: kind, sample: one })}
              aria-current={one === sample ? 'true' : undefined}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {one}
            </a>
          ))}
        </nav>
      )}
      <p className="bg-linen p-3 text-sm">This is an example with made-up data: there is no such customer or order.</p>
      <LetterFrame {...letter} />
    </section>
  );
}
