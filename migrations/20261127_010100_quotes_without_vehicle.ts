import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Open quotes whose vehicle can no longer be bought by their customer are nobody's turn, from the first start on. The
 * indexes of whose turn it is leave them out.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE quotes q SET vehicle_gone_at = now(), waiting_since = NULL FROM vehicles v
      WHERE v.id = q.vehicle_id AND q.status IN ('AWAITING_RESPONSE', 'QUOTED', 'NEGOTIATING')
        AND (v.deleted_at IS NOT NULL OR v.status <> 'PUBLISHED')
        AND NOT (v.deleted_at IS NULL AND v.status = 'RESERVED' AND EXISTS (SELECT FROM reservations r
          WHERE r.vehicle_id = v.id AND r.customer_id = q.customer_id AND r.status = 'CONFIRMED'));
    DROP INDEX quotes_turn_idx;
    CREATE INDEX quotes_turn_idx ON quotes (waiting_since, id)
      WHERE status IN ('AWAITING_RESPONSE', 'NEGOTIATING') AND vehicle_gone_at IS NULL;
    DROP INDEX quotes_waiting_idx;
    CREATE INDEX quotes_waiting_idx ON quotes (waiting_since, id)
      INCLUDE (is_order_on_demand, showroom_id, status, vehicle_gone_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX quotes_turn_idx;
    CREATE INDEX quotes_turn_idx ON quotes (waiting_since, id) WHERE status IN ('AWAITING_RESPONSE', 'NEGOTIATING');
    DROP INDEX quotes_waiting_idx;
    CREATE INDEX quotes_waiting_idx ON quotes (waiting_since, id) INCLUDE (is_order_on_demand, showroom_id, status);
  `)
}
