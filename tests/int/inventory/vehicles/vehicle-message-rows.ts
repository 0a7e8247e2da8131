import type { Catalogue } from '../../api/catalogue'

/** What is sent instead of the good value, the field that the answer names, and its message. */
export type MessageRow = [fault: Record<string, unknown>, path: string, message: string]

const YEAR = 'Year must be between 1900 and next year'
const FIRST_REGISTERED = 'First registered must be between 1900 and this month'
const nextYear = new Date().getUTCFullYear() + 1
const NOBODY = 999_999

/** The rules that the specification gives words for, in its order. */
export const SPECIFIED: MessageRow[] = [
  [{ model_id: null }, 'model_id', 'Model is required'],
  [{ manufacturer_id: null }, 'manufacturer_id', 'Manufacturer is required'],
  [{ year: 1899 }, 'year', YEAR],
  [{ year: nextYear + 1 }, 'year', YEAR],
  [{ year: 2019.5 }, 'year', YEAR],
  [{ office_file_no: null }, 'office_file_no', 'Office file number is required'],
  [{ office_file_no: ' ' }, 'office_file_no', 'Office file number is required'],
  [{ chassis: null }, 'chassis', 'Chassis number is required'],
  [{ chassis: '' }, 'chassis', 'Chassis number is required'],
  [{ mileage: -1 }, 'mileage', 'Mileage must be non-negative'],
  [{ vehicle_type_id: null }, 'vehicle_type_id', 'Vehicle type is required'],
  [{ seats: 0 }, 'seats', 'Seats must be at least 1'],
  [{ doors: 0 }, 'doors', 'Doors must be at least 1'],
  [{ engine_size_cc: null }, 'engine_size_cc', 'Engine size (cc) is required'],
  [{ engine_size_cc: 0 }, 'engine_size_cc', 'Engine size (cc) is required'],
  [{ engine_size_cc: null }, 'engine_size', 'Engine size is required'],
  [{ engine_number: 'x'.repeat(101) }, 'engine_number', 'Engine number must be 100 characters or less'],
  [{ length: -1 }, 'length', 'Length must be non-negative'],
  [{ width: -1 }, 'width', 'Width must be non-negative'],
  [{ height: -1 }, 'height', 'Height must be non-negative'],
  [{ m3_cbm: -1 }, 'm3_cbm', 'Volume must be non-negative'],
  [{ carrying_cap_kg: -1 }, 'carrying_cap_kg', 'Carrying capacity must be non-negative'],
  [{ weight_kg: -1 }, 'weight_kg', 'Weight must be non-negative'],
  [{ gross_weight_kg: -1 }, 'gross_weight_kg', 'Gross weight must be non-negative'],
  [{ old_price: -1 }, 'old_price', 'Old price must be non-negative'],
  [{ location: '', showroom_id: null }, 'location', 'Location is required'],
  [{ location: null }, 'location', 'Location is required'],
  [{ location: ' ' }, 'location', 'Location is required'],
]

const statuses = 'Status must be one of DRAFT, PUBLISHED, RESERVED, SOLD, ARCHIVED, IN_AUCTION'
const priceTypes = 'Price type must be one of CIF, FOB, DDP'
const imageTypes = 'Image type must be one of exterior, interior, exterior_360, interior_360'
const tooMany = 'You can only upload up to 20 images'
const picture = (image_type: string) => ({ image_path: '/media/none.webp', image_type })
const pictures = (count: number) => Array.from({ length: count }, () => picture('exterior'))

