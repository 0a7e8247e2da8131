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
    'account_makers',
    'account_tokens',
    'active_accounts',
    'recovery_codes',
    'roles',
    'second_factors',
    'session_devices',
    'user_identities',
    'users',
    'users_*',
  ],
  settings: [
    'bank_account_changes',
    'company_names',
    'company_settings',
    'company_settings_*',
    'destination_rules',
    'destinations',
    '_company_settings_v*',
    'exchange_rates',
    'freights',
    'inspection_companies',
    'insurance_rates',
    'mail_text_changes',
    'ports',
    'showroom_offices',
  ],
  inventory: [
    'alert_state',
    'buyer_preferences',
    'buyer_visits',
    'customs_*',
    'feature_groups',
    'image_folders',
    'import_*',
    'manufacturers',
    'media',
    'model_codes',
    'models',
    'reservations',
    'saved_searches',
    'saved_views',
    'search_term',
    'search_words',
    'service_plans',
    'stock_settings',
    'tags',
    'uploads',
    'vehicle_*',
    'vehicles',
    'vehicles_*',
    'watched_offers',
    'wishlist_items',
  ],
  sales: [
    'order_documents',
    'order_history',
    'order_receipts',
    'orders',
    'payments',
    'proformas',
    'quote_customizations',
    'quote_history',
    'quotes',
    'sales_messages_waiting',
    'sales_notes',
    'sales_views',
    'vehicle_inquiries',
  ],
  support: ['canned_replies', 'inbound_mails', 'support_*', 'ticket_*'],
  content: [
    'blog_*',
    '_blog_posts_v*',
    'topic_page*',
    '_topic_pages_v*',
    'redirects*',
    'content_*',
    'homepage_slides*',
    'seo_settings*',
  ],
  careers: ['application_*', 'job_applications', 'openings*', '_openings_v*'],
}

const isNamed = (table: string, name: string): boolean =>
  name.endsWith('*') ? table.startsWith(name.slice(0, -1)) : table === name

/** A table's owner; null if it has none. A table's whole name counts more than the prefix of others. */
export const ownerOf = (table: string): string | null => {
  const rooms = Object.keys(TABLES)
  return (
    rooms.find((room) => TABLES[room]?.includes(table)) ??
    rooms.find((room) => TABLES[room]?.some((name) => isNamed(table, name))) ??
    null
  )
}
