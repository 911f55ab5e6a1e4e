import type { Product } from '#catalogue/product.ts';
import { readProduct } from '#catalogue/read-products.server.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import { patchSizeMm } from '#surfaces/floor-patch.ts';
import { laidAs } from '#surfaces/laying-patterns.ts';
import type { Shop } from '../shop.server.ts';
import { floorVersion } from './draw-floor.server.ts';
import { type Finish, finishes, finishOf } from './finishes.ts';
import { floorAppearance } from './floor-appearance.ts';
import { groutsOf, patternNames, patternsOf } from './laying-choices.ts';

import { readRooms, roomPictureAddress, roomThumbnailAddress } from './read-rooms.server.ts';
import type { FloorOnShow, RoomOnShow } from './room.ts';

/** Every room that floors can be shown in, with the addresses of its pictures. */
export async function listRooms(): Promise<RoomOnShow[]> {
  return (await readRooms()).map((room) => {
    const { id, name, alt, widthPx, heightPx, floorToPicture, eyeMm, shoulder, lightScale, satin, polished } = room;
    const at = (picture: 'room' | 'mask' | 'light' | 'satin' | 'polished') => roomPictureAddress(room, picture);
    return {
      id,
      name,
      alt,
      geometry: { widthPx, heightPx, floorToPicture, eyeMm, shoulder, lightScale, satin, polished },
      thumbnail: roomThumbnailAddress(room),
      pictures: { room: at('room'), mask: at('mask'), light: at('light'), satin: at('satin'), polished: at('polished') },
    };
  });
}

/** A product as a floor to be shown in rooms; null where there is no such product, or it is no floor, or nothing says what it looks like. */
export async function readFloor(shop: Shop, productId: string): Promise<FloorOnShow | null> {
  const product = await readProduct(shop, productId);
  const appearance = product && floorAppearance(product);
  return product && appearance && showFloor(product, appearance);
}

/** Whether a product can be seen in a room. */
export function isFloor(product: Product): boolean {
  return floorAppearance(product) !== null;
}

function showFloor(product: Product, appearance: Appearance): FloorOnShow {
  const { id, name, pricePence, pricePerM2Pence, unit, stock, isSampleEligible, photos } = product;
  const [photo] = photos;
  return {
    id,
    name,
    pricePence,
    pricePerM2Pence,
    unit,
    stock,
    isSampleEligible,
    picture: photo ? { imageId: photo.imageId, width: photo.width, height: photo.height, placeholder: photo.placeholder } : null,
    version: floorVersion(appearance),
    patterns: patternsOf(product, appearance).map((pattern) => ({
      id: pattern,
      name: patternNames[pattern],
      sizeMm: patchSizeMm(laidAs(appearance, pattern)),
    })),
    grouts: groutsOf(product.category, appearance),
    finish: finishes[finishOf(product)],
  };
}

/** What a floor looks like in a pattern and grout of those it can be had with; a sentence where it cannot. */
export async function chooseFloor(
  shop: Shop,
  productId: string,
  choice: { pattern: string | null; grout: string | null },
): Promise<{ appearance: Appearance; version: string; finish: Finish } | { problem: string; isMissing: boolean }> {
  const product = await readProduct(shop, productId);
  if (!product) return { problem: 'There is no such product.', isMissing: true };
  const own = floorAppearance(product);
  if (!own) return { problem: 'This is not a floor that can be shown in a room.', isMissing: true };
  const patterns = patternsOf(product, own);
  const pattern = choice.pattern === null ? patterns[0] : patterns.find((each) => each === choice.pattern);
  if (!pattern) return { problem: `Please give a pattern of ${patterns.join(', ')}.`, isMissing: false };
  const grouts = groutsOf(product.category, own);
  const grout = choice.grout === null ? undefined : grouts.find(({ id }) => id === choice.grout);
  if (choice.grout !== null && !grout) {
    const known = grouts.map(({ id }) => id).join(', ');
    return { problem: known ? `Please give a grout of ${known}.` : 'This floor is laid without grout: please leave it out.', isMissing: false };
  }
  return { appearance: laidAs(own, pattern, grout?.colour), version: floorVersion(own), finish: finishes[finishOf(product)] };
}
