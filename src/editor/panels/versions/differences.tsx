import { useMemo } from 'react'
import { findForm } from '#blocks/find-form.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { nameOfType } from '#editor/page/actions/block-messages.ts'
import { useContent, useDraft, useTexts } from '#editor/page/workspace/workspace-context.tsx'
import { compareContents, type BlockDifference } from './compare-contents.ts'
import { ChangedWords } from './changed-words.tsx'
import { ShownBlocks } from './shown-block.tsx'
import styles from './versions.module.css'

/**
 * The differences between the given content and the draft, block by block: word by word for changed texts, else as the
 * whole block.
 */
export function Differences({ content, title }: { content: ContentDocument; title?: null }) {
  const { messages, interfaceLanguage } = useTexts()
  const draft = useContent()
  const differences = useMemo(() => compareContents(content, draft), [content, draft])
  return (
    <section>
      {title !== null && <h3>{messages.versions.differences}</h3>}
      {differences.length === 0 && <p>{messages.versions.same}</p>}
      <ul className={styles['differences']}>
        {differences.map((difference) => (
          <li key={difference.id} data-difference={difference.kind}>
            <p>
              <strong>{nameOfType(difference.type, interfaceLanguage)}</strong>{' '}
              <span className={styles['mark']}>{messages.versions[difference.kind]}</span>
            </p>
            <Difference difference={difference} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Difference({ difference }: { difference: BlockDifference }) {
  const { language } = useDraft()
  const { interfaceLanguage } = useTexts()
  const { kind, before, after, fields, type } = difference
  const shown = useMemo(
    () => ((after ?? before) ? [after ?? before].flatMap((one) => one ?? []) : []),
    [after, before],
  )
  if (kind !== 'changed')
    return (
      <div className={styles['shown']}>
        <ShownBlocks blocks={shown} />
      </div>
    )
  const labelOf = (name: string) =>
    findForm(type)?.fields.find(({ field }) => field === name)?.label[interfaceLanguage] ?? name
  // The only field of a text is called like the text.
  const isNamedByField =
    fields.length === 1 && labelOf(fields[0] ?? '') === nameOfType(type, interfaceLanguage)
  return (
    <dl>
      {fields.map((name) => (
        <div key={name}>
          <dt className={isNamedByField ? 'visually-hidden' : undefined}>{labelOf(name)}</dt>
          <dd lang={language}>
            <ChangedWords before={before?.fields[name]} after={after?.fields[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
