import { expect, test } from 'vitest'
import { issuesOf } from './use-application'
import type { FileState } from './use-application-file'

const JOB = {
  id: 1,
  title: 'Auction buyer',
  questions: [
    { id: 'a', question: 'Do you drive?', type: 'YES_NO', requirement: 'required', options: [] },
    { id: 'b', question: 'Languages?', type: 'TEXT', requirement: 'optional', options: [] },
  ],
} as const

const PERSON = {
  name: 'Wanjiru Kamau',
  email: 'wanjiru@mail.example',
  phone: '+254712123456',
  country: 'Kenya',
  citizen: 'Kenya',
  question_a: 'Yes',
}
const NONE: FileState = { kind: 'none' }
const SENDING: FileState = { kind: 'sending', name: 'resume.pdf', share: 0.5 }
const STORED: FileState = { kind: 'stored', name: 'resume.pdf', path: 'resumes/1' }

test.each<[string, Record<string, string>, FileState, FileState, string[]]>([
  [
    'an empty form has every fault at once',
    {},
    NONE,
    NONE,
    [
      'name: Name is required',
      'email: Please enter a valid email address',
      'phone: Please enter a valid phone number',
      'country: Country is required',
      'citizen: Citizenship is required',
      'resumeUrl: Resume is required',
      'question_a: Do you drive? is required',
    ],
  ],
  ['a complete form has none', PERSON, STORED, NONE, []],
  [
    'a phone number without its country is refused before anything is sent',
    { ...PERSON, phone: '0712 123456' },
    STORED,
    NONE,
    ['phone: Please enter a valid phone number'],
  ],
  [
    'files on their way are waited for',
    PERSON,
    SENDING,
    SENDING,
    ['resumeUrl: Wait until the file has been sent', 'coverLetterUrl: Wait until the file has been sent'],
  ],
])('%s', (_, texts, resume, coverLetter, expected) =>
  expect(
    issuesOf(texts, JOB, { state: resume }, { state: coverLetter }).map(
      ({ message, path }) => `${path}: ${message}`,
    ),
  ).toEqual(expected),
)
