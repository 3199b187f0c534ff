import { memo } from 'react'
import type { Comment } from '#contracts/comments.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { suggestionMessages } from '#i18n/lazy/editor-suggestions.ts'
import { findForm } from '#blocks/find-form.ts'
import { findBlock } from '#operations/index.ts'
import type { Judgement } from '#editor/model/discussion/judge-suggestion.ts'
import { useContent, useDraft, useTexts } from '#editor/page/workspace/workspace-context.tsx'
import { ChangedWords } from '#editor/panels/versions/changed-words.tsx'
import { diffWords } from '#editor/panels/versions/diff-words.ts'
import styles from './comments.module.css'

/** What a suggestion changes, word by word, and how it relates to the text as it is now; null once it is settled. */
export function SuggestedChange({ comment, judgement }: { comment: Comment; judgement: Judgement | null }) {
  const { interfaceLanguage } = useTexts()
  const messages = suggestionMessages[interfaceLanguage]
  const content = useContent()
  const { block, suggestion } = comment
  if (!suggestion) return null
  const { field, before, after } = suggestion
  const found = block === null ? null : findBlock(content, block)
  const form = found && findForm(found.block.type)
  const label = form?.fields.find((one) => one.field === field)?.label[interfaceLanguage] ?? field
  const isMerged = judgement?.kind === 'merged'
  return (
    <div className={styles['suggestion']}>
      <p className={styles['soft']}>{messages.suggests(label)}</p>
      {judgement?.kind === 'outdated' && (
        <>
          <p className={styles['soft']}>{messages.now}</p>
          <Words before={before} after={judgement.current} />
          <p className={styles['soft']}>{messages.suggested}</p>
        </>
      )}
      <Words before={isMerged ? judgement.current : before} after={isMerged ? judgement.value : after} />
      {judgement && judgement.kind !== 'ready' && (
        <p className={styles['state']} data-state={judgement.kind}>
          {messages[judgement.kind]}
        </p>
      )}
    </div>
  )
}

/** Compared again only with other texts, and not with every key on the page. */
const Words = memo(function Words({ before, after }: { before: unknown; after: unknown }) {
  const { language } = useDraft()
  const messages = suggestionMessages[useTexts().interfaceLanguage]
  const parts = diffWords(wordsOf(before), wordsOf(after))
  const spoken = parts.flatMap(({ kind, text }) =>
    kind === 'same' || text.trim() === '' ? [] : [messages.spoken[kind](text.trim())],
  )
  return (
    <>
      {spoken.length > 0 && <p className="visually-hidden">{spoken.join(' ')}</p>}
      <p className={styles['words']} lang={language}>
        {wordsOf(before) === '' && wordsOf(after) === '' ? (
          messages.emptyText
        ) : (
          <ChangedWords before={before} after={after} />
        )}
      </p>
      {spoken.length === 0 && <p className={styles['soft']}>{messages.sameWords}</p>}
    </>
  )
})

/** The words of a plain or rich text. */
export function wordsOf(text: unknown): string {
  return typeof text === 'string' ? text : plainTextOf(text)
}
