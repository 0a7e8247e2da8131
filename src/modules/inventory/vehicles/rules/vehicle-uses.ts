/** By collection, the vehicle column that refers to its records. */
const LINKS = {
  'showroom-offices': 'showroom_id',
  ports: 'named_port_id',
  manufacturers: 'manufacturer_id',
  models: 'model_id',
  'model-codes': 'model_code_id',
  'vehicle-types': 'vehicle_type_id',
  'vehicle-sub-body-types': 'sub_body_type_id',
  'vehicle-colours': 'color_id',
  'vehicle-transmissions': 'transmission_id',
  'vehicle-drive-trains': 'drivetrain_id',
  'vehicle-steering-types': 'steering_type_id',
  'vehicle-steering-assist-types': 'steering_assist_type_id',
  'vehicle-steering-control-types': 'steering_control_type_id',
  'vehicle-steering-positions': 'steering_position_id',
  'vehicle-grades': 'grade_id',
  'vehicle-condition-grades': 'condition_grade_id',
  'vehicle-fuel-types': 'fuel_type_id',
}

/** References from vehicles that prevent list records from being deleted. */
export const vehicleUses = [
  ...Object.entries(LINKS).map(([of, column]) => ({ of, table: 'vehicles', column, what: 'vehicle' })),
  { of: 'vehicle-features', table: 'vehicles_rels', column: 'vehicle_features_id', what: 'vehicle' },
  { of: 'tags', table: 'vehicles_rels', column: 'tags_id', what: 'vehicle' },
  {
    of: 'media',
    table: 'vehicle_images',
    column: 'media_id',
    what: 'vehicle',
    holders: [{ collection: 'vehicles', column: 'vehicle_id' }],
  },
]
