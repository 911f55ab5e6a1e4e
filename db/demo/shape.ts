import type { CategoryName } from '#catalogue/category.ts';
import type { Appearance } from '#surfaces/appearance.ts';

/** How a demo picture looks at a floor: a patch from straight above, laid in a room, one plank or tile alone, or as a macro. */
export type FloorView = 'laid' | 'room' | 'unit' | 'close';
/** Goods that are not a floor: the thing itself, and its label or section close up. */
export type ObjectView = 'object' | 'object-close';
export type PictureView = FloorView | ObjectView;

export type SellingUnit = 'box' | 'pack' | 'roll' | 'metre' | 'tub' | 'bag' | 'bottle' | 'length' | 'each';

/** From `daysAgo` days before now until the next step, the product sold at `price_pence` a unit. */
export type PriceStep = { daysAgo: number; price_pence: number };

/** A row of `products` with its stock, price history and list of pictures. The keys are the columns' names. */
export type DemoProduct = {
  /** Made from the SKU, so that it is the same on every machine. */
  id: string;
  sku: string;
  name: string;
  description: string;
  category: CategoryName;
  supplier: string;
  /** Pence for one selling unit; always that of the newest price step. */
  price_pence: number;
  unit: SellingUnit;
  /** Square centimetres that one selling unit covers. */
  coverage_cm2: number | null;
  /** Of one selling unit. */
  weight_grams: number | null;
  pieces_per_box: number | null;
  in_stock: boolean;
  is_featured: boolean;
  colour: string | null;
  tile_size: string | null;
  thickness: string | null;
  material: string | null;
  finish: string | null;
  wood_type: string | null;
  wood_species: string | null;
  plank_style: string | null;
  ac_rating: string | null;
  water_resistance: 'Waterproof' | 'Water Resistant' | 'Standard' | null;
  surface: string | null;
  construction: string | null;
  wear_layer: string | null;
  format: string | null;
  plank_size: string | null;
  slip_rating: string | null;
  underfloor_heating: boolean | null;
  rooms: string[];
  warranty_years: number | null;
  /** Every width of roll that it is cut from, in mm; empty for what is not, or comes in its own alone. */
  roll_width_mm: number[];
  /** Each cut is rounded up to a multiple of this; null: all together to whole metres. */
  cut_step_mm: number | null;
  pattern_repeat_length_mm: number | null;
  appearance: Appearance;
  /** Selling units on the shelf. */
  stock: number;
  /** Two to four; the first is the main picture. File: `<sku in lower case>-<view>.webp`. */
  pictures: PictureView[];
  /** Oldest first. The first step's day is the day the product came into the shop. */
  price_steps: PriceStep[];
};

/** Rooms of content/rooms. */
export type DemoRoom = 'living-room' | 'kitchen' | 'hallway' | 'bedroom' | 'bathroom' | 'utility' | 'sunroom' | 'showroom';

/** Which product a picture of a slide, a category or a customer shows: laid in a room, or filling the picture from straight above. */
export type ScenePicture = {
  sku: string;
  room: DemoRoom | null;
  crop: 'square' | 'wide';
};

/** File: `category-<slug>.webp`. */
export type DemoCategory = { name: CategoryName; slug: string; description: string; picture: ScenePicture | { sku: string; room: 'object' } };

/** File: `hero-<n>.webp`, n from 1 in the order of the list. */
export type DemoHeroSlide = {
  title: string;
  subtitle: string;
  description: string;
  badge: string;
  savings: string;
  button_text: string;
  button_link: string;
  background_position: string;
  overlay_opacity: number;
  picture: ScenePicture;
};

/** File: `gallery-<nn>.webp`, nn from 01 in the order of the list. */
export type DemoGalleryPhoto = {
  title: string;
  description: string;
  room_type: string;
  flooring_type: string;
  customer_name: string;
  is_featured: boolean;
  likes: number;
  daysAgo: number;
  picture: ScenePicture;
};

export type DemoArea = { slug: string; area: string; description: string; population: string; key_services: string[]; landmarks: string[] };

export type DemoReview = {
  sku: string;
  user_name: string;
  rating: 1 | 2 | 3 | 4 | 5;
  title: string;
  comment: string;
  verified_purchase: boolean;
  helpful_count: number;
  daysAgo: number;
};

export type DemoCustomer = { id: string; full_name: string; username: string; email: string; joinedDaysAgo: number };

export type DemoOrderLine = { sku: string; product_name: string; quantity: number; unit_pence: number; is_sample: boolean };

export type DemoOrder = {
  id: string;
  /** Username of a demo customer, or null for a guest. */
  customer: string | null;
  email: string;
  status: 'confirmed' | 'shipped' | 'delivered' | 'refunded';
  lines: DemoOrderLine[];
  goods_pence: number;
  sample_postage_pence: number;
  delivery_pence: number;
  /** Lines, postage of samples and delivery. */
  total_pence: number;
  refunded_pence: number;
  shipping_address: {
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    address: string;
    city: string;
    postal_code: string;
    country: 'GB' | 'IE';
  };
  shows_purchase: boolean;
  /** The day that was wished for, by its place among those offered; or that it waits, or is collected. Left out: as soon as it can be. */
  comes?: number | 'held' | 'collected';
  /** Hours before now at which it was paid; it was placed a few minutes earlier. */
  paidHoursAgo: number;
};
