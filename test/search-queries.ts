import type { ProductSummary } from '../src/catalogue/product.ts';

type Field = 'sku' | 'name' | 'category' | 'supplier' | 'colour' | 'tileSize' | 'plankSize' | 'thickness';

/** What shoppers type, how many of the first five products must fit (of fewer found, all of them at most), and what fitting means. */
export type Query = readonly [search: string, atLeast: number, fits: Partial<Record<Field, RegExp>>];

export function fits(product: ProductSummary, wanted: Query[2]): boolean {
  return Object.entries(wanted).every(([field, pattern]) => pattern.test(product[field as Field] ?? ''));
}

const tiles = { category: /^Tiles$/ };
const wood = { category: /^Wood Flooring$/ };
const laminate = { category: /^Laminate/ };
const lvt = { category: /^LVT$/ };
const vinylAndLino = { category: /^Vinyl & Lino$/ };
const carpet = { category: /^Carpet$/ };
const underlay = { category: /^Underlay$/ };
const adhesives = { category: /^Adhesives$/ };
const trims = { category: /^Trims/ };

/** Against the demo shop. One list for everything that search must not unlearn. */
export const queries: readonly Query[] = [
  // Categories, singular and plural, and what else they are called.
  ['tiles', 5, tiles],
  ['tile', 5, tiles],
  ['wood flooring', 5, wood],
  ['wood', 5, wood],
  ['wooden floors', 5, wood],
  ['hardwood', 5, wood],
  ['hardwood flooring', 5, wood],
  ['timber', 5, wood],
  ['laminate', 5, laminate],
  ['laminate flooring', 5, laminate],
  ['LVT', 5, lvt],
  ['luxury vinyl', 5, lvt],
  ['luxury vinyl tile', 5, lvt],
  ['luxury vinyl tiles', 5, lvt],
  ['lvp', 5, lvt],
  ['vinyl', 5, vinylAndLino],
  ['lino', 4, { ...vinylAndLino, name: /Lino/ }],
  ['linoleum', 4, vinylAndLino],
  ['carpet', 5, carpet],
  ['carpets', 5, carpet],
  ['underlay', 5, underlay],
  ['adhesive', 4, adhesives],
  ['glue', 4, adhesives],
  ['trims', 5, trims],

  // Typing errors.
  ['herrinbone', 5, { name: /Herringbone/ }],
  ['herringbne', 5, { name: /Herringbone/ }],
  ['laminat', 5, laminate],
  ['lamniate', 5, laminate],
  ['porcelin', 5, { name: /Porcelain/ }],
  ['porcelian tile', 5, { name: /Porcelain/ }],
  ['wallnut', 4, { name: /Walnut/ }],
  ['wlanut', 4, { name: /Walnut/ }],
  ['chevorn', 2, { name: /Chevron/ }],
  ['travertin', 1, { name: /Travertine/ }],
  ['limstone', 3, { name: /Limestone/ }],
  ['undrelay', 5, underlay],
  ['carpte', 5, carpet],
  ['vinal', 5, vinylAndLino],
  ['skirtng', 3, { name: /Skirting/ }],
  ['enginered oak', 5, { name: /Engineered Oak/ }],
  ['terazzo', 3, { name: /Terrazzo/ }],
  ['grout grey silvr', 1, { name: /Grout/ }],

  // Words that say nothing in English, but begin or stand in one that does here.
  ['under', 5, { name: /Under/ }],
  ['off', 5, {}],
  ['no', 5, {}],
  ['over', 2, { name: /Cover|Loose-Lay/ }],
  ['the', 4, { name: /Heather/ }],
  ['the under', 5, { name: /Under/ }],
  ['under oak', 5, { name: /Oak/ }],

  // Sizes, however they are written, and thicknesses.
  ['600x600', 5, { name: /600x600/ }],
  ['600 x 600', 5, { name: /600x600/ }],
  ['600x600mm', 5, { name: /600x600/ }],
  ['600 × 600 mm', 5, { name: /600x600/ }],
  ['60x60', 5, { name: /600x600/ }],
  ['60x60cm tile', 5, { ...tiles, name: /600x600/ }],
  ['600 by 600 tile', 5, { ...tiles, name: /600x600/ }],
  ['300x300', 5, { name: /300x300/ }],
  ['1200x600', 5, { name: /1200x600|600x1200/ }],
  ['600x1200 zinc', 1, { name: /Zinc .*600x1200/ }],
  ['200x1200 wood effect', 3, { name: /Wood-Effect .*200x1200/ }],
  ['large format tiles', 5, { ...tiles, name: /(9|1[0-9]|2[0-9])\d*00/ }],
  ['600x600 grey matt', 3, { ...tiles, name: /600x600/ }],
  ['600x600 grey', 2, { ...tiles, name: /Grey .*600x600/ }],
  ['10mm oak', 3, { thickness: /^10mm$/ }],
  ['12mm laminate', 5, { ...laminate, thickness: /^12mm$/ }],
  ['8 mm laminate', 5, { ...laminate, thickness: /^8mm$/ }],
  ['laminate 8mm', 5, { ...laminate, thickness: /^8mm$/ }],
  ['20mm porcelain', 2, { thickness: /^20mm$/, name: /Porcelain/ }],
  ['5mm lvt', 5, { ...lvt, thickness: /^5mm$/ }],
  ['0.5mm wear layer', 5, lvt],

  // Stock codes, whole and begun.
  ['TIL-STR-6060-GRY', 1, { sku: /^TIL-STR-6060-GRY$/ }],
  ['til-str-6060-gry', 1, { sku: /^TIL-STR-6060-GRY$/ }],
  ['TIL-STR-6060', 4, { sku: /^TIL-STR-6060-/ }],
  ['lvt-pfy', 5, { sku: /^LVT-PFY-/ }],
  ['WOD-HER', 3, { sku: /^WOD-HER-/ }],
  ['UND-QF-HEAT2', 1, { sku: /^UND-QF-HEAT2$/ }],

  // Ranges and makers.
  ['strand', 5, { name: /^Strand|Strand/ }],
  ['Verrano', 5, { supplier: /Verrano/ }],
  ['Hofgut', 4, { name: /Hofgut/ }],
  ['portaferry', 5, { name: /Portaferry/ }],
  ['quietfell 5mm', 2, { ...underlay, thickness: /^5mm$/ }],
  ['dunmarrow herringbone', 3, { name: /Dunmarrow .*Herringbone/ }],

  // What it is made of and how it looks.
  ['porcelain tile', 5, { ...tiles, name: /Porcelain/ }],
  ['marble tile', 1, { ...tiles, name: /Marble/ }],
  ['white marble', 2, { name: /White Marble/ }],
  ['carrara', 4, { name: /Carrara/ }],
  ['slate', 3, { name: /Slate/ }],
  ['limestone', 3, { name: /Limestone/ }],
  ['granite', 3, { name: /Granite/ }],
  ['terrazzo', 4, { name: /Terrazzo/ }],
  ['mosaic', 3, { name: /Mosaic/ }],
  ['hexagon tile', 3, { name: /Hexagon/ }],
  ['metro tiles', 3, { name: /75x300/ }],
  ['patterned tiles', 2, { name: /Patterned/ }],
  ['wood effect tile', 3, { ...tiles, name: /Wood-Effect/ }],
  ['wood look porcelain', 3, { ...tiles, name: /Wood-Effect/ }],
  ['stone effect vinyl', 1, { ...vinylAndLino, name: /Stone/ }],
  ['concrete effect laminate', 1, { ...laminate, name: /Concrete/ }],
  ['engineered oak', 5, { ...wood, name: /Engineered Oak/ }],
  ['solid oak', 2, { ...wood, name: /Solid Oak/ }],
  ['oak', 5, { category: /Wood|Laminate|LVT|Vinyl/, name: /Oak/ }],
  ['cheap oak flooring', 5, { category: /Wood|Laminate|LVT|Vinyl/, name: /Oak/ }],
  ['smoked oak', 2, { name: /Smoked .*Oak/ }],
  ['real wood', 3, { name: /Real Wood/ }],
  ['bamboo', 2, { name: /Bamboo/ }],
  ['herringbone', 5, { name: /Herringbone/ }],
  ['oak herringbone', 3, { name: /Oak .*Herringbone/ }],
  ['herringbone lvt', 5, { ...lvt, name: /Herringbone/ }],
  ['chevron', 2, { name: /Chevron/ }],
  ['parquet', 5, { name: /Parquet/ }],
  ['grey laminate herringbone', 1, { ...laminate, name: /Grey Herringbone/ }],
  ['gray tile', 5, { ...tiles, name: /Grey/ }],
  ['grey tile', 5, { ...tiles, name: /Grey/ }],
  ['anthracite tile', 2, { ...tiles, colour: /Charcoal|Graphite|Basalt/ }],
  ['beige carpet', 2, carpet],
  ['sage', 2, { colour: /Sage/ }],
  ['navy', 1, { colour: /Navy/ }],

  // What it does and where it goes.
  ['waterproof laminate', 5, laminate],
  ['non slip tiles', 3, { ...tiles, name: /Slip-Resistant|Outdoor|Flamed/ }],
  ['anti-slip bathroom tiles', 1, { name: /Slip-Resistant/ }],
  ['outdoor porcelain', 2, { name: /Outdoor/ }],
  ['garden tiles', 2, { ...tiles, name: /Outdoor/ }],
  ['click lvt', 5, { ...lvt, name: /Click/ }],
  ['glue down lvt', 4, { ...lvt, name: /Glue-Down/ }],
  ['loose lay', 2, { ...lvt, name: /Loose-Lay/ }],
  ['spc', 5, lvt],
  ['sheet vinyl', 5, { ...vinylAndLino, name: /Sheet Vinyl/ }],
  ['safety flooring', 2, { name: /Safety/ }],
  ['AC5', 5, laminate],
  ['bathroom tiles', 5, tiles],

  // Soft floors and what goes with floors.
  ['wool carpet', 5, { ...carpet, name: /Wool/ }],
  ['twist carpet', 5, { ...carpet, name: /Twist/ }],
  ['carpet tiles', 3, { name: /Carpet Tile/ }],
  ['sisal', 1, { name: /Sisal/ }],
  ['carpet underlay', 2, { ...underlay, name: /Carpet Underlay/ }],
  ['acoustic underlay', 1, { name: /Acoustic/ }],
  ['underfloor heating underlay', 1, { name: /Heated Floors/ }],
  ['tile adhesive', 2, { ...adhesives, name: /Tile Adhesive/ }],
  ['wood glue', 1, { name: /Wood Floor Adhesive/ }],
  ['grey grout', 1, { name: /Grout/ }],
  ['levelling compound', 1, { name: /Smoothing Compound/ }],
  ['skirting', 3, { name: /Skirting/ }],
  ['white skirting board', 2, { name: /Skirting .*White/ }],
  ['oak skirting', 1, { name: /Oak Skirting/ }],
  ['door bar', 3, { ...trims, name: /Bar/ }],
  ['threshold strip', 2, { name: /Threshold/ }],
  ['stair nosing', 1, { name: /Nosing/ }],
  ['beading', 1, { name: /Scotia/ }],
  ['tile trim', 2, { name: /Tile Trim/ }],
  ['stone sealer', 1, { name: /Sealer/ }],

  // What is wanted, and what it is for.
  ['underlay for laminate', 3, underlay],
  ['underlay for carpet', 2, underlay],
  ['adhesive for tiles', 2, adhesives],
  ['glue for wood flooring', 1, adhesives],
  ['tiles for the bathroom', 5, tiles],

  // Where nothing has all of it, what comes nearest.
  ['walnut herringbone', 5, { name: /Walnut|Herringbone/ }],

  // However it is written.
  ['oak/herringbone', 3, { name: /Oak .*Herringbone/ }],
  ['Porcelain™ tile', 5, { ...tiles, name: /Porcelain/ }],
  ['wood‑effect tile', 3, { ...tiles, name: /Wood-Effect/ }],
  ['porce­lain', 5, { name: /Porcelain/ }],
  ['TIL‑STR‑6060‑GRY', 1, { sku: /^TIL-STR-6060-GRY$/ }],
];
