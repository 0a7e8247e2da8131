import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SITE } from '@/kernel/site'
import { ContactPage } from '@/shell/storefront/contact-page'
import ContactError from './error'

it('the contact page shows that there are no showrooms', () => {
  const page = renderToStaticMarkup(
    <ContactPage counts={new Map()} company={SITE} now={new Date()} showrooms={[]} />,
  )
  expect(page).toContain('No showrooms available')
})

it('the contact page shows that showrooms could not be read, and lets people try again', () => {
  const error = Object.assign(new Error('lost'), { digest: '123' })
  const page = renderToStaticMarkup(<ContactError error={error} retry={() => undefined} />)
  expect(page).toContain('Error loading showrooms')
  expect(page).toContain('Try again')
  expect(page).not.toContain('lost')
})
