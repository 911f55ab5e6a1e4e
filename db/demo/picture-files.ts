import { join } from 'node:path';
import type { PictureView } from './shape.ts';

/** Where the drawn pictures are kept. */
export const pictureFolder = join(import.meta.dirname, 'pictures');

export const productFile = (sku: string, view: PictureView): string => `${sku.toLowerCase()}-${view}.webp`;
/** `at` counts from 0, the names from 1. */
export const heroFile = (at: number): string => `hero-${at + 1}.webp`;
export const galleryFile = (at: number): string => `gallery-${String(at + 1).padStart(2, '0')}.webp`;
export const categoryFile = (slug: string): string => `category-${slug}.webp`;
