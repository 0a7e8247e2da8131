// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, mount } from '@/ui/form/mount.fixture'
import { storeDraft } from '@/ui/form/stored-draft'
import { ToastRegion } from '@/ui/toast'
import { ApplyDialog } from './apply-dialog'

const JOB = { id: 7, title: 'Auction buyer', questions: [] }
const KNOWN = {
  name: 'Wanjiru Kamau',
  email: 'wanjiru@mail.example',
  phone: '+254712123456',
  country: 'Kenya',
}

let page: Awaited<ReturnType<typeof mount>>
let sent: ReturnType<typeof answerCalls>

beforeEach(() => {
  sessionStorage.clear()
  const body = { data: { id: 1 }, message: 'Application submitted successfully' }
  sent = answerCalls({ '/jobs/applications': { status: 201, body } })
})
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

const show = async () => {
  page = await mount(
    <>
      <ApplyDialog applicant={KNOWN} job={JOB} onClose={() => undefined} />
      <ToastRegion />
    </>,
  )
}
const dialog = () => document.querySelector('dialog')
const choose = (name: string, value: string) =>
  act(async () => {
    const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`)
    if (!select) throw new Error(`no ${name}`)
    select.value = value
    select.dispatchEvent(new Event('input', { bubbles: true }))
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
const submit = () => act(async () => document.querySelector('form')?.requestSubmit())

it('shows a phone number of the country that is chosen, and one of the United States for none', async () => {
  await show()
  const help = () => document.querySelector('#phone-help')?.textContent
  expect(help()).toContain('+254 712 123456')
  await choose('country', '')
  expect(help()).toContain('+1 201 555 0123')
})

it('sends nothing before every fault is mended, and then says that it was sent', async () => {
  storeDraft('job-application-7-resume', '', { name: 'resume.pdf', path: 'resumes/1' })
  await show()
  await submit()
  expect(dialog()?.textContent).toContain('Citizenship is required')
  expect(sent).toEqual([])
  await choose('citizen', 'Kenya')
  await submit()
  await vi.waitFor(() => expect(page.text()).toContain('Application submitted successfully'))
  expect(sent.map(({ body }) => body)).toMatchObject([
    { ...KNOWN, jobId: 7, citizen: 'Kenya', resumeUrl: 'resumes/1' },
  ])
  expect(dialog()?.textContent).toContain('Application Submitted!')
})
