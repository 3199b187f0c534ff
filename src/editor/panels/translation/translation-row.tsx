import { useEffect, useState } from 'react'
import type { FormField } from '#blocks/form.ts'
import type { SectionStatus } from '#contracts/page-editor.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { otherLanguage } from '#i18n/languages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { LinesField } from '#fields/controls/text-fields.tsx'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { isSame } from '#operations/index.ts'
import { textFieldsOf } from '#editor/model/blocks/text-fields.ts'
import { ChangedWords } from '../versions/changed-words.tsx'
import { setFields } from '#editor/page/actions/block-actions.ts'
import { nameOfType } from '#editor/page/actions/block-messages.ts'
import { copyToOtherLanguage } from '#editor/page/actions/copy-to-other-language.ts'
import { confirmTranslation, copyFromOtherLanguage } from '#editor/page/actions/translation-actions.ts'
import { useDraft, useShell, useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import type { AlignedBlock } from './align-blocks.ts'
import { RichField } from './rich-field.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from './translation.module.css'

export type RowState = 'same' | Exclude<keyof SectionStatus['translation'], 'exists'>

/** A block in both languages: the other one's texts, and this one's, which are edited here. */
export function TranslationRow(props: { row: AlignedBlock; state: RowState; onJump: (id: string) => void }) {
  const { row, state, onJump } = props
  const workspace = useWorkspace()
  const { language } = workspace.draft
  const { messages, interfaceLanguage } = useTexts()
  const there = otherLanguage(language)
  const type = (row.here ?? row.there)?.type ?? ''
  const name = nameOfType(type, interfaceLanguage)
  // A field that is empty in both languages needs no translation.
  const texts = textFieldsOf(type).filter(({ field }) =>
    [row.here, row.there].some((block) => textOf(block?.fields[field]) !== ''),
  )
  const said = messages.language
  return (
    // A landmark for each of many blocks would be too many.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={name} className={styles['row']} data-state={state}>
      <div className={styles['name']}>
        {row.here ? (
          <button type="button" onClick={() => onJump(row.id)} title={said.jump}>
            {name}
          </button>
        ) : (
          <strong>{name}</strong>
        )}
        <span className={styles['mark']}>{said.states[state](said.names[language], said.names[there])}</span>
        <span className={styles['ways']}>
          {state === 'missing_here' && (
            <StaffButton onClick={() => void copyFromOtherLanguage(workspace, [row.id])}>
              {said.copyTo[language]}
            </StaffButton>
          )}
          {state === 'missing_there' && (
            <StaffButton onClick={() => void copyToOtherLanguage(workspace, [row.id])}>
              {said.copyTo[there]}
            </StaffButton>
          )}
          {(state === 'older_here' || state === 'copied_here') && (
            <StaffButton onClick={() => void confirmTranslation(workspace, [row.id])}>
              {state === 'copied_here' ? said.confirmCopy : said.confirm}
            </StaffButton>
          )}
        </span>
      </div>
      <div className={styles['side']} lang={there}>
        <p className={styles['language']} lang={interfaceLanguage}>
          {said.names[there]}
        </p>
        {row.there ? (
          <Source block={row.there} fields={texts} isChanged={state === 'older_here'} />
        ) : (
          <p className={styles['soft']}>{said.notThere[there]}</p>
        )}
      </div>
      <div className={styles['side']}>
        <p className={styles['language']}>{said.names[language]}</p>
        {row.here ? (
          <Target block={row.here} fields={texts} />
        ) : (
          <p className={styles['soft']}>{said.notThere[language]}</p>
        )}
      </div>
    </div>
  )
}

type SideProps = { block: StoredBlock; fields: FormField[] }

/** The other language's texts, with a word-by-word difference if they have changed since they were translated. */
function Source({ block, fields, isChanged }: SideProps & { isChanged: boolean }) {
  const { interfaceLanguage } = useTexts()
  const then = useFieldsThen(block, isChanged)
  return (
    <dl>
      {fields
        .filter(({ field }) => textOf(block.fields[field]) !== '' || textOf(then?.[field]) !== '')
        .map(({ field, label, kind }) => (
          <div key={field}>
            <dt lang={interfaceLanguage}>{label[interfaceLanguage]}</dt>
            <dd>
              {/* A difference has only words; the text itself has its paragraphs, lists and marks. */}
              {kind === 'rich' && <RichText document={readRichText(block.fields[field])} />}
              {then && !isSame(then[field], block.fields[field]) ? (
                <ChangedWords before={then[field]} after={block.fields[field]} />
              ) : (
                kind !== 'rich' && <span className={styles['lines']}>{textOf(block.fields[field])}</span>
              )}
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** This language's texts, which are edited here. */
function Target({ block, fields }: SideProps) {
  const workspace = useWorkspace()
  const { language } = workspace.draft
  const { interfaceLanguage } = useTexts()
  return fields.map((field) =>
    field.kind === 'rich' ? (
      <RichField
        key={field.field}
        block={block.id}
        field={field.field}
        label={field.label[interfaceLanguage]}
        value={block.fields[field.field]}
        lang={language}
      />
    ) : (
      <LinesField
        key={field.field}
        label={field.label[interfaceLanguage]}
        value={textOf(block.fields[field.field])}
        lang={language}
        rows={1}
        isOneLine={field.kind === 'line' || (field.kind === 'lines' && field.isOneLine === true)}
        onChange={(text) =>
          setFields(
            workspace,
            block.id,
            { [field.field]: text },
            { group: `type:${block.id}:${field.field}` },
          )
        }
      />
    ),
  )
}

/**
 * The block's fields when this language was last brought up to date with them; null if the difference is not
 * requested.
 */
function useFieldsThen(block: StoredBlock, isWanted: boolean): Record<string, unknown> | null {
  const { slug } = useDraft()
  const { tools } = useShell()
  const [then, setThen] = useState<Record<string, unknown> | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isLeft = false
    const ask = async () => {
      const answer = await tools.calls.get('/pageeditor-api/draft/{slug}/counterpart/{block}', {
        params: { slug, block: block.id },
      })
      if (!isLeft) setThen(answer.fields_then)
    }
    ask().catch(() => {}) // the texts are then shown without marked differences
    return () => {
      isLeft = true
    }
  }, [isWanted, tools, slug, block.id])
  return isWanted ? then : null
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null ? plainTextOf(value) : ''
}
