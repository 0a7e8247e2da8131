/** References from list entries that prevent other records, and each other, from being deleted. */
export const listUses = [
  { of: 'manufacturers', table: 'models', column: 'manufacturer_id', what: 'model' },
  { of: 'models', table: 'model_codes', column: 'model_id', what: 'model code' },
  { of: 'vehicle-drive-trains', table: 'model_codes', column: 'drivetrain_id', what: 'model code' },
  { of: 'vehicle-fuel-types', table: 'model_codes', column: 'fuel_type_id', what: 'model code' },
  { of: 'feature-groups', table: 'vehicle_features', column: 'feature_group_id', what: 'feature' },
  { of: 'image-folders', table: 'media', column: 'folder_id', what: 'image' },
  { of: 'media', table: 'manufacturers', column: 'logo_id', what: 'manufacturer' },
  { of: 'media', table: 'tags', column: 'featured_image_id', what: 'tag' },
]
