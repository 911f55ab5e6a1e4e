import { sayDateTime } from '#platform/say-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { pictureStyle } from '#ui/picture-style.ts';
import type { SlideJson } from '../slide-draft.ts';

type State = 'shown' | 'off' | 'to come' | 'over';

const words: Record<State, { said: string; tone: 'ok' | 'warn' | 'plain' }> = {
  shown: { said: 'Shown', tone: 'ok' },
  off: { said: 'Inactive', tone: 'plain' },
  'to come': { said: 'Scheduled', tone: 'warn' },
  over: { said: 'Ended', tone: 'plain' },
};

type Props = {
  slide: SlideJson & { state: State };
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
  onMove: (to: 'earlier' | 'later') => void;
  onSwitch: () => void;
  onDelete: () => void;
};

/** One slide in the list, with what can be done to it. */
export function SlideCard({ slide, isFirst, isLast, onEdit, onMove, onSwitch, onDelete }: Props) {
  const { said, tone } = words[slide.state];
  const named = <span className="sr-only">{`: ${slide.title}`}</span>;
  return (
    <li className="grid gap-4 border-b border-sand py-4 md:grid-cols-3">
      <div className="relative aspect-wide overflow-hidden bg-lough">
        {slide.image_url && (
          <img
            src={slide.image_url}
            alt=""
            loading="lazy"
            className="size-full"
            style={pictureStyle({
              backgroundPosition: slide.background_position,
              backgroundSize: slide.background_size,
              imageOpacity: slide.image_opacity,
            })}
          />
        )}
        <div className="absolute inset-0 bg-linear-to-tr from-ink to-transparent" style={{ opacity: slide.overlay_opacity }} />
      </div>
      <div className="grid content-start gap-1 md:col-span-2">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{said}</Badge>
          {slide.badge && <Badge>{slide.badge}</Badge>}
          {slide.savings && <span className="font-semibold text-copper">{slide.savings}</span>}
        </p>
        <h2 className="text-xl">{slide.title}</h2>
        <p>{slide.subtitle}</p>
        <p className="text-muted">{slide.description}</p>
        <p className="text-sm text-muted tabular-nums">
          Order <span>{slide.order}</span>. “<span>{slide.button_text}</span>” links to <span>{slide.button_link}</span>.
          <span>{slide.starts_at && ` From ${sayDateTime(new Date(slide.starts_at))}.`}</span>
          <span>{slide.ends_at && ` Until ${sayDateTime(new Date(slide.ends_at))}.`}</span>
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button kind="secondary" onClick={onEdit}>
            Edit{named}
          </Button>
          <Button kind="secondary" aria-disabled={isFirst} onClick={() => !isFirst && onMove('earlier')}>
            Move up{named}
          </Button>
          <Button kind="secondary" aria-disabled={isLast} onClick={() => !isLast && onMove('later')}>
            Move down{named}
          </Button>
          <Button kind="secondary" onClick={onSwitch}>
            <span>{slide.is_active ? 'Switch off' : 'Switch on'}</span>
            {named}
          </Button>
          <Button kind="quiet" className="text-error!" onClick={onDelete}>
            Delete{named}
          </Button>
        </div>
      </div>
    </li>
  );
}
