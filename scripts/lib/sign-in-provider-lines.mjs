const PROVIDERS = ['Google', 'Facebook']

/** @param {string | undefined} value */
const isSet = (value) => Boolean(value?.trim()) && value?.trim() !== 'change-me'

/**
 * Whether people can sign in with Google and Facebook, and how to switch that on.
 *
 * @param {Record<string, string | undefined>} env
 * @param {string} address of the site, which the provider sends people back to
 * @returns {string[]}
 */
export const signInProviderLines = (env, address) =>
  PROVIDERS.flatMap((title) => {
    const names = ['ID', 'SECRET'].map((part) => `${title.toUpperCase()}_CLIENT_${part}`)
    const back = `${address}/api/v1/auth/oauth/${title.toLowerCase()}/callback`
    const button = `"Connect with ${title}"`
    if (names.every((name) => isSet(env[name]))) return [`${button} is on; ${title} returns to ${back}`]
    return [
      `${button} is off. To switch it on, set ${names.join(' and ')}`,
      `  in .env or in the environment, register ${back} with ${title}, and start again.`,
    ]
  })
