import { defineMail } from '@/server/mail/define-mail'

const APPLICANT = {
  name: 'Amina Otieno',
  jobTitle: 'Auction buyer',
  link: 'https://cars.example.com/…',
}

const applicantMail = (key: string, title: string, sentWhen: string, subject: string, text: string) =>
  defineMail({
    key,
    title,
    sentWhen: `${sentWhen}; sent to the applicant`,
    variables: APPLICANT,
    subject,
    body: `Hello {{name}},

${text}

[See my application]({{link}})`,
  })

export const applicationReceivedMail = applicantMail(
  'application-received',
  'We have received your application',
  'somebody applies for a job',
  'We have received your application: {{jobTitle}}',
  'Thank you for applying for the job “{{jobTitle}}”. We have received your application and will read it with care. You can see how it stands, or withdraw it, at any time.',
)

export const applicationReviewedMail = applicantMail(
  'application-under-review',
  'Your application is under review',
  'staff move applications to review and choose to write to the applicants',
  'Your application is under review: {{jobTitle}}',
  'We are reading your application for the job “{{jobTitle}}” and will write to you again once we have.',
)

export const applicationInterviewMail = applicantMail(
  'application-interview',
  'Invitation to an interview',
  'staff move applications to interviews and choose to write to the applicants',
  'We would like to meet you: {{jobTitle}}',
  'We have read your application for the job “{{jobTitle}}” and would like to talk to you. We will contact you to agree on a time.',
)

export const applicationOfferedMail = applicantMail(
  'application-offered',
  'An offer',
  'staff move applications to offers and choose to write to the applicants',
  'Good news about your application: {{jobTitle}}',
  'We would like to offer you the job “{{jobTitle}}”. We will contact you with the details.',
)

export const applicationHiredMail = applicantMail(
  'application-hired',
  'Welcome',
  'staff mark applicants as hired and choose to write to them',
  'Welcome: {{jobTitle}}',
  'You have the job “{{jobTitle}}”. We look forward to working with you.',
)

export const applicationRejectedMail = applicantMail(
  'application-rejected',
  'Your application was not successful',
  'an application is rejected, some hours later; not if the rejection is undone before',
  'Your application: {{jobTitle}}',
  'Thank you for your interest in the job “{{jobTitle}}” and for the time you gave it. We have chosen other applicants this time. We wish you every success.',
)

export const applicationWithdrawnMail = applicantMail(
  'application-withdrawn',
  'You have withdrawn your application',
  'an applicant withdraws an application',
  'You have withdrawn your application: {{jobTitle}}',
  'We have noted that you no longer apply for the job “{{jobTitle}}”. Nothing else is needed from you.',
)

export const newApplicationMail = defineMail({
  key: 'application-new',
  title: 'New application',
  sentWhen: 'somebody applies for a job; sent to the e-mail for applications',
  variables: APPLICANT,
  subject: '{{name}} has applied: {{jobTitle}}',
  body: `{{name}} has applied for the job “{{jobTitle}}”.

[See the application]({{link}})`,
})
