import type { Product } from '#catalogue/product.ts';
import { readProduct } from '#catalogue/read-products.server.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import { patchSizeMm } from '#surfaces/floor-patch.ts';
import { isGrouted, type LayingPattern, laidAs, layingPatterns } from '#surfaces/laying-patterns.ts';
import type { Shop } from '../shop.server.ts';
import { floorVersion } from './draw-floor.server.ts';
import { type Finish, finishes, finishOf } from './finishes.ts';
import { floorAppearance } from './floor-appearance.ts';
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

/** Goods that click into one another lie side by side only, unless their locks are made for turning: then in that pattern only. */
const sideBySide: readonly LayingPattern[] = ['random-plank', 'random-length', 'brick', 'stack'];

/** The patterns a product can be laid in, its own first: those its shape allows, less those its locks do not. */
export function patternsOf({ category, construction }: Pick<Product, 'category' | 'construction'>, appearance: Appearance): LayingPattern[] {
  const shapes = layingPatterns(appearance);
  const [own] = shapes;
  const isLocking = category === 'Laminate Flooring' || /\bclick\b/i.test(construction ?? '');
  if (!isLocking || !own) return shapes;
  return sideBySide.includes(own) ? shapes.filter((pattern) => sideBySide.includes(pattern)) : [own];
}

/** What fitters call the patterns. */
const patternNames: Record<LayingPattern, string> = {
  'random-plank': 'Staggered planks',
  'random-length': 'Random lengths',
  brick: 'Brick bond',
  stack: 'Stack bond',
  herringbone: 'Herringbone',
  chevron: 'Chevron',
  parquet: 'Parquet squares',
  'basket-weave': 'Basket weave',
  hexagon: 'Hexagons',
  mosaic: 'Mosaic sheets',
  seamless: 'From the roll',
  object: 'Standard',
};

type Grout = { id: string; name: string; colour: string };

/** Grouts as they are sold, light to dark. */
const sold: readonly Grout[] = [
  { id: 'white', name: 'White', colour: '#e9e6df' },
  { id: 'ivory', name: 'Ivory', colour: '#ddd3bf' },
  { id: 'beige', name: 'Beige', colour: '#c3b396' },
  { id: 'silver-grey', name: 'Silver grey', colour: '#b5b5b1' },
  { id: 'mid-grey', name: 'Mid grey', colour: '#87867f' },
  { id: 'brown', name: 'Brown', colour: '#6f5a47' },
  { id: 'charcoal', name: 'Charcoal', colour: '#454648' },
];

/** The grouts that goods can be had with, the one they are pictured with first; none for what has no grout, as boards with a wide bevel. */
export function groutsOf(category: string, appearance: Appearance): Grout[] {
  if (category !== 'Tiles' || !isGrouted(appearance)) return [];
  return [{ id: 'usual', name: 'As pictured', colour: appearance.jointColour }, ...sold];
}
