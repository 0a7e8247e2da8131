// The statements of the load. Every draw depends only on the row's number (bench_u, bench_pick), so the rows
// are the same every time. Of n quotes every fourth was accepted and became order n/4.

/** Salts of bench_u: one per drawn question. */
const u = (salt: number) => `bench_u(n, ${salt})`
const list = (table: string) => `(SELECT array_agg(id ORDER BY id) FROM ${table})`

/** When something happened: within three years, in the order of the numbers; of $1 in all. */
const AT = `(timestamptz '2026-11-20' - (1 - n::float8 / $1) * interval '1095 days')`

const LAST_NAMES = `ARRAY['Okello','Hassan','Wanjiru','Mushi','Banda','Tembo','Kimani','Njoroge','Omondi','Achieng','Juma',
  'Mwangi','Phiri','Zulu','Karimi','Otieno','Salim','Ali','Mbeki','Moyo','Dube','Ncube','Sato','Ivanou','Kavaliou']`
const FIRST_NAMES = `ARRAY['David','Fatuma','Grace','Joseph','Aisha','Peter','Mary','Samuel','Ruth','Daniel','Esther','Brian',
  'Amina','Yusuf','Leah','Victor','Neema','Hamisi','Joyce','Kevin']`
const drawn = (names: string, salt: number) =>
  `(${names})[1 + floor(${u(salt)} * cardinality(${names}))::int]`

/** $1 customers. */
export const CUSTOMERS = `
  INSERT INTO users (id, first_name, last_name, email, phone_number, address, city, country, user_type, status, hash, salt)
  SELECT 1000 + n, ${drawn(FIRST_NAMES, 101)}, ${drawn(LAST_NAMES, 102)} || ' ' || n, 'bench' || n || '@kaido.example',
    '+2547' || lpad(n::text, 8, '0'), n || ' Ngong Road', 'Nairobi', 'Kenya',
    (CASE WHEN ${u(103)} < 0.9 THEN 'CUSTOMER' ELSE 'DEALER' END)::enum_users_user_type, 'ACTIVE', 'x', 'x'
  FROM generate_series(1, $1::int) n`

/**
 * $1 quotes of $2 vehicles by $3 customers, some of whom are dealers with hundreds of them. Those of the last
 * months are still open; each vehicle occurs once in those.
 */
