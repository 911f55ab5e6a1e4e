import { slideDefaults } from '#content/hero-slides/slide-fields.ts';
import { londonTime, readLondonTime } from '#platform/london-time.ts';

/** A slide as the staff's calls give it. */
export type SlideJson = {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  image_url: string | null;
  badge: string;
  savings: string;
  button_text: string;
  button_link: string;
  order: number;
  is_active: boolean;
  starts_at: string | null;
  ends_at: string | null;
  background_position: string;
  background_size: string;
  background_repeat: string;
  image_opacity: number;
  overlay_opacity: number;
  version: number;
};

/** What stands in a slide's form. A new one comes after those there are. */
export type SlideDraft = Omit<SlideJson, 'id' | 'version'> & { version?: number };

export function draftOf(slide: SlideJson | null, slides: readonly Pick<SlideJson, 'order'>[]): SlideDraft {
  if (slide) {
    const { id: _, ...draft } = slide;
    return draft;
  }
  const order = Math.max(-1, ...slides.map((each) => each.order)) + 1;
  const words = { title: '', subtitle: '', description: '', badge: '', savings: '' };
  return { ...words, ...slideDefaults, order, image_url: null, starts_at: null, ends_at: null };
}

/** A moment as an input of date and time has it, by the shop's clock; what was typed and is no moment, as it was typed. */
export function toLocalTime(moment: string | null): string {
  if (!moment) return '';
  return moment.endsWith('Z') ? londonTime(new Date(moment)) : moment;
}

/** The moment that such an input says; null for none. What the shop's clock never shows, or shows twice, is left for the shop to refuse. */
export function fromLocalTime(text: string): string | null {
  return text === '' ? null : (readLondonTime(text).moment?.toISOString() ?? text);
}
