import type { Ref } from 'react'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { Logo } from '#site/layout/header/logo.tsx'
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
  const { openPageDialog, pageDialog } = usePageDialog()
  return (
    <section className={styles['toolbar']} aria-label={toolbar.label} data-toolbar="">
      <div className={styles['row']}>
        <a href={`/${page.language}`} className={styles['home']} aria-label={toolbar.home}>
          <Logo />
        </a>
        <nav aria-label={toolbar.label} className={styles['menus']}>
          {page.menus[language].map(({ name, url }) => (
            <a key={url} href={url}>
              {name}
            </a>
          ))}
        </nav>
        <span className={styles['space']} />
        <AccountMenu onLanguage={onLanguage} />
      </div>
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
