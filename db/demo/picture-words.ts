import type { PictureView } from './shape.ts';

const seen: Record<PictureView, string> = {
  laid: 'a laid patch seen from above',
  raking: 'the laid floor in low window light',
  close: 'the surface close up',
  unit: 'a single piece with its dimensions',
  object: 'the product on plain paper',
  'object-close': 'a detail of the product',
};

/** The text for somebody who does not see the picture. It says that the picture is drawn: it is not a photograph of the goods. */
export const pictureWords = (name: string, view: PictureView): string => `Drawn illustration of ${name}: ${seen[view]}`;
