export const BASIC = 'Basic Information'
export const SPECIFICATIONS = 'Vehicle Specifications'
export const MEASUREMENTS = 'Measurements'
export const PRICING = 'Pricing'

/** The required fields of an empty form, and their messages. */
export const MISSING = [
  ['showroom', 'Location is required'],
  ['manufacturer', 'Manufacturer is required'],
  ['model', 'Model is required'],
  ['modelCode', 'Model code is required'],
  ['year', 'Year is required'],
  ['vehicleType', 'Vehicle type is required'],
  ['officeFileNo', 'Office file number is required'],
  ['chassis', 'Chassis number is required'],
  ['color', 'Color is required'],
  ['mileage', 'Mileage is required'],
  ['engineSizeCc', 'Engine size (cc) is required'],
  ['engineSize', 'Engine size is required'],
  ['costValue', 'Cost value is required'],
] as const

/** The same for a published vehicle's additional ones. */
export const TO_PUBLISH = [
  ['fuelType', 'Fuel type is required'],
  ['transmission', 'Transmission is required'],
  ['drivetrain', 'Drivetrain is required'],
  ['conditionGrade', 'Condition grade is required'],
  ['seats', 'Seats are required'],
] as const

/** The input for a field, the form's message about it, and valid input instead. */
export const TYPED: [
  name: string,
  rows: (readonly [field: string, wrong: string, message: string, right: string])[],
][] = [
  [
    BASIC,
    [
      ['officeFileNo', '   ', 'Office file number is required', 'OF-1'],
      ['officeFileNo', 'x'.repeat(101), 'Office file number must be 100 characters or less', 'OF-1'],
      ['year', '1899', 'Year must be between 1900 and next year', '1994'],
      ['year', 'last', 'Year must be between 1900 and next year', 'H6'],
      ['mileage', '-1', 'Mileage must be non-negative', '0'],
      ['mileage', 'abc', 'Mileage must be a number', '48,500'],
      ['mileage', '10000001', 'Mileage must be 10,000,000 or less', '10000000'],
      ['licensePlate', 'x'.repeat(51), 'Licence plate must be 50 characters or less', 'KDA 123'],
    ],
  ],
  [
    SPECIFICATIONS,
    [
      ['seats', '0', 'Seats must be at least 1', '1'],
      ['seats', '4.5', 'Seats must be a whole number', '5'],
      ['doors', '0', 'Doors must be at least 1', '1'],
      ['doors', '21', 'Doors must be 20 or less', '4'],
      ['engineSizeCc', '', 'Engine size (cc) is required', '1998'],
      ['engineSizeCc', 'two litres', 'Engine size (cc) is required', '1998'],
      ['engineSizeCc', '-1', 'Engine size (cc) must be non-negative', '1998'],
      ['engineNumber', 'x'.repeat(101), 'Engine number must be 100 characters or less', 'x'.repeat(100)],
    ],
  ],
  [
    MEASUREMENTS,
    [
      ['length', '-1', 'Length must be non-negative', '0'],
      ['width', '-1', 'Width must be non-negative', '0'],
      ['height', '-1', 'Height must be non-negative', '0'],
      ['carryingCapKg', '-1', 'Carrying capacity must be non-negative', '0'],
      ['weightKg', '-1', 'Weight must be non-negative', '0'],
      ['grossWeightKg', '-1', 'Gross weight must be non-negative', '0'],
    ],
  ],
  [
    PRICING,
    [
      ['costValue', '-1', 'Cost value must be non-negative', '5000'],
      ['costValue', 'abc', 'Cost value must be a number', '5000'],
      ['markup', '-101', 'Markup must be between -100 and 1,000', '12.5'],
      ['markup', '1001', 'Markup must be between -100 and 1,000', '12.5'],
      ['oldPrice', '-1', 'Old price must be non-negative', '0'],
    ],
  ],
]

/** Possible server errors, by the server's names: the form's field that shows each, and the message. */
export const REFUSED = {
  name: ['name', 'Name must be 300 characters or less'],
  description: ['description', 'Description must be 5000 characters or less'],
  location: ['showroom', 'Location not found'],
  manufacturer_id: ['manufacturer', 'Manufacturer not found'],
  model_id: ['model', 'Model not found for this manufacturer'],
  model_code_id: ['modelCode', 'Model code not found for this model'],
  year: ['year', 'Year must be between 1900 and next year'],
  vehicle_type_id: ['vehicleType', 'Vehicle type not found'],
  office_file_no: ['officeFileNo', 'A vehicle with this office file number already exists'],
  chassis: ['chassis', 'A vehicle with this chassis number already exists'],
  color: ['color', "Color 'White' not found"],
  tags: ['tags', "Tag 'Export' not found"],
  feature_ids: ['features', 'Feature 9 not found'],
  m3_cbm: ['m3Cbm', 'Volume must be non-negative'],
  price: ['price', 'Price must be 2,000,000,000 or less'],
  price_type: ['priceType', 'Price type must be one of CIF, FOB, DDP'],
  show_price: ['showPrice', 'Show price must be true or false'],
  offer: ['offer', 'Offer must be one of summer-sale, clearance, best-value, low-mileage'],
  others: ['others', 'Notes must be 5000 characters or less'],
  status: ['status', 'Status must be one of DRAFT, PUBLISHED, RESERVED, SOLD, ARCHIVED, IN_AUCTION'],
} as const

/** Messages of a server that names no field, and the field they are about. */
export const SENTENCES = [
  ['That OFFICE FILE NUMBER is in use', 'officeFileNo'],
  ['Chassis already registered', 'chassis'],
  ['Model not found', 'model'],
  ['The vehicle type 9 was not found', 'vehicleType'],
] as const
