/** Something that the site stores in a browser. */
export type Stored = {
  name: string
  why: string
  until: string
  /** What the browser itself calls it; keys of the tab's own forms begin with 'form:'. */
  keys: readonly string[]
}

/** Everything that the site stores in a browser. */
export const STORED_ON_YOUR_DEVICE: readonly Stored[] = [
  {
    name: 'Cookie “theme”',
    keys: ['theme'],
    why: 'Your choice of light or dark colours. Set only if you choose one.',
    until: 'One year, or until you choose “as this device”.',
  },
  {
    name: 'Cookie “data-saver”',
    keys: ['data-saver'],
    why: 'Whether pictures wait until you tap them. Set only if you turn it on.',
    until: 'One year.',
  },
  {
    name: 'Cookie “payload-token”',
    keys: ['payload-token'],
    why: 'Keeps you signed in. Set only when you sign in; scripts cannot read it.',
    until:
      'Until you sign out, or seven days after your last visit and 30 days at most; for staff, eight and twelve hours.',
  },
  {
    name: 'When your session was last extended',
    keys: ['session-refreshed'],
    why: 'So that pages extend it at most once an hour. Set only if you sign in.',
    until: 'Until you clear it.',
  },
  {
    name: 'Cookie “kaido-device”',
    keys: ['kaido-device'],
    why: 'Recognises this device as yours, so that you can still sign in while strangers who try to guess your password are locked out. It does not give access to anything by itself.',
    until: '180 days after you last signed in here.',
  },
  {
    name: 'Cookie “kaido-oauth”',
    keys: ['kaido-oauth'],
    why: 'Brings you back to where you were when you sign in with Google or Facebook, and proves that you started the sign-in. Set only while you do so; scripts cannot read it.',
    until: 'Ten minutes, or until you are back.',
  },
  {
    name: 'Cookie “kaido-wish”',
    keys: ['kaido-wish'],
    why: 'The vehicle whose heart you clicked before signing in, so that it is on your wishlist afterwards. Set only after such a click; scripts cannot read it.',
    until: 'Half an hour, or until you have signed in.',
  },
  {
    name: 'Cookie “kaido-free”',
    keys: ['kaido-free'],
    why: 'The reserved vehicle that you asked to be told about before signing in, so that your wish is kept afterwards. Set only after such a click; scripts cannot read it.',
    until: 'Half an hour, or until you have signed in.',
  },
  {
    name: 'Cookie “kaido_to”',
    keys: ['kaido_to'],
    why: 'The port that you chose under “Deliver to”, so that prices say what a vehicle costs there. Set only after such a choice.',
    until: 'A year after you chose it, or until you choose none.',
  },
  {
    name: 'Cookie “kaido_distances”',
    keys: ['kaido_distances'],
    why: 'Whether distances are shown in kilometres or miles. Set only if you choose one.',
    until: 'One year.',
  },
  {
    name: 'A vehicle to reserve',
    keys: ['kaido-hold'],
    why: 'The vehicle you asked to reserve before signing in, so that the request is sent afterwards. Set only after such a click.',
    until: 'Until you have signed in; after half an hour it is no longer sent.',
  },
  {
    name: 'A vehicle to ask a quote for',
    keys: ['kaido-quote'],
    why: 'The vehicle you asked a quote for before signing in, so that the form opens afterwards. Set only after such a click.',
    until: 'Until you have signed in; after half an hour the form no longer opens.',
  },
  {
    name: 'The page you signed up from',
    keys: ['kaido-return'],
    why: 'So that you get back to it once you have confirmed your e-mail address. Set only when you sign up.',
    until: 'Until you have confirmed your address; after a day it is no longer used.',
  },
  {
    name: 'Your searches',
    keys: ['kaido:recent-searches', 'kaido:saved-searches'],
    why: 'Your latest searches, and those you saved without signing in, so that you can return to them. They leave your browser only if you move them to your account.',
    until: 'Until you remove them or newer ones take their place.',
  },
  {
    name: 'Vehicles you viewed and compared',
    keys: ['kaido:recently-viewed', 'kaido:compare'],
    why: 'The last twelve you viewed and up to four you compared, so that you can return to them. The server is told which ones to show, and does not record it.',
    until: 'Until you clear them or newer ones take their place.',
  },
  {
    name: 'Pages and pictures you have seen',
    keys: ['keep-pages'],
    why: 'So that you can read about vehicles again while offline. Public pages only, and not while you are signed in.',
    until: 'Until newer ones take their place, or you switch it off.',
  },
  {
    name: 'What you type into a form',
    keys: ['form:'],
    why: 'So that a lost connection or a reload does not lose what you typed, or the link you followed from an e-mail. Passwords and files are not stored.',
    until: 'Until the form is sent or the tab is closed.',
  },
]
