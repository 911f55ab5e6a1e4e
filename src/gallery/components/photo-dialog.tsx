import './photo-dialog.css';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { sayDate } from '#platform/say-date.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, HeartIcon, MailIcon } from '#ui/icons.tsx';
import { keptCounts, useCountedOnce } from '#ui/kept-counts.ts';
import { Picture } from '#ui/picture.tsx';
import type { CustomerPhoto } from '../customer-photo.ts';
import { type GalleryView, galleryAddress } from '../gallery-filters.ts';
import { describePhoto, enquiryAddress, sayLikes } from '../photo-words.ts';

type Props = {
  photo: CustomerPhoto;
  /** Its neighbours among the photos on the page. */
  previous: CustomerPhoto | null;
  next: CustomerPhoto | null;
  view: GalleryView;
};

/**
 * One photo over the gallery. It is in the page as the server sends it, so a link straight to a photo works without
 * JavaScript; with it, it becomes the browser's modal dialog: focus stays inside, Escape closes, arrow keys go on.
 */
export function PhotoDialog({ photo, previous, next, view }: Props) {
  const { settings, origin } = useShopSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const at = (shown: CustomerPhoto | null) => galleryAddress({ ...view, photo: shown?.id ?? null });
  const go = (shown: CustomerPhoto | null) => navigate(at(shown), { replace: shown !== null, preventScrollReset: true });

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(':modal')) return;
    element.removeAttribute('open');
    element.showModal();
    return () => element.close();
  }, []);
  // The reader goes back to the photo looked at last, however far the arrow keys have led.
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.querySelector('dialog[open]')) return;
        (document.getElementById(`photo-${photo.id}`) ?? document.getElementById('main'))?.focus();
      });
    },
    [photo.id],
  );

  const byKey = (event: React.KeyboardEvent) => {
    const wanted = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
    if (wanted) go(wanted);
  };
  const onward = (shown: CustomerPhoto) => (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(shown);
  };

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="photo-title"
      onKeyDown={byKey}
      onCancel={(event) => {
        event.preventDefault();
        go(null);
      }}
      onClick={(event) => event.target === dialog.current && go(null)}
      className="photo-dialog bg-paper text-ink shadow-overlay"
    >
      <div className="photo-dialog-picture bg-linen">
        <Picture key={photo.id} picture={photo.picture} sizes="(width < 64rem) 100vw, 60rem" first style={{ backgroundColor: 'transparent' }} />
      </div>
      <div className="grid content-start gap-4 p-4 md:p-8">
        <h2 id="photo-title" className="pr-12 text-2xl">
          {photo.title}
        </h2>
        <p className="text-md text-muted">{describePhoto(photo)}</p>
        {photo.description && <p>{photo.description}</p>}
        <p className="text-md text-muted">
          {photo.customerName && <span className="block">{photo.customerName}</span>}
          <time dateTime={photo.createdAt.toISOString()}>{sayDate(photo.createdAt)}</time>
        </p>
        <div className="flex flex-wrap gap-3 pt-2">
          <LikeButton photo={photo} />
          <ButtonLink href={enquiryAddress(photo, settings.email, origin + galleryAddress({ photo: photo.id }))}>
            <MailIcon />
            Find out more
          </ButtonLink>
        </div>
        <nav aria-label="Photos" className="flex justify-between border-t border-sand pt-2">
          <Step to={previous} href={at(previous)} onClick={onward} words="Previous photo">
            <ChevronLeftIcon /> Previous
          </Step>
          <Step to={next} href={at(next)} onClick={onward} words="Next photo">
            Next <ChevronRightIcon />
          </Step>
        </nav>
      </div>
      <a href={at(null)} data-keep-scroll className="absolute top-2 right-2 grid size-11 place-items-center rounded-round bg-paper hover:bg-linen">
        <CloseIcon />
        <span className="sr-only">Close</span>
      </a>
    </dialog>
  );
}

type StepProps = {
  to: CustomerPhoto | null;
  href: string;
  onClick: (shown: CustomerPhoto) => (event: React.MouseEvent) => void;
  words: string;
  children: React.ReactNode;
};

function Step({ to, href, onClick, words, children }: StepProps) {
  if (!to) return <span />;
  return (
    <a
      href={href}
      onClick={onClick(to)}
      aria-label={`${words}: ${to.title}`}
      className="inline-flex min-h-11 items-center gap-1 text-md underline-offset-4 hover:underline"
    >
      {children}
    </a>
  );
}

const lost = 'Your like could not be sent. Please check your connection and try again.';
/** The photos liked in this browser. */
const likedPhotos = keptCounts('liked_photos');

/** Likes a photo, once in this browser. */
function LikeButton({ photo: { id, likes } }: { photo: CustomerPhoto }) {
  const { Form, isPressed, count, onSubmit } = useCountedOnce(likedPhotos, { id, count: likes, lost });
  return (
    <Form method="post" preventScrollReset defaultShouldRevalidate={false} onSubmit={onSubmit}>
      <input type="hidden" name="photo" value={id} />
      <Button type="submit" kind="secondary" aria-pressed={isPressed}>
        <span className={isPressed ? 'text-copper' : undefined}>
          <HeartIcon className={isPressed ? 'size-5 fill-current' : 'size-5'} />
        </span>
        <span>{isPressed ? 'Liked' : 'Like'}</span>
        <span aria-live="polite" className="font-regular text-muted tabular-nums">
          <span className="sr-only">, </span>
          <span>{sayLikes(count)}</span>
        </span>
      </Button>
    </Form>
  );
}
