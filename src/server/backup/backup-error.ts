/** A backup or a restore can't go on; the message is one line for the operator. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupError'
  }
}

/** The reason of an error as a part of a line: its first line, or its name. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'ENOSPC') return 'the disk is full'
  return error.message.split('\n')[0] || error.name
}
