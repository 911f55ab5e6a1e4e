import { boards, timber } from '../palettes.ts';
import { productsOf } from '../product-range.ts';
import type { DemoProduct } from '../shape.ts';

const dry = ['Living Room', 'Dining Room', 'Bedroom', 'Hallway', 'Office'];
const dryAndKitchen = ['Kitchen', ...dry];
const engineered = { wood_type: 'Engineered Wood', density: 680, underfloor_heating: true, rooms: dryAndKitchen } as const;
const solid = { wood_type: 'Solid Wood', density: 720, underfloor_heating: false, rooms: dry } as const;
const plank = { material: 'wood', layout: 'random-plank', jointMm: 1, character: 0.5 } as const;

const ballydoran = productsOf(
  {
    ...engineered, sku: 'WOD-BLD', category: 'Wood Flooring', supplier: 'Tollyglen', material: 'Wood', wood_species: 'Oak', plank_style: 'Straight Plank', thickness: '14mm', size: [190, 1900], pieces: 6, warranty_years: 30,
    title: ({ colour, size, thickness }) => `Ballydoran ${colour} Engineered Oak ${size} ${thickness}`,
    about: 'A 3 mm oak face on a birch plywood core, with a click joint that floats over underlay or glues straight to screed. There is enough oak on top to sand it twice in its life.',
    look: { ...plank, ...boards(timber.naturalOak) },
  },
  [
    { code: '14190-NAT', colour: 'Natural', finish: 'Lacquered', perM2: [[430, 4995], [31, 4195]], stock: 76, is_featured: true,
      note: 'The one to start from: rustic grade, with knots filled in brown and a satin lacquer that wipes clean. It goes a shade more honeyed in its first summer, so move the rug now and then.' },
    { code: '14190-OIL', colour: 'Farmhouse', finish: 'Oiled', perM2: 4695, stock: 41, look: boards(timber.oiledOak, 0.75),
      note: 'Bigger knots, some sapwood, brushed lightly and finished with hard-wax oil. Scratches are rubbed out with a drop of oil instead of a sander; the price of that is an afternoon\u2019s care each year.' },
    { code: '14190-LIM', colour: 'Limed White', finish: 'Stained', perM2: 4795, stock: 18, look: boards(timber.limedOak),
      note: 'White pigment rubbed into the open grain and wiped off the face, the way panelling was limed in the thirties. Cool light from the north suits it.' },
    { code: '14190-SMK', colour: 'Smoked', finish: 'Smoked', perM2: [[350, 5195], [95, 5395]], stock: 25, look: boards(timber.smokedOak),
      note: 'Fumed with ammonia so that the brown goes right through the oak layer: a scratch shows brown, never pale. No two boards take the smoke equally.' },
    { code: '14190-GRY', colour: 'Mourne Mist', finish: 'Brushed', perM2: 4795, stock: 3, look: boards(timber.greyOak),
      note: 'Brushed to raise the grain and stained a soft weathered grey with brown left in the depths. This is the last of the shipment until February.' },
  ],
);

const hofgut = productsOf(
  {
    ...engineered, sku: 'WOD-HOF', category: 'Wood Flooring', supplier: 'Eichenrode', material: 'Wood', wood_species: 'Oak', plank_style: 'Straight Plank', thickness: '15mm', size: [220, 2200], pieces: 6, warranty_years: 35, aboutFirst: true,
    title: ({ colour, size }) => `Hofgut ${colour} Wide Engineered Oak ${size}`,
    about: 'Boards 220 mm wide and 2.2 m long, each sawn from one log and bevelled on all four edges so that every plank can be read.',
    look: { ...plank, jointMm: 1.5, ...boards(timber.rawOak, 0.35) },
  },
  [
    { code: '15220-RAW', colour: 'Invisible Oil', finish: 'Natural', perM2: 6895, stock: 34, is_featured: true,
      note: 'The oil carries a trace of white that cancels its own yellowing, so the floor keeps the look of freshly planed oak. Select grade: small knots, long calm flame grain.' },
    { code: '15220-LAC', colour: 'Amber', finish: 'Lacquered', perM2: 5995, stock: 22, look: boards(timber.naturalOak, 0.4),
      note: 'Seven thin coats of matt lacquer hold a warm amber oak. Of all our wide boards it asks the least: a broom, and a damp mop wrung out well.' },
    { code: '15220-DRK', colour: 'Tannery', finish: 'Stained', perM2: 7195, stock: 10, look: boards(timber.darkOak, 0.45),
      note: 'A saddle-leather brown, stained then oiled. Dark floors flatter old furniture and show plaster dust, so do the painting first.' },
    { code: '15220-BRU', colour: 'Sawmill', finish: 'Brushed', perM2: 6995, stock: 0, look: boards(timber.whiteOak, 0.7),
      note: 'Band-saw marks left across the face, whitened and brushed. Children find it the perfect road for small cars.' },
  ],
);

