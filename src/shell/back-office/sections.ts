/** The inventory sections of the back office with their addresses. */
export const INVENTORY_SECTIONS = [
  { title: 'Vehicles', href: '/admin/inventory/vehicles', table: 'vehicle_search' },
  { title: 'Manufacturers', href: '/admin/inventory/manufacturers', table: 'manufacturers' },
  { title: 'Models', href: '/admin/inventory/models', table: 'models' },
  { title: 'Model codes', href: '/admin/inventory/model-codes', table: 'model_codes' },
  { title: 'Tags', href: '/admin/inventory/tags', table: 'tags' },
  { title: 'Service plans', href: '/admin/inventory/service-plans', table: 'service_plans' },
  { title: 'Reviews', href: '/admin/inventory/reviews', table: 'vehicle_reviews' },
  { title: 'Reservations', href: '/admin/inventory/reservations', table: 'reservations' },
] as const
