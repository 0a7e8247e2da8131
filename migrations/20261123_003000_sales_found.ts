import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Inquiries in the order in which they are answered, and by what was written in them; quotes by what was wanted,
 * by the day of their request, and by how long they have waited; orders that are not over.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX vehicle_inquiries_queue_idx ON vehicle_inquiries
      ((status = 'PENDING') DESC, (CASE WHEN status = 'PENDING' THEN id END), reply_at DESC NULLS LAST, id DESC);
    CREATE INDEX vehicle_inquiries_found_by ON vehicle_inquiries
      USING gin (person_norm(coalesce(custom_manufacturer, '') || ' ' || coalesce(custom_model, '') || ' '
        || coalesce(country, '') || ' ' || coalesce(message, '') || ' ' || coalesce(reply_message, '')) gin_trgm_ops);
    CREATE INDEX quotes_wanted_by ON quotes
      USING gin (person_norm(coalesce(custom_manufacturer, '') || ' ' || coalesce(custom_model, '')) gin_trgm_ops)
      WHERE is_order_on_demand;
    CREATE INDEX orders_open_idx ON orders (id) INCLUDE (status, showroom_id, is_order_on_demand, ordered_at)
      WHERE status NOT IN ('ORDER_COMPLETED', 'VEHICEL_RETURNED', 'ORDER_RETURNED', 'ORDER_CANCELLED');
    CREATE INDEX quotes_requested_idx ON quotes (is_order_on_demand, requested_at) INCLUDE (showroom_id, id);
    CREATE INDEX quotes_waiting_idx ON quotes (waiting_since, id) INCLUDE (is_order_on_demand, showroom_id, status);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX quotes_waiting_idx, quotes_requested_idx, orders_open_idx, quotes_wanted_by, vehicle_inquiries_found_by,
      vehicle_inquiries_queue_idx
  `)
}
