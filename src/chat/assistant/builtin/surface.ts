const goods = /^(?:underlay|adhesive|grout|leveller|primer|sealer|cleaner|trims|threshold|scotia|skirting|tile trim|carpet|laminate|wood)$/;
const onWall =
  /\b(?:splash ?backs?|back ?splash\w*|wall tiles?|tiles? (?:for|on) (?:the |my |a |our )?(?:\w+ )?walls?|behind (?:the |a |my |our )?(?:\w+ )?(?:cooker|hob|sink|stove|aga|range|basin|bath|worktop)|worktop wall|(?:above|over) (?:the |my |a )?(?:worktop|sink|bath|hob|basin)|(?:shower|bathroom|kitchen) walls?|tiled? walls?|(?:for|on|up) (?:the |my |our |all |all the )?walls?)\b/;
const onFloor =
  /\bfloor tiles?\b|\btil\w+ (?:for|on) (?:the |my |a |our )?(?:\w+ ){0,2}floors?\b|\bflooring tiles?\b|\btil(?:e|ing) (?:the |my |our )?(?:\w+ )?floors?\b|\bfor (?:the|my|our) floor$/;

/** Whether tiles are for a wall or a floor, where it was said; not where a floor of another kind is named. */
export function surfaceOf(text: string, floor: readonly string[]): 'wall' | 'floor' | null {
  if (floor.some((kind) => goods.test(kind))) return null;
  const [wall, ground] = [onWall.test(text), onFloor.test(text)];
  return wall === ground ? null : wall ? 'wall' : 'floor';
}

/** 'floor tiles', 'wall tiles'. */
export function isSurface(feature: string): boolean {
  return feature === 'wall' || feature === 'floor';
}
