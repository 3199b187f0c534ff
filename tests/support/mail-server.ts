import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type MailServer = { url: string; close: () => Promise<void> }
/** A mail that the server has accepted, as it was sent. */
export type ReceivedMail = { recipients: string[]; text: string }

/** An SMTP server on a free port that accepts every mail, unless the options say otherwise. */
export async function startMailServer(
  onMail: (mail: ReceivedMail) => void,
  options: SMTPServerOptions = {},
): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (data: Buffer) => (text += data.toString()))
      stream.on('end', () => {
        onMail({ recipients: session.envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
    ...options,
  })
  // A client that disconnects abruptly is not an error here.
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
