import { data, redirect } from 'react-router';
import { type InfoPage, infoAddress, infoPageSchema, ownAddresses } from '#info/info-page.ts';
import { findInfoPage } from '#info/pages.server.ts';
import { placeholders } from '#info/placeholders.ts';
import { deleteInfoPage, saveInfoPage } from '#info/save-page.server.ts';
import { conflictingForm, readForm, refusedForm, textsOf } from '#platform/http/refused-form.server.ts';
import { fieldsOf } from '#platform/merge-edits.ts';
import { accept } from '#platform/refusal.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { EditConflicts, useHeldConflicts } from '../components/edit-conflicts.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { saveEdits } from '../staff-action.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/info-page';

const blank = { slug: '', title: '', body: '', seo_title: '', description: '', in_footer: 'yes' };
type Typed = typeof blank;

const typedBy = ({ slug, title, body, seoTitle, description, inFooter }: InfoPage): Typed => ({
  ...{ slug, title, body, description },
  seo_title: seoTitle,
  in_footer: inFooter ? 'yes' : '',
});

/** One page of text; `new` for one that is to be added. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const isSaved = new URL(request.url).searchParams.has('saved');
  if (params.slug === 'new') return { values: blank, version: 0, isNew: true, isOwn: false, address: '', isSaved };
  const page = await findInfoPage(context.get(shopContext), params.slug);
  if (!page) throw data(null, { status: 404 });
  const isOwn = Object.hasOwn(ownAddresses, page.slug);
  return { values: typedBy(page), version: page.version, isNew: false, isOwn, address: infoAddress(page.slug), isSaved };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const sent = textsOf(await readForm(request));
  const isNew = params.slug === 'new';
  const typed = { in_footer: '', ...fieldsOf(sent), ...(!isNew && { slug: params.slug }) };
  const readNow = async () => {
    const page = isNew ? null : await findInfoPage(shop, params.slug);
    return { fields: page ? typedBy(page) : blank, version: page?.version ?? 0 };
  };
  try {
    if (sent.intent === 'delete') return redirect(`/admin/pages?done=${await deleteInfoPage(shop, staff, params.slug)}`, { status: 303 });
    const saved = await saveEdits(
      sent,
      typed,
      readNow,
      async ({ merged: { slug = '', title, body, seo_title, description, in_footer }, version }) => {
        const read = accept(infoPageSchema, { slug, title, body, seo_title, description, in_footer: in_footer === 'yes', version });
        await saveInfoPage(shop, staff, read);
        return read.slug;
      },
    );
    if ('conflicts' in saved) return conflictingForm(saved.conflicts, sent);
    return redirect(`/admin/pages/${saved.done}?saved`, { status: 303 });
  } catch (error) {
    return refusedForm(error, sent);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The page could not be saved. Please try again.');
export const meta: Route.MetaFunction = () => [{ title: 'Edit page | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

const labels = {
  title: 'Title',
  body: 'Text',
  seo_title: 'Title for search engines',
  description: 'Description for search engines',
  in_footer: 'Show in the footer',
};
const none: readonly never[] = [];

export default function EditInfoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isNew, isOwn, address, isSaved, version } = loaderData;
  const refused = actionData?.values;
  const values = refused ? { ...blank, in_footer: '', ...refused } : loaderData.values;
  const errors = actionData?.errors ?? none;
  const conflicts = useHeldConflicts(actionData);
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return (
    <AdminPage
      title={isNew ? 'Add a page' : loaderData.values.title}
      actions={
        address && (
          <a href={address} className="inline-flex min-h-11 items-center text-lough underline underline-offset-4">
            View page
          </a>
        )
      }
    >
      <ActionToast answer={isSaved && !actionData ? { done: 'Page saved.' } : null} />
      <ErrorSummary errors={errors} />
      <SaveForm key={version} className="grid max-w-measure gap-5">
        <EditConflicts conflicts={conflicts} labels={labels} />
        {!isNew && <input type="hidden" name="read" value={refused?.read || JSON.stringify(loaderData.values)} />}
        <TextField label="Title" name="title" maxLength={80} defaultValue={values.title} error={errorOf('title')} />
        {isNew && (
          <TextField
            label="Address"
            name="slug"
            maxLength={60}
            hint="Your page will be at /info/ followed by this, such as fitting-service."
            defaultValue={values.slug}
            error={errorOf('slug')}
          />
        )}
        <TextArea
          label="Text"
          name="body"
          rows={20}
          hint="Markdown: a blank line between paragraphs, ## for a heading, - for a list, **bold**, [words](/contact) for a link."
          defaultValue={values.body}
          error={errorOf('body')}
        />
        <Placeholders />
        <TextField
          label="Title for search engines"
          name="seo_title"
          optional
          maxLength={70}
          defaultValue={values.seo_title}
          error={errorOf('seo_title')}
        />
        <TextArea
          label="Description for search engines"
          name="description"
          optional
          rows={2}
          maxLength={160}
          defaultValue={values.description}
          error={errorOf('description')}
        />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="in_footer" value="yes" defaultChecked={values.in_footer === 'yes'} className="size-5" />
          Show in the footer
        </label>
        <SubmitButton className="justify-self-start">Save page</SubmitButton>
      </SaveForm>
      {version > 0 && <Remove isOwn={isOwn} />}
    </AdminPage>
  );
}

function Placeholders() {
  return (
    <details className="text-md">
      <summary className="flex min-h-11 cursor-pointer items-center text-lough underline underline-offset-4">Placeholders</summary>
      <p className="max-w-measure">
        These are filled in from your settings, so that a page never says another figure. A line with an empty one is left out. An answer of our
        flooring guide is filled in with its title, such as {'{guide: Cleaning laminate}'}.
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-4">
        {Object.keys(placeholders).map((name) => (
          <li key={name}>{`{${name}}`}</li>
        ))}
      </ul>
    </details>
  );
}

function Remove({ isOwn }: { isOwn: boolean }) {
  return (
    <details className="border-t border-sand pt-4">
      <summary className="flex min-h-11 cursor-pointer items-center text-lough underline underline-offset-4">
        {isOwn ? 'Go back to our original text' : 'Delete this page'}
      </summary>
      <SaveForm className="mt-2 grid gap-3">
        <p>
          {isOwn ? 'Your own text will be replaced by the text that came with the shop.' : 'The page will be gone, and links to it will not work.'}
        </p>
        <Button type="submit" kind="danger" name="intent" value="delete" className="justify-self-start">
          {isOwn ? 'Use the original text' : 'Delete page'}
        </Button>
      </SaveForm>
    </details>
  );
}
