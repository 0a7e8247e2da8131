// Used in several places
export const sold = 'Sold'
export const picturesAreOffline = 'You are offline. Please try again once you are back online.'
export const picturesOf = (name: string) => `Pictures of ${name}`
export const nextPicture = 'Next picture'
export const previousPicture = 'Previous picture'
export const drawingNote = 'Drawing, not a photograph of this vehicle'

// About
export const description = 'Description'
export const facts = 'Facts'
export const location = 'Location'
export const documents = 'Documents'
export const features = 'Features'

// Inquiry action
export const email = 'E-mail'
export const inquire = 'Ask'
export const aboutThisVehicle = 'about this vehicle'
export const inquireAboutThisVehicle = 'Ask about this vehicle'
export const emailTheShowroom = 'E-mail the showroom'
export const whatsApp = 'WhatsApp'
export const howToPaySafely = 'how to pay safely'

// Availability
export const thisVehicleIsSold = 'This vehicle is sold.'
export const inAuction = 'In auction'
export const inAuctionNowContactUs = 'It is in an auction now. Ask the showroom how to bid.'
export const reserved = 'Reserved'
export const itIsReservedForAnotherBuyer = 'It is reserved for another buyer.'
export const available = 'Available'
export const inStockAndAvailableNow = 'In stock and available now.'

// Crumbs
export const vehicles = 'Vehicles'

// Decision panel
export const stockNumber = 'Stock number'
export const copyStockNumber = 'Copy the stock number'
export const skuCopied = (sku: string) => `${sku} copied`
export const contactShowroomForPrice = 'Ask the showroom for the price. '
export const whatPriceCovers = 'What a price covers'
export const thisVehicleHasBeenSoldSee = 'This vehicle has been sold. See similar vehicles below.'
export const thisVehicleHasBeenSold = 'This vehicle has been sold.'
export const seeEveryForSale = (name: string, modelName: string) => `See every ${name} ${modelName} for sale`

// Documents
export const auctionSheet = 'Auction sheet'
export const brochure = 'Brochure'

// Facts
export const make = 'Make'
export const model = 'Model'
export const modelCode = 'Model code'
export const year = 'Year'
export const firstRegistered = 'First registered'
export const mileage = 'Mileage'
export const chassis = 'Chassis'
export const grade = 'Grade'
export const conditionGrade = 'Condition grade'
export const colour = 'Colour'
export const fuel = 'Fuel'
export const engine = 'Engine'
export const transmission = 'Transmission'
export const drivetrain = 'Drivetrain'
export const steering = 'Steering'
export const steeringPosition = 'Steering position'
export const steeringAssist = 'Steering assist'
export const steeringControl = 'Steering control'
export const bodyType = 'Body type'
export const subBodyType = 'Sub body type'
export const seats = 'Seats'
export const doors = 'Doors'
export const lengthWidthHeight = 'Length × width × height'
export const volume = 'Volume'
export const weight = 'Weight'
export const grossWeight = 'Gross weight'
export const carryingCapacity = 'Carrying capacity'
export const theVehicle = 'The vehicle'
export const engineAndSteering = 'Engine and steering'
export const bodyAndSize = 'Body and size'

// Gallery
export const pictureOfName = (name: string, type: string, place: number) =>
  `${name}, ${type}, picture ${place}`
export const exterior360 = 'Exterior 360°'
export const interior360 = 'Interior 360°'
export const pictures = 'Pictures'
export const picturePlace = (type: string, place: number) =>
  `${type === 'interior' ? 'Interior' : 'Exterior'}, picture ${place}`

// Page buttons
export const print = 'Print'
export const moreWays = 'More ways to share'

// Phone bar
export const inquireByWhatsApp = 'Ask on WhatsApp'
export const seeOthers = 'See others'

// Share actions
export const shareByWhatsApp = 'Share on WhatsApp'
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'

// Vehicle view
export const similarVehicles = 'Similar vehicles'

// Where it stands
export const soldBy = (companyName: string) => `Sold by ${companyName}`
export const showOnMap = 'Show on a map'
export const vehiclesAtThisShowroom = 'Vehicles at this showroom'
export const askOurSupport = 'Ask our support team'
