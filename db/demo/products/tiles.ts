import { productsOf } from '../product-range.ts';
import type { DemoProduct } from '../shape.ts';

const wholeHouse = ['Kitchen', 'Hallway', 'Living Room', 'Dining Room', 'Conservatory', 'Bathroom', 'Utility Room'];
const wet = ['Bathroom', 'Kitchen', 'Utility Room'];
const outdoors = ['Patio', 'Conservatory'];

const porcelain = { material: 'Porcelain', density: 2300, underfloor_heating: true, warranty_years: 20 } as const;

const strand = productsOf(
  {
    ...porcelain, sku: 'TIL-STR', category: 'Tiles', supplier: 'Ardkeel Tile Co.', finish: 'Matt', thickness: '10mm', slip_rating: 'R10', rooms: wholeHouse,
    title: ({ colour, size }) => `Strand ${colour} Porcelain Tile ${size}`,
    about: 'The edges are rectified, so a 2 mm joint is enough and the floor reads as one sheet of stone. Through-coloured body: a chip at the back door will not show white.',
    look: { material: 'limestone', layout: 'brick', jointMm: 2, jointColour: '#B9B6AE', colours: ['#B7B4AC', '#A3A098', '#C9C6BF', '#8F8C85'], character: 0.3 },
  },
  [
    { code: '6060-GRY', colour: 'Grey', size: [600, 600], pieces: 4, perM2: [[410, 2895], [35, 2395]], stock: 64, is_featured: true, look: { layout: 'stack' },
      note: 'A mid grey with a little warmth in it, close to the limestone you find along the shore at Helen\u2019s Bay. It hides what a dog brings in and sits easily with both white and oak kitchens.' },
    { code: '6060-SND', colour: 'Sand', size: [600, 600], pieces: 4, perM2: 2695, stock: 38, look: { layout: 'stack', jointColour: '#CFC3AC', colours: ['#D2C4A9', '#C2B294', '#DFD4BE', '#A99A7E'] },
      note: 'Pale sand with fine darker drift lines, warm enough for a north-facing room. Use a beige grout; a white one yellows beside it.' },
    { code: '6060-IVY', colour: 'Ivory', size: [600, 600], pieces: 4, perM2: [[520, 2595], [190, 2695]], stock: 22, look: { layout: 'stack', jointColour: '#DDD7CB', colours: ['#E6DFD2', '#D8CFBF', '#EFEAE0', '#C6BCAA'] },
      note: 'The lightest of the four and the one that does most for a dark hall. Expect to mop it a little more often than the grey.' },
    { code: '6060-CHR', colour: 'Charcoal', size: [600, 600], pieces: 4, perM2: 2795, stock: 9, look: { layout: 'stack', jointColour: '#55575A', colours: ['#4B4E52', '#3E4145', '#5C6064', '#72767A'] },
      note: 'Near-black with a slate-grey bloom, better in a big bright room than a small one. Dust shows on it, as on every dark floor; the matt surface at least does not hold footprints.' },
    { code: '3060-GRY', colour: 'Grey', size: [300, 600], pieces: 8, perM2: 2595, stock: 47,
      note: 'The same grey cut to half the width, for cloakrooms, window reveals and walls that carry on from the floor. Laid one-third offset rather than half, any slight bow stays out of sight.' },
    { code: '12060-SND', colour: 'Sand', size: [1200, 600], pieces: 2, perM2: 2995, stock: 26, look: { jointColour: '#CFC3AC', colours: ['#D2C4A9', '#C2B294', '#DFD4BE', '#A99A7E'] },
      note: 'Laid with the long side across the room, this size makes a galley kitchen look wider. Two people to a tile, and a floor flat to 3 mm in 2 m underneath.' },
    { code: '60120-CHR', colour: 'Charcoal', size: [600, 1200], pieces: 2, perM2: 3395, stock: 5, look: { jointColour: '#55575A', colours: ['#4B4E52', '#3E4145', '#5C6064', '#72767A'] },
      note: 'The long format in charcoal, meant to run the length of a room toward the light. Twenty-four different faces are printed before one repeats, so open several boxes and mix them.' },
  ],
);

