import type { HeroSlide } from '../hero-slide.ts';

/** A slide as staff see it: whether, when and where it is shown, too. */
export type StaffSlide = HeroSlide & { order: number; isActive: boolean; startsAt: Date | null; endsAt: Date | null; version: number };

export type SlideState = 'shown' | 'off' | 'to come' | 'over';

/** Whether a slide is shown at `now`, and if not, why. */
export function slideState({ isActive, startsAt, endsAt }: Pick<StaffSlide, 'isActive' | 'startsAt' | 'endsAt'>, now: Date): SlideState {
  if (!isActive) return 'off';
  if (endsAt && endsAt <= now) return 'over';
  return startsAt && startsAt > now ? 'to come' : 'shown';
}
