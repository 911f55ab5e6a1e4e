import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql, TransactionSql } from 'postgres';
import { demoAreas } from './areas.ts';
import { demoCategories } from './categories.ts';
import { demoCustomers } from './customers.ts';
import { deliveryOf } from './deliveries.ts';
import { fillDocuments, type PutDocument, putDocuments } from './documents/load-documents.server.ts';
import { fillLots, lotsOfDemoLine } from './fill-lots.server.ts';
import { fillRemnants } from './fill-remnants.server.ts';
import { demoGallery } from './gallery.ts';
import { demoHeroSlides } from './hero-slides.ts';
import { isInUse } from './is-in-use.server.ts';
import { demoKitFacts, demoKitParts } from './kits.ts';
import { demoLots } from './lots.ts';
import { demoMakers, madeBy } from './makers.ts';
import { demoOrders } from './orders.ts';
import { fillPayments } from './payments.server.ts';
import { categoryFile, galleryFile, heroFile, pictureFolder, productFile } from './picture-files.ts';
import { pictureWords } from './picture-words.ts';
import { fixedId } from './product-range.ts';
import { demoProduct, demoProducts } from './products.ts';
import { demoReviews } from './reviews.ts';
import { demoSettings } from './settings.ts';
import { whatItSays } from './what-products-say.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A picture as it was put into the shop's store. */
export type PutPicture = {
  id: string;
  width: number;
  height: number;
  bytes: number;
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  placeholder: string;
};
/** What index.json says of a picture, which saves decoding it. */
export type KnownPicture = { width: number; height: number; placeholder: string };
/** Puts the picture at this path into the shop's store. It need not write the `images` row, but may. */
export type PutImage = (path: string, known: KnownPicture | undefined) => Promise<PutPicture>;

type Pictures = Map<string, PutPicture>;

/**
 * Fills an empty database with the demo shop, with dates counted back from `now`; the same data each time. Returns false, having
 * changed nothing, where any product, user or order is there already. Several processes may try at once: one of them fills it.
 * A picture whose file is missing is left out. Rejects, with nothing filled, when a picture or a document cannot be stored.
 */