const corso = productsOf(
  {
    ...porcelain, sku: 'TIL-COR', category: 'Tiles', supplier: 'Verrano', finish: 'Polished', thickness: '10mm', slip_rating: 'R9', rooms: ['Living Room', 'Hallway', 'Bathroom', 'Dining Room'],
    title: ({ colour, size }) => `Corso ${colour} Polished Porcelain ${size}`,
    about: 'Unlike real marble it asks for no sealing and shrugs off wine, lemon and shampoo. A polished face is slippery when wet, so we steer people to the matt ranges for shower floors.',
    look: { material: 'marble', layout: 'stack', jointMm: 2, jointColour: '#E3E2DF', colours: ['#F1F0EC', '#C9CAC9', '#9FA2A4', '#DEDEDB'], character: 0.5 },
  },
  [
    { code: '6060-CAR', colour: 'Carrara White', size: [600, 600], pieces: 4, perM2: 3295, stock: 51, is_featured: true,
      note: 'Soft grey veining on a cool white ground, drawn from slabs of the Apuan quarries. It keeps calm over a large area because no vein is thicker than a pencil.' },
    { code: '12060-CAR', colour: 'Carrara White', size: [1200, 600], pieces: 2, perM2: [[380, 4195], [27, 3495]], stock: 33,
      note: 'The big Carrara, popular for en-suites tiled floor to ceiling: two courses reach most of the way and there is hardly a joint to clean.' },
    { code: '8080-ORO', colour: 'Calacatta Gold', size: [800, 800], pieces: 2, perM2: 4495, stock: 14, look: { colours: ['#F4F1EA', '#B89A5E', '#A6A5A1', '#E4DED0'], character: 0.8, jointColour: '#E6E1D6' },
      note: 'Broad grey veins edged in ochre: the showy one. Lay it dry first and turn tiles until the veins flow; an hour spent there is the difference between marble and wallpaper.' },
    { code: '6060-NER', colour: 'Nero', size: [600, 600], pieces: 4, perM2: 3195, stock: 8, look: { colours: ['#17181A', '#E5E3DE', '#3A3B3D', '#8D8C89'], character: 0.6, jointColour: '#202123' },
      note: 'Black with sparse white lightning. Handsome as a border or a chequerboard with the Carrara, and hard work as a whole family hallway.' },
    { code: 'SLAB-CAR', colour: 'Carrara White', title: 'Corso Carrara White Porcelain Slab 1200x2600', size: [1200, 2600], tile_size: 'Large Format', pieces: 1, thickness: '6mm', unit: 'each', perM2: 5795, stock: 6, slip_rating: 'R9',
      note: 'One slab covers a shower wall without a joint, or a chimney breast with two cuts. It is 6 mm thin and travels on an A-frame, so we deliver it with our own van and two fitters\u2019 worth of hands.' },
  ],
);

const cemento = productsOf(
  {
    ...porcelain, sku: 'TIL-CEM', category: 'Tiles', supplier: 'Verrano', finish: 'Lappato', thickness: '10mm', slip_rating: 'R9', rooms: ['Living Room', 'Kitchen', 'Dining Room', 'Office', 'Hallway'], aboutFirst: true,
    title: ({ colour, size }) => `Cemento ${colour} Lappato Porcelain ${size}`,
    about: 'Poured-concrete looks without the dust, cracks and sealer. Lappato means half-polished: the high spots gleam, the hollows stay matt, and light slides over the floor instead of bouncing.',
    look: { material: 'concrete', layout: 'stack', jointMm: 2, jointColour: '#AFB0AE', colours: ['#B9BAB8', '#A8A9A7', '#C8C9C7', '#959694'], character: 0.35 },
  },
  [
    { code: '8080-PRL', colour: 'Pearl', size: [800, 800], pieces: 2, perM2: 3395, stock: 40, look: { jointColour: '#CDCDC9', colours: ['#D6D6D2', '#C8C8C4', '#E2E2DE', '#B9B9B5'] },
      note: 'Pearl is the palest, a trowelled off-white with faint cloud marks.' },
    { code: '8080-ASH', colour: 'Ash Grey', size: [800, 800], pieces: 2, perM2: [[470, 3395], [160, 3595], [22, 2995]], stock: 29,
      note: 'Ash is the colour of a screed three weeks after pouring. With black steel doors and a pale oak table it needs nothing else.' },
    { code: '9090-ASH', colour: 'Ash Grey', size: [900, 900], pieces: 2, thickness: '11mm', perM2: 4295, stock: 17,
      note: 'At 900 mm square a 20 m\u00B2 kitchen takes only twenty-five tiles. Each weighs about 20 kg, so have the levelling done before they come.' },
    { code: '9090-GRA', colour: 'Graphite', size: [900, 900], pieces: 2, thickness: '11mm', perM2: 4295, stock: 3, look: { jointColour: '#585A5B', colours: ['#626465', '#55575A', '#737576', '#494B4D'] },
      note: 'Graphite turns almost blue on a grey day and brown under warm lamps; take a sample home and look at it in the evening.' },
  ],
);

