import { useRef } from 'react';
import type { HeroSlide } from '#content/hero-slide.ts';
import { imageAddress, offeredWidths } from '#platform/images/address.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { useAwake } from '#ui/kept-in-browser.ts';
import { pageWidth } from '#ui/page.tsx';
import { isTiled, Picture, pictureStyle, tiledStyle } from '#ui/picture.tsx';
import { useSlider } from './use-slider.ts';

const control = 'pointer-events-auto grid size-11 place-items-center rounded-control hover:bg-linen';

/** The slides that staff made, one at a time. Without our scripts they are a row to swipe or scroll through. */
export function HeroSlider({ slides }: { slides: HeroSlide[] }) {
  const box = useRef<HTMLUListElement>(null);
  const isAwake = useAwake();
  const { current, show, step, isPaused, setPaused, hold } = useSlider(box, slides.length);
  const isMany = slides.length > 1;
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Highlights"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      className="relative"
    >
      <ul ref={box} className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto">
        {slides.map((slide, at) => (
          <li
            key={slide.id}
            aria-label={`${at + 1} of ${slides.length}`}
            aria-roledescription="slide"
            inert={isAwake && at !== current}
            className="w-full shrink-0 snap-start"
          >
            <Slide slide={slide} isFirst={at === 0} isNear={isAwake} />
          </li>
        ))}
      </ul>
      {isMany && (
        <div
          className={classNames(
            pageWidth,
            'flex items-center justify-end lg:pointer-events-none lg:absolute lg:inset-x-0 lg:bottom-16',
            !isAwake && 'invisible',
          )}
        >
          <button type="button" onClick={() => setPaused(!isPaused)} className={control}>
            {isPaused ? <PlayIcon className="size-4" /> : <PauseIcon className="size-4" />}
            <span className="sr-only">{`${isPaused ? 'Play' : 'Pause'} the highlights`}</span>
          </button>
          <button type="button" onClick={() => step(-1)} className={control}>
            <ChevronLeftIcon />
            <span className="sr-only">Previous</span>
          </button>
          {slides.map((slide, at) => (
            <button
              key={slide.id}
              type="button"
              aria-current={at === current}
              onClick={() => show(at)}
              className="group pointer-events-auto grid h-11 w-8 place-items-center"
            >
              <span className="block h-1 w-6 bg-sand group-hover:bg-stone group-aria-current:bg-ink" />
              <span className="sr-only">{`${at + 1}: ${slide.title}`}</span>
            </button>
          ))}
          <button type="button" onClick={() => step(1)} className={control}>
            <ChevronRightIcon />
            <span className="sr-only">Next</span>
          </button>
        </div>
      )}
    </section>
  );
}

const filling = 'absolute inset-0 h-full w-full';

type Props = {
  slide: HeroSlide;
  /** Holds the page's largest picture. */
  isFirst: boolean;
  /** May be shown soon: fetched now rather than when it slides in. */
  isNear: boolean;
};

/** A texture from edge to edge, and a corner of the page cut into it where the words stand: no scrim, no words on grain. */
function Slide({ slide, isFirst, isNear }: Props) {
  const { title, subtitle, description, badge, savings, buttonText, buttonLink } = slide;
  return (
    <article className="flex h-full flex-col md:grid">
      <Backdrop slide={slide} isFirst={isFirst} isNear={isNear} />
      <div className={`${pageWidth} relative flex grow flex-col md:col-start-1 md:row-start-1 md:justify-end`}>
        <div className="flex grow flex-col bg-paper pt-6 pb-2 md:-ml-8 md:max-w-form md:grow-0 md:pt-8 md:pr-12 md:pb-4 md:pl-8">
          {(badge || savings) && (
            <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-md">
              {badge && <span className="border border-ink px-2 py-1 text-sm font-semibold">{badge}</span>}
              {savings && <span className="font-semibold text-copper">{savings}</span>}
            </p>
          )}
          <h2 className="text-display">{title}</h2>
          {subtitle && <p className="mt-3 font-display text-lg text-muted md:text-xl">{subtitle}</p>}
          {description && <p className="mt-3 text-md">{description}</p>}
          <p className="mt-auto flex flex-wrap gap-3 pt-6">
            <ButtonLink href={buttonLink || '/products'}>{buttonText || 'Browse Our Collection'}</ButtonLink>
            <ButtonLink kind="secondary" href="/contact">
              Get Free Quote
            </ButtonLink>
          </p>
        </div>
      </div>
    </article>
  );
}

/** The slide's picture as staff set it: where it is anchored, how large, how strong, how dark. */
function Backdrop({ slide, isFirst, isNear }: Props) {
  const { picture, overlayOpacity } = slide;
  return (
    <div className="hero-picture relative overflow-hidden bg-lough md:col-start-1 md:row-start-1">
      {picture &&
        (isTiled(slide) ? (
          <TiledPicture picture={picture} set={slide} className={filling} />
        ) : (
          <Picture picture={picture} sizes="100vw" first={isFirst} eager={isNear} className={filling} style={pictureStyle(slide)} />
        ))}
      {/* Darkest where the words are, gone where the light comes from. */}
      <div className="absolute inset-0 bg-linear-to-tr from-ink to-transparent" style={{ opacity: overlayOpacity }} />
    </div>
  );
}

type TiledPictureProps = {
  picture: { imageId: string; width: number; placeholder: string; alt: string };
  set: Parameters<typeof tiledStyle>[0];
  className?: string;
};

const formats = [
  ['image/avif', 'avif'],
  ['image/jpeg', 'jpg'],
] as const;

/** A picture laid over and over, as staff set it: the one thing an <img> cannot do. */
function TiledPicture({ picture: { imageId, width, placeholder, alt }, set, className }: TiledPictureProps) {
  const shown = offeredWidths(width).findLast((offered) => offered <= 1280) ?? 160;
  const addresses = formats.map(([type, format]) => [type, imageAddress(imageId, shown, format)] as const);
  return (
    <div
      {...(alt && { role: 'img', 'aria-label': alt })}
      className={className}
      style={{ backgroundColor: placeholder, ...tiledStyle(set, addresses) }}
    />
  );
}
