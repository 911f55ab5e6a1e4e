import { data, redirect } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { OrderStep } from '#orders/components/order-status.tsx';
import { orderPath } from '#orders/order.ts';
import { openOrder } from '#orders/read-order.server.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { readForm, refusedForm, textsOf } from '#platform/http/refused-form.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '#shop.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextArea } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { claimMovesFrom } from '../claim-moves.ts';
import { receivePhotos } from '../claim-photos.server.ts';
import { claimNews } from '../claim-words.ts';
import { ClaimPhotos, ClaimStory } from '../components/claim-list.tsx';
import { PhotoField } from '../components/photo-field.tsx';
import { listClaimsOf } from '../queries.server.ts';
import { keptPhotos, readWords } from '../read-report-form.ts';
import { writeOnClaim } from '../write-on-claim.server.ts';
import type { Route } from './+types/claim';

async function openClaim(shop: Shop, request: Request, params: { id: string; claim: string }) {
  const opened = await openOrder(shop, request, params.id);
  const claim = (await listClaimsOf(shop, opened.order.id)).find(({ id }) => id === params.claim);
  if (!claim) throw data(null, { status: 404, headers: forLinkReader });
  return { ...opened, claim };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { order, token, claim } = await openClaim(context.get(shopContext), request, params);
  const isSent = new URL(request.url).searchParams.has('sent');
  return data({ id: order.id, token, claim, isSent }, { headers: forLinkReader });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { order, token, actor, claim } = await openClaim(shop, request, params);
  const form = await readForm(request);
  const typed = textsOf(form);
  const { imageIds, problem } = await receivePhotos(shop, order.id, form, keptPhotos(typed));
  try {
    const words = readWords(typed.words ?? '', 'words');
    if (problem) throw new Refusal('invalid', 'not-a-picture', problem, [{ field: 'photo', message: problem }]);
    await writeOnClaim(shop, order.id, claim.id, { words, imageIds }, actor);
    return redirect(orderPath(order.id, token, `/report/${claim.id}`, { sent: '' }), { status: 303, headers: forLinkReader });
  } catch (error) {
    return refusedForm<Record<string, string>>(error, { ...typed, photos: imageIds.join(',') });
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your message did not reach us. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

const title = 'Your report';
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${title} | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function ReportedProblem({ loaderData: { id, token, claim, isSent }, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  const values: Record<string, string> = actionData?.values ?? {};
  const isOpen = claimMovesFrom(claim.status).length > 0;
  return (
    <OrderStep id={id} token={token} title={title}>
      <ErrorSummary errors={errors} />
      {isSent && errors.length === 0 && (
        <p role="status" className="bg-ok-soft p-4 text-md font-semibold text-ok">
          We have received your message.
        </p>
      )}
      <p className="text-lg font-semibold">{claimNews[claim.status].title}</p>
      <ClaimStory claim={claim} />
      <ClaimPhotos claim={claim} />
      {isOpen && (
        <SaveForm className="grid gap-5 border-t border-sand pt-6" encType="multipart/form-data">
          <TextArea
            label="Your message"
            name="words"
            optional
            rows={4}
            maxLength={1000}
            defaultValue={values.words}
            error={errors.find(({ field }) => field === 'words')?.message}
          />
          <PhotoField
            label="More photos"
            kept={(values.photos ?? '').split(',').filter(Boolean)}
            error={errors.find(({ field }) => field === 'photo')?.message}
          />
          <div>
            <SubmitButton busyWords="Sending…">Send message</SubmitButton>
          </div>
        </SaveForm>
      )}
      <div>
        <ButtonLink kind="secondary" href={orderPath(id, token)}>
          Back to your order
        </ButtonLink>
      </div>
    </OrderStep>
  );
}
