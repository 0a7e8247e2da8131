import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** One list of redirects, schedules, who saved a version, and the pictures that texts show. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"blog_posts_id" integer,
  	"topic_pages_id" integer
  );
  
  ALTER TABLE "blog_posts" ADD COLUMN "public_route" varchar;
  ALTER TABLE "blog_posts" ADD COLUMN "edited_by_id" integer;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_public_route" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_edited_by_id" integer;
  ALTER TABLE "topic_pages" ADD COLUMN "public_route" varchar;
  ALTER TABLE "topic_pages" ADD COLUMN "edited_by_id" integer;
  ALTER TABLE "_topic_pages_v" ADD COLUMN "version_public_route" varchar;
  ALTER TABLE "_topic_pages_v" ADD COLUMN "version_edited_by_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "blog_posts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_topic_pages_fk" FOREIGN KEY ("topic_pages_id") REFERENCES "public"."topic_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_blog_posts_id_idx" ON "redirects_rels" USING btree ("blog_posts_id");
  CREATE INDEX "redirects_rels_topic_pages_id_idx" ON "redirects_rels" USING btree ("topic_pages_id");
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "topic_pages" ADD CONSTRAINT "topic_pages_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_topic_pages_v" ADD CONSTRAINT "_topic_pages_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "blog_posts_edited_by_idx" ON "blog_posts" USING btree ("edited_by_id");
  CREATE INDEX "_blog_posts_v_version_version_edited_by_idx" ON "_blog_posts_v" USING btree ("version_edited_by_id");
  CREATE INDEX "topic_pages_edited_by_idx" ON "topic_pages" USING btree ("edited_by_id");
  CREATE INDEX "_topic_pages_v_version_version_edited_by_idx" ON "_topic_pages_v" USING btree ("version_edited_by_id");
  CREATE INDEX "payload_locked_documents_rels_blog_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_posts_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  -- A picture that was stored by its address becomes the picture; any other address was never one of ours.
  UPDATE blog_posts p SET featured_image_id = m.id FROM media m
    WHERE p.featured_image_id IS NULL AND btrim(p.featured_image_url) IN ('/media/' || m.filename, 'media/' || m.filename);
  UPDATE _blog_posts_v v SET version_featured_image_id = m.id FROM media m
    WHERE v.version_featured_image_id IS NULL
      AND btrim(v.version_featured_image_url) IN ('/media/' || m.filename, 'media/' || m.filename);
  ALTER TABLE "blog_posts" DROP COLUMN "featured_image_url";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_featured_image_url";

  -- The route at which a record was public last.
  UPDATE blog_posts p SET public_route = CASE WHEN _status = 'published' THEN route ELSE coalesce(
      (SELECT v.version_route FROM _blog_posts_v v WHERE v.parent_id = p.id AND v.version__status = 'published'
        ORDER BY v.id DESC LIMIT 1), route) END
    WHERE _status = 'published' OR published_at IS NOT NULL;
  UPDATE topic_pages p SET public_route = CASE WHEN _status = 'published' THEN route ELSE
      (SELECT v.version_route FROM _topic_pages_v v WHERE v.parent_id = p.id AND v.version__status = 'published'
        ORDER BY v.id DESC LIMIT 1) END;
  UPDATE _blog_posts_v v SET version_public_route = p.public_route FROM blog_posts p WHERE p.id = v.parent_id;
  UPDATE _topic_pages_v v SET version_public_route = p.public_route FROM topic_pages p WHERE p.id = v.parent_id;

  -- Earlier routes; where a published page is by now, none leads away.
  CREATE TEMPORARY TABLE moved AS
    SELECT '/blogs/' || r.route AS at, r.post_id, NULL::integer AS page_id, r.created_at
      FROM blog_redirects r WHERE NOT EXISTS (SELECT FROM blog_posts p WHERE p._status = 'published' AND p.route = r.route)
    UNION ALL
    SELECT CASE WHEN r.route IN ('about', 'terms-and-conditions', 'privacy-policy') THEN '/' ELSE '/topic-page/' END
        || r.route, NULL, r.page_id, now()
      FROM topic_page_routes r JOIN topic_pages o ON o.id = r.page_id
      WHERE r.route IS DISTINCT FROM o.public_route
        AND NOT EXISTS (SELECT FROM topic_pages p WHERE p._status = 'published' AND p.route = r.route);
  INSERT INTO redirects ("from", to_type, created_at, updated_at)
    SELECT at, 'reference', created_at, created_at FROM moved;
  INSERT INTO redirects_rels (parent_id, path, blog_posts_id, topic_pages_id)
    SELECT r.id, 'to.reference', m.post_id, m.page_id FROM redirects r JOIN moved m ON m.at = r."from";
  DROP TABLE moved;
  DROP TABLE blog_redirects;
  DROP TRIGGER topic_page_published ON topic_pages;
  DROP FUNCTION topic_page_published();
  DROP TABLE topic_page_routes;

  CREATE TABLE content_schedules (
    kind text NOT NULL CHECK (kind IN ('post', 'page')),
    record_id integer NOT NULL,
    action text NOT NULL CHECK (action IN ('publish', 'unpublish')),
    at timestamp(3) with time zone NOT NULL,
    by integer REFERENCES users (id) ON DELETE SET NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    failed_reason text,
    PRIMARY KEY (kind, record_id, action)
  );
  CREATE INDEX content_schedules_due ON content_schedules (at) WHERE failed_reason IS NULL;
  CREATE INDEX content_schedules_by ON content_schedules (by);

  CREATE TABLE content_pictures (
    kind text NOT NULL CHECK (kind IN ('post', 'page')),
    record_id integer NOT NULL,
    media_id integer NOT NULL REFERENCES media (id),
    PRIMARY KEY (kind, record_id, media_id)
  );
  CREATE INDEX content_pictures_media ON content_pictures (media_id);
  -- A picture in a text is its node, or the field of a block.
  INSERT INTO content_pictures (kind, record_id, media_id)
    SELECT DISTINCT t.kind, t.id, m.id
    FROM (
      SELECT 'post' AS kind, l._parent_id AS id, l.body AS text FROM blog_posts_locales l
      UNION ALL SELECT 'post', v.parent_id, l.version_body FROM _blog_posts_v v
        JOIN _blog_posts_v_locales l ON l._parent_id = v.id WHERE v.latest
      UNION ALL SELECT 'page', l._parent_id, l.content FROM topic_pages_locales l
      UNION ALL SELECT 'page', v.parent_id, l.version_content FROM _topic_pages_v v
        JOIN _topic_pages_v_locales l ON l._parent_id = v.id WHERE v.latest
    ) t,
    jsonb_path_query(t.text, 'strict $.** ? (@.type == "upload" && @.relationTo == "media").value') AS picture(value),
    media m
    WHERE t.id IS NOT NULL AND m.id::text = picture.value #>> '{}'
    ON CONFLICT DO NOTHING;
  INSERT INTO content_pictures (kind, record_id, media_id)
    SELECT DISTINCT t.kind, t.id, m.id
    FROM (
      SELECT 'page' AS kind, l._parent_id AS id, l.content AS text FROM topic_pages_locales l
      UNION ALL SELECT 'page', v.parent_id, l.version_content FROM _topic_pages_v v
        JOIN _topic_pages_v_locales l ON l._parent_id = v.id WHERE v.latest
    ) t,
    jsonb_path_query(t.text, 'strict $.** ? (@.blockType == "picture").image') AS picture(value),
    media m
    WHERE t.id IS NOT NULL AND m.id::text = picture.value #>> '{}'
    ON CONFLICT DO NOTHING;

  -- How many posts a tag has is in the memory of each process.
  CREATE FUNCTION blog_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('kaido_blog', '');
    RETURN NULL;
  END $$;
  CREATE TRIGGER blog_posts_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_posts
    FOR EACH STATEMENT EXECUTE FUNCTION blog_changed();
  CREATE TRIGGER blog_posts_rels_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_posts_rels
    FOR EACH STATEMENT EXECUTE FUNCTION blog_changed();

  CREATE INDEX blog_posts_rels_by_tag ON blog_posts_rels (blog_tags_id, parent_id) WHERE path = 'tags';
  CREATE INDEX blog_posts_all_newest ON blog_posts (published_at DESC, id DESC);
  CREATE INDEX blog_comments_open ON blog_comments (post_id) WHERE is_approved;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP FUNCTION blog_changed() CASCADE;
  DROP INDEX blog_comments_open;
  DROP INDEX blog_posts_all_newest;
  DROP INDEX blog_posts_rels_by_tag;
  DROP TABLE content_pictures;
  DROP TABLE content_schedules;
  CREATE TABLE topic_page_routes (
    route text PRIMARY KEY,
    page_id integer NOT NULL REFERENCES topic_pages (id) ON DELETE CASCADE
  );
  CREATE INDEX topic_page_routes_page_idx ON topic_page_routes (page_id);
  CREATE FUNCTION topic_page_published() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO topic_page_routes (route, page_id) VALUES (NEW.route, NEW.id)
      ON CONFLICT (route) DO UPDATE SET page_id = EXCLUDED.page_id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER topic_page_published AFTER INSERT OR UPDATE ON topic_pages
    FOR EACH ROW WHEN (NEW._status = 'published' AND NEW.route IS NOT NULL) EXECUTE FUNCTION topic_page_published();
  CREATE TABLE blog_redirects (
    route text PRIMARY KEY,
    post_id integer NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE INDEX blog_redirects_post_idx ON blog_redirects (post_id);
  INSERT INTO topic_page_routes (route, page_id)
    SELECT public_route, id FROM topic_pages WHERE public_route IS NOT NULL ON CONFLICT DO NOTHING;
  INSERT INTO topic_page_routes (route, page_id)
    SELECT regexp_replace(r."from", '^.*/', ''), l.topic_pages_id FROM redirects r
      JOIN redirects_rels l ON l.parent_id = r.id WHERE l.topic_pages_id IS NOT NULL ON CONFLICT DO NOTHING;
  INSERT INTO blog_redirects (route, post_id)
    SELECT regexp_replace(r."from", '^.*/', ''), l.blog_posts_id FROM redirects r
      JOIN redirects_rels l ON l.parent_id = r.id WHERE l.blog_posts_id IS NOT NULL ON CONFLICT DO NOTHING;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  ALTER TABLE "blog_posts" DROP CONSTRAINT "blog_posts_edited_by_id_users_id_fk";
  
  ALTER TABLE "_blog_posts_v" DROP CONSTRAINT "_blog_posts_v_version_edited_by_id_users_id_fk";
  
  ALTER TABLE "topic_pages" DROP CONSTRAINT "topic_pages_edited_by_id_users_id_fk";
  
  ALTER TABLE "_topic_pages_v" DROP CONSTRAINT "_topic_pages_v_version_edited_by_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_blog_posts_fk";
  
  
  DROP INDEX "blog_posts_edited_by_idx";
  DROP INDEX "_blog_posts_v_version_version_edited_by_idx";
  DROP INDEX "topic_pages_edited_by_idx";
  DROP INDEX "_topic_pages_v_version_version_edited_by_idx";
  DROP INDEX "payload_locked_documents_rels_blog_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "blog_posts" ADD COLUMN "featured_image_url" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_featured_image_url" varchar;
  ALTER TABLE "blog_posts" DROP COLUMN "public_route";
  ALTER TABLE "blog_posts" DROP COLUMN "edited_by_id";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_public_route";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_edited_by_id";
  ALTER TABLE "topic_pages" DROP COLUMN "public_route";
  ALTER TABLE "topic_pages" DROP COLUMN "edited_by_id";
  ALTER TABLE "_topic_pages_v" DROP COLUMN "version_public_route";
  ALTER TABLE "_topic_pages_v" DROP COLUMN "version_edited_by_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "blog_posts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."enum_redirects_to_type";`)
}
