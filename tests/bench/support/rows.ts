// The statements of the load. Every draw depends only on the row's number (bench_u), so the rows are the same every time.

/** Salts of bench_u: one per drawn question. */
const u = (salt: number) => `bench_u(n, ${salt})`

/** When something happened: within three years, in the order of the numbers; of $1 in all. */
const AT = `(now() - (1 - n::float8 / $1) * interval '1095 days')`

const pick = (words: readonly string[], salt: number): string =>
  `(ARRAY[${words.map((word) => `'${word}'`).join(',')}])[1 + floor(${u(salt)} * ${words.length})::int]`

const TOPICS = [
  'Bill of lading',
  'Payment by bank',
  'Spare key',
  'Arrival of the vessel',
  'Export certificate',
  'Damaged bumper',
  'Insurance',
  'Change of port',
  'Refund',
  'Password',
]
const CITIES = ['Mombasa', 'Dar es Salaam', 'Kampala', 'Minsk', 'Kigali', 'Lusaka', 'Durban', 'Nairobi']

/** Three departments that are always open. */
export const DEPARTMENTS = `
  INSERT INTO support_departments (id, title, slug, time_zone, hours, targets)
  SELECT n, 'Department ' || n, 'department-' || n, 'Africa/Nairobi',
    (SELECT jsonb_agg(jsonb_build_object('day', d, 'from', 0, 'to', 1440)) FROM generate_series(0, 6) d),
    (SELECT jsonb_object_agg(p, '{"firstResponse": 480, "nextResponse": 480, "resolution": 2400}'::jsonb)
      FROM unnest(ARRAY['LOW', 'NORMAL', 'HIGH', 'URGENT']) p)
  FROM generate_series(1, 3) n`

/** Ten members of staff who answer. */
export const AGENTS = `
  INSERT INTO users (id, first_name, last_name, email, role_id, status, all_showrooms, hash, salt)
  SELECT 100 + n, 'Agent', 'Number ' || n, 'agent' || n || '@kaido.example', 4, 'ACTIVE', true, 'x', 'x'
  FROM generate_series(1, 10) n`

/**
 * $1 tickets by $2 customers, some of whom are dealers with hundreds of them, and by strangers. Those of the last weeks
 * are still to be resolved: about 4,000 of 200,000.
 */
export const TICKETS = `
  WITH lists AS MATERIALIZED (SELECT (SELECT array_agg(id ORDER BY id) FROM showroom_offices) AS showrooms)
  INSERT INTO support_tickets (id, subject, description, priority, type, status, channel, department_id, handler_id,
    showroom_id, customer_id, customer_name, customer_email, status_at, last_customer_at, awaiting_since,
    first_responded_at, resolved_at, closed_at, first_response_due_at, next_response_due_at, resolution_due_at, due_at,
    rating, created_at, updated_at)
  SELECT n, ${pick(TOPICS, 201)} || ' of ' || ${pick(CITIES, 202)} || ' ' || n,
    'We have been waiting for an answer about vehicle KD-' || lpad((n % 30000)::text, 6, '0') || ' to ' || ${pick(CITIES, 203)}
      || '. Could you please look into it and write to us what has to be done next, and by whom?',
    (${pick(['LOW', 'NORMAL', 'NORMAL', 'NORMAL', 'HIGH', 'URGENT'], 204)})::enum_support_tickets_priority,
    (${pick(['QUESTION', 'COMPLAINT', 'PAYMENT', 'SHIPPING', 'DOCUMENTS', 'WARRANTY_CLAIM', 'TECHNICAL', 'OTHER'], 205)})::enum_support_tickets_type,
    d.status::enum_support_tickets_status, (CASE WHEN d.is_stranger THEN 'MAIL' ELSE 'WEB' END)::enum_support_tickets_channel,
    1 + floor(${u(206)} * 3)::int, CASE WHEN ${u(207)} < 0.8 THEN 101 + floor(${u(208)} * 10)::int END,
    CASE WHEN ${u(209)} < 0.6 THEN bench_pick(l.showrooms, ${u(210)}) END,
    CASE WHEN NOT d.is_stranger THEN 1001 + floor($2::int * ${u(211)} * ${u(211)} * ${u(212)})::int END,
    CASE WHEN d.is_stranger THEN 'Stranger ' || n END,
    CASE WHEN d.is_stranger THEN 'stranger' || n || '@mail.example' END,
    t.at, t.at, CASE WHEN d.is_running AND ${u(213)} < 0.6 THEN t.at END,
    CASE WHEN NOT d.is_running OR ${u(213)} >= 0.6 THEN t.at + interval '3 hours' END,
    CASE WHEN d.status IN ('RESOLVED', 'CLOSED') THEN t.at + interval '2 days' END,
    CASE WHEN d.status = 'CLOSED' THEN t.at + interval '9 days' END,
    t.at + interval '8 hours', CASE WHEN d.is_running THEN t.due END, t.at + interval '40 hours',
    CASE WHEN d.is_running THEN t.due END,
    CASE WHEN d.status = 'CLOSED' AND ${u(214)} < 0.3 THEN 1 + floor(${u(215)} * 5)::int END, t.at, t.at
  FROM generate_series(1, $1::int) n CROSS JOIN lists l
  CROSS JOIN LATERAL (SELECT ${AT} AS at, now() + (${u(216)} - 0.3) * interval '3 days' AS due) t
  CROSS JOIN LATERAL (SELECT ${u(217)} < 0.2 AS is_stranger, CASE
    WHEN n <= $1 * 0.98 THEN 'CLOSED'
    ELSE ${pick(['OPEN', 'OPEN', 'IN_PROGRESS', 'IN_PROGRESS', 'WAITING_ON_CUSTOMER', 'ON_HOLD', 'RESOLVED'], 218)} END AS status) s
  CROSS JOIN LATERAL (SELECT s.status, s.is_stranger, s.status IN ('OPEN', 'IN_PROGRESS') AS is_running) d`

/** Four messages of every ticket, one of them among staff; every thousandth ticket has a hundred. */
export const RESPONSES = `
  INSERT INTO ticket_responses (ticket_id, author_id, from_customer, message, channel, internal, created_at, updated_at)
  SELECT t.id, CASE WHEN s % 2 = 1 THEN t.customer_id ELSE 101 END, s % 2 = 1,
    'Thank you for the answer. We have sent the papers to the agent and wait for the vessel, which arrives next week.',
    'WEB', s % 4 = 2, t.created_at + s * interval '1 hour', t.created_at
  FROM support_tickets t, generate_series(1, CASE WHEN t.id % 1000 = 0 THEN 100 ELSE 4 END) s`

/** Three lines of the history of every ticket. */
export const HISTORY = `
  INSERT INTO ticket_history (ticket_id, kind, from_value, to_value, actor_kind, at)
  SELECT t.id, 'status', 'OPEN', 'IN_PROGRESS', 'staff', t.created_at + s * interval '1 hour'
  FROM support_tickets t, generate_series(1, 3) s`

/** A file with every third ticket. */
export const ATTACHMENTS = `
  INSERT INTO ticket_attachments (ticket_id, file_name, file_path, file_size, mime_type)
  SELECT t.id, 'receipt.pdf', 'support-tickets/files/' || t.id || '.pdf', 120000, 'application/pdf'
  FROM support_tickets t WHERE t.id % 3 = 0`
