/** References from quotes that keep other records from being deleted. */
export const quoteUses = [
  { of: 'showroom-offices', table: 'quotes', column: 'showroom_id', what: 'quote' },
  { of: 'manufacturers', table: 'quotes', column: 'wanted_manufacturer_id', what: 'quote' },
  { of: 'models', table: 'quotes', column: 'wanted_model_id', what: 'quote' },
]
