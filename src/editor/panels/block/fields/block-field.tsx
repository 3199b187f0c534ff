import type { FieldError } from '#blocks/definition.ts'
import type { BlockFields, FormField } from '#blocks/form.ts'
import type { LibraryTexts } from '#blocks/picture.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { Calls } from '#editor/model/calls.ts'
import { listPlayable } from '#editor/model/guards/describe-notice.ts'
import { LinkPicker } from '../link-picker.tsx'
import { RecordPicker } from '../record-picker.tsx'
import { AnchorField } from './anchor-field.tsx'
import { ChoiceField, FlagField } from '#fields/controls/choice-fields.tsx'
import { EmbedField } from './embed-field.tsx'
import { EventSourceField } from './event-source-field.tsx'
import styles from '#fields/controls/controls.module.css'
import { PictureField } from './picture-field.tsx'
import { LineField, LinesField } from '#fields/controls/text-fields.tsx'

export type BlockFieldProps = {
  field: FormField
  fields: BlockFields
  errors: readonly FieldError[]
  calls: Calls
  /** The language of the content. */
  lang?: Language
  takenAnchors?: readonly string[]
  libraryTexts?: Readonly<Record<string, LibraryTexts>>
  /** The library's text, which applies while this field is empty. */
  inLibrary?: string | undefined
  /** `field` is the one being typed in; null for a single action. */
  onChange: (fields: BlockFields, field: string | null) => void
  /** Moves to the text's place on the page. */
  onGoToText?: ((field: string) => void) | undefined
}

/** A field of a block's form, as the panel shows it. */
export function BlockField(props: BlockFieldProps) {
  const { field, fields, errors, calls, lang, takenAnchors, libraryTexts = {}, inLibrary } = props
  const { onChange, onGoToText } = props
  const language = useLanguage()
  const messages = useLazyMessages(editorBlocksMessages)
  const value = fields[field.field]
  const text = typeof value === 'string' ? value : ''
  const common = {
    label: field.label[language],
    hint: inLibrary === undefined ? field.hint?.[language] : messages.picture.asInLibrary,
    error: useErrorMessages(field, errors),
  }
  const typeText = (typed: string) => onChange({ [field.field]: typed }, field.field)
  const set = (chosen: unknown) => onChange({ [field.field]: chosen }, null)
  switch (field.kind) {
    case 'line':
      return (
        <LineField
          {...common}
          value={text}
          {...(lang && { lang })}
          limit={field.limit}
          placeholder={inLibrary ?? field.placeholder?.[language]}
          characters={field.characters}
          onChange={typeText}
        />
      )
    case 'lines':
      return (
        <LinesField
          {...common}
          value={text}
          {...(lang && { lang })}
          limit={field.limit}
          rows={field.rows}
          isOneLine={field.isOneLine}
          placeholder={inLibrary}
          onChange={typeText}
        />
      )
    case 'rich':
      return (
        <div className={styles.field}>
          <p className={styles.label}>{common.label}</p>
          <p className={styles.onPage}>
            {messages.panel.inText}{' '}
            {onGoToText && (
              <button type="button" className={styles.suggestion} onClick={() => onGoToText(field.field)}>
                {messages.panel.goToText}
              </button>
            )}
          </p>
        </div>
      )
    case 'choice':
      return (
        <ChoiceField
          {...common}
          choices={field.options.map((option) => ({ ...option, name: option.name[language] }))}
          value={text || (field.options.some((option) => option.value === '') ? '' : defaultOf(field))}
          onChange={set}
        />
      )
    case 'level':
    case 'columns': {
      const levels = Array.from({ length: field.to - field.from + 1 }, (_, index) =>
        String(field.from + index),
      )
      return (
        <ChoiceField
          {...common}
          choices={levels.map((level) => ({ value: level, name: level }))}
          value={typeof value === 'number' ? String(value) : String(field.from)}
          onChange={(level) => set(Number(level))}
        />
      )
    }
    case 'flag':
      return <FlagField {...common} value={value === true} onChange={set} />
    case 'link':
      return <LinkPicker {...common} value={text} calls={calls} onChange={set} />
    case 'record':
      return <RecordPicker {...common} record={field.record} value={text} calls={calls} onChange={set} />
    case 'picture':
      return (
        <PictureField
          {...{ field, fields, calls, libraryTexts, onChange }}
          {...(lang && { lang })}
          error={common.error}
        />
      )
    case 'embed':
      return <EmbedField {...common} kind={field.embed} value={text} onChange={typeText} />
    case 'anchor': {
      const from = field.from === undefined ? undefined : fields[field.from]
      return (
        <AnchorField
          {...common}
          value={text}
          from={typeof from === 'string' ? from : ''}
          {...(takenAnchors && { taken: takenAnchors })}
          onChange={typeText}
        />
      )
    }
    case 'event-source':
      return <EventSourceField label={common.label} value={value} calls={calls} onChange={set} />
    default:
      return field satisfies never
  }
}

/** The option that applies when nothing is stored: the first that also stands for an empty value, else the first. */
function defaultOf({ options }: FormField & { kind: 'choice' }): string {
  return options.find(({ also }) => also?.includes(''))?.value ?? options[0]?.value ?? ''
}

function useErrorMessages(field: FormField, errors: readonly FieldError[]): string | undefined {
  const messages = useLazyMessages(editorBlocksMessages)
  const language = useLanguage()
  const found = errors.find((one) => one.field === field.field)
  if (!found) return undefined
  if (found.error !== 'host') return messages.errors[found.error]
  return messages.errors.host(listPlayable(field, language))
}
