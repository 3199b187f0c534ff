import { findForm } from '#blocks/find-form.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { Sign } from '#editor/controls/sign.tsx'
import { describeNotice } from '#editor/model/guards/describe-notice.ts'
import type { Notice } from '#editor/model/guards/notice.ts'
import styles from './notices-list.module.css'

/** All notices, and below them what no program can find. */
export function NoticesList(props: { notices: readonly Notice[]; onJump: (notice: Notice) => void }) {
  return (
    <>
      <FoundNotices {...props} />
      <OwnChecks />
    </>
  )
}

/** Errors first; each leads to the block or field concerned. */
function FoundNotices(props: { notices: readonly Notice[]; onJump: (notice: Notice) => void }) {
  const { notices, onJump } = props
  const messages = useLazyMessages(editorBlocksMessages)
  const language = useLanguage()
  const errors = notices.filter(({ severity }) => severity === 'error')
  const warnings = notices.filter(({ severity }) => severity === 'warning')
  if (notices.length === 0) return <p className={styles.none}>{messages.notices.none}</p>
  return (
    <div className={styles.notices}>
      {[
        { title: messages.notices.errors(errors.length), members: errors, severity: 'error' },
        { title: messages.notices.warnings(warnings.length), members: warnings, severity: 'warning' },
      ]
        .filter(({ members }) => members.length > 0)
        .map(({ title, members, severity }) => (
          <section key={severity} data-severity={severity}>
            <h3>
              <Sign name="warning" size={16} />
              {title}
            </h3>
            <ul>
              {members.map((notice) => (
                <li key={notice.id}>
                  <button type="button" onClick={() => onJump(notice)}>
                    <span className={styles.block}>
                      {findForm(notice.type)?.name[language] ?? notice.type}
                      {notice.summary && <span> {notice.summary}</span>}
                    </span>
                    <span>{describeNotice(notice, language, messages)}</span>
                    <span className="visually-hidden"> {messages.notices.jump}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

/** How to find by oneself what the notices do not find (ATAG 2.0, B.3.1.1 and B.3.1.2). */
function OwnChecks() {
  const { own, ownChecks } = useLazyMessages(editorBlocksMessages).notices
  return (
    <details className={styles.own}>
      <summary>{own}</summary>
      <ul>
        {ownChecks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
    </details>
  )
}
