import type { ProductJson } from '#catalogue/schemas.ts';

type Props = { productId: string; name: string; photos: ProductJson['photos'] };

/** The photos of a product. */
export function PhotoPanel({ name, photos }: Props) {
  if (photos.length === 0) return <p className="text-muted">No photos yet.</p>;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={`Photos of ${name}`}>
      {photos.map(({ id, image_url, alt_text, is_main }) => (
        <li key={id}>
          <img src={image_url} alt={alt_text} width={96} height={96} loading="lazy" className="size-24 bg-linen object-cover" />
          {is_main && <p className="text-sm text-muted">Main photo</p>}
        </li>
      ))}
    </ul>
  );
}
