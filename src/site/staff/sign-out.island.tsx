import { island } from '#design/island/island.tsx'
import { forgetEntries, listEntries } from '#fields/kept-by-browser/kept-entries.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { keptEntriesMessages, linesAboutKept } from '#i18n/lazy/kept-entries.ts'
import { staffBarMessages } from '#i18n/lazy/staff-bar.ts'
import { staffHref } from '#routing/paths.ts'

/**
 * The button that signs out, and asks before what this browser has kept for the account is discarded. Pressed without
 * scripts, or before they have loaded, it discards nothing.
 */
function SignOut({ account, csrfToken }: { account: number; csrfToken: string }) {
  const language = useLanguage()
  const { signOut } = useLazyMessages(staffBarMessages)
  const { title } = useLazyMessages(keptEntriesMessages)
  return (
    <form
      method="post"
      action={staffHref('logout')}
      onSubmit={(event) => {
        const kept = listEntries(account)
        if (kept.length === 0) return
        // These pages work without scripts, and have no dialogs of their own.
        if (confirm([title, ...linesAboutKept(kept, new Date(), language)].join('\n'))) forgetEntries(account)
        else event.preventDefault()
      }}
    >
      <input type="hidden" name="csrf" value={csrfToken} />
      <button type="submit">{signOut}</button>
    </form>
  )
}

export default island('sign-out', SignOut, { when: 'idle' })
