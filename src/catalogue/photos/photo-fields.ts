import { z } from 'zod';
import { keepTo, oneLine } from '#platform/form-fields.ts';
import { imageOpacityField, overlayOpacityField, photoSizeField, positionField } from '#platform/images/display-settings.ts';

const maxAltLength = 300;

/** What a picture says to who does not see it. Empty: the product's name. */
export const altText = z.string().overwrite(oneLine).max(maxAltLength, keepTo(maxAltLength));

/** What may be said of a product's photo; what is left out stays as it is, or as it is by default. */
export const photoFields = {
  alt_text: altText.optional(),
  background_position: positionField.optional(),
  background_size: photoSizeField.optional(),
  image_opacity: imageOpacityField.optional(),
  overlay_opacity: overlayOpacityField.optional(),
  is_main: z.boolean().optional(),
};
export type PhotoFields = z.output<z.ZodObject<typeof photoFields>>;
