import { defaultSettings } from '#settings/settings.ts';
import { demoCustomers } from './customers.ts';
import { fixedId } from './product-range.ts';
import { demoProduct } from './products.ts';
import type { DemoOrder, DemoOrderLine } from './shape.ts';

type Row = {
  /** Username of a demo customer, or the name of a guest. */
  customer?: string;
  guest?: string;
  street: string;
  city: string;
  postcode: string;
  country?: 'IE';
  status: DemoOrder['status'];
  hours: number;
  comes?: DemoOrder['comes'];
  shows: boolean;
  /** SKU and boxes; without boxes it is a sample. */
  lines: [sku: string, quantity?: number][];
  /** Boxes of the first line that came back. */
  returned?: number;
};

const rows: Row[] = [
  {
    customer: 'shaunab',
    street: '14 Harbour Rise',
    city: 'Newry',
    postcode: 'BT34 2ZZ',
    status: 'confirmed',
    comes: 2,
    hours: 0.7,
    shows: true,
    lines: [
      ['LAM-LNG-10-TOF', 9],
      ['UND-QF-SILV5', 2],
      ['TRM-KIT-FIT', 1],
    ],
  },
  {
    guest: 'Declan Rooney',
    street: '3 Mill Row',
    city: 'Dundalk',
    postcode: 'A91 X0X0',
    country: 'IE',
    status: 'confirmed',
    hours: 4,
    shows: true,
    lines: [
      ['TIL-STR-6060-GRY', 14],
      ['ADH-BON-FLEX20G', 6],
    ],
  },
  {
    customer: 'rkinnaird',
    street: '88 Sandown Park',
    city: 'Belfast',
    postcode: 'BT5 9ZZ',
    status: 'confirmed',
    comes: 'collected',
    hours: 9,
    shows: false,
    lines: [['LVT-QUO-CH-OAK', 13]],
  },
  {
    guest: 'Morag Sinclair',
    street: '27 Wharf Street',
    city: 'Stranraer',
    postcode: 'DG9 0ZZ',
    status: 'confirmed',
    comes: 'held',
    hours: 22,
    shows: true,
    lines: [
      ['CPT-MOR-LP-HRR', 5],
      ['UND-QF-CPT11', 2],
    ],
  },
  {
    customer: 'priya.nair',
    street: '5 Ravenhill Mews',
    city: 'Belfast',
    postcode: 'BT6 9ZZ',
    status: 'confirmed',
    hours: 31,
    shows: false,
    lines: [['WOD-HER-15120-NAT'], ['WOD-CHV-15090-NAT'], ['LVT-DHB-HB-BLD']],
  },
  {
    customer: 'maevet',
    street: 'Rose Cottage, Kilmore Road',
    city: 'Armagh',
    postcode: 'BT61 9ZZ',
    status: 'shipped',
    hours: 53,
    shows: true,
    lines: [
      ['TIL-QRY-BLK-6090', 42],
      ['OTH-CLN-STONE1L', 2],
    ],
  },
  {
    guest: 'Ewan Baird',
    street: '112 Craigend Road',
    city: 'Glasgow',
    postcode: 'G13 9ZZ',
    status: 'shipped',
    hours: 78,
    shows: false,
    lines: [
      ['WOD-SKV-20095-MPL', 11],
      ['ADH-TRN-MSWOOD15', 2],
    ],
  },
  {
    customer: 'steveg',
    street: '9 The Crescent',
    city: 'Lisburn',
    postcode: 'BT28 9ZZ',
    status: 'shipped',
    hours: 120,
    shows: true,
    lines: [
      ['LAM-GLS-08-NAT', 12],
      ['UND-QF-FIBR5', 4],
      ['TRM-DRJ-SCT-OAK', 8],
    ],
  },
  {
    guest: 'Nuala Gormley',
    street: '61 Culmore Gardens',
    city: 'Derry',
    postcode: 'BT48 9ZZ',
    status: 'delivered',
    hours: 190,
    shows: true,
    lines: [
      ['TIL-COR-12060-CAR', 9],
      ['ADH-BON-FLEX20W', 4],
      ['ADH-BON-GROUT5', 1],
    ],
  },
  {
    customer: 'orla.d',
    street: '2 Church Hill',
    city: 'Letterkenny',
    postcode: 'F92 X0X0',
    country: 'IE',
    status: 'delivered',
    hours: 265,
    shows: false,
    lines: [
      ['TIL-LUS-7530-BTL', 4],
      ['ADH-BON-FLEX20W', 1],
    ],
  },
  {
    customer: 'amunro',
    street: '19 Shore Road',
    city: 'Oban',
    postcode: 'PA34 9ZZ',
    status: 'delivered',
    hours: 350,
    shows: true,
    lines: [
      ['WOD-SPC-15150-WAL', 8],
      ['UND-QF-HEAT2', 2],
    ],
  },
  {
    customer: 'hazelp',
    street: '7 Beech Avenue',
    city: 'Ballymena',
    postcode: 'BT43 9ZZ',
    status: 'delivered',
    hours: 430,
    shows: false,
    lines: [
      ['CPT-ARV-TW-OAT', 6],
      ['UND-QF-CPT11', 2],
    ],
  },
  {
    customer: 'gnesbitt',
    street: '30 Stranmillis Terrace',
    city: 'Belfast',
    postcode: 'BT9 9ZZ',
    status: 'delivered',
    hours: 520,
    shows: true,
    returned: 2,
    lines: [
      ['TIL-PAT-2020-AZL', 11],
      ['ADH-BON-FLEX20G', 3],
    ],
  },
  {
    guest: 'Ann Wylie',
    street: '4 Quay Lane',
    city: 'Portaferry',
    postcode: 'BT22 9ZZ',
    status: 'delivered',
    hours: 610,
    shows: false,
    lines: [['VIN-RBY-SH-CHQ', 3]],
  },
  {
    customer: 'aoife.mccartan',
    street: '16 Seacliff Mews',
    city: 'Bangor',
    postcode: 'BT20 9ZZ',
    status: 'delivered',
    hours: 672,
    shows: true,
    lines: [
      ['WOD-BLD-14190-NAT', 21],
      ['UND-QF-FIBR3', 3],
      ['OTH-CLN-WOODKIT', 1],
    ],
  },
];

