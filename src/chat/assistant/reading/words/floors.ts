import type { CategoryName } from '#catalogue/category.ts';
import { concepts } from './concept.ts';

/** What is sold, and everything it is called: by shoppers, by the trade, in Ulster. */
export const floorWords = concepts(
  'floor',
  `
  tiles: tile / tiling / floor tile / wall tile
  porcelain: porcelain tile / porcelin
  ceramic: ceramic tile
  natural stone: stone for / any stone / some stone / in stone / actual stone / stone tile / natural stone tile / real stone / flagstone / flags / stone floor / stone flooring
  marble: marble tile / real marble
  granite: granite tile
  slate: slate tile / real slate
  limestone: limestone tile
  travertine: travertine tile
  terracotta: quarry tile
  mosaic: on a sheet / come on a sheet / comes on a sheet / on small sheets / come on sheets / mosaic tile / penny tile
  wood: wood floor / wooden floor / wood flooring / wooden flooring / real wood / real oak / real walnut / real ash / actual oak / actual walnut / genuine oak / genuine wood / proper oak / hardwood / hard wood / timber / timber floor / wooden / floorboard / floor board / wooden floorboard / proper wood / actual wood
  solid wood: solid / solid hardwood / solid timber / solid wood floor / solid wood flooring / solid oak / solid ash / solid pine / solid floor
  engineered wood: engineered / engineered oak / engineered floor / engineered flooring / engineered timber / engineered board / engineered hardwood / semi solid / semisolid
  bamboo: bamboo flooring / strand bamboo
  laminate: laminate flooring / laminate floor / laminated / laminated floor / lam / lammy / laminates / click laminate
  lvt: lvt tile / lvt plank / luxury vinyl / luxury vinyl tile / vinyl board / vinyl boards / luxury vinyl plank / lvp / lvt flooring / vinyl plank / vinyl tile / rigid vinyl / designer vinyl / lvf / rigid core
  click lvt: vinyl click / click vinyl / vinyl click flooring / lvt click / click luxury vinyl / click vinyl plank / click in vinyl
  spc: spc click / stone polymer / stone plastic composite / spc flooring / spc lvt
  wpc: wpc click / wood polymer / wpc flooring
  glue down lvt: glue down / gluedown / stick down / stuck down / dryback / dry back / glued down / glue down vinyl / stick down vinyl
  loose lay: lie on their own weight / lie there on their own weight / lie by their own weight / just lie there / lies by its own weight / lie there and lift / looselay / loose laid / loose lay vinyl
  vinyl: sheet vinyl / vinyl sheet / vinyl roll / oilcloth / roll of vinyl / vinyl flooring / vinyl floor / vinyl on a roll / wet look vinyl
  cushioned vinyl: cushion floor / cushionflor / cushion vinyl / cushion flooring / cushioned sheet vinyl / cushioned floor / cushioned flooring / cushioned lino / cushion lino / padded vinyl
  safety vinyl: safety flooring / altro / polysafe / wet room vinyl / safety floor
  real linoleum: real lino / old fashioned lino / proper old fashioned lino / real old fashioned lino / old style lino / traditional lino / old fashioned linoleum / traditional linoleum / proper linoleum / proper lino / proper old linoleum / true linoleum / genuine linoleum / natural linoleum / marmoleum
  lino: linoleum / lino flooring / linolium
  carpet: carpeting / carpet flooring / fitted carpet / broadloom / carpets / shagpile / shag pile
  carpet tile: carpet tiles / carpet square / carpet squares / office carpet tile
  underlay: wood fibre board / fibre board / fibreboard / fibre boards / wood fibre / softboard / what goes under / what goes underneath / what goes beneath / what goes below / what lies under / what go under / what do i put under / what to put under / what should i put under / what do you put under / something to go under / layer that goes below / layer that goes below it / layer that goes under it / layer that goes underneath / thin layer that goes below / layer for below it / layer for underneath / something to put under / underlayment / under lay / floor underlay
  trims: trim / strip / edging / floor trim / edge strip
  threshold: trim between / strip between / bar between / join between / door bar / doorbar / threshold strip / door strip / door plate / t bar / t-bar / transition strip / transition bar / threshold bar / door threshold / saddle board / saddleboard / door trim
  ramp bar: ramp / ramp edge / ramp trim / ramp strip / low ramp / small ramp / low ramp trim / sloped strip / sloping strip / sloped bar / sloping bar / sloped trim / sloping trim / sloped edge / reducer
  stair nosing: edging for the stair / edging for the stairs / edging for the top stair / edge for the stair / edge for the front of each stair / edge with grip for the front of each stair / nosing / stair bits / stair trim / stair trims / stair edging / stair strip / stair strips / stair edge / stair nose / step edge
  scotia: cover the gap / covering the gap / covers the gap / hide the gap / hides the gap / hiding the gap / cover that gap / cover the expansion gap / covers the expansion gap / over the gap / over the expansion gap / hides the expansion gap / cover the gaps / skirting strip / strip along the skirting / strip at the skirting / beading / bead along the skirting / bead that goes along the skirting / oak bead / wooden bead / quadrant / scotia beading
  pipe cover: collar for the rad pipe / ring for round the radiator pipe / rings for round the radiator pipes / rad pipe cover / rad pipe collar / collars for the rad pipes / pipe ring / pipe collar / radiator pipe cover
  tile trim: finish the outside corner of my tiles / finish the corner of my tiles / outside corner of my tiles / outside corner of the tiles / finish the edge of my tiles / edge of my tiles / edge of the tiles / corner of the tiles / tile edging / tile edge
  skirting: skirting board / skirtings / skirtin
  adhesive: rapid set / fast set / quick set / flexi rapid / flexi standard / standard set / what sticks them down / what sticks it down / what sticks them / to stick them down / to stick it down / stick them down with / stick it down with / glue / floor glue / tile cement / tile adhesive / wood glue / vinyl adhesive / flooring adhesive / grab adhesive
  tackifier: sticky stuff that holds them / tackifier adhesive / carpet tile adhesive / carpet tile glue / carpet tile tackifier
  grout: tile grout / grouting
  leveller: compound / floor compound / smoothing / smoothing stuff / floor smoother / levelling stuff / levelling / self level / levelling compound / self levelling compound / smoothing compound / self leveller / self levelling / latex / floor leveller / leveling compound / self leveling / self leveling compound
  primer: floor primer
  levelling clips: clips to keep them level / clip things that keep them / clips that keep them level / levelling clip / tile levelling clip / leveling clip / tile clip / lippage clip / levelling spacer / tile levelling system / tile levelling kit / levelling kit / levelling clips kit / tile levelling
  fitting kit: kit / hammer and wedges kit / hammer and wedges / wedges and mallet / floor fitting kit / laying kit / installation kit / flooring kit / tool kit / laminate kit / laminate fitting kit / fitting tools / starter kit / diy kit / beginners kit / flooring tools
  sealer: stone sealer / sealant / seal
  seam sealer: cold weld / cold weld seam sealer / seam sealant / seam glue / vinyl seam sealer
  cleaner: for cleaning / for washing / for mopping / to wash it with / to mop it with / to clean it with / anything to clean / something to clean / stuff to clean / product to clean / floor cleaner / laminate cleaner / care kit / cleaning kit / cleaning product / floor care / vinyl cleaner
`,
);

