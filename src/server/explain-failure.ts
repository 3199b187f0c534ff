/** One line for a person about why the program could not start. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return `The program could not start: ${String(error)}`
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `DATA_DIR: the data directory can't be written (${error.message}).`
  if (code === 'ENOSPC') return `DATA_DIR: the disk is full.`
  // Errors of our own say in their message what to do; of others at least the first line is for people.
  return error.message.split('\n')[0] ?? error.name
}
