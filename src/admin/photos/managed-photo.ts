import type { ProductJson } from '#catalogue/schemas.ts';

/** A product's photo as the calls give it. */
export type ManagedPhoto = ProductJson['photos'][number];
