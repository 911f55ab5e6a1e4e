import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { slideState } from '#content/hero-slide.ts';
import { listSlides } from '#content/hero-slides/hero-slides.server.ts';
import { staffSlideToJson } from '#content/hero-slides/slide-json.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notices.tsx';
import { pictureStyle } from '#ui/picture.tsx';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { ConfirmDialog } from '../components/dialogs.tsx';
import { callAsStaff, sayFailed } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { SlideDialog } from '../slides/components/slide-dialog.tsx';
import type { SlideJson } from '../slides/slide-draft.ts';
import type { Route } from './+types/hero-management';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const now = shop.now();
  const slides = (await listSlides(shop)).map((slide) => ({ ...staffSlideToJson(slide), state: slideState(slide, now) }));
  return { slides };
}

export const meta: Route.MetaFunction = () => [{ title: 'Hero slides | Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

/** The slides on the home page. */
export default function HeroManagement({ loaderData: { slides } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<{ slide: SlideJson | null } | null>(null);
  const [leaving, setLeaving] = useState<SlideJson | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** Makes a call, says what came of it, and shows the slides as they are then. */
  const ask = async (what: string | null, call: ReturnType<typeof callAsStaff<{ message?: string }>>, done?: string) => {
    setBusy(true);
    const answer = await call;
    setBusy(false);
    const said = answer.ok ? (done ?? answer.body.message) : what === null ? 'Failed to initialize slides' : sayFailed(what, answer);
    if (said) notify({ text: said, wrong: !answer.ok });
    if (answer.ok) await revalidate();
  };
  const path = (slide: SlideJson) => `/api/admin/hero-slides/${slide.id}` as const;
  const initialize = () => ask(null, callAsStaff('POST', '/api/admin/hero-slides/initialize'));
  return (
    <AdminPage
      title="Hero slides"
      said="The slides at the top of the home page, in this order."
      actions={
        <>
          <Button kind="secondary" busy={isBusy} onClick={initialize}>
            Initialize default slides
          </Button>
          <Button onClick={() => setOpen({ slide: null })}>Add slide</Button>
        </>
      }
    >
      {slides.length === 0 ? (
        <p className="border-y border-sand py-8 text-muted">
          No slides yet, so the home page shows its standard banner. Add a slide or start with the defaults.
        </p>
      ) : (
        <ol aria-label="Slides" className="border-t border-sand">
          {slides.map((slide, at) => (
            <SlideCard
              key={slide.id}
              slide={slide}
              isFirst={at === 0}
              isLast={at === slides.length - 1}
              onEdit={() => setOpen({ slide })}
              onMove={(to) => ask('save slide', callAsStaff('POST', `${path(slide)}/move`, { to }))}
              onSwitch={() =>
                ask('save slide', callAsStaff('PUT', `${path(slide)}/active`, { is_active: !slide.is_active }), 'Slide updated successfully!')
              }
              onDelete={() => setLeaving(slide)}
            />
          ))}
        </ol>
      )}
      {open && (
        <SlideDialog
          slide={open.slide}
          slides={slides}
          onClose={() => setOpen(null)}
          onSaved={(message) => {
            setOpen(null);
            notify({ text: message });
            void revalidate();
          }}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={`Delete “${leaving?.title ?? ''}”?`}
        confirm="Delete"
        busy={isBusy}
        onClose={() => setLeaving(null)}
        onConfirm={async () => {
          if (leaving) await ask('delete slide', callAsStaff('DELETE', path(leaving)));
          setLeaving(null);
        }}
      >
        <p>It will be removed from the home page straight away. This cannot be undone.</p>
      </ConfirmDialog>
    </AdminPage>
  );
}

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
function SlideCard({ slide, isFirst, isLast, onEdit, onMove, onSwitch, onDelete }: Props) {
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