export const demoOrders: DemoOrder[] = rows.map((row, i) => {
  const account = demoCustomers.find((person) => person.username === row.customer);
  if (row.customer && !account) throw new Error(`The demo shop has no customer ${row.customer}`);
  const [first_name = '', ...rest] = (account?.full_name ?? row.guest ?? '').split(' ');
  const last_name = rest.join(' ');
  const email = account?.email ?? `${first_name}.${last_name}@example.com`.toLowerCase();
  const lines = row.lines.map(([sku, quantity]): DemoOrderLine => {
    const { name, price_pence } = demoProduct(sku);
    const isSample = quantity === undefined;
    return { sku, product_name: name, quantity: quantity ?? 1, unit_pence: isSample ? 0 : price_pence, is_sample: isSample };
  });
  const goods = lines.reduce((sum, line) => sum + line.quantity * line.unit_pence, 0);
  const samples = lines.filter((line) => line.is_sample).length;
  const sample_postage_pence = samples * defaultSettings.sample_postage_pence;
  const delivery_pence = goods === 0 || goods >= defaultSettings.free_delivery_over_pence ? 0 : defaultSettings.delivery_charge_pence;
  return {
    id: fixedId(`order ${i + 1} ${row.city}`),
    customer: row.customer ?? null,
    email,
    status: row.status,
    lines,
    goods_pence: goods,
    sample_postage_pence,
    delivery_pence,
    total_pence: goods + sample_postage_pence + delivery_pence,
    refunded_pence: (row.returned ?? 0) * (lines[0]?.unit_pence ?? 0),
    shipping_address: {
      first_name,
      last_name,
      email,
      // Ofcom's and ComReg's numbers for drama.
      phone: row.country === 'IE' ? '020 910 0000' : `028 9649 6${String(200 + i)}`,
      address: row.street,
      city: row.city,
      postal_code: row.postcode,
      country: row.country ?? 'GB',
    },
    shows_purchase: row.shows,
    comes: row.comes,
    paidHoursAgo: row.hours,
  };
});
