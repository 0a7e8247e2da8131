/** A list entry in an e-mail: its title links to `href`, and each detail is a line below it. */
export type MailItem = { title: string; href: string; details: string[] }

/** The value of a {{name}}: a text, or a list if the name is a paragraph of its own. */
export type MailValue = string | MailItem[]

/**
 * A kind of e-mail: the event that sends it, its variables, and its default text until staff write their own.
 */
export type MailEvent<Name extends string = string> = {
  /** Stable; identifies the event in templates and in the outbox. */
  key: string
  /** Its name in the list of templates. */
  title: string
  /** When it is sent, in a sentence. */
  sentWhen: string
  /** The variables available as {{name}}, each with a sample for the preview. */
  variables: Readonly<Record<Name, MailValue>>
  subject: string
  /** Paragraphs separated by blank lines; a line consisting only of [Label]({{link}}) becomes a button. */
  body: string
  /**
   * Whether a customer may decide by it whether, what or whom to pay; every e-mail to a customer about a sale states it.
   * Administrators are sent each change of its text, and approve account numbers and links in it.
   */
  aboutMoney?: boolean
  /**
   * Warns administrators of what others do. What others than they write into its text waits for one of them, who
   * would otherwise not be warned of anything more.
   */
  warnsAdministrators?: true
}

/** Declares a kind of e-mail; senders must provide the variables listed here. */
export const defineMail = <Name extends string>(event: MailEvent<Name>): MailEvent<Name> => event

/** The text of an e-mail, either the event's default or edited by staff. */
export type MailText = Pick<MailEvent, 'subject' | 'body'>
