import { useLazyMessages } from '#i18n/language-context.tsx'
import { staffDialogMessages } from '#i18n/lazy/staff-dialogs.ts'
import { editorHelp, handbookHref, type EditorHelp } from '#routing/handbook-places.ts'

/** Leads from a dialog or a panel to its section of the handbook, in a new tab, so that no work is left. */
export function HelpLink({ about }: { about: EditorHelp }) {
  const { handbook } = useLazyMessages(staffDialogMessages)
  return (
    <a href={handbookHref(editorHelp[about])} target="_blank" rel="noreferrer" data-help="" title={handbook}>
      <span aria-hidden="true">?</span>
    </a>
  )
}