const roble = productsOf(
  {
    ...porcelain, sku: 'TIL-ROB', category: 'Tiles', supplier: 'Alborea Cerámica', finish: 'Textured', thickness: '9mm', slip_rating: 'R10', rooms: wholeHouse, size: [200, 1200], pieces: 5,
    title: ({ colour, size }) => `Roble ${colour} Wood-Effect Porcelain Plank ${size}`,
    about: 'A plank that can be hosed: for utility rooms, wet rooms and houses with more dogs than carpets. Offset neighbouring planks by a third at most, since long tiles always carry a slight bow.',
    look: { material: 'wood', layout: 'random-plank', jointMm: 2, jointColour: '#8A7357', colours: ['#BF9566', '#A37C50', '#8A663F', '#D1AB7F'], character: 0.5 },
  },
  [
    { code: '20120-HNY', colour: 'Honey Oak', perM2: 2795, stock: 58, look: {}, note: 'Honey oak with open grain you can feel under a bare foot. Choose a mid-brown grout and the joints vanish at two paces.' },
    { code: '20120-DRF', colour: 'Driftwood Grey', perM2: 2595, stock: 31, look: { jointColour: '#8E8982', colours: ['#A79F94', '#8F877C', '#BDB6AB', '#776F65'] },
      note: 'Bleached and silvered like boards that spent ten winters on a pier, with nail-hole marks printed here and there.' },
    { code: '20120-WAL', colour: 'Walnut', perM2: 2895, stock: 0, look: { jointColour: '#4C3A2C', colours: ['#6B4C36', '#553A28', '#836049', '#3F2B1E'] },
      note: 'A dark, fine-grained walnut; the next container is on its way from Castell\u00F3n and we can take your name.' },
  ],
);

const lustra = productsOf(
  {
    sku: 'TIL-LUS', category: 'Tiles', supplier: 'Alborea Cerámica', material: 'Ceramic', density: 1900, finish: 'Gloss', thickness: '8mm', rooms: ['Kitchen', 'Bathroom'], size: [75, 300], pieces: 44, warranty_years: 10,
    title: ({ colour, size }) => `Lustra ${colour} Gloss Wall Tile ${size}`,
    about: 'Pressed ceramic under a pooled glaze: edges are soft, faces ripple slightly and no two catch the light alike. For walls only; a floor would craze the glaze within a month.',
    look: { material: 'plain', layout: 'brick', jointMm: 2, jointColour: '#E4E1DA', colours: ['#F4F2EC', '#E9E6DE'], character: 0.25 },
  },
  [
    { code: '7530-MLK', colour: 'Milk White', perM2: 3195, stock: 72, note: 'A warm white, kinder than the blue-white of a standard metro tile. Forty-four pieces to a box, just under a square metre.' },
    { code: '7530-BTL', colour: 'Bottle Green', perM2: 2995, stock: 19, look: { jointColour: '#3A4A41', colours: ['#1F4A38', '#2B5B47', '#173A2C'], character: 0.4 },
      note: 'Deep green that turns nearly black at the edges where the glaze runs thin. Stacked upright behind a range cooker it does the work of a painting.' },
    { code: '7530-DKE', colour: 'Duck Egg', perM2: 3395, stock: 4, look: { jointColour: '#D5DEDB', colours: ['#B9CFCB', '#C7DAD6', '#A7C1BC'], character: 0.35 },
      note: 'A grey-blue with green in it, lovely with brass taps. Colour varies from batch to batch, so order the whole wall at once.' },
  ],
);

