import { findForm } from '#blocks/find-form.ts'
import type { Notice } from '#editor/model/guards/notice.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from '#editor/controls/dialog.module.css'
import { goToNotice } from '#editor/page/actions/go-to-notice.ts'
import { useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'

/** How many places are listed here; the list of notices contains all of them. */
const most = 5

/** Lists where sample text of a template would be published; each entry leads to its place. */
export function TemplateTexts(props: { notices: readonly Notice[]; onClose: () => void }) {
  const workspace = useWorkspace()
  const { messages, interfaceLanguage } = useTexts()
  const found = props.notices.filter(({ kind }) => kind === 'template_text')
  if (found.length === 0) return null
  return (
    <div className={styles['note']} data-template-texts="">
      <p>{messages.publish.templateTexts(found.length)}</p>
      <ul>
        {found.slice(0, most).map((notice) => (
          <li key={notice.id}>
            <StaffButton
              look="text"

              onClick={() => {
                props.onClose()
                goToNotice(workspace, notice)
              }}
            >
              {findForm(notice.type)?.name[interfaceLanguage] ?? notice.type}: {notice.summary}
            </StaffButton>
          </li>
        ))}
      </ul>
      {found.length > most && <p>{messages.publish.moreTexts(found.length - most)}</p>}
    </div>
  )
}
