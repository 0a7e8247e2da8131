/** References from quotes that prevent other records, and the pictures of requests, from being deleted. */
export const quoteUses = [
  { of: 'uploads', table: 'quotes', column: 'image_url', what: 'quote' },
  { of: 'showroom-offices', table: 'quotes', column: 'showroom_id', what: 'quote' },
  { of: 'ports', table: 'quotes', column: 'port_id', what: 'quote' },
  { of: 'manufacturers', table: 'quotes', column: 'wanted_manufacturer_id', what: 'quote' },
  { of: 'models', table: 'quotes', column: 'wanted_model_id', what: 'quote' },
]
