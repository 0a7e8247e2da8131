/** References from orders that prevent other records from being deleted. */
export const orderUses = [
  { of: 'vehicles', table: 'orders', column: 'vehicle_id', what: 'order' },
  { of: 'showroom-offices', table: 'orders', column: 'showroom_id', what: 'order' },
  { of: 'ports', table: 'orders', column: 'port_of_loading_id', what: 'order' },
  { of: 'ports', table: 'orders', column: 'port_of_discharge_id', what: 'order' },
  { of: 'quotes', table: 'orders', column: 'quote_id', what: 'order' },
]