const azul = productsOf(
  {
    sku: 'TIL-PAT', category: 'Tiles', supplier: 'Alborea Cerámica', finish: 'Matt', size: [200, 200], slip_rating: 'R10', rooms: ['Hallway', 'Bathroom', 'Kitchen', 'Conservatory'],
    title: ({ colour }) => `Patio Real ${colour} Patterned Tile 200x200`,
    about: 'Set out from the middle of the room so that cut tiles end up the same width on both sides.',
    look: { material: 'encaustic', layout: 'stack', jointMm: 2, jointColour: '#C9C6BE', colours: ['#E8E3D7', '#33506B', '#8FA3AE', '#B9AE97'], character: 0.4 },
  },
  [
    { ...porcelain, code: '2020-AZL', colour: 'Azul', thickness: '9mm', pieces: 25, perM2: 3895, stock: 35, is_featured: true,
      note: 'A Victorian star-and-cross in indigo on chalk, printed on frost-proof porcelain so it can carry on through the front door to the step. Four tiles make the full pattern.' },
    { ...porcelain, code: '2020-OCR', colour: 'Ochre', thickness: '9mm', pieces: 25, perM2: 3895, stock: 12, look: { colours: ['#EAE2D0', '#B67A33', '#6F5B43', '#D3BC92'], jointColour: '#CFC4AF' },
      note: 'The same geometry in ochre and umber, made for redbrick terraces with stained glass in the door.' },
    { code: 'CEM-CHX', colour: 'Chalk and Ink', title: 'Patio Real Chalk and Ink Cement Tile 200x200', material: 'Stone', density: 2200, thickness: '16mm', pieces: 12, perM2: [[350, 7495], [30, 6195]], stock: 11, underfloor_heating: true, warranty_years: 5, look: { colours: ['#E9E6DD', '#26292C', '#9A9A95', '#C8C4B9'], character: 0.6 },
      note: 'Hand-pressed cement, coloured 4 mm deep and cured in water for three weeks. It must be sealed before and after grouting and will take on a patina; that is what you pay for.' },
  ],
);

const hexley = productsOf(
  {
    ...porcelain, sku: 'TIL-HEX', category: 'Tiles', supplier: 'Ardkeel Tile Co.', finish: 'Matt', thickness: '8mm', slip_rating: 'R10', rooms: ['Bathroom', 'Kitchen', 'Hallway'], size: [200, 230], pieces: 26, coverage: 900, warranty_years: 15,
    title: ({ colour }) => `Hexley ${colour} Hexagon Porcelain Tile 200x230`,
    about: 'Measured 200 mm across the flats. Run it out into timber without a straight edge and the change of floor becomes the feature; your fitter will want a jigsaw and a day.',
    look: { material: 'plain', layout: 'hexagon', jointMm: 3, jointColour: '#D9D7D1', colours: ['#EFEDE8', '#E3E1DB'], character: 0.15 },
  },
  [
    { code: '2023-WHT', colour: 'Chalk', perM2: 3095, stock: 27, note: 'Plain chalk white with a faint eggshell tooth. In a small bathroom it is quieter than any square tile.' },
    { code: '2023-SGE', colour: 'Sage', perM2: 2895, stock: 7, look: { colours: ['#9DA98F', '#8B9880', '#AEB9A1'], jointColour: '#C6CBBE', character: 0.3 },
      note: 'Three close sages come mixed in each box, so the floor has movement without any pattern to line up.' },
  ],
);

