/** An entry of a list in an e-mail: its title links to `href`, each detail is a line under it. */
export type MailItem = { title: string; href: string; details: string[] }

/** What a {{name}} stands for: a text, or a list that stands where the name is a paragraph of its own. */
export type MailValue = string | MailItem[]

/** A kind of e-mail: which event sends it, what it can say, and its text until staff write their own. */
export type MailEvent<Name extends string = string> = {
  /** Stable; names the event in templates and in the outbox. */
  key: string
  /** What staff read in the list of templates. */
  title: string
  /** When it is sent, in a sentence. */
  sentWhen: string
  /** What the text may name as {{name}}, each with a sample for the preview. */
  variables: Readonly<Record<Name, MailValue>>
  subject: string
  /** Paragraphs divided by blank lines; a line that is just [Label]({{link}}) becomes a button. */
  body: string
}

/** Declares a kind of e-mail; the variables named here are the ones that a sender must give. */
export const defineMail = <Name extends string>(event: MailEvent<Name>): MailEvent<Name> => event

/** The text of an e-mail, as the event brings it or as staff changed it. */
export type MailText = Pick<MailEvent, 'subject' | 'body'>
