import { useEffect, useMemo, useState } from 'react';
import type { OwnRoom } from '../browser/own-room.ts';
import type { LaidFloor, Scene } from '../browser/painter.ts';
import type { FloorLaid } from '../laying-of.ts';
import type { RoomOnShow } from '../room.ts';
import { type FloorPictureWidth, floorPictureAddress, type RoomView, roomAddress } from '../room-address.ts';
import type { Brush, OwnStep } from './own-room-panel.tsx';

/** The view, kept in the page's address, so that the address can be shared and a reload shows the same. The page is not asked for anew. */
export function useRoomView(own: string, start: RoomView): [RoomView, (view: RoomView) => void] {
  const [view, setView] = useState(start);
  const change = (next: RoomView) => {
    setView(next);
    history.replaceState(history.state, '', roomAddress(own, next));
  };
  return [view, change];
}

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

/** What came wrong on the way: no network, or an answer that is no picture. */
class NotFetched extends Error {}

const asStored: ImageBitmapOptions = { colorSpaceConversion: 'none', premultiplyAlpha: 'none' };

/**
 * Fetches pictures at once and decodes them with their bytes as stored. Tells how much is there, 0 … 1, as it comes.
 * Rejects with `NotFetched`, or with the signal's reason.
 */
async function fetchPictures(addresses: readonly string[], tell: (share: number) => void, signal: AbortSignal): Promise<ImageBitmap[]> {
  const shares = addresses.map(() => 0);
  const told = (at: number) => (share: number) => {
    shares[at] = share;
    tell(shares.reduce((sum, each) => sum + each, 0) / shares.length);
  };
  return Promise.all(addresses.map((address, at) => fetchPicture(address, told(at), signal)));
}

async function fetchPicture(address: string, tell: (share: number) => void, signal: AbortSignal): Promise<ImageBitmap> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new NotFetched(`${address}: ${response.status}`);
    return await createImageBitmap(await bodyOf(response, tell), asStored);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof NotFetched ? error : new NotFetched(address, { cause: error });
  }
}

async function bodyOf(response: Response, tell: (share: number) => void): Promise<Blob> {
  const whole = Number(response.headers.get('Content-Length'));
  if (!response.body || !whole) return response.blob();
  let there = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, on) {
        there += bytes.byteLength;
        tell(Math.min(1, there / whole));
        on.enqueue(bytes);
      },
    }),
  );
  return new Response(counted).blob();
}

type Fetched = {
  /** The newest that are there: while others are on their way, those before. */
  pictures: { key: string; all: readonly ImageBitmap[] } | null;
  /** How much of what is on its way is there, 0 … 1; null when all is there. */
  share: number | null;
  hasFailed: boolean;
  retry: () => void;
};

/** As many sets of pictures as are kept at once: what was shown a moment ago comes back at once. */
const maxKept = 5;

/** Fetches a set of pictures, and keeps those fetched before. Fetches nothing for no addresses. */
function useFetched(addresses: readonly string[] | null): Fetched {
  const key = addresses?.join(' ') ?? '';
  const [kept] = useState(() => new Map<string, readonly ImageBitmap[]>());
  const [pictures, setPictures] = useState<Fetched['pictures']>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failedKey, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is a reason to fetch again
  useEffect(() => {
    if (!key) return;
    const show = (all: readonly ImageBitmap[]) => {
      kept.delete(key);
      kept.set(key, all);
      for (const old of kept.keys()) if (kept.size > maxKept) kept.delete(old);
      setPictures({ key, all });
      setShare(null);
    };
    setFailed(null);
    const before = kept.get(key);
    if (before) return show(before);
    const stop = new AbortController();
    setShare(0);
    fetchPictures(key.split(' '), (now) => stop.signal.aborted || setShare(now), stop.signal)
      .then((all) => stop.signal.aborted || show(all))
      .catch(() => {
        if (stop.signal.aborted) return;
        setFailed(key);
        setShare(null);
      });
    return () => stop.abort();
  }, [key, tries, kept]);
  return { pictures, share, hasFailed: failedKey !== null && failedKey === key, retry: () => setTries((n) => n + 1) };
}

/** A handle that has not moved for so long is at rest. */
const restMs = 200;

/** A visitor's own room, for as long as the page is open. What works on it is fetched with its panel. */
export function useOwnRoom() {
  const [room, setRoom] = useState<OwnRoom | null>(null);
  const [step, setStep] = useState<OwnStep>('rectangle');
  const [brush, setBrush] = useState<Brush>({ rubsOut: false, radius: 24 });
  const [worker, setWorker] = useState<typeof import('../browser/own-room.ts') | null>(null);
  const scene = useMemo<Scene | null>(() => (room && worker ? worker.sceneOf(room) : null), [room, worker]);
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setMoving(false), restMs);
    return () => clearTimeout(timer);
  });
  const onRoom = async (next: OwnRoom) => {
    if (room && next.photograph === room.photograph && next.corners !== room.corners) setMoving(true);
    const found = worker ?? (await import('../browser/own-room.ts'));
    setWorker(found);
    setRoom(next);
  };
  const onStep = (next: OwnStep) => {
    if (next === 'floor' && room && worker && !room.isPainted) setRoom(worker.guessAgain(room));
    setStep(next);
  };
  return { room, scene, isMoving, step, brush, onRoom, onStep, onBrush: setBrush };
}
