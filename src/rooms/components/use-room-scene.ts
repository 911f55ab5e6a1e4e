import { useMemo, useState } from 'react';
import type { Scene } from '../browser/painter.ts';
import type { RoomOnShow } from '../room-on-show.ts';
import { useFetched } from './use-fetched.ts';

/** A room ready to have floors laid in it. While another comes, the one before stays. */
export function useRoomScene(room: RoomOnShow | null) {
  const addresses = room && [room.pictures.room, room.pictures.mask, room.pictures.light, room.pictures.satin, room.pictures.polished];
  const { pictures, ...fetching } = useFetched(addresses);
  const found = pictures?.key === addresses?.join(' ') ? pictures : null;
  const scene = useMemo<Scene | null>(() => {
    const [around, mask, light, satin, polished] = found?.all ?? [];
    if (!room || !around || !mask || !light || !satin || !polished) return null;
    return { geometry: room.geometry, room: around, mask, light, satin, polished };
  }, [room, found]);
  const [last, setLast] = useState<Scene | null>(null);
  if (scene && scene !== last) setLast(scene);
  return { scene: scene ?? last, ...fetching };
}
