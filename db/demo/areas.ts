import type { DemoArea } from './shape.ts';

/** Populations: Northern Ireland Statistics and Research Agency, census of 2021, the settlement itself, rounded. */
export const demoAreas: DemoArea[] = [
  {
    slug: 'belfast',
    area: 'Belfast',
    population: '291,000',
    description:
      'Red-brick terraces with patterned halls, apartments on the Lagan and big semis toward the hills: Belfast asks for every floor we keep. Our vans come up the A2 from Bangor on most weekdays.',
    key_services: [
      'Measuring in your home',
      'Original boards sanded, or covered without harm',
      'Acoustic floors for apartments',
      'Hall and step tiling in terrace houses',
      'Delivery to the room, upstairs too',
    ],
    landmarks: [
      'Belfast City Hall',
      'Titanic Belfast',
      'Queen\u2019s University and the Botanic Gardens',
      'St George\u2019s Market',
      'Crumlin Road Gaol',
      'Cave Hill',
    ],
  },
  {
    slug: 'derry',
    area: 'Derry',
    population: '85,000',
    description:
      'From the streets inside the walls to the newer houses of the Waterside, we deliver to Derry every week. It is the far end of our round, so we bring samples and take measurements in one visit where we can.',
    key_services: [
      'Weekly delivery to both banks of the Foyle',
      'Samples by post before the visit',
      'Stone and slate for older houses',
      'Wool carpet cut to the room',
    ],
    landmarks: ['The city walls', 'The Guildhall', 'The Peace Bridge', 'St Columb\u2019s Cathedral', 'Museum of Free Derry'],
  },
  {
    slug: 'armagh',
    area: 'Armagh',
    population: '16,400',
    description:
      'Armagh\u2019s Georgian houses were built with limestone and finished with care, and their floors deserve the same. Farmhouses among the orchards bring us boot rooms, utility rooms and long kitchens.',
    key_services: [
      'Limestone and slate, with the crate photographed for you',
      'Boot-room and utility floors',
      'Solid and engineered oak',
      'Advice on damp and uneven old floors',
    ],
    landmarks: [
      'St Patrick\u2019s Cathedral (Church of Ireland)',
      'St Patrick\u2019s Cathedral (Roman Catholic)',
      'The Mall',
      'Armagh Observatory and Planetarium',
      'Navan Centre and Fort',
    ],
  },
  {
    slug: 'newry',
    area: 'Newry',
    population: '28,000',
    description:
      'Between the Mournes and the Cooley hills, Newry is an hour down the road and on our way to customers in Louth. We deliver on both sides of the border, with the price and the VAT settled before the van leaves.',
    key_services: [
      'Deliveries in Newry and over the border',
      'Underfloor-heated tile and LVT',
      'Stair and landing carpets',
      'Trade collections by arrangement',
    ],
    landmarks: [
      'Newry Cathedral',
      'Newry Town Hall, built over the Clanrye River',
      'Bagenal\u2019s Castle',
      'The Newry Canal and its towpath',
      'Slieve Gullion',
    ],
  },
  {
    slug: 'lisburn',
    area: 'Lisburn',
    population: '51,000',
    description:
      'A linen town knows good cloth underfoot. In Lisburn we fit a great deal of wool carpet, and lately as much click flooring in the new streets on its edge.',
    key_services: [
      'Carpets and stair runners',
      'Click LVT and laminate for new homes',
      'Bathroom and wet-room floors',
      'Measuring appointments on Saturdays',
    ],
    landmarks: ['Irish Linen Centre and Lisburn Museum', 'Lisburn Cathedral', 'Castle Gardens', 'Wallace Park', 'Lagan Valley Island'],
  },
];
