import { useState } from 'react';
import { callApi } from '#platform/http/call-api.ts';
import { Button } from '#ui/button.tsx';
import { HeartIcon } from '#ui/icons.tsx';
import { noCounts } from '#ui/kept-counts.ts';
import { useKept } from '#ui/kept-in-browser.ts';
import { notify } from '#ui/notices.tsx';
import type { CustomerPhoto } from '../customer-photo.ts';
import { sayLikes } from '../photo-words.ts';
import { likedPhotos } from './liked-photos.ts';

/** Likes a photo, once in this browser. Without JavaScript it is a form that does the same. */
export function LikeButton({ photo }: { photo: CustomerPhoto }) {
  const counted = useKept(likedPhotos, noCounts)[photo.id];
  const [busy, setBusy] = useState(false);
  const isLiked = counted !== undefined;
  const like = async () => {
    if (isLiked || busy) return;
    setBusy(true);
    likedPhotos.change((liked) => ({ ...liked, [photo.id]: photo.likes + 1 }));
    const answered = await callApi<{ likes: number }>('POST', `/api/customer-photos/like/${photo.id}`);
    setBusy(false);
    if (answered.ok) likedPhotos.change((liked) => ({ ...liked, [photo.id]: answered.body.likes }));
    else {
      likedPhotos.change(({ [photo.id]: _taken, ...rest }) => rest);
      notify({ text: answered.detail, wrong: true });
    }
  };
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        like();
      }}
    >
      <input type="hidden" name="photo" value={photo.id} />
      <Button type="submit" kind="secondary" aria-pressed={isLiked}>
        <span className={isLiked ? 'text-copper' : undefined}>
          <HeartIcon className={isLiked ? 'size-5 fill-current' : 'size-5'} />
        </span>
        <span>{isLiked ? 'Liked' : 'Like'}</span>
        <span aria-live="polite" className="font-regular text-muted tabular-nums">
          <span className="sr-only">, </span>
          <span>{sayLikes(Math.max(photo.likes, counted ?? 0))}</span>
        </span>
      </Button>
    </form>
  );
}