const mosaics = productsOf(
  {
    sku: 'TIL-MOS', category: 'Tiles', supplier: 'Verrano', tile_size: 'Mosaic', size: [300, 300], pieces: 11, rooms: ['Bathroom'], underfloor_heating: true,
    title: ({ colour }) => `${colour} Mosaic Sheet 300x300`,
    about: 'Sheets are netted on the back and can be cut through the joints with scissors. So many joints give a good grip underfoot, which is why shower trays are laid in mosaic.',
    look: { material: 'marble', layout: 'mosaic', jointMm: 2, jointColour: '#DAD8D3', colours: ['#EFEDE8', '#C5C5C2', '#A9AAAA'], character: 0.5, unitMm: [25, 25] },
  },
  [
    { code: 'HEX-CAR', colour: 'Carrara Hexagon', material: 'Marble', finish: 'Polished', thickness: '8mm', density: 2700, perM2: 9495, stock: 16, warranty_years: 5, look: { unitMm: [48, 55], layout: 'hexagon' }, pictures: ['laid', 'raking', 'close'],
      note: 'True Carrara marble in 48 mm hexagons. Seal it before grouting, keep lime-scale remover away from it, and it will outlast the bathroom.' },
    { code: 'PEN-WHT', colour: 'White Penny', ...porcelain, finish: 'Matt', thickness: '6mm', perM2: 4295, stock: 23, slip_rating: 'R10', look: { material: 'plain', colours: ['#F0EFEA', '#E6E4DE'], jointColour: '#8E8F8D', character: 0.1, unitMm: [20, 20] },
      note: 'Unglazed porcelain rounds of 20 mm. With a mid-grey grout it looks as it did in 1925, and you will not be scrubbing white joints.' },
    { code: 'SLT-CHK', colour: 'Slate Chequer', material: 'Slate', finish: 'Textured', thickness: '8mm', density: 2800, perM2: [[440, 6895], [19, 5695]], stock: 2, slip_rating: 'R11', warranty_years: 5, look: { material: 'slate', colours: ['#4A4F55', '#5B6168', '#6E6A63', '#3B4046'], jointColour: '#6B6E70', character: 0.7, unitMm: [48, 48] },
      note: 'Riven slate cubes in blue-grey with the odd rust flash. The last of a batch: enough for a shower floor, not for a wet room.' },
  ],
);

