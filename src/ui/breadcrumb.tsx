type Step = { name: string; href?: string };

/** The way down to this page. The last step is the page itself and needs no address. */
export function Breadcrumb({ steps }: { steps: Step[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-md text-muted">
      <ol className="flex flex-wrap items-center">
        {steps.map(({ name, href }, at) => (
          <li key={name} className="flex items-center">
            {at > 0 && (
              <span aria-hidden="true" className="px-2 text-stone">
                /
              </span>
            )}
            {href ? (
              <a href={href} className="inline-flex min-h-11 items-center underline decoration-sand underline-offset-4 hover:decoration-ink">
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
