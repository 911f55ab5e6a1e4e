import type { Finish } from './finishes.ts';
import type { RoomGeometry } from './room.ts';

/** A room that floors are shown in, with the addresses of its pictures. */
export type RoomOnShow = {
  /** In the address: 'kitchen', 'living-room'. */
  id: string;
  name: string;
  /** Describes the room without its floor. */
  alt: string;
  geometry: RoomGeometry;
  /** The address of a small picture of it with a plain floor. */
  thumbnail: string;
  pictures: { room: string; mask: string; light: string; satin: string; polished: string };
};

/** A floor that can be laid in them, and what it costs. Money in pence. */
export type FloorOnShow = {
  id: string;
  name: string;
  pricePence: number;
  pricePerM2Pence: number | null;
  unit: string;
  stock: number;
  isSampleEligible: boolean;
  picture: { imageId: string; width: number; height: number; placeholder: string } | null;
  /** Of its looks: changes whenever they do, see floor-picture.ts. */
  version: string;
  /** The laying patterns that suit it, the usual one first, with what one repeat of it measures, mm. */
  patterns: readonly { id: string; name: string; sizeMm: readonly [number, number] }[];
  /** The grouts it can be had with, its own first; none for what has no grout. */
  grouts: readonly { id: string; name: string; colour: string }[];
  finish: Finish;
};
