import type { Picture } from '#platform/images/address.ts';

/** A slide of the home page's slider, as it is shown. Opacities run from 0 to 1. */
export type HeroSlide = {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  picture: Picture | null;
  badge: string;
  savings: string;
  buttonText: string;
  buttonLink: string;
  /** CSS values of the picture's place and size, as staff set them. */
  backgroundPosition: string;
  backgroundSize: string;
  backgroundRepeat: string;
  imageOpacity: number;
  overlayOpacity: number;
};

/** A slide as staff see it: whether, when and where it is shown, too. */
export type StaffSlide = HeroSlide & { order: number; isActive: boolean; startsAt: Date | null; endsAt: Date | null; version: number };

type SlideState = 'shown' | 'off' | 'to come' | 'over';

/** Whether a slide is shown at `now`, and if not, why. */
export function slideState({ isActive, startsAt, endsAt }: Pick<StaffSlide, 'isActive' | 'startsAt' | 'endsAt'>, now: Date): SlideState {
  if (!isActive) return 'off';
  if (endsAt && endsAt <= now) return 'over';
  return startsAt && startsAt > now ? 'to come' : 'shown';
}
