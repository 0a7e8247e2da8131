import { siteIdentity } from '../site-identity'
import { RETRY_AFTER_SECONDS } from '../unavailable'
import { escapeMarkup } from './escape'

/**
 * The page shown while the database is unreachable. It retries by itself.
 * It is self-contained: whatever renders the other pages may be what is missing.
 */
export const unavailablePage = (site = escapeMarkup(siteIdentity().name)): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS * 2}">
<title>Back in a moment · ${site}</title>
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
  <p>${site}</p>
  <h1>Back in a moment</h1>
  <p>We cannot show this page right now. It will load by itself as soon as we can.</p>
  <a href="">Try again</a>
</main>
</html>
`
