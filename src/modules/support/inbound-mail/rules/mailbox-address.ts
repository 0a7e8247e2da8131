/** Where a mailbox is read. */
export type MailboxAddress = {
  host: string
  port: number
  /** Encrypted from the start; otherwise as soon as the server allows it. */
  isSecure: boolean
  /** May do without encryption, since nothing leaves the machine. */
  isLocal: boolean
  user: string
  password: string
  folder: string
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Reads an address such as imaps://user:password@mail.example.com/INBOX; the folder is INBOX if there is none. */
export function readMailboxAddress(address: string): MailboxAddress {
  const { hostname, password, pathname, port, protocol, username } = new URL(address)
  const isSecure = protocol === 'imaps:'
  return {
    host: hostname,
    port: port ? Number(port) : isSecure ? 993 : 143,
    isSecure,
    isLocal: LOCAL.has(hostname),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  }
}
