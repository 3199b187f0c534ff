import { useEffect } from 'react'
import { useDraft, useShell, useTexts } from '#editor/page/workspace/workspace-context.tsx'
import type { SavingStatus } from '#editor/model/session/editing-session.ts'
import { useStore } from '#design/use-store.ts'
import styles from '#editor/controls/toolbar.module.css'

const dots: Record<SavingStatus, string | undefined> = {
  saved: undefined,
  waiting: 'busy',
  sending: 'busy',
  offline: 'warning',
  full: 'alarm',
  signed_out: 'alarm',
  conflict: 'alarm',
  refused: 'alarm',
  deleted: 'alarm',
}

/** How long everything has to be saved until that is announced, in milliseconds. */
const calm = 2000

/** Whether a problem with saving has to be explained by a message. */
export function useTrouble(): boolean {
  const { session } = useDraft()
  const status = useStatus()
  const isKept = useStore(session.saving, (saving) => saving.isKept || saving.unsaved === 0)
  return !['saved', 'waiting', 'sending'].includes(status) || !isKept
}

/** A call that waits for the user to sign in counts neither as being sent nor as offline. */
function useStatus(): SavingStatus {
  const { session } = useDraft()
  const { tools } = useShell()
  const known = useStore(session.saving, (saving) => saving.status)
  const isAsked = useStore(tools.signedOut, (state) => state)
  return isAsked && ['waiting', 'sending', 'offline'].includes(known) ? 'signed_out' : known
}

/**
 * Shows whether everything is saved. Only important changes are announced: that saving has failed, and that it works
 * again.
 */
export function SavingState() {
  const { session } = useDraft()
  const { tools, view } = useShell()
  const { messages } = useTexts()
  const status = useStatus()
  const isAsked = useStore(tools.signedOut, (state) => state)
  const count = useStore(session.saving, (saving) => saving.unsaved)
  const isKept = useStore(session.saving, (saving) => saving.isKept)
  const text =
    !isKept && count > 0
      ? messages.saving.notKept
      : status === 'offline'
        ? messages.saving.offline(count)
        : messages.saving[status]
  const isQuiet = status === 'waiting' || status === 'sending'
  useEffect(() => {
    if (isQuiet) return undefined
    // While somebody is writing, each pause is saved, and need not be said.
    const timer = setTimeout(() => say(), status === 'saved' ? calm : 0)
    return () => clearTimeout(timer)
    // Once for each state, not for each change of the count.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status])
  const say = () => {
    tools.announce(messages.saving[status] === text ? text : messages.saving.offline(1))
  }
  const shown = (
    <>
      <span className={styles['dot']} data-state={dots[status]} />
      <span className={styles['words']}>{text}</span>
    </>
  )
  // Opens the conflict dialog, which never opens by itself.
  const ask = {
    conflict: () => view.set((state) => ({ ...state, isConflictOpen: true })),
    signed_out: () =>
      void tools
        .signInAgain()
        .then(session.refresh)
        .catch(() => {}),
  }
  // The banner already asks for it.
  if (status === 'conflict' || (status === 'signed_out' && !isAsked))
    return (
      <button
        type="button"
        className={styles['state']}
        data-saving={status}
        title={text}
        onClick={ask[status]}
      >
        {shown}
      </button>
    )
  return (
    <span className={styles['state']} data-saving={status} title={text}>
      {shown}
    </span>
  )
}
