import { ChevronDownIcon } from '#ui/icons.tsx';
import type { Maker } from '../makers/maker.ts';
import type { Specification } from '../specifications.ts';

type Props = {
  maker: Maker | null;
  /** The numbers that the product is known by. */
  identifiers: readonly Specification[];
};

/** Who made the goods, who answers for them in the Union, and the numbers they are known by: Regulation (EU) 2023/988, Art. 19. */
export function MakerAndSafety({ maker, identifiers }: Props) {
  return (
    <details id="maker-and-safety" className="group/maker border-y border-sand">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-2">
        <h2 className="text-lg">Maker and safety</h2>
        <ChevronDownIcon className="size-4 transition-transform group-open/maker:rotate-180" />
      </summary>
      <dl className="grid gap-x-12 gap-y-6 pb-6 text-md sm:grid-cols-2 lg:grid-cols-3">
        {maker && <Party title="Made by" {...maker} />}
        {maker?.responsible && <Party title="Responsible person in the EU or Northern Ireland" {...maker.responsible} />}
        <div className="grid content-start gap-1">
          <dt className="font-semibold">Identification</dt>
          {identifiers.map(({ term, value }) => (
            <dd key={term}>{`${term}: ${value}`}</dd>
          ))}
        </div>
      </dl>
    </details>
  );
}

type PartyProps = { title: string; name: string; postalAddress: string | null; electronicAddress: string | null };

function Party({ title, name, postalAddress, electronicAddress }: PartyProps) {
  const isEmail = electronicAddress?.includes('@');
  return (
    <div className="grid content-start gap-1">
      <dt className="font-semibold">{title}</dt>
      <dd>{name}</dd>
      {postalAddress && <dd className="whitespace-pre-line">{postalAddress}</dd>}
      {electronicAddress && (
        <dd>
          <a
            href={isEmail ? `mailto:${electronicAddress}` : electronicAddress}
            rel="nofollow noopener"
            className="inline-flex min-h-11 items-center break-all underline decoration-sand underline-offset-4 hover:decoration-ink"
          >
            {electronicAddress.replace(/^https?:\/\//, '')}
          </a>
        </dd>
      )}
    </div>
  );
}
