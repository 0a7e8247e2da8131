import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "exchange_rates" DROP CONSTRAINT "exchange_rates_entered_by_id_users_id_fk";
  
  DROP INDEX "exchange_rates_entered_by_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "exchange_rates_id" integer;
  ALTER TABLE "company_settings_bank_accounts" ADD COLUMN "is_default" boolean DEFAULT false;
  ALTER TABLE "_company_settings_v_version_bank_accounts" ADD COLUMN "is_default" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_exchange_rates_fk" FOREIGN KEY ("exchange_rates_id") REFERENCES "public"."exchange_rates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "exchange_rates_currency_idx" ON "exchange_rates" USING btree ("currency");
  CREATE INDEX "payload_locked_documents_rels_exchange_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("exchange_rates_id");
  ALTER TABLE "exchange_rates" DROP COLUMN "entered_by_id";
  ALTER TABLE "company_settings" ALTER COLUMN "price_type" SET DEFAULT 'CIF';
  ALTER TABLE "company_settings" ALTER COLUMN "payment_method" SET DEFAULT 'Cash or Bank Transfer';
  ALTER TABLE "_company_settings_v" ALTER COLUMN "version_price_type" SET DEFAULT 'CIF';
  ALTER TABLE "_company_settings_v" ALTER COLUMN "version_payment_method" SET DEFAULT 'Cash or Bank Transfer';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_exchange_rates_fk";
  
  DROP INDEX "exchange_rates_currency_idx";
  DROP INDEX "payload_locked_documents_rels_exchange_rates_id_idx";
  ALTER TABLE "exchange_rates" ADD COLUMN "entered_by_id" integer;
  ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_entered_by_id_users_id_fk" FOREIGN KEY ("entered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "exchange_rates_entered_by_idx" ON "exchange_rates" USING btree ("entered_by_id");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "exchange_rates_id";
  ALTER TABLE "company_settings_bank_accounts" DROP COLUMN "is_default";
  ALTER TABLE "_company_settings_v_version_bank_accounts" DROP COLUMN "is_default";
  ALTER TABLE "company_settings" ALTER COLUMN "price_type" SET DEFAULT 'FOB';
  ALTER TABLE "company_settings" ALTER COLUMN "payment_method" DROP DEFAULT;
  ALTER TABLE "_company_settings_v" ALTER COLUMN "version_price_type" SET DEFAULT 'FOB';
  ALTER TABLE "_company_settings_v" ALTER COLUMN "version_payment_method" DROP DEFAULT;`)
}
