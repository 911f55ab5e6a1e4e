import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { call, uuid } from '#platform/api/route.ts';
import { maxPictureTextLength } from '#platform/images/upload-limit.ts';
import type { Shop } from '../../shop.server.ts';
import { changeSlide, createSlide, initializeSlides, listSlides, moveSlide, removeSlide, slideNotFound, switchSlide } from './hero-slides.server.ts';

import { slideFields } from './slide-fields.ts';
import { staffSlideJson, staffSlideToJson } from './slide-json.ts';

const forStaff = { tag: 'Hero slides', access: 'admin' } as const;
const ofSlide = { ...forStaff, params: z.object({ id: uuid }), missing: 'Slide not found.' } as const;
const saved = { body: slideFields, maxBodyBytes: maxPictureTextLength + 16 * 1024 } as const;
const answer = z.object({ success: z.literal(true), message: z.string(), slide: staffSlideJson });

/** The slides of the home page, for staff. */
export const slideCalls = [
  call({
    ...forStaff,
    method: 'get',
    path: '/admin/hero-slides',
    summary: 'All slides, shown or not, in their order.',
    answer: z.array(staffSlideJson),
    handle: async (shop) => (await listSlides(shop)).map(staffSlideToJson),
  }),
  call({
    ...forStaff,
    method: 'post',
    path: '/admin/hero-slides/initialize',
    summary: 'Puts default slides on a home page that has none.',
    answer: z.object({ message: z.string(), created: z.int() }),
    handle: async (shop, { http }) => {
      const created = await initializeSlides(shop, await readVisitor(shop, http.req.raw));
      return { message: sayInitialized(created), created };
    },
  }),
  call({
    ...forStaff,
    ...saved,
    method: 'post',
    path: '/admin/hero-slides',
    summary: 'Adds a slide.',
    answer,
    status: 201,
    handle: async (shop, { body, http }) => ({
      success: true as const,
      message: 'Slide created successfully!',
      slide: await slideNow(shop, await createSlide(shop, await readVisitor(shop, http.req.raw), body)),
    }),
  }),
  call({
    ...ofSlide,
    ...saved,
    method: 'put',
    path: '/admin/hero-slides/{id}',
    summary: 'Changes a slide.',
    description: 'With `version`, a slide that somebody else has saved since is refused with 409, and `errors` say what it says now.',
    answer,
    refuses: [404, 409],
    handle: async (shop, { params, body, http }) => {
      await changeSlide(shop, await readVisitor(shop, http.req.raw), params.id, body);
      return { success: true as const, message: 'Slide updated successfully!', slide: await slideNow(shop, params.id) };
    },
  }),
  call({
    ...ofSlide,
    method: 'post',
    path: '/admin/hero-slides/{id}/move',
    summary: 'Shows a slide one place earlier or later.',
    body: z.object({ to: z.enum(['earlier', 'later']) }),
    answer: z.array(staffSlideJson),
    refuses: [404],
    handle: async (shop, { params, body, http }) => {
      await moveSlide(shop, await readVisitor(shop, http.req.raw), params.id, body.to);
      return (await listSlides(shop)).map(staffSlideToJson);
    },
  }),
  call({
    ...ofSlide,
    method: 'put',
    path: '/admin/hero-slides/{id}/active',
    summary: 'Switches a slide on or off.',
    body: z.object({ is_active: z.boolean() }),
    answer: staffSlideJson,
    refuses: [404],
    handle: async (shop, { params, body, http }) => {
      await switchSlide(shop, await readVisitor(shop, http.req.raw), params.id, body.is_active);
      return slideNow(shop, params.id);
    },
  }),
  call({
    ...ofSlide,
    method: 'delete',
    path: '/admin/hero-slides/{id}',
    summary: 'Deletes a slide.',
    answer: z.object({ success: z.literal(true), message: z.string() }),
    refuses: [404],
    handle: async (shop, { params, http }) => {
      await removeSlide(shop, await readVisitor(shop, http.req.raw), params.id);
      return { success: true as const, message: 'Slide deleted successfully!' };
    },
  }),
];

/** What is said of so many default slides made. */
export function sayInitialized(created: number): string {
  return created ? `${created} default slides are on the home page now.` : 'There are slides already, so nothing was added.';
}

async function slideNow(shop: Shop, id: string) {
  const slide = (await listSlides(shop)).find((each) => each.id === id);
  if (!slide) throw slideNotFound();
  return staffSlideToJson(slide);
}
