import { demoProducts } from '../products.ts';
import { begins, type Paper } from './paper.ts';

type Guide = [title: string, codes: string[], needs: string[], steps: string[], after: string];

const acclimatise = 'Lay the closed packs flat in the room for 48 hours at 18 to 24 °C.';
const gap = 'Keep 10 mm clear at every wall, pipe and door frame: the skirting covers it, and the floor needs it to move.';
const level = 'Check the subfloor: dry, clean, firm, and level to 3 mm under a 2 m straight edge. Fill what is lower.';

const guides: Guide[] = [
  ['Fitting guide for tiles', ['TIL'], ['Notched trowel, levelling clips, tile cutter', 'Flexible tile adhesive, grout, 3 mm spacers'],
    [level, 'Prime screed and plywood. Over heated screed, lay a decoupling mat.', 'Set out from the middle of the room, so that no wall ' +
      'ends with a sliver.', 'Comb adhesive onto the floor, and butter the back of tiles over 300 mm.', 'Lay with spacers, and check each ' +
      'tile with the level.', 'Leave movement joints at walls, and every 8 m across a large floor.', 'Grout the next day; seal stone first.'],
    'Walk on it after 24 hours. Wait 7 days before you heat it, then raise the temperature by 5 °C a day.'],
  ['Fitting guide for wood floors', ['WOD'], ['Damp meter, tapping block, saw', 'Underlay with a vapour barrier, or elastic wood adhesive'],
    [acclimatise, 'Measure the screed: at most 75% relative humidity, or 65% over heating.', level, 'Sort boards from several packs, so that ' +
      'shades are mixed.', 'Lay along the longest wall, end joints at least 400 mm apart.', gap, 'Glue tongue and groove where you float it; ' +
      'bond herringbone, chevron and blocks to the floor.'],
    'Keep the room at 45 to 60% humidity all year. Over heating the surface must not go above 27 °C.'],
  ['Fitting guide for laminate', ['LAM'], ['Saw with a fine blade, spacers, pull bar', 'Underlay, and a 0.2 mm membrane over concrete'],
    [acclimatise, level, 'Roll out the underlay, edges together and not over one another.', 'Begin in a corner with the short tongue side cut ' +
      'off.', 'Click the long side in at an angle, then the short side down; never hit a locking edge.', gap, 'Put a profile into doorways, ' +
      'and into every run longer than 8 m.'],
    'You can walk on it at once. Do not lay it in wet rooms, or clean it with a wet mop.'],
  ['Fitting guide for click vinyl', ['LVT-PFY', 'LVT-PFT', 'LVT-WRF', 'LVT-QUO', 'LVT-SLM'], ['Knife, straight edge, rubber mallet',
    'Thin firm underlay made for click vinyl, at most 1.5 mm'],
    [acclimatise, level, 'Use no foam or felt: a soft bed breaks the joints.', 'Begin along the longest wall with the tongue cut off.', 'Score ' +
      'and snap boards; click the long side, then press the short side in with the mallet.', 'Keep 5 mm clear at walls and pipes.', 'Undercut ' +
      'door frames with a board as the measure.'],
    'In sunrooms, where it gets hotter than 30 °C, glue it down instead or choose tiles.'],
  ['Fitting guide for glue-down vinyl', ['LVT-DUN', 'LVT-DHB', 'LVT-DST'], ['A2 trowel, 50 kg roller, chalk line',
    'Smoothing compound, pressure-sensitive or wet-bed adhesive'],
    [acclimatise, 'Level the whole floor with smoothing compound: every grain shows.', 'Snap two lines through the middle of the room, square to ' +
      'each other.', 'Spread only what you can lay while the adhesive is tacky.', 'Lay from the lines outwards, each plank tight to the last.',
      'Roll in both directions within the hour, and again after three.'],
    'Keep off for 24 hours, and water off for five days. Turn heating off two days before, and on two days after.'],
  ['Fitting guide for loose-lay vinyl', ['LVT-LSE'], ['Knife, straight edge', 'Tackifier for the edges of rooms over 20 m²'],
    [acclimatise, level, 'Begin in the middle, and lay tight from wall to wall.', 'Tackify a strip along the walls and at doors.', 'Cut the last ' +
      'row so that it sits without force.'],
    'A plank that is damaged comes out with a knife, and another goes in.'],
  ['Fitting guide for sheet vinyl and lino', ['VIN-RBY', 'VIN-STD', 'VIN-SFE', 'VIN-LNO'], ['Knife with a hooked blade, seam roller, scribe',
    'Full-spread adhesive; cold weld for seams'],
    ['Unroll the sheet in the room overnight, face up, at 18 °C or more.', level, 'Rough-cut it 50 mm over at each wall.', 'Fold back one half, ' +
      'spread adhesive, lay it back; then the other half.', 'Roll from the middle to the edges.', 'Press into corners and trim; cut seams ' +
      'through both sheets at once.'],
    'Weld seams after 24 hours. Lino darkens out of the light and clears again within days.'],
  ['Fitting guide for self-adhesive vinyl tiles', ['VIN-TIL'], ['Knife, straight edge, roller', 'Acrylic primer'],
    [level, 'Prime the whole floor and let it dry.', 'Set out dry from the middle.', 'Peel, place along the line, press from one edge; it does ' +
      'not move once it is down.', 'Warm tiles with a hairdryer to cut around pipes.', 'Roll it all.'],
    'Do not wash the floor for five days.'],
  ['Fitting guide for carpet', ['CPT-ARV', 'CPT-MOR', 'CPT-SFT', 'CPT-HDY', 'CPT-FLT'], ['Knee kicker, bolster, seam iron',
    'Gripper, underlay, door bars, seaming tape'],
    ['Nail or bond gripper 6 mm from the walls, pins towards them.', 'Lay underlay up to the gripper, joints taped.', 'Roll the carpet out with ' +
      '75 mm over at each wall; the pile in one direction in rooms that join.', 'Join pieces with hot tape, and leave them for an hour.', 'Hook ' +
      'one corner, stretch to the opposite wall, then across.', 'Trim 10 mm long and tuck it behind the gripper.'],
    'Fibres come loose for some weeks: vacuum often, and cut what stands out, never pull it.'],
  ['Fitting guide for carpet tiles', ['CPT-SQR'], ['Knife, straight edge, chalk line', 'Tackifier'],
    [level, 'Roll tackifier on, and wait until it is clear.', 'Begin at two lines through the middle of the room.', 'Follow the arrows on the ' +
      'backs: all one way, or each turned by a quarter.', 'Push tiles together without raising their edges.', 'Cut at walls with a tile on its ' +
      'neighbour as the measure.'],
    'A tile that is stained changes places with one from under the furniture.'],
]; // biome-ignore format: a table

export const fittingGuides: Paper[] = guides.map(([title, codes, needs, steps, after]) => ({
  kind: 'fitting-guide',
  title,
  by: 'Strangford Floors',
  skus: demoProducts.filter(begins(...codes)).map(({ sku }) => sku),
  parts: [
    { heading: 'What you need', text: needs },
    { heading: 'Step by step', steps },
    { heading: 'Afterwards', text: [after, 'Keep one pack for repairs.'] },
  ],
}));