const stone = productsOf(
  {
    sku: 'TIL-QRY', category: 'Tiles', supplier: 'Mournefell Stone', underfloor_heating: true, rooms: ['Kitchen', 'Hallway', 'Conservatory', 'Living Room'], warranty_years: 10, aboutFirst: false,
    title: ({ colour, size }) => `${colour} ${size}`,
    about: 'Natural stone: colour and marking change from crate to crate, so ask us for photographs of the crate that will be yours.',
    look: { material: 'limestone', layout: 'brick', jointMm: 4, jointColour: '#8F918F', colours: ['#6E7275', '#5D6164', '#84888A', '#B9BBBB'], character: 0.4 },
  },
  [
    { code: 'BLK-6060', colour: 'Blackwater Limestone', title: 'Blackwater Limestone Honed 600x600', size: [600, 600], pieces: 2, material: 'Stone', finish: 'Matt', thickness: '15mm', density: 2680, perM2: 5495, stock: 44, slip_rating: 'R10', is_featured: true, look: { layout: 'stack' },
      note: 'A blue-grey fossil limestone of the Kilkenny kind: shells and coral ghosts lie in it like frost. Honed smooth, it deepens to near black where feet polish it.' },
    { code: 'BLK-6090', colour: 'Blackwater Limestone', title: 'Blackwater Limestone Tumbled Flag 600x900', size: [600, 900], pieces: 1, unit: 'each', material: 'Stone', finish: 'Textured', thickness: '19mm', density: 2680, perM2: 6295, stock: 30, slip_rating: 'R11',
      note: 'A flag for farmhouse kitchens and boot rooms, tumbled so that the edges look a century old. It goes down on a full mortar bed with 8 mm joints.' },
    { code: 'PEN-3060', colour: 'Penrhos Slate', title: 'Penrhos Slate Riven 300x600', size: [300, 600], pieces: 6, material: 'Slate', finish: 'Textured', thickness: '13mm', density: 2800, perM2: 3795, stock: 36, slip_rating: 'R11', look: { material: 'slate', colours: ['#525961', '#444B53', '#626A70', '#6B5F6C'], jointColour: '#5B5F62', character: 0.6 },
      note: 'Split along the grain rather than sawn, in the blue and heather colours of North Wales. Thickness varies by a couple of millimetres, which the adhesive takes up.' },
    { code: 'PEN-6060', colour: 'Penrhos Slate', title: 'Penrhos Slate Brushed 600x600', size: [600, 600], pieces: 3, material: 'Slate', finish: 'Matt', thickness: '12mm', density: 2800, perM2: 4695, stock: 15, slip_rating: 'R10', look: { material: 'slate', layout: 'stack', colours: ['#4D545B', '#434A51', '#5C646A', '#3A4046'], jointColour: '#5B5F62', character: 0.35 },
      note: 'Gauged to an even 12 mm and brushed to a leathery sheen, for people who want slate without the ridges under the table legs.' },
    { code: 'SAB-6040', colour: 'Sabina Travertine', title: 'Sabina Travertine Filled and Honed 400x600', size: [400, 600], pieces: 4, material: 'Stone', finish: 'Matt', thickness: '14mm', density: 2500, perM2: [[420, 4195], [25, 4395]], stock: 20, slip_rating: 'R9', look: { material: 'travertine', colours: ['#D9C7A8', '#C8B391', '#E5D7BD', '#B49D79'], jointColour: '#CDBB9B', character: 0.5 },
      note: 'Creamy travertine with its holes filled and ground flat. Now and then a small one opens with wear; a dab of filler closes it.' },
    { code: 'GRN-6060', colour: 'Slieve Grey Granite', title: 'Slieve Grey Granite Flamed 600x600', size: [600, 600], pieces: 1, unit: 'each', material: 'Granite', finish: 'Slip Resistant', thickness: '18mm', density: 2700, perM2: 6895, stock: 24, slip_rating: 'R11', rooms: [...outdoors, 'Hallway'], look: { material: 'granite', layout: 'stack', colours: ['#A2A4A5', '#6E7072', '#D2D3D3', '#3F4143'], character: 0.4, jointColour: '#8B8D8E' },
      note: 'Silver-grey granite with black mica, its face flamed until the crystals burst and grip. Salt, frost and tyre rubber do nothing to it.' },
    { code: 'GRN-3030', colour: 'Slieve Dark Granite', title: 'Slieve Dark Granite Polished 300x300', size: [300, 300], pieces: 11, material: 'Granite', finish: 'Polished', thickness: '10mm', density: 2700, perM2: 5195, stock: 13, slip_rating: 'R9', rooms: ['Hallway', 'Bathroom'], look: { material: 'granite', layout: 'stack', colours: ['#2B2D30', '#4A4C4F', '#6F6A66', '#15171A'], character: 0.3, jointColour: '#2E3033', jointMm: 2 },
      note: 'Calibrated 10 mm tiles with a mirror polish and a grain like ground pepper. A porch floor in this will be there when the house is sold.' },
    { code: 'MBL-6030', colour: 'Emerine Marble', title: 'Emerine White Marble Honed 300x600', size: [300, 600], pieces: 5, material: 'Marble', finish: 'Matt', thickness: '10mm', density: 2700, perM2: 6495, stock: 10, slip_rating: 'R9', rooms: ['Bathroom', 'Hallway'], look: { material: 'marble', colours: ['#ECEAE5', '#C4C2BE', '#A8A7A5', '#D9D6D0'], character: 0.55, jointMm: 2, jointColour: '#DDDAD4' },
      note: 'A dove-veined white marble with a honed face: less glare, less slip, and etch marks hardly show. Seal it once a year.' },
    { code: 'TER-2020', colour: 'Carrick Terracotta', title: 'Carrick Terracotta Handmade 200x200', size: [200, 200], pieces: 12, material: 'Ceramic', finish: 'Matt', thickness: '17mm', density: 1900, perM2: 4795, stock: 18, slip_rating: 'R10', rooms: ['Kitchen', 'Conservatory', 'Utility Room'], look: { material: 'plain', layout: 'stack', colours: ['#B4643F', '#A5573A', '#C47A53', '#8F4A30'], character: 0.75, jointMm: 6, jointColour: '#B8A48C' },
      note: 'Wood-fired clay squares with thumbprints and scorch marks left in. Oil and wax them when they are down; they will drink the first three coats.' },
  ],
);

