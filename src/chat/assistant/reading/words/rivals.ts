/** Shops and websites that shoppers compare with ours, as they write them, and how they write themselves. */
const table: Record<string, string> = {
  'B&Q': 'b ?& ?q|b and q|bandq|bn?q|b n q', Wickes: 'wickes', 'Topps Tiles': 'topps(?: tiles)?', Tapi: 'tapi', Carpetright: 'carpet ?right', ScS: 'scs', IKEA: 'ikea', Homebase: 'homebase', Screwfix: 'screwfix', Toolstation: 'toolstation',
  'Tile Giant': 'tile giant', 'Al Murad': 'al murad', 'Flooring Superstore': 'flooring superstore', 'Floor Warehouse': 'floor ?warehouse', 'Flooring Direct': 'flooring ?direct', 'United Carpets': 'united carpets', 'Martin Phillips': 'martin phillips', 'Right Price': 'right ?price', DFS: 'dfs',
  Amazon: 'amazon', Lidl: 'lidl', Aldi: 'aldi', Costco: 'costco', eBay: 'ebay', Dunelm: 'dunelm', 'Home Bargains': 'home ?bargains', 'The Range': '(?<!est (?:one )?(?:of|in) |whole |rest of )the range(?= (?:for|have|has|do|does|sells?|are|is)|$)', 'Tile Depot': 'tile ?depot', 'Haldane Fisher': 'haldane fisher', MacBlair: 'macblair', 'JP Corry': 'jp corry', Brooks: 'brooks', Woodies: 'woodies', 'Harvey Norman': 'harvey norman', 'Des Kelly': 'des kelly',
}; // biome-ignore format: a table

const named = Object.entries(table).map(([name, says]) => ({ name, says: new RegExp(`\\b(?:${says})\\b`) }));

/** The other shop that is named, as it writes itself. */
export function rivalNamed(text: string): string | null {
  return named.find(({ says }) => says.test(text))?.name ?? null;
}
