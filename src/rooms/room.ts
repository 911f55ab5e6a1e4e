import type { Finish } from './finishes.ts';
import type { Projection } from './projection.ts';

type Extent = { x: [number, number]; y: [number, number] };

/** What `room.json` holds of a rendered room. Lengths are mm on the floor: x to the right along the back wall, y away from the viewer. */
export type RoomFile = {
  name: string;
  /** Describes the room without its floor. */
  alt: string;
  /** Size of the picture that the projection speaks of, in pixels. */
  widthPx: number;
  heightPx: number;
  /** [u·s, v·s, s] = M · [x, y, 1]: floor mm to picture pixels, counted from the top left corner. */
  floorToPicture: Projection;
  floorMm: Extent;
  /** The room itself, between its walls. */
  roomMm: Extent;
  /** The camera; the third is its height over the floor. */
  eyeMm: readonly [number, number, number];
  /** Where highlights begin to roll off, 0 … 1 of linear light. */
  shoulder: number;
  /** Linear light of a byte of `light.jpg`: lightScale × (byte / 255)². */
  lightScale: number;
  /** Linear light of a byte of `satin.jpg` and `polished.jpg`: scale × (byte / 255)². */
  satin: { roughness: number; scale: number };
  polished: { roughness: number; scale: number };
  /** Share of the picture that is floor. */
  floorShare: number;
  /** Floor points, and where a render of small discs laid there shows them. */
  markers: { mm: [number, number]; px: [number, number] }[];
};

/** The part of a room that laying a floor needs beside its pictures. */
export type RoomGeometry = Pick<RoomFile, 'widthPx' | 'heightPx' | 'floorToPicture' | 'eyeMm' | 'shoulder' | 'lightScale' | 'satin' | 'polished'>;

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
