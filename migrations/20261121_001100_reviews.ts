import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What customers say of vehicles: one review for each person and vehicle, public once staff approved it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE vehicle_reviews (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      vehicle_id integer NOT NULL REFERENCES vehicles (id) ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
      title text NOT NULL CHECK (title <> ''),
      comment text NOT NULL CHECK (comment <> ''),
      is_approved boolean NOT NULL DEFAULT false,
      show_on_homepage boolean NOT NULL DEFAULT false,
      staff_reply text CHECK (staff_reply <> ''),
      replied_at timestamptz(3),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (vehicle_id, user_id)
    );
    CREATE INDEX vehicle_reviews_public_idx ON vehicle_reviews (vehicle_id, id DESC) WHERE is_approved;
    CREATE INDEX vehicle_reviews_homepage_idx ON vehicle_reviews (id DESC) WHERE is_approved AND show_on_homepage;
    CREATE INDEX vehicle_reviews_user_idx ON vehicle_reviews (user_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE vehicle_reviews`)
}
