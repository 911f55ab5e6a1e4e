import { type ReactNode, useState } from 'react';
import { SampleButton } from '#cart/components/sample-button.tsx';
import { freeSampleWords } from '#delivery/delivery.ts';
import { FinanceButton } from '#finance/components/finance-button.tsx';
import { formatPounds, penceOf } from '#money/pence.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { StockWords } from '#stock/components/stock-words.tsx';
import { hasLimitedStock } from '#stock/stock-band.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { CameraIcon } from '#ui/icons.tsx';
import { Picture, PictureOverlay, pictureStyle } from '#ui/picture.tsx';

import { WishButton } from '#wishlist/components/wish-button.tsx';
import type { ProductPhoto, ProductSummary } from '../product.ts';
import { sizeAndThickness } from '../selling-unit.ts';
import { PriceTag } from './price-tag.tsx';
import { RatingLine } from './rating-line.tsx';

type Props = {
  product: ProductSummary;
  /** Among others in a grid, or one to a row. */
  layout?: 'grid' | 'row';
  /** Its picture is seen without scrolling. */
  eager?: boolean;
  /** Its picture is the page's largest. */
  first?: boolean;
  /** How wide a picture is shown, where it is not the grid of the product list. */
  sizes?: string;
  /** What a page adds at the foot: a tick box for comparing, a button to remove. */
  foot?: ReactNode;
};

/** How wide a card's picture is in `productGrid`. */
const gridSizes = '(min-width: 80rem) 19rem, (min-width: 48rem) 30vw, 46vw';
const rowSizes = '(min-width: 48rem) 15rem, 40vw';

/** The grid that cards stand in. */
export const productGrid = 'grid grid-cols-2 gap-x-3 gap-y-1 md:grid-cols-3 md:gap-x-6';
/** A card's place in such a grid: each line of it stands level with its neighbours'. */
export const cardPlace = 'card card-place';

/** A product among others. The whole card leads to it; what can be done here at once lies above that link. */
export function ProductCard({ product, layout = 'grid', eager = false, first = false, sizes, foot }: Props) {
  const isRow = layout === 'row';
  const size = sizeAndThickness(product);
  return (
    <article className={classNames('group relative', isRow ? 'grid grid-cols-12 gap-x-4 md:gap-x-6' : 'card')}>
      <div className={classNames('relative', isRow ? 'col-span-5 md:col-span-3' : 'pb-2')}>
        <CardPicture photos={product.photos} sizes={sizes ?? (isRow ? rowSizes : gridSizes)} eager={eager} first={first} />
        <div className="pointer-events-none absolute top-2 left-2 flex flex-col items-start gap-1">
          {product.savePercent !== null && <Badge tone="sale">{`SAVE ${product.savePercent}%`}</Badge>}
          {hasLimitedStock(product.stock) && <Badge>Limited Stock</Badge>}
        </div>
        <div className="absolute top-0 right-0 z-10">
          <WishButton productId={product.id} name={product.name} />
        </div>
      </div>
      <div className={isRow ? 'col-span-7 flex grow flex-col gap-1 md:col-span-9' : 'card-lines'}>
        <h3 className={classNames('font-sans font-medium tracking-normal', isRow ? 'text-lg' : 'text-base')}>
          <a
            href={`/products/${product.id}`}
            className="after:absolute after:inset-0 group-hover:underline decoration-oak decoration-2 underline-offset-4"
          >
            {product.name}
          </a>
        </h3>
        <p className="text-md text-muted">{size}</p>
        <PriceTag product={product} />
        <div className="flex flex-wrap content-start items-center gap-x-4 text-md">
          <StockWords stock={product.stock} />
          <RatingLine rating={product.rating} />
        </div>
        <CardActions product={product} />
        {foot && <div className="relative z-10">{foot}</div>}
      </div>
    </article>
  );
}

type CardPictureProps = { photos: ProductPhoto[]; sizes: string; eager: boolean; first: boolean };

/** The product's picture; the next one on hover, and on a touch screen from the small button in its corner. */
function CardPicture({ photos, sizes, eager, first }: CardPictureProps) {
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
          className={
            'absolute right-0 bottom-0 z-10 grid size-11 place-items-center noscript:hidden pointer-fine:opacity-0 ' +
            'pointer-fine:focus-visible:opacity-100'
          }
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

const action =
  'inline-flex min-h-11 items-center text-left text-md font-medium text-lough underline decoration-sand underline-offset-4 hover:decoration-lough';

/** A free sample, and what the card's example floor of 20 m² would cost a month. */
function CardActions({ product }: { product: ProductSummary }) {
  const { id, name, financeFromPence, isSampleEligible, coverageCm2, stock } = product;
  const { settings } = useShopSettings();
  return (
    <div className="relative z-10 flex flex-wrap content-start gap-x-4">
      {isSampleEligible && (
        <SampleButton productId={id} name={name} className={action}>
          {freeSampleWords(penceOf(settings.sample_postage))}
        </SampleButton>
      )}
      {financeFromPence !== null && settings.finance.enabled && stock > 0 && (
        <FinanceButton product={product} className={`${action} noscript:hidden`}>
          {`Pay It Monthly from ${formatPounds(financeFromPence)}${coverageCm2 === null ? '' : ' for 20 m²'}`}
        </FinanceButton>
      )}
    </div>
  );
}
