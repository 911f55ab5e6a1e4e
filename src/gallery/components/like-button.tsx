import { Button } from '#ui/button.tsx';
import { HeartIcon } from '#ui/icons.tsx';
import { keptCounts, useCountedOnce } from '#ui/kept-counts.ts';
import type { CustomerPhoto } from '../customer-photo.ts';
import { sayLikes } from '../photo-words.ts';

const lost = 'Your like could not be sent. Please check your connection and try again.';
/** The photos liked in this browser. */
const likedPhotos = keptCounts('liked_photos');

/** Likes a photo, once in this browser. */
export function LikeButton({ photo: { id, likes } }: { photo: CustomerPhoto }) {
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
