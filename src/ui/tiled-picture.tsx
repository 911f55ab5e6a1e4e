import { imageAddress, offeredWidths } from '#platform/images/address.ts';
import { tiledStyle } from './picture-style.ts';

type Props = {
  picture: { imageId: string; width: number; placeholder: string; alt: string };
  set: Parameters<typeof tiledStyle>[0];
  className?: string;
};

const formats = [
  ['image/avif', 'avif'],
  ['image/webp', 'webp'],
  ['image/jpeg', 'jpg'],
] as const;

/** A picture laid over and over, as staff set it: the one thing an <img> cannot do. */
export function TiledPicture({ picture: { imageId, width, placeholder, alt }, set, className }: Props) {
  const shown = offeredWidths(width).findLast((offered) => offered <= 1280) ?? 160;
  const addresses = formats.map(([type, format]) => [type, imageAddress(imageId, shown, format)] as const);
  return (
    <div
      {...(alt && { role: 'img', 'aria-label': alt })}
      className={className}
      style={{ backgroundColor: placeholder, ...tiledStyle(set, addresses) }}
    />
  );
}
