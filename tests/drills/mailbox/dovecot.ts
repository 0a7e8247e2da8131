import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../../../scripts/lib/lifecycle.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'

/** A mail server with one mailbox, for whatever is put into it. */
export type MailServer = {
  /** As INBOUND_MAIL_IMAP_URL. */
  url: string
  deliver: (raw: Buffer) => void
  /** E-mails that nobody has read. */
  countUnread: () => number
  countFlagged: () => number
  stop: () => Promise<void>
}

const isRoot = process.getuid?.() === 0
const START_MS = 10_000

/** Under root, mail belongs to somebody else, which Dovecot insists on. */
const owner = () =>
  isRoot
    ? { user: 'nobody', uid: Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })) }
    : { user: os.userInfo().username, uid: os.userInfo().uid }

function configOf(home: string, port: number): string {
  const { uid, user } = owner()
  const { gid } = fs.statSync(home)
  const [internal, login] = isRoot ? ['dovecot', 'dovenull'] : [user, user]
  return `
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
base_dir = ${home}/run
state_dir = ${home}/state
log_path = ${home}/dovecot.log
mail_location = maildir:${home}/mail
first_valid_uid = 1
first_valid_gid = 0
default_internal_user = ${internal}
default_login_user = ${login}
mail_access_groups =
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${isRoot ? 65534 : gid} home=${home}
}
`
}

/** The command of the server; null where it is not installed. */
export function findDovecot(): string | null {
  const known = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', '/opt/homebrew/sbin/dovecot']
  return known.find((file) => fs.existsSync(file)) ?? null
}

async function untilAnswering(port: number): Promise<void> {
  const late = Date.now() + START_MS
  const greets = () =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1')
      socket.once('data', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
  while (!(await greets())) {
    if (Date.now() > late) throw new Error('Dovecot did not start')
    await sleep(50)
  }
}

function makeFolders(home: string): void {
  for (const name of ['mail/new', 'mail/cur', 'mail/tmp', 'run', 'state'])
    fs.mkdirSync(path.join(home, name), { recursive: true })
  const { uid } = owner()
  if (isRoot) execFileSync('chown', ['-R', `${uid}:65534`, path.join(home, 'mail')])
}

/** The letters after the name of a file that the mailbox has sorted in: S for read, F for flagged. */
const withFlag = (home: string, flag: string): number =>
  fs.readdirSync(path.join(home, 'mail/cur')).filter((name) => name.split(':2,')[1]?.includes(flag)).length

/** Starts Dovecot in a folder of its own. */
export async function startDovecot(command: string, home: string): Promise<MailServer> {
  const port = await freePort()
  makeFolders(home)
  const config = path.join(home, 'dovecot.conf')
  fs.writeFileSync(config, configOf(home, port))
  const { child, ended } = startChild(command, ['-F', '-c', config], { stdio: 'ignore' })
  await untilAnswering(port)
  let delivered = 0
  return {
    url: `imap://support:secret@127.0.0.1:${port}/INBOX`,
    deliver: (raw) => {
      delivered += 1
      const name = `${Date.now()}.${process.pid}_${delivered}.drill`
      const [tmp, ready] = ['tmp', 'new'].map((folder) => path.join(home, 'mail', folder, name)) as [
        string,
        string,
      ]
      fs.writeFileSync(tmp, raw)
      if (isRoot) fs.chownSync(tmp, owner().uid, 65_534)
      fs.renameSync(tmp, ready)
    },
    countUnread: () => delivered - withFlag(home, 'S'),
    countFlagged: () => withFlag(home, 'F'),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
