/** Figures of the trade that stand alone: thickness, classes, codes, counts. */
export type Figures = {
  thickness: string | null;
  wearLayer: string | null;
  acRating: string | null;
  slipRating: string | null;
  /** The least width of a plank, in mm. */
  minWidth: number | null;
  sku: string | null;
  boxes: number | null;
  wastePercent: number | null;
  reference: string | null;
};

type Key = keyof Figures;

const readers: readonly [key: Key, pattern: RegExp, read: (match: RegExpExecArray) => Figures[Key], placeholder: string][] = [
  ['reference', /\b(?=[0-9a-f-]*\d)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/, (m) => m[0].slice(-8).toUpperCase(), '{ref}'],
  ['reference', /#?\b(?=[0-9a-f]*\d)[0-9a-f]{8}\b/, (m) => m[0].replace('#', '').toUpperCase(), '{ref}'],
  ['sku', /\b[a-z]{3}-[a-z0-9]{2,4}(?:-[a-z0-9]{2,10}){0,3}\b(?<=.*\d.*|^[a-z]{3}-[a-z0-9-]+)/, (m) => (isCode(m[0]) ? m[0].toUpperCase() : null), '{sku}'],
  ['acRating', /\bac\s?-?([1-6])\b(?: (?:or|and) (?:better|more|above|higher|over|up(?:wards)?|harder)\b)?/, (m) => `AC${m[1]}`, '{ac}'],
  ['slipRating', /\br\s?-?(9|1[0-3])\b(?: (?:or|and) (?:better|more|above|higher|over|up(?:wards)?)\b)?/, (m) => `R${m[1]}`, '{r}'],
  ['wastePercent', /\b(?:no|without|zero|nothing for|not (?:counting|including)|excluding|ignoring) (?:any |the )?(?:waste|wastage|cuts|cutting|offcuts)\b/, () => 0, ''],
  ['wastePercent', /\b(?:allow\w*|adding|add|with|plus) (?:an? |about )?(\d{1,2})\s?(?:%|percent|per cent)(?= *(?:$|[,.?!]|for (?:waste|cuts)|on top|please))/, (m) => Number(m[1]), ''],
  ['wastePercent', /(\d{1,2})\s?(?:%|percent|per cent)\s*(?:waste|wastage|extra|(?:for |in )?(?:the )?(?:waste|cuts|cutting|wastage|offcuts)|spare|over)/, (m) => Number(m[1]), ''],
  // 'I need 24 m² including the wastage': the cuts are counted already.
  ['wastePercent', /(?<!\bhow (?:many|much)\b[^.?!]*)(?<=\b(?:need|want|have|is|its|it's|that's|thats|comes to)\b[^.?!]{0,15}\d ?(?:m2|sqm|sq\.? ?m\w*|square met\w+)) (?:already )?(?:incl?\w*|allowing for|with) (?:the |my |all )?(?:waste|wastage|cuts|cutting|offcuts)\b/, () => 0, ''],
  ['wearLayer', /\b(0?\.\d{1,2}|1(?:\.0)?)\s*(?:mm|mil)?\s*(?:or (?:more|over|better) )?wear ?layers?\b|wear ?layers? (?:of |is |at least )*(0?\.\d{1,2}|1(?:\.0)?(?=\s?mm))\s*(?:mm)?|\b(0?\.(?:2|3|5|55|7))\s?mm\b/, (m) => `${Number(m[1] ?? m[2] ?? m[3])}mm`, 'wear layer'],
  ['minWidth', /(?<![\d.x]\s?|\bby )\b([2-5](?:\.\d{1,2})?)\s?(?:(m|met(?:re|er)s?)?[ -]wide\b|(?=m)(?:m|met(?:re|er)s?)[ -](?:roll[ -])?widths?\b(?!\s*(?:x|by|and|,)?\s*\d))/, (m) => rollWidthOf(m), '{width}'],
  // 'wide enough for a 3.8m room'
  ['minWidth', /\bwide enough (?:for|to (?:do|cover|fit|span)) (?:a |an |the |my |our )?(?:\w+ )??([2-5](?:\.\d{1,2})?)\s?(m|met(?:re|er)s?)\b(?!\s*(?:x|by)\b)/, (m) => rollWidthOf(m), '{width}'],
  ['minWidth', /\b(?:(?:wider|broader) (?:than|then)|(?<=\b(?:planks?|boards?) )(?:over|above|at least|more than))\s*(\d+(?:\.\d)?)\s?(mm|cm)\b(?!\s*(?:x|by)\b)(?:\s*(?:wide|in width|across))?|\b(?:over|above|at least|more than|minimum(?: of)?|min)\s*(\d+(?:\.\d)?)\s?(mm|cm)\s*(?:wide|in width|across)\b|\b(\d+(?:\.\d)?)\s?(mm|cm)\s*(?:wide )?(?:(?:or|and) (?:wider|broader|over|more|up)|plus|\+)(?: wide)?/, (m) => widthOf(m), '{width}'],
  ['thickness', /(?<least>\b(?:at least|min(?:imum)?(?: of)?|no less than|not less than|no thinner than|from)\s+)?(?<![x\d.]\s?)\b(?:(?<either>\d{1,2}(?:\.\d)?)\s?(?:mm)?\s?(?:or|\/)\s?)?(\d{1,2}(?:\.\d)?)\s?(?:mm|mil|mill|millimet(?:re|er)s?)\b(?!\s*(?:x|by|gap|expansion))(?<more>\s*(?:(?:or|and) (?:thicker|more|over|up|above|upwards)|plus\b|min(?:imum)?\b|\+)(?: thick)?)?/, thicknessOf, '{mm}'],
  ['boxes', /\b(\d{1,4})\s*(?:boxes|box|packs?|bxs?|rolls?|cartons?|lengths|bags?|tubs|bottles|cartridges|of (?:them|those|these|the)(?! (?:in (?:it|there|the house)|living)))\b/, (m) => Number(m[1]), '{count} boxes'],
]; // biome-ignore format: a table

/** Takes the figures out of a tidied text, each once. */
export function takeFigures(text: string): { figures: Figures; rest: string } {
  const figures: Figures = {
    thickness: null,
    wearLayer: null,
    acRating: null,
    slipRating: null,
    minWidth: null,
    sku: null,
    boxes: null,
    wastePercent: null,
    reference: null,
  };
  let rest = text;
  for (const [key, pattern, read, placeholder] of readers) {
    const match = figures[key] === null ? pattern.exec(rest) : null;
    const value = match && read(match);
    if (!match || value === null || value === undefined) continue;
    Object.assign(figures, { [key]: value });
    rest = `${rest.slice(0, match.index)} ${placeholder} ${rest.slice(match.index + match[0].length)}`;
  }
  return { figures, rest: rest.replaceAll(/\s+/g, ' ').trim() };
}

/** The width of a plank in mm; null where something else is so wide: a gap, a room, a door. */
function widthOf(match: RegExpExecArray): number | null {
  const [, ...said] = match;
  const at = said.findIndex((part) => part !== undefined);
  const mm = Math.round(Number(said[at]) * (said[at + 1] === 'cm' ? 10 : 1));
  const isPlank = /\b(?:planks?|boards?|laminate|oak|wood|lvt|tiles?|parquet|engineered|floor\w*)\b/.test(match.input);
  return isPlank && mm >= 60 && mm <= 600 ? mm : null;
}

/** '18mm', '18mm+' for at least that and for 'thicker than 17mm', '14mm/15mm' for either. */
function thicknessOf(match: RegExpExecArray): string | null {
  const mm = Number(match[3]);
  if (mm > 40) return null;
  if (match.groups?.['least'] || match.groups?.['more'] || /\b(?:or|and) thicker\b/.test(match.input)) return `${mm}mm+`;
  if (/\bthicker than\s*$/.test(match.input.slice(0, match.index))) return `${Math.floor(mm) + 1}mm+`;
  const other = Number(match.groups?.['either'] ?? mm);
  return other === mm ? `${mm}mm` : `${other}mm/${mm}mm`;
}

/** The width in mm of a roll that is to do without a join; null where a room is measured. */
function rollWidthOf({ 1: width, input }: RegExpExecArray): number | null {
  const isOffRoll = /\b(?:vinyl|lino\w*|carpets?|rolls?|sheet)\b/.test(input) && !/\b(?:planks?|lvt|tiles?|stairs?)\b/.test(input);
  const isMeasured = /\d\s?(?:m|cm|mm|ft|met\w+)?\s?(?:x|by|long|deep)\b|\blength\b|\bhow (?:much|many)\b|\bcomes?\b/.test(input);
  return isOffRoll && !isMeasured ? Math.round(Number(width) * 1000) : null;
}

/** 'til-str-6060-gry' is a stock code; 'non-slip', 'anti-slip', 'low-tog' are words. */
function isCode(text: string): boolean {
  return text.split('-').length >= 3 || /\d/.test(text);
}
