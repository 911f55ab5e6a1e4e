import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { ProductJson } from '#catalogue/schemas.ts';
import type { ProductNames, ProductSheet } from '#catalogue/staff/product-desk.server.ts';
import { fieldLabels } from '#catalogue/staff/product-fields.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import type { LostForm } from '#ui/send-form.ts';
import { EditConflicts } from '../../components/edit-conflicts.tsx';
import { SaveBar } from '../../components/save-bar.tsx';
import { PhotoManager } from '../../photos/components/photo-manager.tsx';
import type { SaveAnswer } from '../act-on-products.server.ts';
import { ProductFieldsForm } from './product-fields-form.tsx';

type Props = {
  sheet: ProductSheet;
  /** None for a product that is not there yet. */
  photos: ProductJson['photos'] | null;
  names: ProductNames;
  answer: SaveAnswer | LostForm | undefined;
  save: string;
  place?: 'window' | 'editor';
  /** Fields of the form's own page. */
  children?: ReactNode;
};

const form = 'product';

/** Every field of a product and its photos, with the bar that saves them. */
export function SheetForm({ sheet: latest, photos: kept, names, answer, save, place, children }: Props) {
  const navigation = useNavigation();
  // What a colleague saved meanwhile does not take the place of what is being typed: that is put beside it when it is saved.
  const [sheet, begin] = useState(latest);
  const savedVersion = (answer && 'version' in answer && answer.version) || 0;
  if (latest.id !== sheet.id || (sheet.version < savedVersion && savedVersion <= latest.version)) begin(latest);
  const record = `${sheet.id} ${sheet.version}`;
  const photos = usePhotos(kept ?? [], record);
  const lost = answer && 'isLost' in answer ? answer : null;
  const refused = answer && 'typed' in answer && answer.typed ? answer : null;
  // What waits for a choice goes on waiting when the shop is not reached.
  const [held, hold] = useState(refused);
  if (!lost && held !== refused) hold(refused);
  const isSaving = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'save';
  useKeepFocus(form, record);
  return (
    <>
      <ErrorSummary errors={lost?.errors ?? refused?.errors ?? none} form={form} />
      <EditConflicts conflicts={held?.conflicts ?? none} labels={fieldLabels} form={form} />
      <SaveForm id={form} className="grid gap-4">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="product" value={sheet.id} />
        <input type="hidden" name="read" value={held?.read || JSON.stringify(sheet.written)} />
        <Fields key={record} sheet={sheet} names={names} refused={refused} />
        {children}
      </SaveForm>
      {kept && (
        <h2 id="photos" className="border-t border-sand pt-4 text-xl">
          Photos
        </h2>
      )}
      {kept && (
        <div className="grid gap-4 noscript:hidden">
          <PhotoPanel productId={sheet.id} form={form} place={place} {...photos} />
        </div>
      )}
      <SaveBar
        form={form}
        record={record}
        wasRefused={refused !== null || lost !== null}
        isSaving={isSaving}
        isChangedOtherwise={photos.isChanged}
        isNew={kept === null}
        save={save}
        onDiscard={photos.takeKept}
      />
    </>
  );
}

const none: readonly never[] = [];

type FieldsProps = {
  sheet: ProductSheet;
  names: ProductNames;
  refused: { errors: readonly { field: string; message: string }[]; typed: Record<string, string> } | null;
};

/** Begins with what was typed where the page comes from the server after a refusal; what is on the page already stays as it is. */
function Fields({ sheet, names, refused }: FieldsProps) {
  const [written] = useState({ ...sheet.written, ...refused?.typed });
  return <ProductFieldsForm written={written} form={form} errors={refused?.errors ?? none} names={names} extent="all" />;
}

/** The field that had the focus has it again when the form's fields are drawn anew for another record. */
function useKeepFocus(form: string, record: string) {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const moved = (event: FocusEvent) => {
      const target = event.target as HTMLInputElement | null;
      if (target?.form?.id === form) last.current = target.id;
    };
    document.addEventListener('focusin', moved);
    return () => document.removeEventListener('focusin', moved);
  }, [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another record draws the fields anew
  useEffect(() => {
    if (last.current && document.activeElement === document.body) document.getElementById(last.current)?.focus({ preventScroll: true });
  }, [record]);
}

type Photos = ProductJson['photos'];

/** A product's photos while it is open: added and removed at once, their order and words kept until the product is saved. */
export function usePhotos(kept: Photos, record: string) {
  const [of, setOf] = useState(record);
  const [photos, setPhotos] = useState(kept);
  const [isChanged, setChanged] = useState(false);
  const takeKept = () => {
    setPhotos(kept);
    setChanged(false);
  };
  if (of !== record) {
    setOf(record);
    takeKept();
  }
  const change = (next: Photos, isSaved: boolean) => {
    setPhotos(next);
    if (!isSaved) setChanged(true);
  };
  return { photos, isChanged, change, takeKept };
}

type UsePhotosProps = ReturnType<typeof usePhotos> & {
  productId: string /** The form that sends what was changed. */;
  form: string;
  place?: 'window' | 'editor';
};

/** The photos beside a product's form. */
export function PhotoPanel({ productId, form, photos, isChanged, change, place }: UsePhotosProps) {
  return (
    <>
      {isChanged && <input type="hidden" name="photos" form={form} value={JSON.stringify(photos)} />}
      <PhotoManager productId={productId} photos={photos} onChange={change} place={place} />
    </>
  );
}
