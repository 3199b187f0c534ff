/**
 * Why the site cannot do its work, as one plain line for the operator, without paths, addresses or messages of other
 * programs.
 */
export type FailedCheck = { code: string; message: string }

/** Every trouble that a check can find, each with its message. */
export const troubles = {
  unreachable: { code: 'database_unreachable', message: 'The database does not answer.' },
  read_only: { code: 'database_read_only', message: 'The database can be read, but not written to.' },
  damaged: {
    code: 'database_damaged',
    message: 'The database is damaged: load a backup, or repair it with the tools of PostgreSQL.',
  },
  disk_full: { code: 'database_disk_full', message: 'The disk of the database is full.' },
  overloaded: { code: 'database_overloaded', message: 'The database is too slow to answer in time.' },
  failing: { code: 'database_failing', message: 'The database answers with an error.' },
  older: {
    code: 'migrations_missing',
    message: 'The database lacks migrations of this version: run npm run migrate, or start the site again.',
  },
  newer: {
    code: 'migrations_newer',
    message:
      'A newer version of the site has taken away what this one needs in the database: start that version.',
  },
  deaf: {
    code: 'changes_unheard',
    message: 'The site does not hear of changes, so that pages may be out of date.',
  },
  slow: {
    code: 'slow',
    message:
      'Database or DATA_DIR have not answered the checks within three seconds, for half a minute: machine, disk or database are overloaded.',
  },
  archive: {
    code: 'archive_being_read',
    message:
      'The archive is being read after the start; for at most ten seconds the site is not ready because of it.',
  },
  clockDiffers: {
    code: 'clock_differs',
    message: 'The clocks of the site and of the database differ by more than ten seconds.',
  },
  clockIsEarly: {
    code: 'clock_too_early',
    message: 'The clock of the site is before the day on which this version was made.',
  },
  noRoom: { code: 'disk_full', message: 'The disk of DATA_DIR has less than 100 MB left.' },
  notWritable: { code: 'disk_not_writable', message: 'DATA_DIR cannot be written to.' },
} as const satisfies Record<string, FailedCheck>