export const QUOTES = `
  WITH lists AS MATERIALIZED (SELECT ${list('showroom_offices')} AS showrooms, ${list('manufacturers')} AS makes)
  INSERT INTO quotes (id, customer_id, vehicle_id, showroom_id, status, quote_type, negotiating_round, is_order_on_demand,
    wanted_manufacturer_id, custom_model, wanted_country, year_from, special_requirements, shipment_address_type,
    shipment_address, valid_until, price_type, currency, quoted_price, previous_quote_price, initial_quote_price,
    customer_requested_price, delivery_charges, down_payment_percentage, payment_terms, estimate_delivery,
    additional_information, customization_options, reserved_vehicle, issue_at, waiting_since, requested_at, quoted_at,
    accepted_at, ended_at, updated_at, created_at)
  SELECT n, 1001 + floor($3::int * ${u(111)} * ${u(111)} * ${u(112)})::int,
    CASE WHEN NOT d.on_demand OR d.status = 'ACCEPTED' THEN 1 + (n::bigint * 7919 % $2::int)::int END,
    CASE WHEN NOT d.on_demand OR d.is_quoted THEN bench_pick(l.showrooms, ${u(113)}) END,
    d.status::enum_quotes_status,
    (CASE WHEN d.status = 'ACCEPTED' THEN 'INVOICE' WHEN d.round > 1 THEN 'FINAL_QUOTE' WHEN d.round = 1 THEN 'REVISED_QUOTE'
      ELSE 'INITIAL_QUOTE' END)::enum_quotes_quote_type,
    d.round, d.on_demand, CASE WHEN d.on_demand THEN bench_pick(l.makes, ${u(114)}) END,
    CASE WHEN d.on_demand THEN 'Model ' || n % 400 END, CASE WHEN d.on_demand THEN 'Kenya' END,
    CASE WHEN d.on_demand THEN 2015 END, CASE WHEN d.on_demand THEN 'Grade 4 or better, any colour.' END,
    'DEFAULT_ADDRESS', n || ' Ngong Road, Nairobi, Kenya',
    CASE WHEN d.is_quoted THEN to_char(t.at + interval '30 days', 'YYYY-MM-DD') END,
    CASE WHEN d.is_quoted THEN 'CIF'::enum_quotes_price_type END, 'USD', o.price, o.price, o.price,
    CASE WHEN d.round > 0 THEN round(o.price * 0.9) END, CASE WHEN d.is_quoted THEN 145000 END,
    CASE WHEN d.is_quoted THEN 30 END,
    CASE WHEN d.is_quoted THEN 'HUNDRED_PERCENT_BEFORE_DELIVERY'::enum_quotes_payment_terms END,
    CASE WHEN d.is_quoted THEN 'FOUR_TO_SIX_WEEKS'::enum_quotes_estimate_delivery END,
    CASE WHEN d.is_quoted THEN 'The price includes a spare key and the inspection for export.' END, '[]', d.is_quoted,
    CASE WHEN d.is_quoted THEN t.at + interval '1 day' END,
    CASE WHEN d.status IN ('AWAITING_RESPONSE', 'QUOTED', 'NEGOTIATING', 'NOT_AVAILABLE') THEN t.at END, t.at,
    CASE WHEN d.is_quoted THEN t.at + interval '1 day' END,
    CASE WHEN d.status = 'ACCEPTED' THEN t.at + interval '3 days' END,
    CASE WHEN d.status IN ('CANCELLED', 'EXPIRED', 'NOT_AVAILABLE') THEN t.at + interval '30 days' END,
    t.at + interval '3 days', t.at
  FROM generate_series(1, $1::int) n CROSS JOIN lists l CROSS JOIN LATERAL (SELECT ${AT} AS at) t
  CROSS JOIN LATERAL (SELECT n % 5 = 1 AS on_demand, CASE
    WHEN n % 4 = 0 THEN 'ACCEPTED'
    WHEN n > $1 * 0.85 AND ${u(115)} < 0.2 THEN 'AWAITING_RESPONSE'
    WHEN n > $1 * 0.85 AND ${u(115)} < 0.5 THEN 'QUOTED'
    WHEN n > $1 * 0.85 AND ${u(115)} < 0.65 THEN 'NEGOTIATING'
    WHEN n % 5 = 1 AND ${u(115)} < 0.75 THEN 'NOT_AVAILABLE'
    WHEN ${u(116)} < 0.4 THEN 'CANCELLED' ELSE 'EXPIRED' END AS status) x
  CROSS JOIN LATERAL (SELECT x.on_demand, x.status, x.status NOT IN ('AWAITING_RESPONSE', 'NOT_AVAILABLE') AS is_quoted,
    CASE WHEN x.status = 'NEGOTIATING' OR (x.status = 'ACCEPTED' AND ${u(117)} < 0.4) THEN 1 + (${u(118)} < 0.4)::int ELSE 0 END
      AS round) d
  CROSS JOIN LATERAL (SELECT CASE WHEN d.is_quoted THEN 100 * round(2000 + 30000 * ${u(119)} * ${u(120)}) END AS price) o`

/** Every round of every negotiation; half of the last ones of open quotes wait for their answer. */
export const CUSTOMIZATIONS = `
  INSERT INTO quote_customizations (quote_id, negotiating_round, contact_method, contact_time, customization_options,
    detailed_requirements, counter_offer, response_timeframe, decision_timeframe, quoted_price, down_payment_percentage,
    answered_at, updated_at, created_at)
  SELECT q.id, r, 'email', 'any_time', '["payment_financing"]', 'I would like to pay a little less.', q.customer_requested_price,
    '2_3_days', 'within_2_weeks', q.quoted_price, 30,
    CASE WHEN q.status <> 'NEGOTIATING' OR r < q.negotiating_round OR q.id % 2 = 0 THEN q.created_at + interval '2 days' END,
    q.created_at, q.created_at
  FROM quotes q, generate_series(1, q.negotiating_round::int) r`

/** $1 orders, of every fourth quote; those of the last months are still open. */
export const ORDERS = `
  INSERT INTO orders (id, quote_id, customer_id, vehicle_id, showroom_id, status, is_order_on_demand, currency, price_type,
    price, delivery_charges, withholding_tax, vat, total, down_payment, snapshots_vehicle, snapshots_customer, consignee_name,
    consignee_address, shipment_milestone, reserved_until, ordered_at, ended_at, updated_at, created_at)
  SELECT n, q.id, q.customer_id, q.vehicle_id, q.showroom_id,
    (CASE WHEN n > $1 * 0.9 THEN (ARRAY['PENDING_CONFIRMATION', 'ORDER_CONFIRMED', 'IN_PROGRESS', 'VEHICLE_READY',
      'DELIVERY_SCHEDULED', 'ORDER_DELIVERED'])[1 + floor(${u(121)} * 6)::int]
      WHEN ${u(122)} < 0.1 THEN 'ORDER_CANCELLED' ELSE 'ORDER_COMPLETED' END)::enum_orders_status,
    q.is_order_on_demand, q.currency::text::enum_orders_currency, 'CIF', q.quoted_price, q.delivery_charges, 0, 0,
    q.quoted_price + q.delivery_charges, round(q.quoted_price * 0.3), '{"name": "as it was"}', '{"name": "as it was"}',
    'The customer', q.shipment_address, CASE WHEN n <= $1 * 0.9 THEN 'DELIVERED'::enum_orders_shipment_milestone END,
    q.accepted_at + interval '14 days', q.accepted_at, CASE WHEN n <= $1 * 0.9 THEN q.accepted_at + interval '90 days' END,
    q.accepted_at + interval '20 days', q.accepted_at
  FROM generate_series(1, $1::int) n JOIN quotes q ON q.id = n * 4`

