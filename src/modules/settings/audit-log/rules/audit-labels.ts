import { nameInWords, sentence } from '@/kernel/text'

/** Columns whose names say too little, or too much of the database. */
const LABELS: Readonly<Record<string, string>> = {
  all_showrooms: 'Sees all showrooms',
  alt: 'Description of the picture',
  auction_sheet_url: 'Auction sheet',
  brochure_url: 'Brochure',
  carrying_cap_kg: 'Carrying capacity',
  columns_key: 'Fingerprint of the columns',
  company_vat: 'VAT of the company',
  company_wht: 'Withholding tax of the company',
  created_at: 'Created',
  created_by: 'Created by',
  deleted_at: 'Moved to the trash',
  dob: 'Date of birth',
  email: 'E-mail',
  engine_size_cc: 'Engine size (cc)',
  engine_size_ltr: 'Engine size in litres',
  file_sha256: 'Fingerprint of the file',
  filesize: 'Size of the file',
  focal_x: 'Focal point, from the left',
  focal_y: 'Focal point, from the top',
  hash: 'Password',
  height_cm: 'Height',
  hex: 'Colour code',
  import_batch: 'Import',
  is_primary: 'Main picture',
  job_id: 'Background job',
  length_cm: 'Length',
  m3_cbm: 'Volume',
  mime_type: 'Kind of file',
  office_file_no: 'Office file number',
  name_typed: 'Title typed by hand',
  published_at: 'First published',
  salt: 'Password',
  show_on_homepage: 'On the home page',
  sku: 'Stock number',
  sort_order: 'Place in the list',
  started_by: 'Begun by',
  unlocode: 'UN/LOCODE',
  updated_at: 'Last changed',
  updated_by: 'Changed by',
  url: 'Address',
  vehicle_type: 'Body type',
  weight_kg: 'Weight',
  gross_weight_kg: 'Gross weight',
  width_cm: 'Width',
  confirmed_at: 'Confirmed',
  decided_by: 'Decided by',
  email_verified_at: 'E-mail address proved',
  ended_at: 'Ended',
  expires_at: 'Runs out',
  last_sign_in_at: 'Last sign-in',
  replied_at: 'Answered',
  requested_at: 'Requested',
  staff_reply: 'Answer of staff',
  is_approved: 'Approved',
}

/** A column in words: 'cost_value' → 'Cost value', 'manufacturer_id' → 'Manufacturer'. */
export function columnLabel(column: string): string {
  const bare = column.replace(/^_+/, '').replace(/_id$/, '')
  const label = Object.hasOwn(LABELS, column)
    ? LABELS[column]
    : Object.hasOwn(LABELS, bare)
      ? LABELS[bare]
      : null
  return label ?? nameInWords(bare)
}

/** Words that are no plain reading of their code. */
const CODES: Readonly<Record<string, string>> = { VEHICEL_RETURNED: 'Vehicle returned' }

/** A code of a fixed list in words: 'IN_AUCTION' → 'In auction'; short ones such as FOB and RHD stay. */
export function codeWords(code: string): string {
  if (Object.hasOwn(CODES, code)) return CODES[code] ?? code
  if (/^[A-Z]{1,3}$/.test(code) || !/^[A-Za-z][\w-]*$/.test(code)) return code
  return sentence(code.replaceAll(/[_-]+/g, ' ').toLowerCase())
}
