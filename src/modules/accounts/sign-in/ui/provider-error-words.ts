/** The messages for a failed sign-in through a provider, and what to do. `{provider}` is its name. */
const WORDS: Record<string, { title: string; text: string }> = {
  cancelled: {
    title: 'Signing in was cancelled',
    text: 'Nothing was changed. You can try again, or sign in with e-mail and password.',
  },
  expired: {
    title: 'That took too long',
    text: 'This sign-in was started more than 10 minutes ago or in another browser, or has already been completed. Please start again.',
  },
  'not-configured': {
    title: 'This way of signing in is switched off',
    text: 'Please sign in with e-mail and password.',
  },
  unreachable: {
    title: '{provider} cannot be reached',
    text: 'Please try again in a few minutes, or sign in with e-mail and password.',
  },
  provider: {
    title: 'We could not sign you in with {provider}',
    text: 'We could not use the response from {provider}. Please try again, or sign in with e-mail and password.',
  },
  taken: {
    title: 'This account is already connected',
    text: 'Your {provider} account is connected to another account here. Sign in to that one, or disconnect it there first.',
  },
  'no-email': {
    title: 'An e-mail address is needed',
    text: '{provider} did not tell us your e-mail address. Please allow it there, or sign up with your address.',
  },
  'connect-first': {
    title: 'You already have an account',
    text: 'There is an account with your e-mail address. Sign in with its password, then connect {provider} under Account settings, Security.',
  },
  pending: {
    title: 'Please confirm your e-mail address first',
    text: 'Follow the link in the e-mail we sent you, then sign in.',
  },
  blocked: { title: 'This account is blocked', text: 'Please contact us if you think this is a mistake.' },
  suspended: {
    title: 'This account is suspended',
    text: 'Please contact us if you think this is a mistake.',
  },
  deleted: { title: 'This account was deleted', text: 'Please contact us if you think this is a mistake.' },
}

const UNKNOWN = { title: 'An error occurred', text: 'We could not sign you in. Please try again.' }

/** The message for a reason; unknown ones get a general sentence. `provider` is a display name. */
export function providerErrorWords(
  reason: string | undefined,
  provider: string,
): { title: string; text: string } {
  const { title, text } = (reason !== undefined && Object.hasOwn(WORDS, reason) && WORDS[reason]) || UNKNOWN
  return { title: title.replaceAll('{provider}', provider), text: text.replaceAll('{provider}', provider) }
}
