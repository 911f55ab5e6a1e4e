const link =
  'inline-flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough';

/** Guest first; logging in is offered, comes back here, and loses nothing. */
export function LogInInstead({ here }: { here: string }) {
  return (
    <p className="mb-2 text-md text-muted">
      No account needed. Already have one?{' '}
      <a href={`/login?${new URLSearchParams({ next: here })}`} className={link}>
        Log in
      </a>
    </p>
  );
}

/** A customer's saved addresses; one click fills the form in. `here`: this page, as it says what is ordered. */
export function SavedAddresses({ book, here }: { book: readonly { id: string; words: string }[]; here: string }) {
  if (book.length < 2) return null;
  return (
    <nav aria-label="Saved addresses" className="mb-6">
      <h2 className="font-sans text-md font-semibold">Deliver to</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {book.map(({ id, words }) => (
          <li key={id}>
            <a
              href={`${here}${here.includes('?') ? '&' : '?'}address=${id}`}
              className="grid min-h-11 max-w-panel content-center border border-stone bg-white px-3 py-1 text-sm hover:border-ink"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
