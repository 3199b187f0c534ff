import type { ReactNode } from 'react'
import type { FieldError } from '#blocks/definition.ts'
import type { BlockFields, BlockForm } from '#blocks/form.ts'
import type { LibraryTexts } from '#blocks/picture.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { Calls } from '#editor/model/calls.ts'
import styles from './block-panel.module.css'
import { BlockField } from './fields/block-field.tsx'
import { libraryTextsFor } from '#editor/model/blocks/library-texts.ts'
import { ItemList, type ItemCalls } from './item-list.tsx'
import type { PanelBlock } from './panel-block.ts'

/**
 * The fields of a block; each change applies to the page immediately. Changes by typing belong to a group, so that
 * one undo reverts all of it; single actions have no group. Its frame is `PanelFrame`.
 */
export function BlockPanel(props: {
  block: PanelBlock
  form: Pick<BlockForm, 'fields'>
  /** The validation errors of the block's definition. */
  errors: readonly FieldError[]
  calls: Calls
  /** The language of the content; the panel's own messages are in the interface's language. */
  language?: Language
  /** The anchors of all other blocks on the page. */
  takenAnchors?: readonly string[]
  /** The library's texts about the pictures on the page. */
  libraryTexts?: Readonly<Record<string, LibraryTexts>>
  /** Shown below the fields: the other language's content. */
  counterpart?: ReactNode
  onChange: (fields: BlockFields, options: { group?: string }) => void
  /** Moves to a rich text on the page. */
  onGoToText?: (field: string) => void
  /** For lists: the actions on their items. */
  items?: ItemCalls & {
    invalid?: ReadonlySet<string>
  }
}) {
  const { block, form, errors, calls, language, takenAnchors, libraryTexts = {}, counterpart } = props
  const { onChange, onGoToText, items } = props
  const messages = useLazyMessages(editorBlocksMessages)
  const kinds = blockDefinitions[block.type]?.children ?? []
  // A list that selects its events itself shows no items, even if it still has some from before.
  const hasItems = kinds.length > 0 && items !== undefined && block.fields['source'] === undefined
  const wanted = form.fields.filter((field) => field.isWanted?.(block.fields) ?? true)
  const rare = wanted.filter(({ isRare }) => isRare)
  const isRareInvalid = rare.some(({ field }) => errors.some((error) => error.field === field))
  const inLibrary = libraryTextsFor(form.fields, block.fields, libraryTexts)
  const show = (field: (typeof wanted)[number]) => (
    <div key={`${block.id}:${field.field}`} className={styles.place} data-field={field.field}>
      <BlockField
        {...{ field, errors, calls, libraryTexts, onGoToText }}
        inLibrary={inLibrary[field.field]}
        fields={block.fields}
        {...(language && { lang: language })}
        {...(takenAnchors && { takenAnchors })}
        onChange={(changed, typedIn) =>
          onChange(changed, typedIn === null ? {} : { group: `type:${block.id}:${typedIn}` })
        }
      />
    </div>
  )
  return (
    <div className={styles.panel}>
      {wanted.filter(({ isRare }) => !isRare).map(show)}
      {hasItems && (
        <ItemList key={block.id} {...items} calls={calls} items={block.children ?? []} kinds={kinds} />
      )}
      {wanted.length === 0 && !hasItems && <p className={styles.nothing}>{messages.panel.noFields}</p>}
      {rare.length > 0 && (
        <details className={styles.rare} {...(isRareInvalid && { open: true })}>
          <summary>{messages.panel.details}</summary>
          <div className={styles.panel}>{rare.map(show)}</div>
        </details>
      )}
      {counterpart}
    </div>
  )
}