const causey = productsOf(
  {
    ...porcelain, sku: 'TIL-CAU', category: 'Tiles', supplier: 'Ardkeel Tile Co.', finish: 'Slip Resistant', thickness: '20mm', slip_rating: 'R11', rooms: outdoors, underfloor_heating: false, warranty_years: 25,
    title: ({ colour, size }) => `Causey ${colour} Outdoor Porcelain ${size} 20mm`,
    about: 'Frost-proof at 20 mm, it can be bedded, set on pedestals or laid on gravel, and moss has nothing to root in. Pair it with a 10 mm Strand tile indoors for one level floor through the doors.',
    look: { material: 'slate', layout: 'stack', jointMm: 4, jointColour: '#7C7F80', colours: ['#6D7173', '#5D6163', '#7F8385', '#8E9294'], character: 0.35 },
  },
  [
    { code: '6060-BAS', colour: 'Basalt', size: [600, 600], pieces: 2, perM2: [[365, 3995], [58, 3295]], stock: 90, note: 'Basalt grey with a gently cleft face, after the stones up the coast. Two slabs to a box, a light enough lift for one person.' },
    { code: '9090-DUN', colour: 'Dune', size: [900, 900], pieces: 1, unit: 'each', perM2: 4195, stock: 12, look: { material: 'limestone', colours: ['#C9BCA4', '#B9AB92', '#D7CCB8', '#A39681'], jointColour: '#ADA28E' },
      note: 'A buff sandstone look in the largest square we can lift without a machine. Each slab weighs 37 kg; hire the suction handles.' },
  ],
);

const terrazzo = productsOf(
  {
    ...porcelain, sku: 'TIL-TRZ', category: 'Tiles', supplier: 'Verrano', finish: 'Matt', thickness: '9mm', slip_rating: 'R10', rooms: ['Kitchen', 'Bathroom', 'Hallway', 'Utility Room'], aboutFirst: true,
    title: ({ colour, size }) => `Confetta ${colour} Terrazzo Porcelain ${size}`,
    about: 'Terrazzo that comes in a box: marble chips in every size from a crumb to a thumbnail, with no two tiles in the box alike.',
    look: { material: 'terrazzo', layout: 'stack', jointMm: 2, jointColour: '#D6D3CC', colours: ['#E4E1DA', '#B7ADA0', '#7F7A74', '#C99F83', '#F3F1EC'], character: 0.5 },
  },
  [
    { code: '6060-BLS', colour: 'Blush', size: [600, 600], pieces: 4, perM2: 2995, stock: 34, note: 'Chalk ground with clay-pink, grey and cream chips. It was made for pale kitchens and hides crumbs better than anything else we sell.' },
    { code: '6060-INK', colour: 'Ink', size: [600, 600], pieces: 4, perM2: 2795, stock: 21, look: { colours: ['#3A3F45', '#8C9196', '#D9D7D1', '#5C6670', '#B79C7D'], jointColour: '#4A4F54' },
      note: 'Midnight grey with pale chips, like a good school corridor. Under a freestanding bath it is very fine indeed.' },
    { code: '3060-BLS', colour: 'Blush', size: [300, 600], pieces: 8, perM2: 2895, stock: 6, note: 'The half tile of the Blush, so that the floor can turn up the wall behind the basin.' },
  ],
);

