import { type KeyboardEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ProductPhoto } from '../product.ts';

type Props = { photos: ProductPhoto[]; name: string; at: number; onShow: (at: number) => void; onClose: () => void };

/** One picture over the page, whole or at its full size; arrow keys step. */
export default function PhotoDialog({ photos, name, at, onShow, onClose }: Props) {
  const [shown, setShown] = useState(at);
  const [isFullSize, setFullSize] = useState(false);
  const photo = photos[shown];
  if (!photo) return null;
  const step = (by: number) => {
    const to = (shown + by + photos.length) % photos.length;
    setShown(to);
    onShow(to);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  return (
    <Dialog open onClose={onClose} title={name} className="max-w-page">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut for the buttons below */}
      <div onKeyDown={onKeyDown}>
        <div className={classNames('bg-linen', isFullSize ? 'max-h-picture overflow-auto' : 'grid place-items-center')}>
          <button type="button" onClick={() => setFullSize(!isFullSize)} className={isFullSize ? 'w-max cursor-zoom-out' : 'cursor-zoom-in'}>
            <Picture
              picture={photo}
              sizes={isFullSize ? `${photo.width}px` : '(min-width: 80rem) 80rem, 100vw'}
              eager
              className={isFullSize ? 'max-w-none' : 'max-h-picture w-full object-contain'}
            />
            <span className="sr-only">{isFullSize ? 'Fit to screen' : 'Full size'}</span>
          </button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2 p-2">
          <p className="px-2 text-md text-muted">{`${shown + 1} of ${photos.length}: ${photo.alt}`}</p>
          {photos.length > 1 && (
            <div className="flex gap-2">
              <Button kind="secondary" onClick={() => step(-1)}>
                <ChevronLeftIcon className="size-4" /> Previous
              </Button>
              <Button kind="secondary" onClick={() => step(1)}>
                Next <ChevronRightIcon className="size-4" />
              </Button>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}
