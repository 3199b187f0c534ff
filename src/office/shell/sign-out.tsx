import { useRef, useState } from 'react'
import { csrfToken } from '#design/csrf-token.ts'
import { forgetEntries, listEntries } from '#fields/kept-by-browser/kept-entries.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { keptEntriesMessages, linesAboutKept } from '#i18n/lazy/kept-entries.ts'
import { staffBarMessages } from '#i18n/lazy/staff-bar.ts'
import { staffHref } from '#routing/paths.ts'
import { QuestionDialog } from '#staff/dialog/question-dialog.tsx'
import { useStart } from '../start-context.ts'
import { leaveUnasked } from './use-ask-before-leaving.ts'

/** The button that signs out, and asks before what this browser has kept for the account is discarded. */
export function SignOut() {
  const { accountId } = useStart()
  const language = useLanguage()
  const { signOut } = useLazyMessages(staffBarMessages)
  const { title, action } = useLazyMessages(keptEntriesMessages)
  const form = useRef<HTMLFormElement>(null)
  const [lines, setLines] = useState<readonly string[] | null>(null)
  return (
    <>
      <form
        ref={form}
        method="post"
        action={staffHref('logout')}
        aria-label={signOut}
        onSubmit={(event) => {
          const kept = listEntries(accountId)
          if (kept.length === 0) return
          event.preventDefault()
          setLines(linesAboutKept(kept, new Date(), language))
        }}
      >
        <input type="hidden" name="csrf" value={csrfToken()} />
        <button>{signOut}</button>
      </form>
      {lines && (
        <QuestionDialog
          {...{ title, action }}
          text={lines}
          onConfirm={() => {
            forgetEntries(accountId)
            leaveUnasked()
            form.current?.submit()
          }}
          onClose={() => setLines(null)}
        />
      )}
    </>
  )
}
