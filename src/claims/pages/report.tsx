import { data, redirect } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { unitWords } from '#catalogue/selling-unit.ts';
import { OrderStep } from '#orders/components/order-status.tsx';
import { orderPath } from '#orders/order.ts';
import { openOrder } from '#orders/read-order.server.ts';
import { readReturns } from '#orders/withdrawals.server.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { readForm, refusedForm, textsOf } from '#platform/http/refused-form.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Select, TextArea, TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { faults, mayReport } from '../claim-moves.ts';
import { receivePhotos } from '../claim-photos.server.ts';
import { faultWords, reportTooEarly, reportWords, tellUsSoon } from '../claim-words.ts';
import { PhotoField } from '../components/photo-field.tsx';
import { keptPhotos, readReportForm } from '../read-report-form.ts';
import { openPieces, reportFault } from '../report-fault.server.ts';
import type { Route } from './+types/report';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { order, token } = await openOrder(shop, request, params.id);
  const [{ lines }, open] = await Promise.all([readReturns(shop, order), openPieces(shop.db, order.id)]);
  const goods = lines.map(({ id, name, quantity, refundedQuantity, isSample, unit }) => ({
    ...{ id, name, isSample, unit: unit ?? 'box' },
    left: Math.max(0, quantity - refundedQuantity - (open.get(id) ?? 0)),
  }));
  return data({ id: order.id, token, goods, isEarly: !mayReport(order.status) }, { headers: forLinkReader });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { order, token, actor } = await openOrder(shop, request, params.id);
  const form = await readForm(request);
  const typed = textsOf(form);
  const { imageIds, problem } = mayReport(order.status)
    ? await receivePhotos(shop, order.id, form, keptPhotos(typed))
    : { imageIds: [], problem: null };
  try {
    await reportFault(shop, order.id, { ...readReportForm(typed, order.lines, problem), imageIds }, actor);
    return redirect(orderPath(order.id, token, '', { done: 'reported' }), { status: 303, headers: forLinkReader });
  } catch (error) {
    return refusedForm<Record<string, string>>(error, { ...typed, photos: imageIds.join(',') });
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your report could not be sent. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${reportWords} | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function Report({ loaderData: { id, token, goods, isEarly }, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  const values: Record<string, string> = actionData?.values ?? {};
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  const open = goods.filter(({ left }) => left > 0);
  if (isEarly || open.length === 0) {
    return (
      <OrderStep id={id} token={token} title={reportWords}>
        <p>{isEarly ? reportTooEarly : 'Everything in this order has been reported or refunded already.'}</p>
        <div>
          <ButtonLink kind="secondary" href={orderPath(id, token)}>
            Back to your order
          </ButtonLink>
        </div>
      </OrderStep>
    );
  }
  return (
    <OrderStep id={id} token={token} title={reportWords}>
      <ErrorSummary errors={errors} />
      <p>{tellUsSoon}</p>
      <SaveForm className="grid gap-6" encType="multipart/form-data">
        {open.map((line) => (
          <fieldset key={line.id}>
            <legend className="mb-3 w-full border-t border-sand pt-4 text-base font-semibold">
              {line.isSample ? `Sample of ${line.name}` : line.name}
            </legend>
            <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
              <TextField
                label="How many"
                name={`line-${line.id}`}
                required={false}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                hint={`Of ${line.left} ${line.left === 1 ? unitWords(line.unit).one : unitWords(line.unit).many}`}
                defaultValue={values[`line-${line.id}`]}
                error={errorOf(`line-${line.id}`)}
              />
              <Select
                label="What is wrong"
                name={`fault-${line.id}`}
                required={false}
                hint="The main problem"
                defaultValue={values[`fault-${line.id}`] ?? ''}
                error={errorOf(`fault-${line.id}`)}
              >
                <option value="">Nothing</option>
                {faults.map((fault) => (
                  <option key={fault} value={fault}>
                    {faultWords[fault]}
                  </option>
                ))}
              </Select>
            </div>
          </fieldset>
        ))}
        <TextArea
          label="What happened"
          name="words"
          optional
          rows={4}
          maxLength={1000}
          hint="Such as: two boxes are crushed at one end, and the boards inside are chipped."
          defaultValue={values.words}
          error={errorOf('words')}
        />
        <PhotoField label="Photos" kept={(values.photos ?? '').split(',').filter(Boolean)} error={errorOf('photo')} />
        <div className="flex flex-wrap gap-4">
          <SubmitButton busyWords="Sending…">Send report</SubmitButton>
          <ButtonLink kind="quiet" href={orderPath(id, token)}>
            Back to your order
          </ButtonLink>
        </div>
      </SaveForm>
      <p className="border-t border-sand pt-6 text-md">
        We’ll look at it and write to you. We may replace the goods, collect them, or refund all or part of their price. Please keep damaged goods and
        their packaging until then, and do not lay a floor with a visible fault.
      </p>
    </OrderStep>
  );
}
