import { classNames } from '#ui/class-names.ts';
import { HeartIcon } from '#ui/icons.tsx';
import { notify } from '#ui/notices.tsx';
import { toggleWishlist, useWishlist } from '../use-wishlist.ts';

type Props = { productId: string; name: string /** With the words beside the heart, as on the product's page. */; worded?: boolean };

/** The heart: on the wishlist or not. */
export function WishButton({ productId, name, worded = false }: Props) {
  const isWished = useWishlist().includes(productId);
  const says = isWished ? 'On your wishlist' : 'Add to wishlist';
  return (
    <button
      type="button"
      aria-pressed={isWished}
      onClick={() => {
        toggleWishlist(productId);
        if (!isWished) notify({ text: 'On your wishlist', link: { href: '/wishlist', words: 'View list' } });
      }}
      className={classNames(
        'group/heart min-h-11 items-center justify-center noscript:hidden',
        worded ? 'inline-flex gap-2 px-2 text-md font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4' : 'grid size-11',
      )}
    >
      <span
        className={classNames('grid place-items-center transition-transform group-active/heart:scale-90', !worded && 'size-9 rounded-round bg-paper')}
      >
        <HeartIcon className={classNames('size-5', isWished ? 'fill-copper text-copper' : 'text-ink')} />
      </span>
      <span className={worded ? undefined : 'sr-only'}>{worded ? says : `Wishlist: ${name}`}</span>
    </button>
  );
}
