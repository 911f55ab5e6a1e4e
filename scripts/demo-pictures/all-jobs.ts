import { demoCategories } from '../../db/demo/categories.ts';
import { demoGallery } from '../../db/demo/gallery.ts';
import { demoHeroSlides } from '../../db/demo/hero-slides.ts';
import { demoProducts } from '../../db/demo/products.ts';
import type { DemoProduct, ScenePicture } from '../../db/demo/shape.ts';
import { type PictureJob, productJobs, sceneJob } from './jobs.ts';

/** Every picture of the demo shop. Throws Error when a scene names a product that is not there. */
export function allJobs(): PictureJob[] {
  const bySku = new Map(demoProducts.map((product) => [product.sku, product]));
  const productOf = (sku: string, file: string): DemoProduct => {
    const found = bySku.get(sku);
    if (!found) throw new Error(`${file} shows ${sku}, which is not among the demo products`);
    return found;
  };
  const scene = (file: string, picture: ScenePicture, widthPx: number, heightPx: number, bytes: number): PictureJob =>
    sceneJob(file, productOf(picture.sku, file), picture, { widthPx, heightPx, bytes });

  return [
    ...demoProducts.flatMap(productJobs),
    ...demoHeroSlides.map((slide, i) => scene(`hero-${i + 1}.webp`, slide.picture, 2000, 1000, 250_000)),
    ...demoGallery.map((photo, i) =>
      scene(`gallery-${String(i + 1).padStart(2, '0')}.webp`, photo.picture, 1000, photo.picture.crop === 'square' ? 1000 : 750, 100_000),
    ),
    ...demoCategories.map(({ slug, picture }) => {
      const file = `category-${slug}.webp`;
      if (picture.room !== 'object') return scene(file, picture, 1000, picture.crop === 'square' ? 1000 : 750, 100_000);
      const [object] = productJobs({ ...productOf(picture.sku, file), pictures: ['object'] });
      return { ...(object as PictureJob), file };
    }),
  ];
}
