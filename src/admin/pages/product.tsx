import { useState } from 'react';
import { data, redirect, useSubmit } from 'react-router';
import type { AuditEntry } from '#audit/changes.server.ts';
import { sayValue } from '#audit/changes.ts';
import { readProductDesk, readProductNames } from '#catalogue/staff/product-desk.server.ts';
import { fieldLabels } from '#catalogue/staff/product-fields.ts';
import { productFailed, productSaid } from '#catalogue/staff/text.ts';
import { formatPounds } from '#money/pence.ts';
import { readForm } from '#platform/http/refused-form.server.ts';
import { londonDay } from '#platform/london-time.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { ConfirmDialog } from '../components/dialogs.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { PlainPhotos } from '../photos/components/plain-photos.tsx';
import { actOnProduct } from '../products/act-on-product.server.ts';
import { DeletingWords } from '../products/components/product-dialogs.tsx';
import { ProductDocuments } from '../products/components/product-documents.tsx';
import { SheetForm } from '../products/components/sheet-form.tsx';
import { StockForm } from '../products/components/stock-form.tsx';
import { staffContext } from '../staff-only.server.ts';
import { actOnLots } from '../stock/act-on-lots.server.ts';
import { ProductLots } from '../stock/components/lot-forms.tsx';
import type { Route } from './+types/product';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const [desk, names] = await Promise.all([readProductDesk(shop, params.id), readProductNames(shop)]);
  if (!desk) throw data(null, { status: 404 });
  const isNew = new URL(request.url).searchParams.has('created');
  return { ...desk, names, isNew, today: londonDay(shop.now()) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const form = await readForm(request);
  if (String(form.get('intent')).endsWith('-lot')) {
    const lots = { what: 'lots' as const, ...(await actOnLots(shop, staff, form, params.id)) };
    return data(lots, { status: lots.failed === undefined ? 200 : 422 });
  }
  const answer = await actOnProduct(shop, staff, params.id, form);
  if (answer.what === 'deleted') return redirect(`/admin/products?${new URLSearchParams({ deleted: answer.name })}`, { status: 303 });
  return data(answer, { status: answer.failed === undefined ? 200 : 422 });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, productFailed.lost);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.sheet.written.name ?? 'Product'} | Admin` },
  { name: 'robots', content: 'noindex' },
];

export const ErrorBoundary = StaffError;

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, photos, names, prices, adjustments, changes, rolls, lots, documents, documentChoices, isNew, today } = loaderData;
  const [isAsking, ask] = useState(false);
  const submit = useSubmit();
  const name = sheet.written.name ?? '';
  const isArchived = sheet.written.is_archived === 'yes';
  const send = (intent: 'archive' | 'delete') => {
    ask(false);
    submit({ intent }, { method: 'post' });
  };
  const answer = actionData && 'what' in actionData ? actionData : null;
  const lost = actionData && 'isLost' in actionData ? actionData : null;
  const stockAnswer = answer?.what === 'stock' ? answer : null;
  return (
    <AdminPage
      title={name}
      actions={
        <>
          {isArchived ? (
            <Button onClick={() => submit({ intent: 'restore' }, { method: 'post' })}>Bring back to the shop</Button>
          ) : (
            <ButtonLink kind="secondary" href={`/products/${sheet.id}`}>
              View in the shop
            </ButtonLink>
          )}
          <Button kind="secondary" onClick={() => ask(true)}>
            Delete
          </Button>
        </>
      }
    >
      <ActionToast answer={actionData} />
      {isArchived && (
        <p className="bg-warn-soft p-4">This product is archived: it is not in the shop, and old links to it say that it is no longer sold.</p>
      )}
      {isNew && !actionData && (
        <p role="status" className="bg-ok-soft p-4 font-semibold text-ok">
          <span>{`${productSaid.created} `}</span>
          <a href="#photos" className="underline underline-offset-4">
            Add photos
          </a>
        </p>
      )}
      <div className="grid items-start gap-8 xl:grid-cols-3">
        <div className="grid min-w-0 gap-6 xl:col-span-2">
          <SheetForm
            key={sheet.id}
            sheet={sheet}
            photos={photos}
            names={names}
            answer={answer?.what === 'sheet' ? answer : lost?.values.intent === 'save' ? lost : undefined}
            save="Save"
          />
          <PlainPhotos photos={photos} />
          <ProductDocuments sku={sheet.written.sku ?? ''} documents={documents} choices={documentChoices} />
        </div>
        <div className="grid min-w-0 gap-6">
          <StockForm
            onHand={sheet.onHand}
            held={sheet.held}
            inLots={sheet.inLots}
            adjustments={adjustments}
            rolls={rolls}
            errors={stockAnswer?.errors ?? []}
            typed={stockAnswer?.typed ?? {}}
          />
          {rolls.length === 0 && <ProductLots lots={lots} today={today} refused={answer?.what === 'lots' ? answer : undefined} />}
          <PriceSteps prices={prices} />
          <section aria-labelledby="changes" className="grid gap-3 border-t border-sand pt-4">
            <h2 id="changes" className="text-xl">
              Change history
            </h2>
            <ChangeHistory entries={changes} labels={fieldLabels} />
          </section>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={`Delete “${name}”?`}
        confirm="Delete"
        onClose={() => ask(false)}
        instead={isArchived ? undefined : { words: 'Archive instead', onChoose: () => send('archive') }}
        onConfirm={() => send('delete')}
      >
        <DeletingWords isArchived={isArchived} />
      </ConfirmDialog>
    </AdminPage>
  );
}

/** Every price that the product was sold at, the latest first. */
function PriceSteps({ prices }: { prices: readonly { pricePence: number; validFrom: Date }[] }) {
  return (
    <section aria-labelledby="prices" className="grid content-start gap-3 border-t border-sand pt-4">
      <h2 id="prices" className="text-xl">
        Prices
      </h2>
      <p className="text-muted">Kept permanently. Customers only see a “was” price if this history supports it.</p>
      <ol className="grid">
        {prices.map(({ pricePence, validFrom }) => (
          <li key={validFrom.toISOString()} className="flex justify-between gap-4 border-b border-sand py-2">
            <span className="font-semibold tabular-nums">{formatPounds(pricePence)}</span>
            <time className="text-muted" dateTime={validFrom.toISOString()}>
              {`from ${sayDateTime(validFrom)}`}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Props = {
  entries: readonly AuditEntry[];
  /** The fields' names for people, where they differ from what is stored. */
  labels?: Readonly<Record<string, string>>;
};

/** What was done to a record and by whom, newest first. */
function ChangeHistory({ entries, labels = {} }: Props) {
  if (entries.length === 0) return <p className="text-muted">No changes yet.</p>;
  return (
    <ol className="grid">
      {entries.map(({ id, at, who, action, changes }) => (
        <li key={id} className="grid gap-1 border-b border-sand py-2">
          <p>
            <span className="font-semibold">{who ?? 'The shop'}</span>
            <span>{` ${action} `}</span>
            <time className="text-muted" dateTime={at.toISOString()}>
              {sayDateTime(at)}
            </time>
          </p>
          {Object.keys(changes).length > 0 && (
            <dl className="grid gap-x-4 text-sm sm:grid-cols-[auto_1fr]">
              {Object.entries(changes).map(([field, [was, is]]) => (
                <div key={field} className="contents">
                  <dt className="text-muted">{labels[field] ?? field}</dt>
                  <dd className="min-w-0">
                    {was !== null && <del className="text-muted">{sayValue(was)}</del>}
                    <span>{`${was !== null && is !== null ? ' → ' : ''}${is !== null ? sayValue(is) : ''}`}</span>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}
