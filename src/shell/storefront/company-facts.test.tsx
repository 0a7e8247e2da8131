import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SITE } from '@/kernel/site'
import { CompanyFacts } from './company-facts'

test('the contact page shows who the company is; without a name in the settings it shows nothing', () => {
  expect(renderToStaticMarkup(<CompanyFacts company={SITE} />)).toBe('')
  const html = renderToStaticMarkup(
    <CompanyFacts
      company={{
        ...SITE,
        legalName: 'Kaido Motors K.K.',
        registrationNumber: '0200-01-123456',
        memberships: ['JUMVEA no. 1234'],
      }}
    />,
  )
  for (const part of ['The company', 'Kaido Motors K.K.', '0200-01-123456', 'JUMVEA no. 1234'])
    expect(html).toContain(part)
})
