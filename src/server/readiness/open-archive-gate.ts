import type { NoteCode } from '#i18n/lazy/operation-notes.ts'
import { troubles, type FailedCheck } from './failed-check.ts'

/** How long a process may be not ready because of the archive, in milliseconds. */
const timeout = 10_000

export type ArchiveGate = {
  /** The archive can be searched. */
  open(): void
  findFailedChecks(): FailedCheck[]
  findNotes(): NoteCode[]
}

/**
 * A process that has started is not ready before it can search the archive, so that a load balancer leaves visitors to
 * the others meanwhile. With a very large archive it is ready after ten seconds all the same, with a note: everything
 * else works, and it may be the only process.
 */
export function openArchiveGate({ isExpected }: { isExpected: boolean }): ArchiveGate {
  const began = performance.now()
  let isOpen = !isExpected
  const isLate = () => performance.now() - began > timeout
  return {
    open() {
      isOpen = true
    },
    findFailedChecks: () => (isOpen || isLate() ? [] : [troubles.archive]),
    findNotes: () => (isOpen || !isLate() ? [] : ['archive_being_read']),
  }
}