const cove = productsOf(
  {
    sku: 'TIL-COV', category: 'Tiles', supplier: 'Ardkeel Tile Co.', material: 'Ceramic', density: 1900, finish: 'Gloss', thickness: '7mm', size: [300, 600], pieces: 8, rooms: wet, warranty_years: 10,
    title: ({ colour }) => `Cove ${colour} Ceramic Wall Tile 300x600`,
    about: 'An honest wall tile for bathrooms done on a budget: light to lift, easy to score and snap, and sold with a matching floor.',
    look: { material: 'plain', layout: 'stack', jointMm: 2, jointColour: '#E9E8E4', colours: ['#F6F5F2', '#EEEDE9'], character: 0.05 },
  },
  [
    { code: '3060-WHG', colour: 'White Gloss', perM2: 1595, stock: 120, note: 'Plain white, flat and glossy, the tile that every plumber expects and no estate agent minds.' },
    { code: '3060-SGM', colour: 'Sage Matt', finish: 'Matt', perM2: [[240, 2095], [15, 1745]], stock: 28, look: { colours: ['#A9B39E', '#9FAA94'], jointColour: '#BFC6B7' },
      note: 'Sage with a chalky matt face. Use it on one wall and white on the other three and a rented bathroom looks considered.' },
    { code: '3030-FLR', colour: 'Pebble', title: 'Cove Pebble Slip-Resistant Floor Tile 300x300', material: 'Porcelain', density: 2300, finish: 'Slip Resistant', thickness: '8mm', size: [300, 300], pieces: 11, perM2: 1995, stock: 55, slip_rating: 'R11', underfloor_heating: true, look: { material: 'concrete', colours: ['#B4B1AA', '#A6A39C', '#C3C0B9'], character: 0.2, jointMm: 3, jointColour: '#A5A29B' },
      note: 'The floor that goes with the walls: small squares follow the fall of a wet-room floor, and the fine grit in the glaze grips a wet foot.' },
  ],
);

const foundry = productsOf(
  {
    ...porcelain, sku: 'TIL-FDY', category: 'Tiles', supplier: 'Verrano', finish: 'Lappato', thickness: '9mm', slip_rating: 'R9', rooms: ['Living Room', 'Office', 'Kitchen'], size: [600, 1200], pieces: 2,
    title: ({ colour, size }) => `Foundry ${colour} Metal-Effect Porcelain ${size}`,
    about: 'Sheet metal without the rust on your socks: oxide bloom, weld shadow and mill scale are all in the print.',
    look: { material: 'metal', layout: 'stack', jointMm: 2, jointColour: '#4E4844', colours: ['#7B5A45', '#5B4B43', '#96694A', '#3D3835'], character: 0.7 },
  },
  [
    { code: '60120-CTN', colour: 'Corten', perM2: 3795, stock: 16, note: 'Weathered-steel brown with orange and plum in it, best as a fireplace wall or the floor of a room with plenty of white.' },
    { code: '60120-ZNC', colour: 'Zinc', perM2: [[310, 3795], [14, 3995], [4, 3695]], stock: 19, look: { colours: ['#8A8F92', '#767B7E', '#A0A5A7', '#63686B'], jointColour: '#6B7073' },
      note: 'Dull silver with the spangle of galvanised sheet. In a study with one long window it takes the colour of the sky.' },
  ],
);

const toMeasure = productsOf(
  {
    sku: 'TIL-MTM', category: 'Tiles', supplier: 'Mournefell Stone', unit: 'each', coverage: null, rooms: ['Living Room', 'Hallway'], warranty_years: 10,
    title: ({ colour }) => colour,
    about: 'Cut to your drawing at our stonemason\u2019s yard, usually within three weeks; the price is for the size named and we quote for any other.',
    look: { material: 'slate', layout: 'seamless', jointMm: 0, jointColour: '#3A3E42', colours: ['#3F454B', '#343A40', '#4D545A'], character: 0.3 },
  },
  [
    { code: 'HRT-SLT', colour: 'Made-to-Measure Slate Hearth', material: 'Slate', finish: 'Matt', thickness: '20mm', price: 24500, weight: 31000, stock: 14, look: { unitMm: [1370, 400] }, pictures: ['raking', 'close'],
      note: 'A single slab of honed slate, 1370 by 400 mm, slabbed and safe for a solid-fuel stove with a concrete bed below it.' },
    { code: 'SDL-LMS', colour: 'Limestone Door Saddle', material: 'Stone', finish: 'Matt', thickness: '20mm', price: [[365, 5400], [90, 5900]], weight: 6400, stock: 25, look: { material: 'limestone', colours: ['#6E7275', '#5D6164', '#84888A'], unitMm: [900, 140] }, pictures: ['raking', 'close'],
      note: 'A threshold in blue limestone, 900 by 140 mm with one long edge eased, to finish a tiled hall against a timber room.' },
  ],
);

export const tiles: DemoProduct[] = [strand, corso, cemento, roble, lustra, azul, hexley, mosaics, stone, causey, terrazzo, cove, foundry, toMeasure].flat();
