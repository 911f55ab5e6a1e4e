import { type RefObject, useState } from 'react';
import { icon } from '#ui/icons.tsx';
import { notify } from '#ui/notices.tsx';
import type { Painted } from './stage.tsx';

type Props = {
  painted: RefObject<(() => Painted | null) | null>;
  /** The plan that is drawn over it, and what that shows; null for none. */
  plan: { canvas: RefObject<HTMLCanvasElement | null>; says: string } | null;
  /** What the picture shows, in a sentence. */
  says: string;
  /** Whether the address says it all: a photograph of somebody's own is not in it. */
  canShare: boolean;
};

/** The view as an address to send to somebody, and as a picture to keep. */
export function ShareButtons({ painted, plan, says, canShare }: Props) {
  const [isBusy, setBusy] = useState(false);
  const share = async () => {
    const url = location.href;
    // A phone has its own way of sending; where there is none, or it is called off, the address is copied.
    if (matchMedia('(pointer: coarse)').matches && navigator.share) {
      const outcome = await navigator.share({ title: document.title, text: says, url }).then(
        () => 'sent',
        (error: Error) => error.name,
      );
      if (outcome === 'sent' || outcome === 'AbortError') return;
    }
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    const copied = plan ? 'Link copied. It shows the floor without your plan: save the picture to send that.' : 'Link copied.';
    notify(isCopied ? { text: copied } : { text: `The link could not be copied: ${url}`, wrong: true });
  };
  const save = async () => {
    const now = painted.current?.();
    if (!now) return notify({ text: 'Please wait until the room has loaded.', wrong: true });
    setBusy(true);
    const saving = await import('../browser/save-picture.ts').catch(() => null);
    const planned = plan?.canvas.current ?? null; // It may be on its way: then neither it nor its words are in the picture.
    const caption = planned ? `${says} ${plan?.says} Not a photograph.` : `${says} Drawn to scale, not a photograph.`;
    const file = await saving?.pictureFile({ ...now, planned }, caption).catch(() => null);
    setBusy(false);
    if (!saving || !file) return notify({ text: 'Your browser could not make the picture.', wrong: true });
    saving.download(file, 'my-floor.jpg');
    notify({ text: 'Picture saved to your downloads.' });
  };
  return (
    <div className="ml-auto flex shrink-0 gap-2">
      {canShare && (
        <button type="button" onClick={share} className={barButton}>
          <ShareIcon />
          <span className="max-md:sr-only">Share</span>
        </button>
      )}
      <button type="button" onClick={save} aria-busy={isBusy || undefined} className={barButton}>
        <DownloadIcon />
        <span className="max-md:sr-only">Save picture</span>
      </button>
    </div>
  );
}

const barButton =
  'inline-flex size-11 items-center justify-center gap-2 rounded-control text-md font-semibold hover:bg-linen md:w-auto md:border ' +
  'md:border-stone md:bg-white md:px-4 md:hover:border-ink noscript:hidden';

const ShareIcon = icon('M12 15V4M8 7.5L12 3.5l4 4M8 11H5v9.5h14V11h-3');
const DownloadIcon = icon('M12 4v11.5M7.5 11.5L12 16l4.5-4.5M5 20h14');
