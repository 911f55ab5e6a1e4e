import { type ReactNode, useId } from 'react';
import { formatPounds } from '#money/pence.ts';
import { londonDay } from '#platform/london-time.ts';
import { Button } from '#ui/button.tsx';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { StatCards } from '../components/list-controls.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { BarChart } from '../reports/components/bar-chart.tsx';
import { periods, readPeriod, sayDay } from '../reports/period.ts';
import { kitsTaken, salesByDay, salesOfGoods, samplesThatSold, searchesWithoutResult } from '../reports/read-reports.server.ts';
import type { Route } from './+types/reports';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const period = readPeriod(new URL(request.url).searchParams, londonDay(shop.now()));
  const [days, { categories, products }, samples, kits, misses] = await Promise.all([
    salesByDay(shop, period),
    salesOfGoods(shop, period),
    samplesThatSold(shop, period),
    kitsTaken(shop, period),
    searchesWithoutResult(shop, period),
  ]);
  return { period, days, categories, products, samples, kits, misses };
}

export const meta: Route.MetaFunction = () => [{ title: 'Reports | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

export default function Reports({ loaderData: { period, days, categories, products, samples, kits, misses } }: Route.ComponentProps) {
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const revenue = days.reduce((sum, day) => sum + day.revenuePence, 0);
  const paid = `/admin/orders?${new URLSearchParams({ paid: 'true', ...period })}`;
  return (
    <AdminPage title="Reports" said={`${sayDay(period.from)} to ${sayDay(period.to)}. Revenue is payments less refunds.`}>
      <form method="get" data-keep-scroll className="flex flex-wrap items-end gap-3">
        {periods.map(({ days: length, name }) => (
          <a key={length} href={`?days=${length}`} className="inline-flex min-h-11 items-center text-lough underline underline-offset-4">
            {name}
          </a>
        ))}
        <label className="grid gap-1">
          <span className="text-sm text-muted">From</span>
          <input type="date" name="from" key={period.from} defaultValue={period.from} className="staff-control" />
        </label>
        <label className="grid gap-1">
          <span className="text-sm text-muted">To</span>
          <input type="date" name="to" key={period.to} defaultValue={period.to} className="staff-control" />
        </label>
        <Button type="submit" kind="secondary">
          Show
        </Button>
      </form>
      <StatCards
        cards={[
          { name: 'Revenue', said: formatPounds(revenue), href: paid },
          { name: 'Orders paid', said: orders.toLocaleString('en-GB'), href: paid },
          { name: 'Average order value', said: orders ? formatPounds(Math.round(revenue / orders)) : 'None yet' },
        ]}
      />
      <BarChart
        caption="Revenue by day"
        bars={days.map(({ day, orders: count, revenuePence }) => ({
          label: sayDay(day),
          value: Math.max(0, revenuePence),
          said: `${formatPounds(revenuePence)}, ${count === 1 ? '1 order' : `${count} orders`}`,
        }))}
      />
      <div className="grid gap-8 xl:grid-cols-2">
        <FigureTable
          title="By category"
          said="Goods only: delivery and refunds are not included."
          rows={categories}
          empty="No sales in this period."
          columns={[
            { name: 'Category', cell: (row) => row.category },
            { name: 'Boxes', cell: (row) => row.boxes.toLocaleString('en-GB'), isFigure: true },
            { name: 'Sales', cell: (row) => formatPounds(row.revenuePence), isFigure: true },
          ]}
        />
        <FigureTable
          title="By product"
          said="Top 20 by sales."
          rows={products}
          empty="No sales in this period."
          columns={[
            { name: 'Product', cell: (row) => (row.productId ? <a href={`/admin/products/${row.productId}`}>{row.name}</a> : row.name) },
            { name: 'Boxes', cell: (row) => row.boxes.toLocaleString('en-GB'), isFigure: true },
            { name: 'Sales', cell: (row) => formatPounds(row.revenuePence), isFigure: true },
          ]}
        />
        <FigureTable
          title="Samples that led to orders"
          said="How many customers who were sent a sample in this period bought the floor within 90 days."
          rows={samples}
          empty="No samples were sent in this period."
          columns={[
            { name: 'Floor', cell: (row) => row.name },
            { name: 'Samples', cell: (row) => row.samples, isFigure: true },
            { name: 'Bought', cell: (row) => `${row.ordered} (${Math.round((row.ordered / row.samples) * 100)}%)`, isFigure: true },
          ]}
        />
        <FigureTable
          title="Floors that left with their kit"
          said="Orders with a floor, and how many of them have goods from “Complete your floor” too."
          rows={kits}
          empty="No floors were sold in this period."
          columns={[
            { name: 'Floors', cell: (row) => row.category },
            { name: 'Orders', cell: (row) => row.orders, isFigure: true },
            { name: 'With kit', cell: (row) => `${row.withKit} (${Math.round((row.withKit / row.orders) * 100)}%)`, isFigure: true },
            { name: 'Kit sales', cell: (row) => formatPounds(row.revenuePence), isFigure: true },
          ]}
        />
        <FigureTable
          title="Searches with no results"
          said="What customers searched for and didn’t find."
          rows={misses}
          empty="Every search returned results."
          columns={[
            { name: 'Search', cell: (row) => row.words },
            { name: 'Searches', cell: (row) => row.times, isFigure: true },
          ]}
        />
      </div>
    </AdminPage>
  );
}

type Props<Row> = {
  title: string;
  said?: string;
  rows: readonly Row[];
  columns: readonly { name: string; cell: (row: Row) => ReactNode; isFigure?: boolean }[];
  empty: string;
};

/** A short table of figures under its own heading. */
function FigureTable<Row>({ title, said, rows, columns, empty }: Props<Row>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {said && <p className="text-md text-muted">{said}</p>}
      {rows.length === 0 ? (
        <p className="border-y border-sand py-6 text-muted">{empty}</p>
      ) : (
        <div className="index-table">
          <table>
            <thead>
              <tr>
                {columns.map(({ name, isFigure }) => (
                  <th key={name} scope="col" className={isFigure ? 'text-right' : undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows stand in their order and are never moved
                <tr key={at}>
                  {columns.map(({ name, cell, isFigure }) => (
                    <td key={name} className={isFigure ? 'text-right tabular-nums' : undefined}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
