// Vehicle rows
export const totalTo = (port: string) => `Total to ${port}`
export const year = 'Year'
export const price = 'Price'
export const mileage = 'Mileage'
export const fuel = 'Fuel'
export const transmission = 'Transmission'
export const drive = 'Drive'
export const engine = 'Engine'
export const steering = 'Steering'
export const locatedIn = 'Located in'
export const vehicles = 'Vehicles'
export const vehicle = 'Vehicle'
export const notStated = 'not stated'
