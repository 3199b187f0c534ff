import { findForm } from '#blocks/find-form.ts'
import { Status } from '#fields/controls/status.tsx'
import { findTexts, type FoundText } from '#editor/model/blocks/find-texts.ts'
import { nameOfType } from '#editor/page/actions/block-messages.ts'
import { goToNotice } from '#editor/page/actions/go-to-notice.ts'
import { useContent, useDraft, useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import styles from './structure.module.css'

/** The field for words that are searched in all texts of the page, also in those that only the panel shows. */
export function TextSearch({ query, onType }: { query: string; onType: (query: string) => void }) {
  const { messages } = useTexts()
  const { language } = useDraft()
  return (
    <label className={styles['search']}>
      {messages.structure.search}
      <input type="search" lang={language} value={query} onChange={({ target }) => onType(target.value)} />
    </label>
  )
}

/** The texts that were found, in the order of the page; each leads to its field. Their number is announced. */
export function FoundTexts({ query }: { query: string }) {
  const { messages } = useTexts()
  const found = findTexts(query, useContent())
  return (
    <>
      <p className={styles['intro']}>
        <Status>{messages.structure.found(found.length)}</Status>
      </p>
      <ol className={styles['list']}>
        {found.map((text) => (
          <li key={`${text.block} ${text.field}`}>
            <FoundEntry text={text} />
          </li>
        ))}
      </ol>
    </>
  )
}

function FoundEntry({ text }: { text: FoundText }) {
  const { interfaceLanguage } = useTexts()
  const { language } = useDraft()
  const workspace = useWorkspace()
  const { block, type, field, excerpt } = text
  // A text that is written on the page has no field in the panel.
  const isInPlace = findForm(type)?.inPlace.some((one) => one.field === field) ?? false
  return (
    <button
      type="button"
      className={styles['entry']}
      onClick={() => goToNotice(workspace, { block, field: isInPlace ? null : field })}
    >
      <span>{nameOfType(type, interfaceLanguage)}</span>
      <span className={styles['summary']} lang={language}>
        {excerpt}
      </span>
    </button>
  )
}