const fischgrat = productsOf(
  {
    ...engineered, sku: 'WOD-HER', category: 'Wood Flooring', supplier: 'Eichenrode', material: 'Wood', wood_species: 'Oak', plank_style: 'Herringbone', thickness: '15mm', size: [120, 600], pieces: 16, warranty_years: 30,
    title: ({ colour, size }) => `Stiftsaal ${colour} Oak Herringbone ${size}`,
    about: 'Equal left- and right-hand blocks are in every box. It must be fully bonded to a flat subfloor, and you should allow 15% for the cuts along the walls.',
    look: { ...plank, layout: 'herringbone', jointMm: 0.8, ...boards(timber.naturalOak, 0.35) },
  },
  [
    { code: '15120-NAT', colour: 'Natural', finish: 'Oiled', perM2: [[520, 6495], [29, 5395]], stock: 48, is_featured: true,
      note: 'The classic: nature-grade oak, oiled, with blocks large enough to look generous in a hall and not busy in a drawing room.' },
    { code: '15120-SMK', colour: 'Smoked', finish: 'Smoked', perM2: 6895, stock: 15, look: boards(timber.smokedOak, 0.5),
      note: 'Lightly fumed, so each leg of the zigzag catches the light as a different brown. It looks a hundred years old on the day it is finished.' },
    { code: '14090-LIM', colour: 'Whitewashed', finish: 'Stained', thickness: '14mm', size: [90, 450], pieces: 26, perM2: 5795, stock: 20, look: boards(timber.whiteOak, 0.3), title: 'Stiftsaal Whitewashed Oak Herringbone 90x450',
      note: 'A narrower block, 90 by 450 mm, in a chalky Nordic white: right for bedrooms and for rooms under 15 m\u00B2 where the wide one would hardly get going.' },
  ],
);

const chevron = productsOf(
  {
    ...engineered, sku: 'WOD-CHV', category: 'Wood Flooring', supplier: 'Eichenrode', material: 'Wood', wood_species: 'Oak', plank_style: 'Chevron', thickness: '15mm', size: [90, 600], pieces: 18, warranty_years: 30,
    title: ({ colour, size }) => `Palais ${colour} Oak Chevron ${size}`,
    about: 'Ends are cut at 45 degrees so the blocks meet in a true point, the Hungarian point of Paris flats. Strike the centre line first and work outwards; the first row decides everything.',
    look: { ...plank, layout: 'chevron', jointMm: 0.8, ...boards(timber.naturalOak, 0.25) },
  },
  [
    { code: '15090-NAT', colour: 'Natural', finish: 'Lacquered', perM2: 7495, stock: 26, note: 'Prime-grade oak with hardly a knot, under an ultra-matt lacquer.' },
    { code: '15090-BLK', colour: 'Ebonised', finish: 'Stained', perM2: 6995, stock: 5, look: boards(timber.blackenedOak, 0.2),
      note: 'Stained through to a brown-black that still lets the grain speak when the sun is low. Best kept for rooms where shoes come off.' },
  ],
);

