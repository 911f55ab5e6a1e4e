import { useState } from 'react';
import { CameraIcon } from '#ui/icons.tsx';
import { Picture, PictureOverlay } from '#ui/picture.tsx';

import { pictureStyle } from '#ui/picture-style.ts';
import type { ProductPhoto } from '../product.ts';

type Props = { photos: ProductPhoto[]; sizes: string; eager: boolean; first: boolean };

/** The product's picture; the next one on hover, and on a touch screen from the small button in its corner. */
export function CardPicture({ photos, sizes, eager, first }: Props) {
  const [isPeeked, setPeeked] = useState(false);
  const [isTapped, setTapped] = useState(false);
  const [main, second] = photos;
  const peek = () => setPeeked(true);
  return (
    <div className="relative aspect-photo overflow-hidden bg-linen" onPointerEnter={peek}>
      {main ? (
        <>
          <Picture picture={main} sizes={sizes} eager={eager} first={first} className="size-full object-cover" style={pictureStyle(main)} />
          <PictureOverlay opacity={main.overlayOpacity} />
        </>
      ) : (
        <span className="grid size-full place-items-center text-md text-muted">No picture yet</span>
      )}
      {second && isPeeked && (
        <div className={`absolute inset-0 transition-opacity duration-slow group-hover:opacity-100 ${isTapped ? 'opacity-100' : 'opacity-0'}`}>
          <Picture picture={second} sizes={sizes} eager className="size-full object-cover" style={pictureStyle(second)} />
          <PictureOverlay opacity={second.overlayOpacity} />
        </div>
      )}
      {second && (
        <button
          type="button"
          aria-pressed={isTapped}
          onClick={() => {
            peek();
            setTapped(!isTapped);
          }}
          className="absolute right-0 bottom-0 z-10 grid size-11 place-items-center noscript:hidden pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100"
        >
          <span className="grid size-8 place-items-center rounded-round bg-paper text-ink">
            <CameraIcon className="size-4" />
          </span>
          <span className="sr-only">Show the second picture</span>
        </button>
      )}
    </div>
  );
}
