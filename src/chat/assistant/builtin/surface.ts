import type { Wish } from '../context.ts';

const goods = /^(?:underlay|adhesive|grout|leveller|primer|sealer|cleaner|trims|threshold|scotia|skirting|tile trim|carpet|laminate|wood)$/;
const onWall =
  /\b(?:splash ?backs?|back ?splash\w*|wall (?:tiles?|ones?)|tiles? (?:for|on) (?:the |my |a |our )?(?:\w+ )?walls?|behind (?:the |a |my |our )?(?:\w+ )?(?:cooker|hob|sink|stove|aga|range|basin|bath|worktop)|worktop wall|(?<!\bshower )(?:above|over) (?:the |my |a )?(?:worktop|sink|bath|hob|basin)|(?:shower|bathroom|kitchen) walls?|tiled? walls?|(?:for|on|up) (?:the |my |our |all |all the )?walls?|(?:m2|sqm|metres?|of) wall|walls? (?:to tile|to be tiled|that wants? tiled)|til(?:e|ing) (?:the |a |one |my |our |bathroom |kitchen )*walls?)\b/;
const onFloor =
  /\bfloor tiles?\b|\btil(?:e|es|ing)\b.*?\b(?:for|on|in) (?:the |my |a |our )?(?:\w+ ){0,3}floors?\b|\bflooring tiles?\b|\b(?:shower|wet ?room|bathroom|en ?suite|kitchen|hall|hallway|porch|utility|cloakroom|toilet|conservatory|patio) floors?\b|\btil(?:e|ing) (?:the |my |our )?(?:\w+ )?floors?\b|\bfor (?:the|my|our) floor(?: too| as well| instead)?$|\bfloor ones?\b/;

/** 'walls and floor': tiles that do for both, and no half of what was asked. */
const onBoth =
  /\bsplash ?backs? (?:and|&|\+) (?:the |my |our )?(?:\w+ )?floor\b|\bfloors? (?:and|&|\+|plus) (?:the |my |our |a )?(?:\w+ )?splash ?backs?\b|\bwalls? (?:and|&|\+|as well as|plus) (?:for )?(?:the |my |our )?(?:\w+ )?floors?\b|\bfloors? (?:and|&|\+|as well as|plus) (?:for )?(?:all |the |my |our )*(?:\w+ )?walls?\b|\b(?:both|same tiles?)\b.*\bwalls?\b.*\bfloors?\b|\b(?:both|same tiles?)\b.*\bfloors?\b.*\bwalls?\b/;

/** Whether tiles are asked for that lie on the floor and go up the walls. */
export function isOfBothSurfaces(text: string): boolean {
  return onBoth.test(text);
}

/** Whether tiles are for a wall or a floor, where it was said; not where a floor of another kind is named. */
export function surfaceOf(text: string, floor: readonly string[]): 'wall' | 'floor' | null {
  if (floor.some((kind) => goods.test(kind))) return null;
  // A floor tile does for a wall as well, and a wall tile for no floor.
  if (isOfBothSurfaces(text)) return 'floor';
  const [wall, ground] = [onWall.test(text), onFloor.test(text)];
  return wall === ground ? null : wall ? 'wall' : 'floor';
}

/** 'floor tiles', 'wall tiles'. */
export function isSurface(feature: string): boolean {
  return feature === 'wall' || feature === 'floor';
}

/** A floor tile does for a wall as well: of large ones, and of those that look of stone, hardly any is named after the wall. */
export const isOnAnyWall = (named: string, { feature, look }: Pick<Wish, 'feature' | 'look'>) =>
  named === 'wall' && (feature.includes('large format') || look.some((name) => name.endsWith(' effect')));
