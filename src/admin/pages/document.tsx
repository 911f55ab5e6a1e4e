import { data, redirect } from 'react-router';
import {
  blankDocument,
  describeDocument,
  documentAddress,
  documentForm,
  documentKindNames,
  documentKinds,
  documentLabels,
  documentLanguageNames,
  documentLanguages,
} from '#catalogue/documents/document.ts';
import { deleteDocument, readDocument, saveDocument } from '#catalogue/documents/documents.server.ts';
import { keepDocumentFile } from '#platform/documents/document-files.server.ts';
import { conflictingForm, readForm, refusedForm, textsOf } from '#platform/http/refused-form.server.ts';
import { fieldsOf } from '#platform/merge-edits.ts';
import { accept } from '#platform/refusal.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field, Select, TextArea, TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { EditConflicts, useHeldConflicts } from '../components/edit-conflicts.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { saveEdits } from '../staff-action.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/document';

/** One document; `new` for one that is to be added, to the product with the code `?product=`. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const isSaved = query.has('saved');
  if (params.id === 'new') {
    const values = { ...blankDocument, products: query.get('product')?.slice(0, 64) ?? '' };
    return { values, version: 0, isSaved, kept: null };
  }
  const document = await readDocument(context.get(shopContext), params.id);
  if (!document) throw data(null, { status: 404 });
  return { values: document.fields, version: document.version, isSaved, kept: document };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const form = await readForm(request);
  const sent = textsOf(form);
  const readNow = async () => {
    const document = id === 'new' ? null : await readDocument(shop, id);
    return { fields: document?.fields ?? blankDocument, version: document?.version ?? 0 };
  };
  try {
    if (sent.intent === 'delete') {
      const deleted = await deleteDocument(shop, staff, id);
      return redirect(`/admin/documents?${new URLSearchParams({ deleted })}`, { status: 303 });
    }
    const typed = fieldsOf(sent);
    // What is typed is looked at before a file is kept for it.
    accept(documentForm, { ...blankDocument, ...typed });
    const chosen = form.get('file');
    // An empty field of files sends one without a name.
    const isChosen = chosen instanceof File && (chosen.size > 0 || chosen.name !== '');
    const file = isChosen ? await keepDocumentFile(shop, new Uint8Array(await chosen.arrayBuffer())) : null;
    const saved = await saveEdits(sent, typed, readNow, ({ merged, version }) =>
      saveDocument(shop, staff, { ...blankDocument, ...merged }, file, id === 'new' ? undefined : { id, version }),
    );
    if ('conflicts' in saved) return conflictingForm(saved.conflicts, sent);
    return redirect(`/admin/documents/${saved.done}?saved`, { status: 303 });
  } catch (error) {
    return refusedForm(error, sent);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The document could not be saved. Please try again.');
export const meta: Route.MetaFunction = () => [{ title: 'Document | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

const none: readonly never[] = [];

export default function DocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { version, isSaved, kept } = loaderData;
  const refused = actionData?.values;
  const values: Record<string, string> = refused ? { ...blankDocument, ...refused } : loaderData.values;
  const errors = actionData?.errors ?? none;
  const conflicts = useHeldConflicts(actionData);
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const field = (name: string) => ({
    label: documentLabels[name],
    name,
    defaultValue: values[name] ?? '',
    error: errorOf(name),
    autoComplete: 'off',
  });
  return (
    <AdminPage title={kept ? kept.title : 'Add a document'} said="Customers find it on its products.">
      <ActionToast answer={isSaved && !actionData ? { done: 'Document saved.' } : null} />
      <ErrorSummary errors={errors} />
      {kept && (
        <p className="text-md">
          <a href={documentAddress(kept)} data-reload className="inline-flex min-h-11 items-center text-lough underline underline-offset-4">
            View the document
          </a>
          <span className="block text-muted">{describeDocument(kept)}</span>
        </p>
      )}
      <SaveForm key={version} encType="multipart/form-data" className="grid max-w-measure gap-5">
        <EditConflicts conflicts={conflicts} labels={documentLabels} />
        {kept && <input type="hidden" name="read" value={refused?.read || JSON.stringify(loaderData.values)} />}
        <TextField {...field('title')} maxLength={120} hint="As customers see it, such as “Fitting guide for click vinyl”." />
        <Select {...field('kind')}>
          {!values.kind && <option value="">Please choose</option>}
          {documentKindNames.map((name) => (
            <option key={name} value={name}>
              {documentKinds[name]}
            </option>
          ))}
        </Select>
        <Select {...field('language')}>
          {documentLanguageNames.map((name) => (
            <option key={name} value={name}>
              {documentLanguages[name]}
            </option>
          ))}
        </Select>
        <Field
          label={kept ? 'New PDF file' : 'PDF file'}
          name="file"
          optional={kept !== null}
          hint={kept ? 'Up to 10 MB. Leave it empty to keep the one that is there.' : 'Up to 10 MB, not locked with a password.'}
          error={errorOf('file')}
        >
          {(described) => <input type="file" accept=".pdf,application/pdf" {...described} className="file-control" />}
        </Field>
        <TextArea {...field('products')} optional rows={4} hint="The products that it goes with: their codes, with commas between them." />
        <SubmitButton busyWords="Saving…" className="justify-self-start">
          Save document
        </SubmitButton>
      </SaveForm>
      {kept && (
        <details className="max-w-measure border-t border-sand pt-4">
          <summary className="flex min-h-11 cursor-pointer items-center text-lough underline underline-offset-4">Delete this document</summary>
          <SaveForm className="mt-2 grid gap-3">
            <p>It will be gone from all of its products.</p>
            <Button type="submit" kind="danger" name="intent" value="delete" className="justify-self-start">
              Delete document
            </Button>
          </SaveForm>
        </details>
      )}
    </AdminPage>
  );
}
