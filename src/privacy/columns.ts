/**
 * What a table holds of people. Named are the columns of text, JSON, bytes and those that point at a user: a number or a time says
 * nothing of anybody without them. columns.test.ts holds this against the database, so that a new column cannot be forgotten.
 */
export type HeldTable = {
  /** The kind of data in kept-data.ts; none where the table is about goods and the shop. */
  about?: string;
  /** Columns that name, describe or stand for a person. */
  personal?: string;
  other?: string;
  /** Under which name it stands in the file that customers download, or why it does not. */
  exported?: string;
  notExported?: string;
};

const nobodys = 'nobody can tell whose it is';
const onlyAGuests = 'of nobody with an account';

/** Every table there is. */
export const heldTables: Readonly<Record<string, HeldTable>> = {
  account_links: { about: 'signing-in', personal: 'token_hash user_id new_email', other: 'purpose', exported: 'mailed_links' },
  addresses: { about: 'account', personal: 'user_id address', exported: 'addresses' },
  areas: { other: 'slug area description population key_services landmarks' },
  audit_entries: { about: 'staff', personal: 'actor_id record_id record_name changes', other: 'record_kind action', exported: 'done_by_staff' },
  card_stops: { other: 'code detail' },
  cart_lines: { about: 'account', personal: 'user_id', other: 'cut_plan_id kit_id', exported: 'cart' },
  cart_merges: { about: 'account', personal: 'user_id merge_key', notExported: 'a random number that keeps two sendings of one cart apart' },
  categories: { other: 'name description image_id' },
  carriage_refunds: { about: 'payment', notExported: 'which part of a refund was for delivery' },
  category_images: { other: 'category image_id' },
  claim_entries: { about: 'order', personal: 'actor_id words', other: 'actor_kind status', exported: 'claim_messages' },
  claim_lines: { about: 'order', other: 'fault lots', exported: 'claims' },
  claim_photos: { about: 'order', personal: 'image_id', exported: 'claims' },
  claims: { about: 'order', personal: 'words answer', other: 'status', exported: 'claims' },
  agent_carts: { other: 'token_hash lines' },
  chat_answer_log: {
    about: 'chat',
    personal: 'thumb',
    other: 'answered_by model_outcome reason tools',
    notExported: 'how an answer came about that stands in the chat',
  },
  chat_answers: { other: 'question also_asked answer' },
  chat_messages: { about: 'chat', personal: 'agent_id content extras context client_key', other: 'author', exported: 'chat' },
  chat_replies: { other: 'title body' },
  chat_sessions: { about: 'chat', personal: 'token_hash user_id assigned_to', other: 'state', exported: 'chat' },
  chat_spending: { about: 'visit', personal: 'who', notExported: nobodys },
  chat_unanswered: { about: 'asked', personal: 'question gist', other: 'status', notExported: nobodys },
  collections: { about: 'order', personal: 'code collected_by', exported: 'collections' },
  credit_notes: { about: 'invoice', other: 'document vat_country', exported: 'credit_notes' },
  contact_messages: { about: 'message', personal: 'user_id first_name last_name email phone message', other: 'subject', exported: 'messages' },
  cut_plans: { other: 'id rooms' },
  customer_photo_likes: { about: 'vote', personal: 'visitor', notExported: nobodys },
  customer_photos: {
    about: 'published',
    personal: 'title description image_id customer_name',
    other: 'room_type flooring_type',
    notExported: 'put in by staff, and tied to no account',
  },
  disputes: {
    about: 'payment',
    personal: 'provider_id',
    other: 'reason state',
    notExported: 'told by the card owner’s own bank, and noted in the order’s history',
  },
  document_files: { other: 'id' },
  documents: { other: 'kind language title file' },
  invoice_numbers: { other: 'series' },
  erasure_requests: { about: 'erasure', personal: 'email token_hash', notExported: onlyAGuests },
  finance_applications: { about: 'payment', personal: 'reference', other: 'goods_description status', exported: 'finance' },
  info_pages: { other: 'slug title body seo_title description' },
  hero_slides: {
    other: 'title subtitle description image_id badge savings button_text button_link background_position background_size background_repeat',
  },
  image_claims: { other: 'id format' },
  images: { other: 'id format placeholder' },
  invoices: { about: 'invoice', personal: 'buyer', other: 'document vat_country goes_to', exported: 'invoices' },
  kit_choices: { other: 'id asked' },
  kit_facts: { other: 'role floor_group joins' },
  kit_groups: { other: 'name' },
  kit_parts: { other: 'floor_group' },
  known_devices: { about: 'signing-in', personal: 'token_hash user_id', exported: 'known_devices' },
  lots: { other: 'number shade' },
  makers: {
    other: 'name postal_address electronic_address responsible_name responsible_postal_address responsible_electronic_address',
  },
  message_replies: { about: 'message', personal: 'sent_by body', exported: 'messages' },
  migrations: { other: 'name sha256' },
  order_events: { about: 'order', personal: 'actor_id note', other: 'kind from_status to_status actor_kind', exported: 'order_events' },
  order_lines: { about: 'order', other: 'product_name sku cut_plan kit_id lots', exported: 'orders' },
  order_link_requests: { about: 'order-link', personal: 'reference email', other: 'purpose', notExported: nobodys },
  order_links: { about: 'order-link', personal: 'token_hash', notExported: 'a fingerprint of what opens an order' },
  orders: {
    about: 'order',
    personal: 'user_id email shipping_address checkout_digest notes placed_by access',
    other: 'status stock_state payment_method delivery_way delivery_area vat_country',
    exported: 'orders',
  },
  outbox: {
    about: 'letter',
    personal: 'once_key recipient reply_to subject html text secret user_id last_error',
    other: 'kind status',
    exported: 'mail',
  },
  password_requests: { about: 'signing-in', personal: 'email', notExported: 'answered within seconds, and gone' },
  payments: {
    about: 'payment',
    personal: 'source_id verification_token provider_id receipt_url error_detail',
    other: 'idempotency_key currency purpose method status error_code',
    exported: 'payments',
  },
  price_history: {},
  product_documents: {},
  product_imports: { about: 'staff', personal: 'actor_id file_name csv', other: 'pictures problem', exported: 'work_as_staff' },
  product_photos: { other: 'image_id kind alt_text background_position background_size' },
  product_terms: {},
  product_views: { about: 'visit', personal: 'visitor', notExported: nobodys },
  products: {
    other:
      'sku gtin mpn maker name description category supplier unit colour tile_size thickness material finish wood_type wood_species plank_style ' +
      'ac_rating vat_class ' +
      'water_resistance surface construction wear_layer format plank_size slip_rating roll_width_mm rooms appearance ' +
      'reaction_to_fire wear_class voc_class origin harmonised_standard warnings hazard_signal hazard_statements ' +
      'precautionary_statements hazard_pictograms',
  },
  provider_strays: { about: 'provider-event', personal: 'provider_id reference', other: 'kind currency', notExported: nobodys },
  published_assets: { other: 'name content' },
  rate_limits: { about: 'visit', personal: 'key', notExported: nobodys },
  refund_lines: {},
  refunds: {
    about: 'payment',
    personal: 'reason provider_id error_detail requested_by',
    other: 'idempotency_key status',
    exported: 'refunds',
  },
  review_votes: { about: 'vote', personal: 'visitor', notExported: nobodys },
  // Shipments since 0220; the version before still reads it.
  replacements: { about: 'order', personal: 'tracking_link', other: 'carrier', exported: 'claims' },
  return_lines: { about: 'order', exported: 'returns' },
  returns: { about: 'order', personal: 'reason answer sent_with', other: 'kind status', exported: 'returns' },
  reviews: { about: 'published', personal: 'user_id user_name title comment reply', exported: 'reviews' },
  room_lists: { about: 'rooms', personal: 'token_hash user_id rooms', other: 'floors', exported: 'rooms' },
  saved_views: { about: 'account', personal: 'user_id page name query', exported: 'saved_views' },
  search_misses: { about: 'asked', personal: 'words', notExported: nobodys },
  search_words: { other: 'word' },
  secrets: { other: 'name value' },
  sessions: { about: 'signing-in', personal: 'token_hash user_id', exported: 'sessions' },
  settings: { other: 'values' },
  shipment_lines: { about: 'order', other: 'lots', exported: 'shipments' },
  shipments: { about: 'order', personal: 'tracking_link', other: 'carrier', exported: 'shipments' },
  stock_adjustments: { about: 'staff', personal: 'actor_id note', other: 'reason', exported: 'work_as_staff' },
  roll_levels: {},
  stock_levels: {},
  troubles: { other: 'kind machine detail' },
  undo_steps: {
    about: 'staff',
    personal: 'actor_id',
    other: 'kind said records',
    notExported: 'the same stands among what was done by staff, and is kept',
  },
  users: { about: 'account', personal: 'full_name username email password_hash', exported: 'account' },
  wanted_photos: { other: 'address image_id problem' },
  webhook_events: {
    about: 'provider-event',
    personal: 'body',
    other: 'event_id type',
    notExported: 'what of it is about a person stands in payments',
  },
  wishlist_entries: { about: 'account', personal: 'user_id', exported: 'wishlist' },
  withdrawal_lines: { about: 'order', notExported: 'as of returns, into which it is copied' },
  withdrawals: { about: 'order', personal: 'reason', notExported: 'as of returns, into which it is copied' },
  // The card provider of a shop that has none. It is told sums, our numbers for them and why money goes back, never who pays.
  'test_till.disputes': { other: 'id payment_id reason state' },
  'test_till.ledger': { other: 'kind order_id payment_id refund_id' },
  'test_till.payments': { other: 'id idempotency_key request_sha256 order_id source_id status first_status settles_as error_code' },
  'test_till.refunds': { other: 'id idempotency_key request_sha256 payment_id reason status settles_as' },
  'test_till.requests': { other: 'method path idempotency_key mode body' },
  'test_till.settings': { other: 'access_token webhook_key charge_mode refund_mode webhook_mode' },
  'test_till.webhooks': { other: 'type body' },
};
