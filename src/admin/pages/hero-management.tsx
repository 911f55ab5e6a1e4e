import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { listSlides } from '#content/hero-slides/list-slides.server.ts';
import { staffSlideToJson } from '#content/hero-slides/slide-json.ts';
import { slideState } from '#content/hero-slides/staff-slide.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notices.tsx';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { callAsStaff } from '../components/call-as-staff.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { sayFailed } from '../failed.ts';
import { SlideCard } from '../slides/components/slide-card.tsx';
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
