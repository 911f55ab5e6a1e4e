type Props = { trust: { title: string; text: string; points: { title: string; text: string }[] }; foundedYear: number | null };

/** Why a buyer may rely on us, in the shop's own words. */
export function Trust({ trust, foundedYear }: Props) {
  return (
    <div className="grid gap-8 md:grid-cols-12">
      <div className="md:col-span-5">
        <h2 id="trust" className="text-3xl">
          {trust.title}
        </h2>
        <p className="mt-4 max-w-measure">{trust.text}</p>
        {foundedYear && <p className="mt-4 text-md text-muted">{`Selling and fitting floors since ${foundedYear}.`}</p>}
      </div>
      <dl className="md:col-span-6 md:col-start-7">
        {trust.points.map(({ title, text }) => (
          <div key={title} className="border-t border-sand py-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-md text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
