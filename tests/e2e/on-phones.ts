/**
 * Specs that run on a phone too, because something in them is laid out or used otherwise there. All others are the
 * same by any width, and run once.
 */
export const ON_PHONES = [
  // The storefront: sheets in place of panels, a bar at the foot, pictures by finger, tables pushed sideways.
  'storefront/buyer.spec.ts',
  'storefront/comparison.spec.ts',
  'storefront/listing-suggestions.spec.ts',
  'storefront/listing.spec.ts',
  'storefront/pages.spec.ts',
  'storefront/reservations.spec.ts',
  'storefront/storefront-quality.spec.ts',
  'storefront/storefront.spec.ts',
  'storefront/vehicle-pictures.spec.ts',
  'storefront/vehicle.spec.ts',
  'storefront/wishlist.spec.ts',
  // Signing in and the customer's area: dialogs that fill the screen, navigation as a bar.
  'accounts/auth.spec.ts',
  'accounts/customer-area.spec.ts',
  // The back office: its tables, forms and menus on a narrow screen.
  'back-office/back-office.spec.ts',
  'back-office/lists.spec.ts',
  'stock/uploads.spec.ts',
  'stock/vehicle-form-phone.spec.ts',
]
