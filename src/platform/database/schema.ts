// Written by `npm run db:types` from db/migrations; not edited by hand.
import type { ColumnType, Generated } from 'kysely';

export type AccountLinksTable = {
  token_hash: Uint8Array;
  user_id: string;
  purpose: string;
  new_email: string | null;
  expires_at: Date;
  used_at: Date | null;
};

export type AddressesTable = {
  id: Generated<string>;
  user_id: string;
  address: unknown;
  is_default: Generated<boolean>;
  created_at: Generated<Date>;
  staff_text: ColumnType<string | null, never, never>;
};

export type AgentCartsTable = {
  token_hash: Uint8Array;
  lines: unknown;
  expires_at: Date;
};

export type AreasTable = {
  slug: string;
  area: string;
  description: string;
  population: string;
  key_services: string[];
  landmarks: string[];
  position: Generated<number>;
};

export type AuditEntriesTable = {
  id: ColumnType<number, never, never>;
  at: Generated<Date>;
  actor_id: string | null;
  record_kind: string;
  record_id: string;
  record_name: string;
  action: string;
  changes: Generated<unknown>;
};

export type CardStopsTable = {
  id: ColumnType<number, never, never>;
  code: string;
  detail: string;
  order_id: string | null;
  began_at: Generated<Date>;
  ended_at: Date | null;
};

export type CarriageRefundsTable = {
  id: ColumnType<number, never, never>;
  order_id: string;
  refund_id: string | null;
  pence: number;
};

export type CartLinesTable = {
  user_id: string;
  product_id: string;
  is_sample: Generated<boolean>;
  quantity: number;
  area_milli_m2: number | null;
  seen_pence: number | null;
  added_at: Generated<Date>;
  cut_plan_id: string | null;
  kit_id: string | null;
  max_lots: Generated<number>;
  lot_id: string | null;
};

export type CartMergesTable = {
  user_id: string;
  merge_key: string;
  merged_at: Generated<Date>;
};

export type CategoriesTable = {
  name: string;
  position: number;
  description: Generated<string>;
  image_id: string | null;
};

export type CategoryImagesTable = {
  category: string;
  image_id: string;
  added_at: Generated<Date>;
};

export type ChatAnswerLogTable = {
  message_id: number;
  answered_by: string;
  model_outcome: string | null;
  reason: string | null;
  tools: Generated<string[]>;
  tokens_read: Generated<number>;
  tokens_cached: Generated<number>;
  tokens_written: Generated<number>;
  micro_pounds: Generated<number>;
  took_ms: number;
  thumb: string | null;
  created_at: Generated<Date>;
};

