import { z } from 'zod';
import { oneLine, requiredLine } from '#platform/form-fields.ts';
import { longestPictureText, uploadProblems } from '#platform/images/upload-limit.ts';

import { rowVersion } from '#platform/row-version.ts';

const words = {
  title: requiredLine('Please enter a title', 160),
  description: z.string().trim().max(2000, 'Please keep this to 2000 characters.'),
  room_type: requiredLine('Please choose a room', 60),
  flooring_type: requiredLine('Please choose a flooring type', 60),
  customer_name: z.string().overwrite(oneLine).max(80, 'Please keep this to 80 characters.'),
  is_featured: z.boolean(),
};

const picture = (missing: string) => z.string(missing).trim().min(1, missing).max(longestPictureText, uploadProblems.tooLargeInText);

/** A new photo of a customer's floor. */
export const newPhotoFields = z.object({
  ...words,
  description: words.description.default(''),
  customer_name: words.customer_name.default(''),
  is_featured: words.is_featured.default(false),
  image_url: picture('Please enter an image URL'),
});
export type NewPhotoFields = z.output<typeof newPhotoFields>;

/** What may be changed of one; what is left out stays. */
export const changedPhotoFields = z
  .object({
    ...words,
    image_url: picture('Please enter an image URL'),
    /** The version that was edited; another since then is told. */
    version: rowVersion,
  })
  .partial();
export type ChangedPhotoFields = z.output<typeof changedPhotoFields>;
