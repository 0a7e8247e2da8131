import { escapeMarkup } from '@/kernel/markup/escape'
import { siteIdentity } from '../site-identity'

type PlainPage = {
  title: string
  text: string
  /** Seconds after which it loads again by itself. */
  reloadAfter?: number
}

/**
 * A page with a message and a way to try again. It is self-contained: whatever renders the other pages may be
 * what is missing.
 */
export function plainPage({ reloadAfter, text, title }: PlainPage): string {
  const [name, heading, message] = [siteIdentity().name, title, text].map(escapeMarkup)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${reloadAfter ? `<meta http-equiv="refresh" content="${reloadAfter}">\n` : ''}<title>${heading} · ${name}</title>
<style>
  :root { color-scheme: light dark }
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box;
    font: 1rem/1.6 system-ui, sans-serif; background: light-dark(#fff, #141c28); color: light-dark(#141c28, #f4f6f8) }
  main { max-width: 32rem }
  h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 .75rem }
  p { margin: 0 0 1.5rem }
  a { display: inline-block; padding: .7rem 1.25rem; border-radius: .5rem; font-weight: 600; text-decoration: none;
    background: light-dark(#141c28, #f4f6f8); color: light-dark(#fff, #141c28) }
</style>
<main>
  <p>${name}</p>
  <h1>${heading}</h1>
  <p>${message}</p>
  <a href="">Try again</a>
</main>
</html>
`
}

/** The policy of such a page where the response would have none that allows its styles. */
export const PLAIN_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"
