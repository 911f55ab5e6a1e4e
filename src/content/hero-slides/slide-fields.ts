import { z } from 'zod';
import { keepTo, oneLine, requiredLine } from '#platform/form-fields.ts';
import { imageOpacityField, overlayOpacityField, positionField, repeatField, slideSizeField } from '#platform/images/display-settings.ts';
import { maxPictureTextLength, uploadProblems } from '#platform/images/upload-limit.ts';

import { momentProblem, momentWanted } from '#platform/london-time.ts';
import { rowVersion } from '#platform/row-version.ts';

/** What a new slide's form begins with. */
export const slideDefaults = {
  button_text: 'Browse Our Collection',
  button_link: '/products',
  order: 0,
  is_active: true,
  background_position: 'center',
  background_size: 'cover',
  background_repeat: 'no-repeat',
  image_opacity: 1,
  overlay_opacity: 0.4,
} as const;

const line = (longest: number) => z.string().overwrite(oneLine).max(longest, keepTo(longest));

/** A page of this shop, or a web address; never a script. */
export function isLink(text: string): boolean {
  if (/^\/(?![/\\])/.test(text) || /^#[\w-]*$/.test(text)) return true;
  // Safari 17 has no URL.parse.
  return URL.canParse(text) && /^(https?|mailto|tel):$/.test(new URL(text).protocol);
}

const orderProblem = 'Please enter the order as a whole number, 0 or more.';
const instant = z.iso.datetime({ offset: true });
const moment = z
  .union([z.string(), z.null()], momentWanted)
  .transform((said, context) => {
    if (!said || instant.safeParse(said).success) return said || null;
    context.addIssue({ code: 'custom', message: momentProblem(said) });
    return z.NEVER;
  })
  .meta({ anyOf: [{ type: 'string', format: 'date-time' }, { const: '' }, { type: 'null' }] });

/** A slide as calls and the form give it; what is left out is as a new slide has it. */
export const slideFields = z
  .object({
    title: requiredLine('Please enter a title', 120),
    subtitle: requiredLine('Please enter a subtitle', 160),
    description: requiredLine('Please enter a description', 400),
    /** One of the shop's own pictures by its address, one on the web, or a data-URL; empty for none. */
    image_url: z.string().trim().max(maxPictureTextLength, uploadProblems.tooLargeInText).nullish(),
    badge: line(60).default(''),
    savings: line(80).default(''),
    button_text: line(60)
      .default('')
      .transform((text) => text || slideDefaults.button_text),
    button_link: line(500)
      .default('')
      .transform((text) => text || slideDefaults.button_link)
      .refine(isLink, 'Please enter a page such as /products, or a web address.')
      .meta({ examples: ['/products'] }),
    order: z.int(orderProblem).min(0, orderProblem).max(1_000_000, orderProblem).default(slideDefaults.order),
    is_active: z.boolean().default(slideDefaults.is_active),
    starts_at: moment.default(null),
    ends_at: moment.default(null),
    background_position: positionField.default(slideDefaults.background_position),
    background_size: slideSizeField.default(slideDefaults.background_size),
    background_repeat: repeatField.default(slideDefaults.background_repeat),
    image_opacity: imageOpacityField.default(slideDefaults.image_opacity),
    overlay_opacity: overlayOpacityField.default(slideDefaults.overlay_opacity),
    /** The version that was edited; another since then is told. */
    version: rowVersion.optional(),
  })
  .refine(({ starts_at, ends_at }) => !starts_at || !ends_at || Date.parse(starts_at) < Date.parse(ends_at), {
    path: ['ends_at'],
    error: 'The end must come after the start.',
  });
export type SlideFields = z.output<typeof slideFields>;
