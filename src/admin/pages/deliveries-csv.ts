import { floorWords, sayGround } from '#delivery/access-words.ts';
import { comesOn } from '#orders/comes-on.ts';
import { type Order, orderReference } from '#orders/order.ts';
import { isToSend, isToSendAgain, readDeliveryDay } from '#orders/staff/delivery-day.server.ts';
import { londonDay } from '#platform/london-time.ts';
import { shopContext } from '../../shop.server.ts';
import { csvFile } from '../csv-file.server.ts';
import { readDay } from '../orders/read-day.ts';
import type { Route } from './+types/deliveries-csv';

type Cell = (order: Order, day: string) => string;
const name: Cell = ({ address }) => `${address.first_name} ${address.last_name}`.trim();
const kg: Cell = ({ delivery }) => (delivery?.grams ? (delivery.grams / 1000).toFixed(1) : '');

/** A row for each parcel, as parcel carriers read them in; and each consignment, as pallet networks do. */
const shapes: Record<'parcels' | 'pallets', Record<string, Cell>> = {
  parcels: {
    'Order reference': ({ id }) => orderReference(id),
    'Full name': name,
    Company: ({ address }) => address.company ?? '',
    'Address line 1': ({ address }) => address.address,
    'Address line 2': ({ address }) => address.address2 ?? '',
    City: ({ address }) => address.city,
    County: ({ address }) => address.county ?? '',
    Postcode: ({ address }) => address.postal_code,
    Country: ({ address }) => address.country,
    'Telephone number': ({ address }) => address.phone,
    'Email address': ({ email }) => email,
    'Weight (kg)': kg,
  },
  pallets: {
    Consignment: ({ id }) => orderReference(id),
    'Delivery date': (_, day) => day,
    'Delivery window': ({ delivery }) => comesOn(delivery) ?? '',
    Consignee: (order, day) => order.address.company || name(order, day),
    Contact: name,
    Phone: ({ address }) => address.phone,
    Address: ({ address }) => [address.address, address.address2].filter(Boolean).join(', '),
    Town: ({ address }) => address.city,
    County: ({ address }) => address.county ?? '',
    Postcode: ({ address }) => address.postal_code,
    Country: ({ address }) => address.country,
    'Weight (kg)': kg,
    'Lorry access (18-26 t)': ({ access }) => access?.lorry ?? '',
    Ground: ({ access }) => (access ? sayGround(access) : ''),
    Floor: ({ access }) => (access ? floorWords[access.floor] : ''),
    'Signed for by': ({ access }) => access?.signs ?? '',
    Notes: ({ notes }) => notes,
  },
};

/** Orders of a day that have not been sent, as a file that a carrier takes: `shape` parcels or pallets. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const day = readDay(request, londonDay(shop.now()));
  const shape = new URL(request.url).searchParams.get('shape') === 'pallets' ? 'pallets' : 'parcels';
  const { orders, replacements } = await readDeliveryDay(shop, day);
  // What is sent again goes as its order went, on a day of its own; nobody has weighed it.
  const again = replacements.filter(isToSendAgain).map(({ order }) => ({
    ...order,
    delivery: order.delivery && { ...order.delivery, grams: null, wished: day, heldUntil: null },
  }));
  const sent = [...orders.filter(isToSend), ...again].filter((order) => (order.delivery?.way === 'pallet') === (shape === 'pallets'));
  const columns = Object.entries(shapes[shape]);
  const rows = sent.map((order) => columns.map(([, cell]) => cell(order, day)));
  return csvFile(
    `${shape}-${day}.csv`,
    columns.map(([title]) => title),
    rows,
  );
}
