import { data, redirect } from 'react-router';
import { forThisPerson } from '#accounts/visitor-pages.server.ts';
import { infoAddress, infoPageSchema, ownAddresses } from '#info/info-page.ts';
import { findInfoPage } from '#info/pages.server.ts';
import { placeholders } from '#info/placeholders.ts';
import { deleteInfoPage, saveInfoPage } from '#info/save-page.server.ts';
import { pageHeaders } from '#platform/http/page-headers.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { invalidForm } from '#platform/refusal.ts';
import { readRowVersion } from '#platform/row-version.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { Said } from '../components/said.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/info-page';

const fields = ['intent', 'slug', 'title', 'body', 'seo_title', 'description', 'in_footer', 'version'] as const;
type Typed = Record<(typeof fields)[number], string>;

const blank: Typed = { intent: '', slug: '', title: '', body: '', seo_title: '', description: '', in_footer: 'yes', version: '0' };

/** One page of text; `new` for one that is to be added. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(shop, request);
  const isSaved = new URL(request.url).searchParams.has('saved');
  if (params.slug === 'new') return data({ values: blank, isNew: true, isOwn: false, address: '', isSaved }, { headers: forThisPerson });
  const page = await findInfoPage(shop, params.slug);
  if (!page) throw data(null, { status: 404, headers: forThisPerson });
  const { slug, title, body, seoTitle: seo_title, description, inFooter, version } = page;
  const values: Typed = { intent: '', slug, title, body, seo_title, description, in_footer: inFooter ? 'yes' : '', version: String(version) };
  const isOwn = Object.hasOwn(ownAddresses, slug);
  return data({ values, isNew: false, isOwn, address: infoAddress(slug), isSaved }, { headers: forThisPerson });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = await requireStaff(shop, request);
  const values = textFields(await readForm(request), fields);
  const slug = params.slug === 'new' ? values.slug : params.slug;
  try {
    if (values.intent === 'delete') throw redirect(`/admin/pages?done=${await deleteInfoPage(shop, staff, slug)}`, { status: 303 });
    const { intent: _, ...typed } = values;
    const wanted = { ...typed, slug, in_footer: typed.in_footer === 'yes', version: readRowVersion(typed.version) };
    const read = infoPageSchema.safeParse(wanted);
    if (read.error) throw invalidForm(read.error);
    await saveInfoPage(shop, staff, read.data);
    return redirect(`/admin/pages/${read.data.slug}?saved`, { status: 303 });
  } catch (error) {
    if (error instanceof Response) throw error;
    return refusedForm(error, values);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'The page could not be saved. Please try again.');
export const headers: Route.HeadersFunction = pageHeaders;
export const meta: Route.MetaFunction = () => [{ title: 'Edit page | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

export default function EditInfoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isNew, isOwn, address, isSaved } = loaderData;
  const values = { ...loaderData.values, ...actionData?.values };
  const errors = actionData?.errors ?? [];
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
      <Said answer={isSaved && !actionData ? { done: 'Page saved.' } : null} />
      <ErrorSummary errors={errors} />
      <SaveForm className="grid max-w-measure gap-5">
        <input type="hidden" name="version" value={loaderData.values.version} />
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
      {values.version !== '0' && <Remove isOwn={isOwn} />}
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
