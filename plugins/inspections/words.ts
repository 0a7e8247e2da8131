// Used in several places
export const certificate = 'Certificate'
export const file = 'File'
export const recordInspection = 'Record inspection'
export const inspections = 'Inspections'

// Certificate panel
export const remove = 'Remove'
export const replaceItByAnotherFile = 'Replace with another file'
export const sending = 'Sending…'
export const pdfJpegPng = 'PDF, JPEG, PNG or WebP up to 10 MB. Only staff can see it.'

// Inspection view
export const editInspection = 'Edit inspection'

// Inspections view
export const inventory = 'Inventory'

// Shape
export const stockNumber = 'Stock number'
export const ofVehicleSuchAsKd = 'The vehicle’s stock number, such as KD-000123.'
export const inspectionCompany = 'Inspection company'
export const noInspectionsYet = 'No inspection companies yet. Add the first one in the settings.'
export const inspectedOn = 'Inspected on'
export const result = 'Result'
export const certificateNumber = 'Certificate number'
export const remarks = 'Remarks'
export const findingsAndDay = 'What was found. If the vehicle fails, this is e-mailed to its showroom.'
export const inspection = 'Inspection'
export const vehicle = 'Vehicle'
export const company = 'Company'
export const vehicleStockNumber = 'Vehicle, stock number or certificate number'
export const anyResult = 'Any result'
export const anyCompany = 'Any company'
