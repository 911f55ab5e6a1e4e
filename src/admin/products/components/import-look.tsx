import { useEffect } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import type { ImportLook } from '#catalogue/staff/sheets/look-at-import.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { StatCards } from '../../components/list-controls.tsx';

/** What a file of products would do, row by row where something is wrong; and the button that does it. */
export function ImportLookView({ look }: { look: ImportLook }) {
  const navigation = useNavigation();
  const { fileName, rows, creates, changes, unchanged, problems, problemCount, newcomers, examples, done } = look;
  const figure = (number: number) => number.toLocaleString('en-GB');
  if (done) {
    return (
      <p role="status" className="bg-ok-soft p-4 font-semibold text-ok">
        <span>{`${fileName}: ${figure(done.created)} created, ${figure(done.changed)} changed. `}</span>
        <a href="/admin/products?sort=-changed" className="underline underline-offset-4">
          View the products
        </a>
      </p>
    );
  }
  if (look.isUnderWay) return <UnderWay fileName={fileName} />;
  const isNothing = creates + changes === 0;
  return (
    <section aria-labelledby="look" className="grid gap-4">
      <h2 id="look" className="text-xl">
        {fileName}
      </h2>
      <StatCards
        cards={[
          { name: 'Rows', said: figure(rows) },
          { name: 'New products', said: figure(creates) },
          { name: 'Changed', said: figure(changes) },
          { name: 'Unchanged', said: figure(unchanged) },
          { name: 'Errors', said: figure(problemCount), isRaised: problemCount > 0 },
        ]}
      />
      {problemCount > 0 && (
        <div className="index-table">
          <table>
            <caption className="pb-2 text-left font-semibold text-error">
              Nothing will be imported until these are fixed.
              <span>{problemCount > problems.length && ` The first ${figure(problems.length)} of ${figure(problemCount)}.`}</span>
            </caption>
            <thead>
              <tr>
                <th scope="col" className="text-right">
                  Row
                </th>
                <th scope="col">Column</th>
                <th scope="col">Problem</th>
              </tr>
            </thead>
            <tbody>
              {problems.map(({ row, column, message }) => (
                <tr key={`${row} ${column} ${message}`}>
                  <td className="text-right tabular-nums">{figure(row)}</td>
                  <td>{column}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {problemCount === 0 && newcomers.length > 0 && <Newcomers look={look} />}
      {problemCount === 0 && examples.length > 0 && (
        <div className="index-table">
          <table>
            <caption className="pb-2 text-left font-semibold">
              What will change<span>{changes > examples.length && `: the first ${figure(examples.length)} of ${figure(changes)} products`}</span>
            </caption>
            <thead>
              <tr>
                <th scope="col" className="text-right">
                  Row
                </th>
                <th scope="col">Product</th>
                <th scope="col">Changes</th>
              </tr>
            </thead>
            <tbody>
              {examples.map(({ row, name, changes: fields }) => (
                <tr key={row}>
                  <td className="text-right tabular-nums">{figure(row)}</td>
                  <td>{name}</td>
                  <td>
                    {fields.map(({ label, was, is }) => (
                      <span key={label} className="block">
                        <span>{`${label}: `}</span>
                        <del className="text-muted">{was || 'nothing'}</del>
                        <span>{` → ${is || 'nothing'}`}</span>
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {problemCount === 0 && (
        <SaveForm action="/admin/products/import" className="flex flex-wrap items-center gap-4">
          <input type="hidden" name="file" value={look.id} />
          {isNothing ? (
            <p className="font-semibold">The shop already matches this file, so there is nothing to import.</p>
          ) : (
            <Button type="submit" name="intent" value="apply" busy={navigation.state !== 'idle'}>
              {`Import ${figure(creates + changes)} ${creates + changes === 1 ? 'product' : 'products'}`}
            </Button>
          )}
          <ButtonLink kind="quiet" href="/admin/products/import">
            Cancel
          </ButtonLink>
        </SaveForm>
      )}
    </section>
  );
}

/** New products with the figures that they would be sold by. */
function Newcomers({ look: { creates, newcomers } }: { look: ImportLook }) {
  return (
    <div className="index-table">
      <table>
        <caption className="pb-2 text-left font-semibold">
          New products<span>{creates > newcomers.length && `: the first ${newcomers.length} of ${creates.toLocaleString('en-GB')}`}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="text-right">
              Row
            </th>
            <th scope="col">Product</th>
            {newcomers[0]?.figures.map(({ label }) => (
              <th key={label} scope="col" className="text-right">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newcomers.map(({ row, name, figures }) => (
            <tr key={row}>
              <td className="text-right tabular-nums">{row.toLocaleString('en-GB')}</td>
              <td>{name}</td>
              {figures.map(({ label, is }) => (
                <td key={label} className="text-right tabular-nums">
                  {is || 'Not given'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const lookAgainMs = 1500;

/** Says that a file is being done until it is; without scripts, whoever waits looks again. */
function UnderWay({ fileName }: { fileName: string }) {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const looking = setInterval(() => void revalidate(), lookAgainMs);
    return () => clearInterval(looking);
  }, [revalidate]);
  return (
    <div className="grid gap-1 border-y border-sand py-4">
      <p role="status" className="font-semibold">{`${fileName} is being imported.`}</p>
      <p className="text-muted">
        Ten thousand products take about half a minute. You can leave this page: all changes are made together, or none if there is a problem.
      </p>
      <a href={`${pathname}${search}`} className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4">
        Check again
      </a>
    </div>
  );
}
