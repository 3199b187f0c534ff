import type { Ref } from 'react'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { staffBarMessages } from '#i18n/lazy/staff-bar.ts'
import { StaffBar } from '#site/staff/staff-bar.tsx'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { AccountMenu } from './account-menu.tsx'
import { PageMenu, usePageDialog } from './page-menu.tsx'
import styles from '#editor/controls/toolbar.module.css'

/**
 * The staff's toolbar above every page, 98 pixels high in two rows (specification, sections 2 and 9): the staff's own
 * menu, and below it the actions on this page. The editing tools are rendered into `toolsRef`.
 */
export function Toolbar(props: {
  isEditing: boolean
  onBegin: () => void
  /** Called when the pointer or the focus comes near the edit button: the editor's code can be prefetched. */
  onAnticipate: () => void
  onLanguage: () => void
  toolsRef: Ref<HTMLDivElement>
}) {
  const { isEditing, onBegin, onAnticipate, onLanguage, toolsRef } = props
  const { page } = useTools()
  const language = useLanguage()
  const { toolbar } = useLazyMessages(editorMessages)
  const { label } = useLazyMessages(staffBarMessages)
  const { openPageDialog, pageDialog } = usePageDialog()
  return (
    <section className={styles['toolbar']} aria-label={label} data-toolbar="">
      <StaffBar home={page.language} menus={page.menus[language]} className={styles['row']}>
        <AccountMenu onLanguage={onLanguage} />
      </StaffBar>
      <div className={styles['row']}>
        {!isEditing && (
          <>
            {page.section === null ? (
              <span className={styles['soft']}>
                {toolbar.noSection} <span className={styles['more']}>{toolbar.editable}</span>
              </span>
            ) : (
              <button
                type="button"
                className={styles['main']}
                onClick={onBegin}
                onPointerEnter={onAnticipate}
                onFocus={onAnticipate}
                data-edit=""
              >
                {toolbar.edit}
              </button>
            )}
            <PageMenu onChoose={openPageDialog} />
            {pageDialog}
            {page.section !== null && !page.isOnlyDraft && <DraftLink />}
            {/* Beside the sentence about an automatic page there is hardly room for a letter of it. */}
            {page.section !== null && <span className={styles['title']}>{page.title}</span>}
          </>
        )}
        <div className={styles['tools']} ref={toolsRef} hidden={!isEditing} />
      </div>
    </section>
  )
}

/** Links to the public page, or to the preview of the draft. */
function DraftLink() {
  const { toolbar } = useLazyMessages(editorMessages)
  const isDraft = new URLSearchParams(location.search).has('draft')
  return (
    <a href={isDraft ? location.pathname : `${location.pathname}?draft`}>
      {isDraft ? toolbar.public : toolbar.draft}
    </a>
  )
}