const skovgren = productsOf(
  {
    ...solid, sku: 'WOD-SKV', category: 'Wood Flooring', supplier: 'Skovgren', material: 'Wood', plank_style: 'Straight Plank', warranty_years: 50,
    title: ({ colour, thickness }) => `Skovgren Solid ${colour} ${thickness}`,
    about: 'Boards in random lengths, tongued and grooved all round, to be nailed over joists or battens. Bring them into the heated house ten days early and leave 12 mm at the walls: solid timber moves with the seasons and means to.',
    look: { ...plank, unitMm: [130, 1200], ...boards(timber.naturalOak) },
  },
  [
    { code: '20130-OAK', colour: 'Oak', wood_species: 'Oak', finish: 'Oiled', thickness: '20mm', plank_size: '130 x 400-1800', coverage: 1820, perM2: 7295, stock: 32,
      note: 'Twenty millimetres of slow-grown oak, enough to sand six or seven times. Knock on it and it answers like a table.' },
    { code: '18130-OAK', colour: 'Oak', title: 'Skovgren Solid Oak Brushed 18mm', wood_species: 'Oak', finish: 'Brushed', thickness: '18mm', plank_size: '130 x 400-1500', coverage: 1620, perM2: [[390, 6495], [42, 5795]], stock: 11, look: boards(timber.rawOak, 0.6),
      note: 'A little thinner so that it meets most existing door heights, brushed and left pale.' },
    { code: '20120-ASH', colour: 'Ash', wood_species: 'Ash', finish: 'Natural', thickness: '20mm', plank_size: '120 x 500-1600', coverage: 1680, perM2: 6995, stock: 9, look: { ...boards(timber.ash, 0.45), unitMm: [120, 1300] },
      note: 'White ash with a bold cathedral grain, springy and hard: hurleys are made of it, and so are dance floors. Oil it clear or it stays almost blond.' },
    { code: '20095-MPL', colour: 'Maple', wood_species: 'Maple', finish: 'Lacquered', thickness: '20mm', plank_size: '95 x 400-1500', coverage: 1425, perM2: 7695, stock: 14, look: { ...boards(timber.maple, 0.15), unitMm: [95, 1200] },
      note: 'Hard maple, creamy and close-grained, as used in sports halls and squash courts. It hides dust to a degree that feels unfair to oak owners.' },
    { code: '22130-PIN', colour: 'Pine', wood_species: 'Pine', finish: 'Natural', thickness: '22mm', density: 520, plank_size: '130 x 1800-3600', coverage: 2340, perM2: 3195, stock: 44, look: { ...boards(timber.pine, 0.7), unitMm: [130, 2400] }, warranty_years: 25,
      note: 'Northern redwood pine, 22 mm, sold unfinished. Soft enough to take a dent from a dropped pan, which in a bedroom or a cottage is called character.' },
    { code: '15090-BIR', colour: 'Birch', wood_species: 'Birch', finish: 'Lacquered', thickness: '15mm', density: 650, plank_size: '90 x 400-1200', coverage: 1350, perM2: [[300, 4995], [120, 5295]], stock: 8, look: { ...boards(timber.birch, 0.25), unitMm: [90, 1000] },
      note: 'Pale Baltic birch with a silky figure and the odd brown fleck, sealed at the mill. A child\u2019s room in this looks sunlit at four in December.' },
  ],
);

const specimen = productsOf(
  {
    ...engineered, sku: 'WOD-SPC', category: 'Wood Flooring', supplier: 'Tollyglen', material: 'Wood', plank_style: 'Straight Plank', thickness: '15mm', size: [150, 1860], pieces: 7, warranty_years: 30, aboutFirst: false,
    title: ({ colour, size }) => `Arboretum ${colour} Engineered Plank ${size}`,
    about: 'The Arboretum boards share one size and one joint, so different timbers can run from room to room at the same level.',
    look: { ...plank, ...boards(timber.walnut) },
  },
  [
    { code: '15150-WAL', colour: 'American Walnut', wood_species: 'Walnut', finish: 'Oiled', perM2: [[610, 8995], [38, 7495]], stock: 21, is_featured: true,
      note: 'Black walnut with purple and chestnut streaks and a band of cream sapwood here and there. It fades a touch lighter with sun, the opposite of oak.' },
    { code: '15150-CHY', colour: 'Cherry', wood_species: 'Cherry', finish: 'Lacquered', perM2: 6795, stock: 6, look: boards(timber.cherry, 0.3),
      note: 'Fruitwood of a rosy brown that reddens noticeably in its first six months. Furniture makers love it for that; people who like surprises less should see our aged sample.' },
    { code: '15150-ASH', colour: 'Smoked Ash', wood_species: 'Ash', finish: 'Smoked', perM2: 5695, stock: 17, look: boards(['#8C7A63', '#75644F', '#A3907A', '#5B4C3B'], 0.55),
      note: 'Heat-treated rather than fumed: the kiln turns ash the brown of weak coffee and makes it unusually steady in damp air.' },
    { code: '15150-MPL', colour: 'Maple', wood_species: 'Maple', finish: 'Natural', perM2: 5895, stock: 12, look: boards(timber.maple, 0.2),
      note: 'Quiet, blond and nearly grainless, with a light sparkle where the figure curls.' },
  ],
);

const parquet = productsOf(
  {
    ...solid, sku: 'WOD-PQT', category: 'Wood Flooring', supplier: 'Skovgren', material: 'Wood', plank_style: 'Parquet', thickness: '22mm', size: [70, 280], pieces: 60, warranty_years: 50,
    title: ({ colour, size }) => `Skolegade ${colour} Parquet Block ${size}`,
    about: 'Solid blocks to be glued down, sanded in place and oiled by your fitter: the method that school halls were built with. Herringbone, basket weave or brick, the block does not mind.',
    look: { ...plank, layout: 'parquet', jointMm: 0.5, ...boards(timber.naturalOak, 0.5) },
  },
  [
    { code: '22070-OAK', colour: 'Oak', wood_species: 'Oak', finish: 'Natural', perM2: 6295, stock: 39, note: 'European oak, kiln-dried to 9%, with four sharp arrises. A fifth of a tonne covers a good-sized study.' },
    { code: '22070-RUS', colour: 'Reclaimed Oak', wood_species: 'Oak', finish: 'Brushed', perM2: [[270, 7295], [24, 6495]], stock: 4, look: boards(timber.oiledOak, 0.9),
      note: 'Lifted from a school in Jutland, de-nailed and cleaned of bitumen. Count on one block in ten going in the stove.' },
  ],
);

