import type { Picture } from '#platform/images/picture.ts';

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
