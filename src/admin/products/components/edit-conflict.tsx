import { fieldLabels, productFields } from '#catalogue/staff/product-fields.ts';

type Written = Readonly<Record<string, string>>;
type Props = { theirs: Written; mine: Written /** Where the product stands as it is now. */; reload: string };

/** Two people had one product open: what the other saved beside what was typed here, to choose from. */
export function EditConflict({ theirs, mine, reload }: Props) {
  const differing = productFields.filter(({ name }) => mine[name] !== undefined && mine[name] !== theirs[name]);
  return (
    <section aria-labelledby="conflict" className="grid gap-3 border-2 border-warn bg-warn-soft p-4">
      <h2 id="conflict" className="text-lg">
        Somebody else changed this product
      </h2>
      <p>Your changes are still in the form. Save again to keep them, or use the saved version.</p>
      <div className="overflow-x-auto">
        <table className="w-full text-left">
          <thead>
            <tr>
              <th scope="col" className="pr-4">
                Field
              </th>
              <th scope="col" className="pr-4">
                Saved version
              </th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(({ name }) => (
              <tr key={name} className="align-top">
                <th scope="row" className="pr-4 font-semibold">
                  {fieldLabels[name]}
                </th>
                <td className="pr-4">{theirs[name] || 'nothing'}</td>
                <td>{mine[name] || 'nothing'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <a href={reload} data-reload className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          Use the saved version
        </a>
      </p>
    </section>
  );
}