export type Sold = {
  category: CategoryName;
  /** What else the text search is asked for: any one of these. */
  search?: string;
  /** A column's value. */
  filter?: { field: 'construction' | 'wood_type' | 'material'; value: string };
  /** The kind that advice is kept under. */
  advice: string;
};

/** Where each kind stands in the catalogue. */
export const sold: Record<string, Sold> = {
  tiles: { category: 'Tiles', advice: 'tiles' },
  porcelain: { category: 'Tiles', filter: { field: 'material', value: 'Porcelain' }, advice: 'porcelain' },
  ceramic: { category: 'Tiles', filter: { field: 'material', value: 'Ceramic' }, advice: 'ceramic' },
  'natural stone': { category: 'Tiles', search: 'stone/limestone/slate/marble/granite/travertine', advice: 'natural stone' },
  marble: { category: 'Tiles', search: 'marble', advice: 'natural stone' },
  granite: { category: 'Tiles', search: 'granite', advice: 'natural stone' },
  slate: { category: 'Tiles', search: 'slate', advice: 'natural stone' },
  limestone: { category: 'Tiles', search: 'limestone', advice: 'natural stone' },
  travertine: { category: 'Tiles', search: 'travertine', advice: 'natural stone' },
  terracotta: { category: 'Tiles', search: 'terracotta', advice: 'natural stone' },
  mosaic: { category: 'Tiles', search: 'mosaic', advice: 'tiles' },
  wood: { category: 'Wood Flooring', advice: 'engineered wood' },
  'solid wood': { category: 'Wood Flooring', filter: { field: 'wood_type', value: 'Solid Wood' }, advice: 'solid wood' },
  'engineered wood': { category: 'Wood Flooring', filter: { field: 'wood_type', value: 'Engineered Wood' }, advice: 'engineered wood' },
  bamboo: { category: 'Wood Flooring', search: 'bamboo', advice: 'bamboo' },
  laminate: { category: 'Laminate Flooring', advice: 'laminate' },
  lvt: { category: 'LVT', advice: 'lvt' },
  'click lvt': { category: 'LVT', filter: { field: 'construction', value: '%Click' }, advice: 'lvt' },
  spc: { category: 'LVT', filter: { field: 'construction', value: 'SPC Click' }, advice: 'lvt' },
  wpc: { category: 'LVT', filter: { field: 'construction', value: 'WPC Click' }, advice: 'lvt' },
  'glue down lvt': { category: 'LVT', filter: { field: 'construction', value: 'Glue Down' }, advice: 'lvt' },
  'loose lay': { category: 'LVT', filter: { field: 'construction', value: 'Loose Lay' }, advice: 'lvt' },
  vinyl: { category: 'Vinyl & Lino', search: 'vinyl', advice: 'vinyl' },
  'cushioned vinyl': { category: 'Vinyl & Lino', search: 'cushioned', advice: 'vinyl' },
  'safety vinyl': { category: 'Vinyl & Lino', search: 'safety', advice: 'safety vinyl' },
  lino: { category: 'Vinyl & Lino', advice: 'lino' },
  'real linoleum': { category: 'Vinyl & Lino', search: 'linoleum', advice: 'lino' },
  carpet: { category: 'Carpet', advice: 'carpet' },
  'carpet tile': { category: 'Carpet', search: 'carpet tile', advice: 'carpet' },
  underlay: { category: 'Underlay', advice: 'underlay' },
  trims: { category: 'Trims & Accessories', advice: 'trims' },
  threshold: { category: 'Trims & Accessories', search: 'threshold', advice: 'trims' },
  'ramp bar': { category: 'Trims & Accessories', search: 'ramp', advice: 'trims' },
  'stair nosing': { category: 'Trims & Accessories', search: 'nosing', advice: 'trims' },
  scotia: { category: 'Trims & Accessories', search: 'scotia', advice: 'trims' },
  'pipe cover': { category: 'Trims & Accessories', search: 'pipe', advice: 'trims' },
  'tile trim': { category: 'Trims & Accessories', search: 'tile trim', advice: 'trims' },
  skirting: { category: 'Trims & Accessories', search: 'skirting', advice: 'trims' },
  adhesive: { category: 'Adhesives', advice: 'adhesive' },
  tackifier: { category: 'Adhesives', search: 'tackifier', advice: 'adhesive' },
  grout: { category: 'Adhesives', search: 'grout', advice: 'grout' },
  leveller: { category: 'Adhesives', search: 'smoothing compound', advice: 'leveller' },
  'levelling clips': { category: 'Trims & Accessories', search: 'levelling clips', advice: 'trims' },
  'fitting kit': { category: 'Trims & Accessories', search: 'fitting kit', advice: 'trims' },
  'seam sealer': { category: 'Adhesives', search: 'seam', advice: 'vinyl' },
  primer: { category: 'Adhesives', search: 'primer', advice: 'leveller' },
  sealer: { category: 'Other', search: 'sealer', advice: 'natural stone' },
  cleaner: { category: 'Other', search: 'cleaner/clean/care', advice: 'cleaning' },
};
