import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { imageAddress, offeredWidths } from '#platform/images/address.ts';
import { classNames } from '#ui/class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { CouldNotFetch, lazyPart } from '#ui/lazy-part.tsx';
import { Picture, PictureOverlay, pictureStyle } from '#ui/picture.tsx';

import type { Product } from '../product.ts';

const PhotoDialog = lazyPart(() => import('./photo-dialog.tsx'), CouldNotFetch);

const cycle = 3000;
const maxDots = 5;
const maxThumbnails = 8;
const roundButton = 'grid size-11 place-items-center rounded-round bg-paper text-ink shadow-card';

/** The product's pictures side by side, to swipe or step through, each leading to itself in full. Works without JavaScript. */
export default function ProductGallery({ product }: { product: Pick<Product, 'photos' | 'name' | 'isSampleEligible'> }) {
  const { photos, name, isSampleEligible } = product;
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isZoomed, setZoomed] = useState(false);
  const show = (to: number) => {
    const list = track.current;
    if (list) list.scrollTo({ left: ((to + photos.length) % photos.length) * list.clientWidth, behavior: 'smooth' });
  };
  /** Somebody takes over: what plays by itself stops. */
  const showByHand = (to: number) => {
    setPlaying(false);
    show(to);
  };
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      const list = track.current;
      list?.scrollTo({ left: ((at + 1) % photos.length) * list.clientWidth, behavior: 'smooth' });
    }, cycle);
    return () => clearTimeout(timer);
  }, [isPlaying, at, photos.length]);

  if (!photos.length)
    return (
      <p id="pictures" className="grid aspect-photo place-items-center bg-linen text-muted">
        No pictures yet. Contact us and we’ll send you some.
      </p>
    );
  const anchor = (to: number, event: MouseEvent) => {
    event.preventDefault();
    showByHand(to);
  };
  return (
    <section id="pictures" aria-label={`Pictures of ${name}`} aria-roledescription="carousel">
      <div className="relative">
        <ul
          ref={track}
          onScroll={({ currentTarget: list }) => setAt(Math.round(list.scrollLeft / list.clientWidth))}
          onPointerDown={() => setPlaying(false)}
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto"
        >
          {photos.map((photo, n) => (
            <li key={photo.id} id={`photo-${n + 1}`} className="relative w-full shrink-0 snap-start">
              <a
                href={imageAddress(photo.imageId, offeredWidths(photo.width).at(-1) ?? 160, 'jpg')}
                aria-haspopup="dialog"
                tabIndex={n === at ? 0 : -1}
                onClick={(event) => {
                  event.preventDefault();
                  setPlaying(false);
                  setZoomed(true);
                }}
                className="block cursor-zoom-in"
              >
                <Picture
                  picture={photo}
                  sizes="(min-width: 80rem) 46rem, (min-width: 64rem) 56vw, 100vw"
                  eager={n === 0}
                  first={n === 0}
                  className="aspect-photo w-full object-cover"
                  style={pictureStyle(photo)}
                />
                <PictureOverlay opacity={photo.overlayOpacity} />
                <span className="sr-only">Zoom in</span>
              </a>
            </li>
          ))}
        </ul>
        {photos.length > 1 && (
          <div className="pointer-events-none absolute inset-x-2 bottom-2 flex items-center justify-between noscript:hidden *:pointer-events-auto">
            <button type="button" className={roundButton} onClick={() => setPlaying(!isPlaying)}>
              {isPlaying ? <PauseIcon /> : <PlayIcon />}
              <span className="sr-only">{isPlaying ? 'Pause slideshow' : 'Play slideshow'}</span>
            </button>
            {photos.length <= maxDots && (
              <ul className="flex rounded-round bg-paper px-1">
                {photos.map((photo, n) => (
                  <li key={photo.id}>
                    <button
                      type="button"
                      aria-current={n === at || undefined}
                      onClick={() => showByHand(n)}
                      className="grid h-11 w-6 place-items-center"
                    >
                      <span className={classNames('size-2 rounded-round', n === at ? 'bg-ink' : 'bg-stone')} />
                      <span className="sr-only">{`Picture ${n + 1}`}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <div className="flex gap-2">
              <button type="button" className={roundButton} onClick={() => showByHand(at - 1)}>
                <ChevronLeftIcon />
                <span className="sr-only">Previous picture</span>
              </button>
              <button type="button" className={roundButton} onClick={() => showByHand(at + 1)}>
                <ChevronRightIcon />
                <span className="sr-only">Next picture</span>
              </button>
            </div>
          </div>
        )}
      </div>
      {photos.length > 1 && photos.length <= maxThumbnails && (
        <ul className="mt-2 grid grid-cols-4 gap-2">
          {photos.map((photo, n) => (
            <li key={photo.id}>
              <a
                href={`#photo-${n + 1}`}
                aria-current={n === at || undefined}
                onClick={(event) => anchor(n, event)}
                className={classNames('block border-b-4 pb-1', n === at ? 'border-oak' : 'border-transparent')}
              >
                <Picture
                  picture={{ ...photo, alt: `Picture ${n + 1}: ${photo.alt}` }}
                  sizes="11rem"
                  className="aspect-photo w-full object-cover"
                  style={pictureStyle(photo)}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {photos.some(({ kind }) => kind === 'illustration') && (
        <p className="mt-2 text-sm text-muted max-md:px-4">
          <span>Illustrations drawn to scale, not photographs.</span> <span>{isSampleEligible && 'Order a sample to see the real thing.'}</span>
        </p>
      )}
      {isZoomed && (
        <Suspense>
          <PhotoDialog photos={photos} name={name} at={at} onShow={show} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </section>
  );
}