const larch = productsOf(
  {
    sku: 'WOD-RWD', category: 'Wood Flooring', supplier: 'Tollyglen', wood_type: 'Real Wood', material: 'Wood', plank_style: 'Straight Plank', thickness: '14mm', density: 820, size: [180, 1200], pieces: 8, underfloor_heating: true, rooms: dryAndKitchen, warranty_years: 20,
    title: ({ colour, size }) => `Inver ${colour} Real Wood Top ${size}`,
    about: 'A real veneer, not a print, pressed on a dense fibreboard core: well under the price of an engineered board and harder to dent, but not made to be sanded. Clicks together in a day.',
    look: { ...plank, ...boards(timber.naturalOak, 0.3) },
  },
  [
    { code: '14180-OAK', colour: 'Oak', wood_species: 'Oak', finish: 'Lacquered', perM2: 2895, stock: 67, note: 'Sliced oak with small tight knots, six coats of lacquer over it. The board we suggest for a first house.' },
    { code: '14180-SBL', colour: 'Sable Oak', wood_species: 'Oak', finish: 'Stained', perM2: 3295, stock: 24, look: boards(timber.greyOak, 0.35), note: 'Oak veneer stained a smoky beige-grey, neither warm nor cold, which is why it goes with a kitchen you have not chosen yet.' },
    { code: '14180-WAL', colour: 'Walnut', wood_species: 'Walnut', finish: 'Lacquered', perM2: 3795, stock: 2, look: boards(timber.walnut, 0.4), note: 'American walnut veneer at a price that solid walnut left behind decades ago. Two boxes remain from a cancelled order.' },
  ],
);

const bamboo = productsOf(
  {
    sku: 'WOD-BAM', category: 'Wood Flooring', supplier: 'Tollyglen', wood_type: 'Real Wood', material: 'Bamboo', wood_species: 'Bamboo', plank_style: 'Straight Plank', thickness: '14mm', density: 1080, size: [135, 1850], pieces: 8, underfloor_heating: true, rooms: dryAndKitchen, warranty_years: 25,
    title: ({ colour, size }) => `Tannery Lane ${colour} Strand Bamboo ${size}`,
    about: 'Strand-woven: shredded stalks pressed with resin into a board about twice as hard as oak. A drill needs a pilot hole and a saw needs a fresh blade.',
    look: { ...plank, ...boards(timber.bamboo, 0.2) },
  },
  [
    { code: '14135-NAT', colour: 'Natural', finish: 'Lacquered', perM2: 3795, stock: 30, note: 'Straw-gold with fine straight fibres and no knots at all. The stalks are cut at five years and grow again from the same root.' },
    { code: '14135-CRB', colour: 'Carbonised', finish: 'Lacquered', perM2: 3495, stock: 13, look: boards(['#8A5E36', '#744C2A', '#A07346', '#5A3A20'], 0.25), note: 'Steamed until the sugars caramelise, which gives a toffee brown all the way through.' },
  ],
);

const basket = productsOf(
  {
    ...engineered, sku: 'WOD-VRS', category: 'Wood Flooring', supplier: 'Eichenrode', material: 'Wood', wood_species: 'Oak', plank_style: 'Parquet', thickness: '15mm', size: [600, 600], pieces: 4, warranty_years: 30, rooms: ['Living Room', 'Dining Room', 'Hallway'],
    title: ({ colour }) => `Residenz ${colour} Oak Parquet Panel 600x600`,
    about: 'Panels come assembled, so a floor that took a joiner weeks goes down in two days on adhesive.',
    look: { ...plank, layout: 'basket-weave', jointMm: 0.8, ...boards(timber.oiledOak, 0.5) },
  },
  [{ code: '15600-ANT', colour: 'Antique', finish: 'Oiled', perM2: 9395, stock: 7, note: 'A woven panel of oak with softened edges and a beeswax colour, after the floors of small German palaces. A plain border of 90 mm blocks sets it off.' }],
);

export const wood: DemoProduct[] = [ballydoran, hofgut, fischgrat, chevron, skovgren, specimen, parquet, larch, bamboo, basket].flat();