export async function loadDemoShop(sql: Sql, now: Date, putImage: PutImage, putDocument: PutDocument): Promise<boolean> {
  if (await isInUse(sql)) return false;
  const [pictures, documents] = await Promise.all([putPictures(putImage), putDocuments(putDocument)]);
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('demo shop'))`;
    if (await isInUse(tx)) return false;
    await fill(tx, now, pictures);
    await fillDocuments(tx, documents, now);
    return true;
  });
}

/** Before the transaction, so that it stays short; should it then fail, pictures that nothing shows are all that is left. */
async function putPictures(putImage: PutImage): Promise<Pictures> {
  const index = join(pictureFolder, 'index.json');
  const known: Record<string, KnownPicture> = existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : {};
  const wanted = [
    ...demoProducts.flatMap((product) => product.pictures.map((view) => productFile(product.sku, view))),
    ...demoHeroSlides.map((_, i) => heroFile(i)),
    ...demoGallery.map((_, i) => galleryFile(i)),
    ...demoCategories.map(({ slug }) => categoryFile(slug)),
  ].filter((file) => existsSync(join(pictureFolder, file)));
  const pictures: Pictures = new Map();
  const next = wanted.values();
  const worker = async () => {
    for (const file of next) pictures.set(file, await putImage(join(pictureFolder, file), known[file]));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return pictures;
}

async function fill(tx: TransactionSql, now: Date, pictures: Pictures): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const idOf = (file: string) => pictures.get(file)?.id ?? null;

  await tx`insert into settings (values, updated_at) values (${tx.json(demoSettings(now))}, ${now})
    on conflict (only_row) do update set values = excluded.values, version = settings.version + 1, updated_at = excluded.updated_at`;
  // Two files may hold the same bytes, and a picture is kept once.
  const images = [...new Map([...pictures.values()].map((picture) => [picture.id, picture])).values()];
  if (images.length) {
    const rows = images.map(({ id, width, height, bytes, format, placeholder }) => ({ id, width, height, bytes, format, placeholder }));
    await tx`insert into images ${tx(rows)} on conflict (id) do nothing`;
  }
  const categories = demoCategories.map(({ name, slug, description }, position) => ({
    name,
    position,
    description,
    image_id: idOf(categoryFile(slug)),
  }));
  await tx`insert into categories ${tx(categories)}
    on conflict (name) do update set position = excluded.position, description = excluded.description, image_id = excluded.image_id`;

  await fillProducts(tx, ago, idOf);
  await fillPeople(tx, ago);
  await fillContent(tx, ago, now, idOf);
}

type Ago = (ms: number) => Date;
type IdOf = (file: string) => string | null;

async function fillProducts(tx: TransactionSql, ago: Ago, idOf: IdOf): Promise<void> {
  const products = demoProducts.map((product) => {
    const { stock: _, pictures: __, price_steps, appearance, ...columns } = product;
    return {
      ...columns,
      ...whatItSays(product),
      ...madeBy(product),
      appearance: tx.json(appearance),
      created_at: ago((price_steps[0]?.daysAgo ?? 0) * day),
      updated_at: ago((price_steps.at(-1)?.daysAgo ?? 0) * day),
    };
  });
  await tx`insert into makers ${tx(demoMakers)}`;
  await tx`insert into products ${tx(products)}`;
  await tx`insert into stock_levels ${tx(demoProducts.map(({ id, stock }) => ({ product_id: id, on_hand: stock })))}`;
  await layOutRolls(tx);
  await tx`insert into kit_facts ${tx(demoKitFacts)}`;
  await tx`insert into kit_parts ${tx(demoKitParts)}`;
  await fillLots(tx, ago);
  const inLots = new Set(demoLots.map(({ product_id }) => product_id));
  const opening = demoProducts.filter(({ id, stock }) => stock > 0 && !inLots.has(id));
  await tx`insert into stock_adjustments ${tx(opening.map(({ id, stock }) => ({ product_id: id, change: stock, on_hand_after: stock, reason: 'opening' })))}`;
  const history = demoProducts.flatMap(({ id, price_steps }) =>
    price_steps.map(({ daysAgo, price_pence }) => ({ product_id: id, price_pence, valid_from: ago(daysAgo * day) })),
  );
  await tx`insert into price_history ${tx(history)}`;

  const photos = demoProducts.flatMap((product) =>
    product.pictures
      .flatMap((view) => {
        const image_id = idOf(productFile(product.sku, view));
        return image_id ? [{ view, image_id }] : [];
      })
      .map(({ view, image_id }, position) => ({
        id: fixedId(`photo ${product.sku} ${view}`),
        product_id: product.id,
        image_id,
        kind: 'illustration',
        alt_text: pictureWords(product, view),
        position,
        is_main: position === 0,
      })),
  );
  if (photos.length) await tx`insert into product_photos ${tx(photos)}`;
  await fillRemnants(tx, ago);
}

/** Of what comes in several widths a third of the metres lie in each other one. */
async function layOutRolls(tx: TransactionSql): Promise<void> {
  const others = demoProducts.flatMap(({ id, stock, coverage_cm2, roll_width_mm }) =>
    roll_width_mm.flatMap((width) =>
      stock >= 25 && width * 10 !== coverage_cm2 ? [{ product_id: id, roll_width_mm: width, on_hand_mm: Math.floor(stock / 3) * 1000 }] : [],
    ),
  );
  await tx`insert into roll_levels ${tx(others)}`;
  for (const { product_id, roll_width_mm, on_hand_mm } of others)
    await tx`update roll_levels r set on_hand_mm = r.on_hand_mm - ${on_hand_mm} from products p
      where p.id = r.product_id and r.product_id = ${product_id} and r.roll_width_mm = p.coverage_cm2 / 10 and r.roll_width_mm <> ${roll_width_mm}`;
}

async function fillPeople(tx: TransactionSql, ago: Ago): Promise<void> {
  const users = demoCustomers.map(({ id, full_name, username, email, joinedDaysAgo }) => ({
    id,
    full_name,
    username,
    email,
    // No hash of any password: nobody logs in as a demo customer.
    password_hash: `none$${randomBytes(32).toString('base64url')}`,
    created_at: ago(joinedDaysAgo * day),
  }));
  await tx`insert into users ${tx(users)}`;

  const reviews = demoReviews.map(({ sku, daysAgo, ...review }, i) => ({
    id: fixedId(`review ${i} ${sku}`),
    product_id: demoProduct(sku).id,
    ...review,
    // Not all written at the same time of day.
    created_at: ago(daysAgo * day + ((i * 7) % 24) * hour),
  }));
  await tx`insert into reviews ${tx(reviews)}`;

  const customerIds = new Map(demoCustomers.map(({ username, id }) => [username, id]));
  const settings = demoSettings(ago(0));
  const orders = demoOrders.map((demoOrder) => {
    const { customer, lines: _, shipping_address, paidHoursAgo, comes: __, ...order } = demoOrder;
    const placed = ago(paidHoursAgo * hour + 4 * 60 * 1000);
    const { access, ...delivery } = deliveryOf(demoOrder, settings, placed);
    return {
      ...order,
      ...delivery,
      access: access && tx.json(access),
      user_id: customer ? (customerIds.get(customer) ?? null) : null,
      shipping_address: tx.json(shipping_address),
      stock_state: 'sold',
      payment_method: 'card',
      paid_at: ago(paidHoursAgo * hour),
      created_at: placed,
    };
  });
  await tx`insert into orders ${tx(orders)}`;
  const kitGoods = new Set(demoKitFacts.flatMap(({ role, product_id }) => (role ? [product_id] : [])));
  const floorOf = (order: (typeof demoOrders)[number]) => {
    const floor = order.lines.find((line) => !line.is_sample && !kitGoods.has(demoProduct(line.sku).id));
    return floor ? demoProduct(floor.sku).id : null;
  };
  const lines = demoOrders.flatMap((order) =>
    order.lines.map((line, i) => {
      const { id } = demoProduct(line.sku);
      return {
        id: fixedId(`line ${order.id} ${i}`),
        order_id: order.id,
        product_id: id,
        position: i,
        for_product_id: kitGoods.has(id) ? floorOf(order) : null,
        lots: lotsOfDemoLine(tx, id, line),
        ...line,
      };
    }),
  );
  await tx`insert into order_lines ${tx(lines)}`;
  await fillShipments(tx, ago);
  await tx`insert into order_events ${tx(demoOrders.flatMap((order) => eventsOf(order, ago)))}`;
  await fillPayments(tx, ago);
}

/** What was sent left as a whole, with a carrier that there is none of. */
async function fillShipments(tx: TransactionSql, ago: Ago): Promise<void> {
  const sent = demoOrders.filter(({ status }) => status !== 'confirmed');
  const shipments = sent.map(({ id: order_id, paidHoursAgo }) => ({
    id: fixedId(`shipment ${order_id}`),
    order_id,
    number: 1,
    carrier: 'Lough Haulage',
    sent_at: ago(paidHoursAgo * hour - day),
  }));
  await tx`insert into shipments ${tx(shipments)}`;
  await tx`insert into shipment_lines (shipment_id, order_line_id, quantity)
    select s.id, l.id, l.quantity from shipments s join order_lines l on l.order_id = s.order_id`;
  await tx`update order_lines l set sent_quantity = l.quantity from shipment_lines s where s.order_line_id = l.id`;
}

/** What had happened to an order by now: placed and paid, sent the next day, there two days later. */
function eventsOf({ id: order_id, status, paidHoursAgo }: (typeof demoOrders)[number], ago: Ago) {
  const paid = paidHoursAgo * hour;
  const moved = (from_status: string, to_status: string, msAgo: number, actor_kind: string) => ({
    order_id, kind: 'moved', from_status, to_status, at: ago(Math.max(0, msAgo)), actor_kind,
  }); // biome-ignore format: a row
  const placed = { order_id, kind: 'placed', from_status: null, to_status: null, at: ago(paid + 4 * 60 * 1000), actor_kind: 'shopper' };
  return [
    placed,
    moved('pending', 'confirmed', paid, 'system'),
    ...(status === 'confirmed' ? [] : [moved('confirmed', 'shipped', paid - day, 'staff')]),
    ...(status === 'delivered' ? [moved('shipped', 'delivered', paid - 3 * day, 'staff')] : []),
  ];
}

async function fillContent(tx: TransactionSql, ago: Ago, now: Date, idOf: IdOf): Promise<void> {
  const slides = demoHeroSlides.map(({ picture: _, ...slide }, position) => ({
    id: fixedId(`slide ${position}`),
    ...slide,
    position,
    image_id: idOf(heroFile(position)),
    created_at: now,
  }));
  await tx`insert into hero_slides ${tx(slides)}`;
  await tx`insert into areas ${tx(demoAreas.map((area, position) => ({ ...area, position })))} on conflict (slug) do nothing`;
  const photos = demoGallery.flatMap(({ picture: _, daysAgo, ...photo }, i) => {
    const image_id = idOf(galleryFile(i));
    return image_id ? [{ id: fixedId(`gallery ${i}`), ...photo, image_id, created_at: ago(daysAgo * day) }] : [];
  });
  if (photos.length) await tx`insert into customer_photos ${tx(photos)}`;
}
