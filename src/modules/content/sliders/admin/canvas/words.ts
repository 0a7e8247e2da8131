import { LARGEST_INHERITED } from '../../rules/banner-styles'

// Toolbar
export const layout = 'Layout'
export const desktop = 'Desktop'
export const phone = 'Phone'
export const undo = 'Undo'
export const redo = 'Redo'
export const addText = 'Add text'
export const addLink = 'Add link'
export const addImage = 'Add picture'
export const newText = 'New text'
export const newLink = 'See our vehicles'

// Canvas and elements
export const editor = 'Banner'
export const canvas = 'Canvas'
export const elements = 'Elements'
export const noElements = 'Nothing stands on the background yet.'
export const keys =
  'Arrow keys move an element by 0.5 %, with Shift by 5 %, with Alt they change its size. Delete removes it. Ctrl Z undoes, Ctrl Y redoes, Escape cancels a drag.'
export const phoneHelp =
  'What you move or size here differs on phones only, and so do font size and alignment. Text, label, colour and everything else change on the desktop as well.'
export const empty = 'empty'
export const textNamed = (text: string) => `Text: ${text}`
export const linkNamed = (label: string) => `Link: ${label}`
export const imageNamed = (alt: string) => `Picture: ${alt}`
export const imageNumber = (number: number) => `Picture ${number}`
export const hiddenOnPhones = 'hidden on phones'
export const forward = (name: string) => `Bring forward: ${name}`
export const backward = (name: string) => `Send backward: ${name}`
export const remove = (name: string) => `Remove ${name}`

// Fields
export const left = 'Left, %'
export const top = 'Top, %'
export const width = 'Width, %'
export const height = 'Height, %'
export const isHidden = 'Hidden on phones'
export const sameAsDesktop = 'Same as on the desktop'
export const text = 'Text'
export const tag = 'Kind of text'
export const heading = 'Heading'
export const paragraph = 'Paragraph'
export const fontSize = 'Font size, px'
export const phoneFontSize = `Until it is changed here, that of the desktop, but at most ${LARGEST_INHERITED}.`
export const fontWeight = 'Font weight'
export const fontWeights = {
  400: 'Normal (400)',
  500: 'Medium (500)',
  600: 'Semi-bold (600)',
  700: 'Bold (700)',
} as const
export const color = 'Colour'
export const pickColor = (label: string) => `Pick: ${label}`
export const align = 'Alignment'
export const aligns = { left: 'Left', center: 'Centre', right: 'Right' } as const
export const lineHeight = 'Line height'
export const label = 'Label'
export const address = 'Address'
export const addressHelp = 'An address on this site such as /vehicles, or a web address.'
export const display = 'Shown as'
export const displays = { button: 'Button', link: 'Link' } as const
export const variant = 'Variant'
export const variants = {
  default: 'Default',
  outline: 'Outline',
  ghost: 'Ghost',
  destructive: 'Destructive',
  secondary: 'Secondary',
} as const
export const newTab = 'Opens in a new tab'
export const picture = 'Picture'
export const alt = 'Description of the picture'
export const fit = 'Fit'
export const fits = { contain: 'Whole picture', cover: 'Fill the box' } as const
export const radius = 'Corner radius, px'
export const opacity = 'Opacity, 0 to 1'

export const numberBetween = ({ max, min }: { min: number; max: number }) =>
  `Enter a number from ${min} to ${max}`
export const colorLike = 'Enter a colour such as #13203a'

// Banner
export const background = 'Size and background'
export const bannerWidth = 'Width, px'
export const bannerHeight = 'Height, px'
export const phoneHeight = 'Height on phones, px'
export const backgroundColor = 'Background colour'
export const backgroundImage = 'Background picture'
export const videoAfterPicture = 'Once there is a picture, a video can be shown over it.'
export const backgroundAlt = 'Description of the background picture'
export const backgroundVideo = 'Video over the background picture'
export const gradient = 'Gradient'
export const gradientEnabled = 'Gradient over the background'
export const gradientType = 'Type'
export const gradientTypes = { linear: 'Linear', radial: 'Radial' } as const
export const direction = 'Direction'
export const degrees = 'Angle'
/** 'Bottom left', 'To top right' */
export const directionNamed = (direction: string) =>
  direction === 'center' ? 'Centre' : direction.charAt(0).toUpperCase() + direction.slice(1)
export const angle = 'Angle, degrees'
export const colorNumber = (number: number) => `Colour ${number}`
export const stopNumber = (number: number) => `Stop ${number}, %`
export const addColor = 'Add a colour'
export const removeColor = (number: number) => `Remove colour ${number}`
export const place = 'Place and time'
export const name = 'Name'
export const nameHelp = 'What the list of slides calls this banner. Pages do not show it.'
