/** The tables owned by each module, and those of the server below them; a name ending in `*` is a prefix. */
export const TABLES: Readonly<Record<string, readonly string[]>> = {
  server: [
    'app_state',
    'audit_log',
    'audit_pending',
    'job_effects',
    'job_progress',
    'mail_outbox',
    'mail_templates',
    'rate_limits',
    'sent_once',
    'payload_*',
  ],
  accounts: [
    'account_tokens',
    'recovery_codes',
    'roles',
    'second_factors',
    'session_devices',
    'user_identities',
    'users',
    'users_*',
  ],
  settings: [
    'company_names',
    'company_settings',
    'company_settings_*',
    '_company_settings_v*',
    'inspection_companies',
    'ports',
    'showroom_offices',
  ],
  inventory: [
    'alert_state',
    'buyer_preferences',
    'feature_groups',
    'import_*',
    'manufacturers',
    'media',
    'model_codes',
    'models',
    'reservations',
    'saved_searches',
    'search_term',
    'service_plans',
    'tags',
    'uploads',
    'vehicle_*',
    'vehicles',
    'vehicles_*',
    'watched_offers',
    'wishlist_items',
  ],
}

/** A table's owner; null if it has none. */
export const ownerOf = (table: string): string | null =>
  Object.keys(TABLES).find((room) =>
    TABLES[room]?.some((name) => (name.endsWith('*') ? table.startsWith(name.slice(0, -1)) : table === name)),
  ) ?? null
