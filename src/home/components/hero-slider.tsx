import { useRef } from 'react';
import type { HeroSlide } from '#content/hero-slide.ts';
import { classNames } from '#ui/class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { pageWidth } from '#ui/page.tsx';
import { useAwake } from '#ui/use-kept.ts';
import { Slide } from './slide.tsx';
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
