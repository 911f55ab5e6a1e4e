import { useMemo, useState } from 'react';
import type { LaidFloor } from '../browser/painter.ts';
import { type FloorPictureWidth, floorPictureAddress } from '../floor-picture.ts';
import type { FloorLaid } from '../laying-of.ts';
import { useFetched } from './use-fetched.ts';

const mirrorsNothing = { mirrors: 0, polish: 0 };

/**
 * A floor ready to be painted, fetched when it is first asked for: coarse, to show at once, then fine where `isSharp`.
 * While another comes, the one before stays.
 */
export function useLaidFloor(laid: FloorLaid | null, { mirrors, isSharp }: { mirrors: boolean; isSharp: boolean }) {
  const at = (width: FloorPictureWidth) =>
    laid && floorPictureAddress(laid.floor.id, laid.floor.version, { pattern: laid.pattern.id, grout: laid.grout?.id ?? null, width });
  const [coarseAt, fineAt] = [at(1024), at(2048)];
  const { pictures, ...fetching } = useFetched(coarseAt === null ? null : [coarseAt]);
  const coarse = pictures?.key === coarseAt ? pictures?.all[0] : undefined;
  const { pictures: finer } = useFetched(coarse && isSharp && fineAt !== null ? [fineAt] : null);
  const picture = (finer?.key === fineAt ? finer?.all[0] : undefined) ?? coarse;
  const { id, finish } = laid?.floor ?? {};
  const [widthMm, depthMm] = laid?.pattern.sizeMm ?? [];
  const turn = laid?.turn ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the product decides its finish
  const floor = useMemo<LaidFloor | null>(() => {
    if (!picture || !finish || !widthMm || !depthMm) return null;
    const laying = { angle: (turn * Math.PI) / 180, originMm: [0, 0] as const };
    return { picture, sizeMm: [widthMm, depthMm], laying, finish: mirrors ? finish : mirrorsNothing };
  }, [picture, id, widthMm, depthMm, turn, mirrors]);
  const [last, setLast] = useState<LaidFloor | null>(null);
  if (floor && floor !== last) setLast(floor);
  return { floor: laid && (floor ?? last), ...fetching };
}
