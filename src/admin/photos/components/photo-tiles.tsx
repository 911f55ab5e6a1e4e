import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, StarIcon } from '#ui/icons.tsx';
import { pictureStyle } from '#ui/picture.tsx';
import { type ManagedPhoto, moved } from '../managed-photo.ts';

type Props = {
  photos: readonly ManagedPhoto[];
  openId: string | null;
  onOpen: (id: string) => void;
  onArrange: (photos: ManagedPhoto[]) => void;
  onRemove: (photo: ManagedPhoto) => void;
};

const tool = 'grid h-11 min-w-0 flex-1 place-items-center rounded-control hover:bg-linen aria-disabled:text-sand';

/** The photos in their order: dragged, or moved by the arrow keys while a picture has the focus, or by the buttons below it. */
export function PhotoTiles({ photos, openId, onOpen, onArrange, onRemove }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  /** What had the focus moves with its photo, and keeps it. */
  const followed = useRef<{ id: string; part: string } | null>(null);
  useEffect(() => {
    const { id, part } = followed.current ?? {};
    if (!id) return;
    followed.current = null;
    list.current?.querySelector<HTMLElement>(`[data-photo="${CSS.escape(id)}"] [data-part="${part}"]`)?.focus();
  });

  const move = (from: number, to: number, part: string) => {
    const photo = photos[from];
    if (!photo || to < 0 || to >= photos.length || to === from) return;
    followed.current = { id: photo.id, part };
    onArrange(moved(photos, from, to));
  };
  const arrow = (at: number) => (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: photos.length - 1 }[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(at, to, 'picture');
  };
  const drop = (at: number) => (event: DragEvent) => {
    if (dragged === null) return;
    event.preventDefault();
    onArrange(moved(photos, dragged, at));
    setDragged(null);
    setOver(null);
  };
  return (
    <ol ref={list} aria-label="Photos in order" className="photo-tiles">
      {photos.map((photo, at) => (
        <li
          key={photo.id}
          data-photo={photo.id}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            setDragged(at);
          }}
          onDragEnd={() => {
            setDragged(null);
            setOver(null);
          }}
          onDragOver={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            setOver(at);
          }}
          onDrop={drop(at)}
          className={classNames('border bg-white', over === at && dragged !== at ? 'border-lough' : 'border-sand', dragged === at && 'opacity-50')}
        >
          <button
            type="button"
            data-part="picture"
            aria-expanded={photo.id === openId}
            aria-keyshortcuts="ArrowLeft ArrowRight Home End"
            onClick={() => onOpen(photo.id)}
            onKeyDown={arrow(at)}
            className="relative block aspect-photo w-full overflow-hidden bg-linen"
          >
            <img
              src={photo.image_url}
              alt=""
              draggable={false}
              loading="lazy"
              className="size-full"
              style={pictureStyle({
                backgroundPosition: photo.background_position,
                backgroundSize: photo.background_size,
                imageOpacity: photo.image_opacity,
              })}
            />
            <span className="absolute inset-0 bg-ink" style={{ opacity: photo.overlay_opacity }} />
            {at === 0 && <Badge className="absolute top-1 left-1">Main photo</Badge>}
            <span className="sr-only">{`Photo ${at + 1} of ${photos.length}: ${photo.alt_text}. How it is shown`}</span>
          </button>
          <div className="flex justify-between">
            <button type="button" data-part="earlier" aria-disabled={at === 0} onClick={() => move(at, at - 1, 'earlier')} className={tool}>
              <ChevronLeftIcon />
              <span className="sr-only">{`Move photo ${at + 1} forward`}</span>
            </button>
            <button
              type="button"
              data-part="later"
              aria-disabled={at === photos.length - 1}
              onClick={() => move(at, at + 1, 'later')}
              className={tool}
            >
              <ChevronRightIcon />
              <span className="sr-only">{`Move photo ${at + 1} back`}</span>
            </button>
            <button type="button" data-part="main" aria-pressed={at === 0} onClick={() => move(at, 0, 'main')} className={tool}>
              <StarIcon className="size-5" filled={at === 0} />
              <span className="sr-only">{`Main photo: photo ${at + 1}`}</span>
            </button>
            <button type="button" data-part="remove" onClick={() => onRemove(photo)} className={classNames(tool, 'text-error')}>
              <CloseIcon />
              <span className="sr-only">{`Remove photo ${at + 1}`}</span>
            </button>
          </div>
        </li>
      ))}
    </ol>
  );
}
