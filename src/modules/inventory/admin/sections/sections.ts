/** The inventory sections of the back office with their addresses. */
export const INVENTORY_SECTIONS = [
  { title: 'Vehicles', href: '/admin/inventory/vehicles', table: 'vehicle_search' },
  { title: 'Manufacturers', href: '/admin/inventory/manufacturers', table: 'manufacturers' },
  { title: 'Models', href: '/admin/inventory/models', table: 'models' },
  { title: 'Model codes', href: '/admin/inventory/model-codes', table: 'model_codes' },
  { title: 'Tags', href: '/admin/inventory/tags', table: 'tags' },
] as const