/** The rules that it gives without words, or that follow from what can be stored. */
export const UNSPOKEN: MessageRow[] = [
  [{ status: 'GONE' }, 'status', statuses],
  [{ status: null }, 'status', statuses],
  [{ price_type: 'EXW' }, 'price_type', priceTypes],
  [{ price_type: null }, 'price_type', priceTypes],
  [{ show_price: 'yes' }, 'show_price', 'Show price must be true or false'],
  [{ featured: 1 }, 'featured', 'Featured must be true or false'],
  [{ first_registered: 2017 }, 'first_registered', 'First registered must be text'],
  [{ first_registered: 'soon' }, 'first_registered', 'First registered must be a month such as 2017-05'],
  [{ first_registered: `${nextYear}-01` }, 'first_registered', FIRST_REGISTERED],
  [{ price: 'much' }, 'price', 'Price must be a number'],
  [{ price: -1 }, 'price', 'Price must be non-negative'],
  [{ cost_value: 'much' }, 'cost_value', 'Cost value must be a number'],
  [{ cost_value: -1 }, 'cost_value', 'Cost value must be non-negative'],
  [{ cost_value: 2_000_000_000, markup: 1 }, 'price', 'Price must be 2,000,000,000 or less'],
  [{ markup: -101 }, 'markup', 'Markup must be between -100 and 1,000'],
  [{ markup: 1001 }, 'markup', 'Markup must be between -100 and 1,000'],
  [{ currency: 'usd' }, 'currency', 'Currency must be a three-letter code such as USD'],
  [{ offer: 'free' }, 'offer', 'Offer must be one of summer-sale, clearance, best-value, low-mileage'],
  [{ mileage: '41,200' }, 'mileage', 'Mileage must be a number'],
  [{ mileage: 10_000_001 }, 'mileage', 'Mileage must be 10,000,000 or less'],
  [{ seats: 1.5 }, 'seats', 'Seats must be a whole number'],
  [{ seats: 201 }, 'seats', 'Seats must be 200 or less'],
  [{ doors: 1.5 }, 'doors', 'Doors must be a whole number'],
  [{ doors: 21 }, 'doors', 'Doors must be 20 or less'],
  [{ engine_size_cc: -1 }, 'engine_size_cc', 'Engine size (cc) must be non-negative'],
  [{ engine_size_cc: 100_001 }, 'engine_size_cc', 'Engine size (cc) must be 100,000 or less'],
  [{ length: 5_001 }, 'length', 'Length must be 5,000 or less'],
  [{ m3_cbm: 125_001 }, 'm3_cbm', 'Volume must be 125,000 or less'],
  [{ weight_kg: 1_000_001 }, 'weight_kg', 'Weight must be 1,000,000 or less'],
  [{ name: 'x'.repeat(301) }, 'name', 'Name must be 300 characters or less'],
  [{ description: 'x'.repeat(5_001) }, 'description', 'Description must be 5000 characters or less'],
  [
    { office_file_no: 'x'.repeat(101) },
    'office_file_no',
    'Office file number must be 100 characters or less',
  ],
  [{ chassis: 'x'.repeat(101) }, 'chassis', 'Chassis number must be 100 characters or less'],
  [{ license_plate: 'x'.repeat(51) }, 'license_plate', 'Licence plate must be 50 characters or less'],
  [{ others: 'x'.repeat(5_001) }, 'others', 'Notes must be 5000 characters or less'],
  [{ brochure_url: 'javascript:x' }, 'brochure_url', 'Brochure must be a web address or a stored file'],
  [
    { auction_sheet_url: 'javascript:x' },
    'auction_sheet_url',
    'Auction sheet must be a web address or a stored file',
  ],
  [{ images: [picture('front')] }, 'images.0.image_type', imageTypes],
  [{ images: [picture('exterior')] }, 'images.0', 'Image not found'],
  [{ images: pictures(21) }, 'images', tooMany],
  [{ image_paths: pictures(21).map(({ image_path }) => image_path) }, 'image_paths', tooMany],
  ...(['Exterior', 'Interior'] as const).map((side): MessageRow => {
    const wide = picture(`${side.toLowerCase()}_360`)
    const message = `Only one ${side} 360° image is allowed. You already have an ${side} 360° image.`
    return [{ images: [wide, wide] }, 'images', message]
  }),
]

/** What only a vehicle that the public sees must have. */
export const TO_PUBLISH: MessageRow[] = [
  [{ vehicle_fuel_type_id: null }, 'vehicle_fuel_type_id', 'Fuel type is required'],
  [{ vehicle_drivetrain_id: null }, 'vehicle_drivetrain_id', 'Drivetrain is required'],
  [{ vehicle_condition_grade_id: null }, 'vehicle_condition_grade_id', 'Condition grade is required'],
  [{ vehicle_transmission_id: null }, 'vehicle_transmission_id', 'Transmission is required'],
  [{ seats: null }, 'seats', 'Seats are required'],
]

