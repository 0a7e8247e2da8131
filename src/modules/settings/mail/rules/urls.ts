/** The list of e-mail texts in the back office. */
export const MAIL_TEXTS_PATH = '/admin/settings/email-templates'

/** The screen of one of them. */
export const mailTextPath = (key: string): string => `${MAIL_TEXTS_PATH}/${key}`