/** A down payment and two instalments of every order; some of the open ones are late. */
export const PAYMENTS = `
  INSERT INTO payments (order_id, kind, sequence, amount, received, currency, due_on, status, method, updated_at, created_at)
  SELECT o.id, (CASE WHEN s = 1 THEN 'DOWN_PAYMENT' ELSE 'INSTALMENT' END)::enum_payments_kind, s, round(o.total / 3),
    CASE WHEN p.status = 'RECEIVED' THEN round(o.total / 3) ELSE 0 END, 'USD',
    to_char(o.ordered_at + s * interval '14 days', 'YYYY-MM-DD'), p.status::enum_payments_status, 'BANK_TRANSFER',
    o.ordered_at, o.ordered_at
  FROM orders o CROSS JOIN generate_series(1, 3) s CROSS JOIN LATERAL (SELECT CASE
    WHEN o.ended_at IS NOT NULL OR bench_u(o.id, 130 + s) < 0.4 THEN 'RECEIVED'
    WHEN bench_u(o.id, 140 + s) < 0.3 THEN 'OVERDUE' ELSE 'PENDING' END AS status) p`

/** Five steps of every order. */
export const ORDER_HISTORY = `
  INSERT INTO order_history (order_id, from_status, to_status, step, actor_kind, at)
  SELECT o.id, 'ORDER_CONFIRMED', 'IN_PROGRESS', 'begin', 'staff', o.ordered_at + s * interval '3 days'
  FROM orders o, generate_series(1, 5) s`

/** Two papers of every order. */
export const DOCUMENTS = `
  INSERT INTO order_documents (order_id, kind, file_path, file_name, file_size, file_mime_type, is_visible_to_customer)
  SELECT o.id, 'BILL_OF_LADING', 'orders/' || o.id || '-' || s || '.pdf', 'B/L ' || s || '.pdf', 120000, 'application/pdf', true
  FROM orders o, generate_series(1, 2) s`

/** Three messages about every order, and two about every other quote that is none. */
export const NOTES = `
  INSERT INTO sales_notes (quote_id, order_id, author_id, from_customer, message)
  SELECT NULL, o.id, o.customer_id, s <> 2, 'When does the ship leave, and which port does it call at first?'
  FROM orders o, generate_series(1, 3) s
  UNION ALL SELECT q.id, NULL, q.customer_id, true, 'Are the tyres new, and is there a spare key?'
  FROM quotes q, generate_series(1, 2) s WHERE q.id % 4 = 2`

/** $1 inquiries by $2 customers; the newest are not answered yet. */
export const INQUIRIES = `
  WITH lists AS MATERIALIZED (SELECT ${list('manufacturers')} AS makes)
  INSERT INTO vehicle_inquiries (customer_id, status, manufacturer_id, custom_model, year_from, year_to, transmission,
    steering, price_type, country, message, reply_message, reply_at, updated_at, created_at)
  SELECT 1001 + floor($2::int * ${u(151)} * ${u(151)})::int, (CASE WHEN d.is_new THEN 'PENDING' ELSE 'REPLIED' END)::enum_vehicle_inquiries_status,
    bench_pick(l.makes, ${u(152)}), 'Model ' || n % 400, 2012 + n % 8, 2020 + n % 5, (ARRAY['automatic', 'manual'])[1 + n % 2],
    (ARRAY['LHD', 'RHD'])[1 + (${u(153)} < 0.8)::int]::enum_vehicle_inquiries_steering, 'CIF',
    (ARRAY['Kenya', 'Uganda', 'Tanzania', 'Zambia'])[1 + n % 4], 'Do you expect one of these in the next weeks? Any colour.',
    CASE WHEN NOT d.is_new THEN 'Two are booked for the auctions of this month.' END,
    CASE WHEN NOT d.is_new THEN t.at + interval '1 day' END, t.at, t.at
  FROM generate_series(1, $1::int) n CROSS JOIN lists l CROSS JOIN LATERAL (SELECT ${AT} AS at) t
  CROSS JOIN LATERAL (SELECT n > $1 * 0.98 AS is_new) d`
