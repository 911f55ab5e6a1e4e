import { useState } from 'react';
import type { ProductJson } from '#catalogue/schemas.ts';
import { PhotoManager } from '../../photos/components/photo-manager.tsx';

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

type Props = ReturnType<typeof usePhotos> & {
  productId: string /** The form that sends what was changed. */;
  form: string;
  place?: 'window' | 'editor';
};

/** The photos beside a product's form. */
export function PhotoPanel({ productId, form, photos, isChanged, change, place }: Props) {
  return (
    <>
      {isChanged && <input type="hidden" name="photos" form={form} value={JSON.stringify(photos)} />}
      <PhotoManager productId={productId} photos={photos} onChange={change} place={place} />
    </>
  );
}