export type ChatAnswersTable = {
  id: Generated<string>;
  question: string;
  also_asked: Generated<string[]>;
  answer: string;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type ChatMessagesTable = {
  id: ColumnType<number, never, never>;
  session_id: string;
  author: string;
  agent_id: string | null;
  content: string;
  extras: unknown | null;
  context: unknown | null;
  client_key: string | null;
  created_at: Generated<Date>;
};

export type ChatRepliesTable = {
  id: Generated<string>;
  title: string;
  body: string;
  created_at: Generated<Date>;
};

export type ChatSessionsTable = {
  id: Generated<string>;
  token_hash: Uint8Array;
  user_id: string | null;
  state: Generated<string>;
  assigned_to: string | null;
  waiting_since: Date | null;
  claimed_at: Date | null;
  seen_id: Generated<number>;
  mailed_id: Generated<number>;
  created_at: Generated<Date>;
  last_message_at: Generated<Date>;
  told_at: Date | null;
};

export type ChatSpendingTable = {
  who: string;
  micro_pounds: Generated<number>;
  expires_at: Date;
};

export type ChatUnansweredTable = {
  id: Generated<string>;
  question: string;
  gist: string;
  times: Generated<number>;
  status: Generated<string>;
  answer_id: string | null;
  first_asked_at: Generated<Date>;
  last_asked_at: Generated<Date>;
};

export type ClaimEntriesTable = {
  id: ColumnType<number, never, never>;
  claim_id: string;
  at: Date;
  actor_kind: string;
  actor_id: string | null;
  status: string | null;
  words: Generated<string>;
};

export type ClaimLinesTable = {
  claim_id: string;
  order_line_id: string;
  quantity: number;
  fault: string;
  lots: unknown | null;
};

export type ClaimPhotosTable = {
  claim_id: string;
  image_id: string;
  position: number;
};

export type ClaimsTable = {
  id: Generated<string>;
  order_id: string;
  status: Generated<string>;
  words: Generated<string>;
  answer: Generated<string>;
  refund_pence: number | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  has_news: Generated<boolean>;
};

export type CollectionsTable = {
  order_id: string;
  code: string;
  ready_at: Date;
  remind_at: Date | null;
  collected_at: Date | null;
  collected_by: Generated<string>;
};

export type ContactMessagesTable = {
  id: Generated<string>;
  first_name: string;
  last_name: string;
  email: string;
  phone: Generated<string>;
  subject: string;
  message: string;
  created_at: Generated<Date>;
  closed_at: Date | null;
  staff_text: ColumnType<string | null, never, never>;
  user_id: string | null;
};

export type CreditNotesTable = {
  id: Generated<string>;
  order_id: string;
  number: Generated<number>;
  refund_id: string | null;
  issued_at: Date;
  tax_day: string;
  document: unknown;
  vat_country: string;
  total_pence: number;
  vat_pence: number;
  void_at: Date | null;
};

export type CustomerPhotoLikesTable = {
  photo_id: string;
  visitor: string;
};

export type CustomerPhotosTable = {
  id: Generated<string>;
  title: string;
  description: Generated<string>;
  image_id: string;
  room_type: string;
  flooring_type: string;
  customer_name: Generated<string>;
  is_featured: Generated<boolean>;
  likes: Generated<number>;
  created_at: Generated<Date>;
  version: Generated<number>;
  staff_text: ColumnType<string | null, never, never>;
  is_published: Generated<boolean>;
};

export type CutPlansTable = {
  id: string;
  product_id: string;
  rooms: unknown;
  roll_width_mm: number;
  seams: number;
  created_at: Date;
  was_ordered: Generated<boolean>;
};

export type DisputesTable = {
  provider_id: string;
  order_id: string;
  payment_id: string;
  amount_pence: number;
  reason: Generated<string>;
  state: string;
  due_at: Date | null;
  version: Generated<number>;
  provider_updated_at: Date | null;
};

export type DocumentFilesTable = {
  id: string;
  bytes: number;
  created_at: Generated<Date>;
};

export type DocumentsTable = {
  id: Generated<string>;
  kind: string;
  language: string;
  title: string;
  file: string;
  version: Generated<number>;
  updated_at: Generated<Date>;
};

export type ErasureRequestsTable = {
  id: Generated<string>;
  email: string;
  requested_at: Generated<Date>;
  token_hash: Uint8Array | null;
  expires_at: Date | null;
};

export type FinanceApplicationsTable = {
  id: Generated<string>;
  reference: string;
  order_id: string | null;
  product_id: string | null;
  goods_description: string;
  price_pence: number;
  deposit_pence: Generated<number>;
  instalments: number;
  status: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  quantity: number | null;
};

export type HeroSlidesTable = {
  id: Generated<string>;
  title: string;
  subtitle: string;
  description: string;
  image_id: string | null;
  badge: Generated<string>;
  savings: Generated<string>;
  button_text: Generated<string>;
  button_link: Generated<string>;
  position: Generated<number>;
  is_active: Generated<boolean>;
  starts_at: Date | null;
  ends_at: Date | null;
  background_position: Generated<string>;
  background_size: Generated<string>;
  background_repeat: Generated<string>;
  image_opacity: Generated<number>;
  overlay_opacity: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
};

export type ImageClaimsTable = {
  id: string;
  format: string;
  holder: string;
  until: Date;
};

export type ImagesTable = {
  id: string;
  width: number;
  height: number;
  bytes: number;
  format: string;
  placeholder: string;
  created_at: Generated<Date>;
};

export type InfoPagesTable = {
  slug: string;
  title: string;
  body: string;
  seo_title: Generated<string>;
  description: Generated<string>;
  in_footer: Generated<boolean>;
  version: Generated<number>;
  updated_at: Date;
};

export type InvoiceNumbersTable = {
  series: string;
  last: number;
};

export type InvoicesTable = {
  order_id: string;
  number: Generated<number>;
  issued_at: Generated<Date>;
  buyer: unknown | null;
  document: unknown | null;
  tax_day: string | null;
  vat_country: string | null;
  goes_to: string | null;
  total_pence: number | null;
  vat_pence: number | null;
};

export type KitChoicesTable = {
  id: string;
  product_id: string;
  asked: unknown;
  created_at: Date;
};

export type KitFactsTable = {
  product_id: string;
  role: string | null;
  floor_group: string | null;
  contents: number | null;
  use_per_m2: number | null;
  length_mm: number | null;
  damp_proof: Generated<boolean>;
  joins: string | null;
};

export type KitGroupsTable = {
  name: string;
  position: number;
  underlay_up_to_um: number | null;
  max_milli_tog: number;
  needs_damp_proof: Generated<boolean>;
  version: Generated<number>;
};

export type KitPartsTable = {
  floor_group: string;
  product_id: string;
  position: number;
  usual: boolean;
};

export type KnownDevicesTable = {
  token_hash: Uint8Array;
  user_id: string;
  seen_at: Date;
};

export type LotsTable = {
  id: Generated<string>;
  product_id: string;
  number: string;
  shade: Generated<string>;
  on_hand: number;
  held: Generated<number>;
  received_on: string | null;
};

export type MakersTable = {
  id: Generated<string>;
  name: string;
  postal_address: string | null;
  electronic_address: string | null;
  is_in_union: boolean;
  responsible_name: string | null;
  responsible_postal_address: string | null;
  responsible_electronic_address: string | null;
  version: Generated<number>;
};

export type MessageRepliesTable = {
  id: Generated<string>;
  message_id: string;
  sent_by: string | null;
  body: string;
  created_at: Generated<Date>;
};

export type MigrationsTable = {
  name: string;
  sha256: string;
  applied_at: Generated<Date>;
};

export type OrderEventsTable = {
  id: ColumnType<number, never, never>;
  order_id: string;
  at: Generated<Date>;
  kind: string;
  from_status: string | null;
  to_status: string | null;
  actor_kind: string;
  actor_id: string | null;
  note: Generated<string>;
};

export type OrderLinesTable = {
  id: Generated<string>;
  order_id: string;
  product_id: string | null;
  product_name: string;
  sku: string;
  quantity: number;
  unit_pence: number;
  is_sample: Generated<boolean>;
  vat_basis_points: Generated<number>;
  position: Generated<number>;
  area_milli_m2: number | null;
  refunded_quantity: Generated<number>;
  back_on_shelf: Generated<number>;
  staff_text: ColumnType<string | null, never, never>;
  roll_width_mm: number | null;
  roll_mm: number | null;
  cut_plan: unknown | null;
  cut_at: Date | null;
  for_product_id: string | null;
  max_lots: Generated<number>;
  lot_id: string | null;
  lots: unknown | null;
  kit_id: string | null;
  sent_quantity: Generated<number>;
  withheld_quantity: Generated<number>;
  vat_pence: number | null;
  sold_at: Date | null;
};

export type OrderLinkRequestsTable = {
  id: ColumnType<number, never, never>;
  reference: string;
  email: string;
  purpose: Generated<string>;
  requested_at: Date;
};

export type OrderLinksTable = {
  token_hash: Uint8Array;
  order_id: string;
  created_at: Generated<Date>;
  of_browser: Generated<boolean>;
};

export type OrdersTable = {
  id: Generated<string>;
  user_id: string | null;
  email: string;
  status: Generated<string>;
  total_pence: number;
  delivery_pence: Generated<number>;
  refunded_pence: Generated<number>;
  shipping_address: unknown;
  shows_purchase: Generated<boolean>;
  paid_at: Date | null;
  created_at: Generated<Date>;
  goods_pence: Generated<number>;
  sample_postage_pence: Generated<number>;
  checkout_key: string | null;
  checkout_digest: Uint8Array | null;
  notes: Generated<string>;
  stock_state: Generated<string>;
  holds_until: Date | null;
  payment_method: string | null;
  version: Generated<number>;
  updated_at: Generated<Date>;
  placed_by: Uint8Array | null;
  staff_text: ColumnType<string | null, never, never>;
  delivery_way: string | null;
  delivery_area: string | null;
  weight_grams: number | null;
  delivery_earliest: string | null;
  delivery_latest: string | null;
  delivery_wished: string | null;
  access: unknown | null;
  delivery_held_until: string | null;
  hold_remind_at: Date | null;
  vat_country: string | null;
  carriage_vat_basis_points: Generated<number>;
  delivery_vat_pence: number | null;
  sample_postage_vat_pence: number | null;
};

export type OutboxTable = {
  id: Generated<string>;
  once_key: string | null;
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  html: string;
  text: string;
  secret: string | null;
  order_id: string | null;
  user_id: string | null;
  status: Generated<string>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  last_error: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
};

export type PasswordRequestsTable = {
  id: Generated<string>;
  email: string;
  requested_at: Generated<Date>;
};

export type PaymentsTable = {
  id: Generated<string>;
  order_id: string;
  idempotency_key: string;
  amount_pence: number;
  currency: Generated<string>;
  purpose: Generated<string>;
  method: string;
  status: Generated<string>;
  source_id: string | null;
  verification_token: string | null;
  provider_id: string | null;
  receipt_url: string | null;
  error_code: string | null;
  error_detail: string | null;
  refunded_pence: Generated<number>;
  created_at: Generated<Date>;
  next_check_at: Generated<Date>;
  checks: Generated<number>;
  settled_at: Date | null;
  provider_updated_at: Date | null;
};

export type PriceHistoryTable = {
  id: ColumnType<number, never, never>;
  product_id: string;
  price_pence: number;
  valid_from: Date;
};

export type ProductDocumentsTable = {
  product_id: string;
  document_id: string;
};

export type ProductImportsTable = {
  id: Generated<string>;
  actor_id: string | null;
  file_name: string;
  csv: string;
  created_at: Generated<Date>;
  applied_at: Date | null;
  created_products: Generated<number>;
  changed_products: Generated<number>;
  pictures: Generated<unknown>;
  apply_at: Date | null;
  problem: string | null;
};

export type ProductPhotosTable = {
  id: Generated<string>;
  product_id: string;
  image_id: string;
  kind: Generated<string>;
  alt_text: string;
  position: Generated<number>;
  is_main: Generated<boolean>;
  background_position: Generated<string>;
  background_size: Generated<string>;
  image_opacity: Generated<number>;
  overlay_opacity: Generated<number>;
  created_at: Generated<Date>;
};

export type ProductTermsTable = {
  product_id: string;
  terms: string;
};

export type ProductViewsTable = {
  product_id: string;
  visitor: string;
  viewed_at: Generated<Date>;
};

export type ProductsTable = {
  id: Generated<string>;
  sku: string;
  name: string;
  description: Generated<string>;
  category: string;
  supplier: string;
  price_pence: number;
  unit: Generated<string>;
  weight_grams: number | null;
  pieces_per_box: number | null;
  in_stock: Generated<boolean>;
  is_featured: Generated<boolean>;
  colour: string | null;
  tile_size: string | null;
  thickness: string | null;
  material: string | null;
  finish: string | null;
  wood_type: string | null;
  wood_species: string | null;
  plank_style: string | null;
  ac_rating: string | null;
  water_resistance: string | null;
  surface: string | null;
  construction: string | null;
  wear_layer: string | null;
  format: string | null;
  plank_size: string | null;
  slip_rating: string | null;
  underfloor_heating: boolean | null;
  rooms: Generated<string[]>;
  warranty_years: number | null;
  appearance: unknown | null;
  search: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  coverage_cm2: number | null;
  staff_text: ColumnType<string | null, never, never>;
  gtin: string | null;
  mpn: string | null;
  roll_width_mm: Generated<number[]>;
  cut_step_mm: number | null;
  pattern_repeat_length_mm: number | null;
  pattern_repeat_width_mm: number | null;
  direction_matters: boolean | null;
  remnant_length_mm: number | null;
  remnant_width_mm: number | null;
  is_archived: Generated<boolean>;
  slip_ptv: number | null;
  reaction_to_fire: string | null;
  wear_class: string | null;
  thermal_resistance: number | null;
  heated_to_celsius: number | null;
  voc_class: string | null;
  impact_sound_db: number | null;
  commercial_warranty_years: number | null;
  origin: string | null;
  recycled_percent: number | null;
  warnings: string | null;
  hazard_signal: string | null;
  hazard_statements: Generated<string[]>;
  hazard_pictograms: Generated<string[]>;
  maker: string | null;
  is_chemical: boolean | null;
  harmonised_standard: string | null;
  precautionary_statements: Generated<string[]>;
  lead_days: number | null;
  vat_class: Generated<string>;
};

export type ProviderStraysTable = {
  provider_id: string;
  kind: string;
  amount_pence: number;
  currency: string;
  reference: Generated<string>;
  at: Date;
};

export type PublishedAssetsTable = {
  name: string;
  content: Uint8Array;
  wanted_at: Generated<Date>;
};

export type RateLimitsTable = {
  key: string;
  attempts: number;
  resets_at: Date;
};

export type RefundLinesTable = {
  refund_id: string;
  order_line_id: string;
  quantity: number;
  on_shelf: number;
  withheld: Generated<number>;
};

export type RefundsTable = {
  id: Generated<string>;
  order_id: string;
  payment_id: string;
  idempotency_key: string;
  amount_pence: number;
  reason: Generated<string>;
  is_correction: Generated<boolean>;
  status: Generated<string>;
  provider_id: string | null;
  error_detail: string | null;
  requested_by: string | null;
  created_at: Generated<Date>;
  next_check_at: Generated<Date>;
  checks: Generated<number>;
  settled_at: Date | null;
  provider_updated_at: Date | null;
  is_made_elsewhere: Generated<boolean>;
};

export type ReplacementsTable = {
  claim_id: string;
  created_at: Date;
  sent_at: Date | null;
  carrier: Generated<string>;
  tracking_link: string | null;
};

export type ReturnLinesTable = {
  return_id: string;
  order_line_id: string;
  quantity: number;
};

export type ReturnsTable = {
  id: Generated<string>;
  order_id: string;
  kind: string;
  status: string;
  reason: Generated<string>;
  answer: Generated<string>;
  sent_with: Generated<string>;
  refund_pence: number | null;
  version: Generated<number>;
  created_at: Date;
  sent_at: Date | null;
  arrived_at: Date | null;
  closed_at: Date | null;
  send_by: Date | null;
  pay_by: Date | null;
};

export type ReviewVotesTable = {
  review_id: string;
  visitor: string;
};

export type ReviewsTable = {
  id: Generated<string>;
  product_id: string;
  user_id: string | null;
  user_name: string;
  rating: number;
  title: string;
  comment: string;
  verified_purchase: Generated<boolean>;
  helpful_count: Generated<number>;
  is_published: Generated<boolean>;
  created_at: Generated<Date>;
  reply: Generated<string>;
  replied_at: Date | null;
  staff_text: ColumnType<string | null, never, never>;
};

export type RollLevelsTable = {
  product_id: string;
  roll_width_mm: number;
  on_hand_mm: number;
  held_mm: Generated<number>;
};

export type RoomListsTable = {
  id: Generated<string>;
  token_hash: Uint8Array | null;
  user_id: string | null;
  is_shared: Generated<boolean>;
  rooms: unknown;
  floors: Generated<unknown>;
  updated_at: Date;
};

export type SavedViewsTable = {
  id: Generated<string>;
  user_id: string;
  page: string;
  name: string;
  query: string;
  created_at: Generated<Date>;
};

export type SearchMissesTable = {
  day: string;
  words: string;
  times: Generated<number>;
};

export type SearchWordsTable = {
  word: string;
  products: number;
};

export type SecretsTable = {
  name: string;
  value: Uint8Array;
};

export type SessionsTable = {
  token_hash: Uint8Array;
  user_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
};

export type SettingsTable = {
  only_row: Generated<boolean>;
  values: unknown;
  version: Generated<number>;
  updated_at: Generated<Date>;
};

export type ShipmentLinesTable = {
  shipment_id: string;
  order_line_id: string;
  quantity: number;
  lots: unknown | null;
};

export type ShipmentsTable = {
  id: Generated<string>;
  order_id: string;
  number: number;
  carrier: Generated<string>;
  tracking_link: string | null;
  weight_grams: number | null;
  sent_at: Date | null;
  claim_id: string | null;
  comes_on: string | null;
};

export type StockAdjustmentsTable = {
  id: ColumnType<number, never, never>;
  product_id: string;
  at: Generated<Date>;
  actor_id: string | null;
  change: number;
  on_hand_after: number;
  reason: string;
  note: Generated<string>;
  order_id: string | null;
  roll_width_mm: number | null;
  lot_id: string | null;
};

export type StockLevelsTable = {
  product_id: string;
  on_hand: number;
  held: Generated<number>;
  in_lots: Generated<boolean>;
};

export type TroublesTable = {
  kind: string;
  machine: string;
  detail: string;
  began_at: Date;
  seen_at: Date;
};

export type UndoStepsTable = {
  id: Generated<string>;
  at: Date;
  actor_id: string | null;
  kind: string;
  said: string;
  undo_until: Date;
  records: unknown;
};

export type UsersTable = {
  id: Generated<string>;
  full_name: string;
  username: string;
  email: string;
  password_hash: string;
  is_active: Generated<boolean>;
  is_admin: Generated<boolean>;
  created_at: Generated<Date>;
  staff_text: ColumnType<string | null, never, never>;
  inbox_seen_at: Date | null;
};

export type WantedPhotosTable = {
  product_id: string;
  address: string;
  position: number;
  attempts: Generated<number>;
  next_attempt_at: Date | null;
  image_id: string | null;
  problem: string | null;
  created_at: Generated<Date>;
};

export type WebhookEventsTable = {
  event_id: string;
  type: string;
  body: unknown;
  received_at: Generated<Date>;
  handled_at: Date | null;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
};

export type WishlistEntriesTable = {
  user_id: string;
  product_id: string;
  added_at: Generated<Date>;
};

export type WithdrawalLinesTable = {
  withdrawal_id: string;
  order_line_id: string;
  quantity: number;
};

export type WithdrawalsTable = {
  id: Generated<string>;
  order_id: string;
  reason: Generated<string>;
  created_at: Generated<Date>;
};

export type Database = {
  account_links: AccountLinksTable;
  addresses: AddressesTable;
  agent_carts: AgentCartsTable;
  areas: AreasTable;
  audit_entries: AuditEntriesTable;
  card_stops: CardStopsTable;
  carriage_refunds: CarriageRefundsTable;
  cart_lines: CartLinesTable;
  cart_merges: CartMergesTable;
  categories: CategoriesTable;
  category_images: CategoryImagesTable;
  chat_answer_log: ChatAnswerLogTable;
  chat_answers: ChatAnswersTable;
  chat_messages: ChatMessagesTable;
  chat_replies: ChatRepliesTable;
  chat_sessions: ChatSessionsTable;
  chat_spending: ChatSpendingTable;
  chat_unanswered: ChatUnansweredTable;
  claim_entries: ClaimEntriesTable;
  claim_lines: ClaimLinesTable;
  claim_photos: ClaimPhotosTable;
  claims: ClaimsTable;
  collections: CollectionsTable;
  contact_messages: ContactMessagesTable;
  credit_notes: CreditNotesTable;
  customer_photo_likes: CustomerPhotoLikesTable;
  customer_photos: CustomerPhotosTable;
  cut_plans: CutPlansTable;
  disputes: DisputesTable;
  document_files: DocumentFilesTable;
  documents: DocumentsTable;
  erasure_requests: ErasureRequestsTable;
  finance_applications: FinanceApplicationsTable;
  hero_slides: HeroSlidesTable;
  image_claims: ImageClaimsTable;
  images: ImagesTable;
  info_pages: InfoPagesTable;
  invoice_numbers: InvoiceNumbersTable;
  invoices: InvoicesTable;
  kit_choices: KitChoicesTable;
  kit_facts: KitFactsTable;
  kit_groups: KitGroupsTable;
  kit_parts: KitPartsTable;
  known_devices: KnownDevicesTable;
  lots: LotsTable;
  makers: MakersTable;
  message_replies: MessageRepliesTable;
  migrations: MigrationsTable;
  order_events: OrderEventsTable;
  order_lines: OrderLinesTable;
  order_link_requests: OrderLinkRequestsTable;
  order_links: OrderLinksTable;
  orders: OrdersTable;
  outbox: OutboxTable;
  password_requests: PasswordRequestsTable;
  payments: PaymentsTable;
  price_history: PriceHistoryTable;
  product_documents: ProductDocumentsTable;
  product_imports: ProductImportsTable;
  product_photos: ProductPhotosTable;
  product_terms: ProductTermsTable;
  product_views: ProductViewsTable;
  products: ProductsTable;
  provider_strays: ProviderStraysTable;
  published_assets: PublishedAssetsTable;
  rate_limits: RateLimitsTable;
  refund_lines: RefundLinesTable;
  refunds: RefundsTable;
  replacements: ReplacementsTable;
  return_lines: ReturnLinesTable;
  returns: ReturnsTable;
  review_votes: ReviewVotesTable;
  reviews: ReviewsTable;
  roll_levels: RollLevelsTable;
  room_lists: RoomListsTable;
  saved_views: SavedViewsTable;
  search_misses: SearchMissesTable;
  search_words: SearchWordsTable;
  secrets: SecretsTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  shipment_lines: ShipmentLinesTable;
  shipments: ShipmentsTable;
  stock_adjustments: StockAdjustmentsTable;
  stock_levels: StockLevelsTable;
  troubles: TroublesTable;
  undo_steps: UndoStepsTable;
  users: UsersTable;
  wanted_photos: WantedPhotosTable;
  webhook_events: WebhookEventsTable;
  wishlist_entries: WishlistEntriesTable;
  withdrawal_lines: WithdrawalLinesTable;
  withdrawals: WithdrawalsTable;
};