/** What points to an entry that is not there, or to one of another car. */
export const NOT_FOUND: MessageRow[] = [
  [{ manufacturer_id: NOBODY }, 'manufacturer_id', 'Manufacturer not found'],
  [{ model_id: NOBODY }, 'model_id', 'Model not found'],
  [{ model_code_id: NOBODY }, 'model_code_id', 'Model code not found'],
  [{ vehicle_type_id: NOBODY }, 'vehicle_type_id', 'Vehicle type not found'],
  [{ vehicle_sub_body_type_id: NOBODY }, 'vehicle_sub_body_type_id', 'Sub body type not found'],
  [{ vehicle_fuel_type_id: NOBODY }, 'vehicle_fuel_type_id', 'Fuel type not found'],
  [{ vehicle_grades_id: NOBODY }, 'vehicle_grades_id', 'Vehicle grade not found'],
  [{ vehicle_condition_grade_id: NOBODY }, 'vehicle_condition_grade_id', 'Condition grade not found'],
  [{ vehicle_drivetrain_id: NOBODY }, 'vehicle_drivetrain_id', 'Drivetrain not found'],
  [{ vehicle_transmission_id: NOBODY }, 'vehicle_transmission_id', 'Transmission not found'],
  [{ vehicle_steering_type_id: NOBODY }, 'vehicle_steering_type_id', 'Steering type not found'],
  [
    { vehicle_steering_assist_type_id: NOBODY },
    'vehicle_steering_assist_type_id',
    'Steering assist type not found',
  ],
  [
    { vehicle_steering_control_type_id: NOBODY },
    'vehicle_steering_control_type_id',
    'Steering control type not found',
  ],
  [{ vehicle_steering_position_id: NOBODY }, 'vehicle_steering_position_id', 'Steering position not found'],
  [{ named_port_id: NOBODY }, 'named_port_id', 'Port of the price not found'],
  [{ color_id: NOBODY, color: undefined }, 'color', 'Colour not found'],
  [{ color: 'Nocolour' }, 'color', "Color 'Nocolour' not found"],
  [{ location: 'Nowhere' }, 'location', 'Location not found'],
  [{ tags: ['no such tag'] }, 'tags', "Tag 'no such tag' not found"],
  [{ feature_ids: [NOBODY] }, 'feature_ids', `Feature ${NOBODY} not found`],
]

/** Values on the edge of what is allowed, and what of them is stored. */
export const ALLOWED: [sent: Record<string, unknown>, stored?: Record<string, unknown>][] = [
  [{ year: 1900 }],
  [{ year: nextYear }],
  [{ mileage: 0 }],
  [{ seats: 1 }],
  [{ doors: 1 }],
  [{ engine_number: 'x'.repeat(100) }],
  [{ length: 0, width: 0, height: 0, carrying_cap_kg: 0, weight_kg: 0, gross_weight_kg: 0, old_price: 0 }],
  [{ engine_size_cc: 1998 }, { engine_size: '2.0 L' }],
  [{ length: 400, width: 160, height: 150 }, { m3_cbm: 9.6 }],
  // Without dimensions the model code's own volume holds.
  [{ length: null, width: null, height: null }, { m3_cbm: 9.5 }],
  [{ cost_value: 999, markup: 12.5 }, { price: 1124 }],
  ...['DRAFT', 'PUBLISHED', 'RESERVED', 'ARCHIVED', 'IN_AUCTION'].map((status): [{ status: string }] => [
    { status },
  ]),
  ...['CIF', 'FOB', 'DDP'].map((price_type): [{ price_type: string }] => [{ price_type }]),
  [{ offer: 'clearance' }],
  [{ first_registered: ' H29.5 ' }, { first_registered: '2017-05' }],
  [{ first_registered: '' }, { first_registered: null }],
  [{ license_plate: '品川 300 あ 12-34' }],
  [{ license_plate: ' KDA 123A ' }, { license_plate: 'KDA 123A' }],
  [{ license_plate: '   ' }, { license_plate: null }],
]

/** Another car's entries, and what the answer shows of them. */
export const MISMATCHED = (other: Pick<Catalogue, 'manufacturer' | 'model'>): MessageRow[] => [
  [{ manufacturer_id: other.manufacturer }, 'model_id', 'Model not found for this manufacturer'],
  [
    { manufacturer_id: other.manufacturer, model_id: other.model },
    'model_code_id',
    'Model code not found for this model',
  ],
]
