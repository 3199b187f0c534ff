import type { BlockFields } from '#blocks/form.ts'
import type { LibraryTexts } from '#blocks/picture.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { Calls } from '#editor/model/calls.ts'
import { PictureOrFigure } from '../picture-or-figure.tsx'
import { FlagField } from '#fields/controls/choice-fields.tsx'
import styles from '#fields/controls/controls.module.css'
import { withOtherPicture, type PictureFormField } from '#editor/model/blocks/library-texts.ts'
import { LineField } from '#fields/controls/text-fields.tsx'

/** A picture with its alternative text, which is that of the library while the block has none. */
export function PictureField(props: {
  field: PictureFormField
  fields: BlockFields
  error?: string | undefined
  lang?: string
  calls: Calls
  libraryTexts: Readonly<Record<string, LibraryTexts>>
  onChange: (fields: BlockFields, field: string | null) => void
}) {
  const { field, fields, error, lang, calls, libraryTexts, onChange } = props
  const language = useLanguage()
  const messages = useLazyMessages(editorBlocksMessages)
  const textOf = (name: string | undefined) => {
    const value = name === undefined ? '' : fields[name]
    return typeof value === 'string' ? value : ''
  }
  const picture = textOf(field.field)
  const alt = textOf(field.alt)
  const isMedia = picture.startsWith('media:')
  const inLibrary = libraryTexts[picture]
  const isDecorative = field.decorative !== undefined && fields[field.decorative] === true
  // Figures are decorative, unless one is the only content of a link.
  const hasOwnWords = field.alt !== undefined && field.decorative !== undefined
  const hasWords =
    hasOwnWords && (isMedia ? !isDecorative : alt !== '' || (picture !== '' && textOf(field.linkedBy) !== ''))
  const isDescribed =
    isDecorative ||
    inLibrary?.is_decorative === true ||
    [alt, textOf(field.name), inLibrary?.alt ?? ''].some((text) => text.trim() !== '')
  const hint = !isMedia
    ? messages.picture.altFigure
    : inLibrary?.is_decorative
      ? messages.picture.decorativeInLibrary
      : inLibrary?.alt
        ? messages.picture.asInLibrary
        : messages.picture.altHint
  return (
    <div className={styles.group}>
      <PictureOrFigure
        label={field.label[language]}
        hint={field.hint?.[language]}
        error={error}
        value={picture}
        ground={field.ground}
        calls={calls}
        onChange={(chosen) =>
          onChange(withOtherPicture(field, fields, { picture: chosen, known: libraryTexts }), null)
        }
      />
      {hasWords && field.alt !== undefined && (
        <div data-part={field.alt}>
          <LineField
            label={messages.picture.alt}
            hint={hint}
            error={isMedia && !isDescribed ? messages.picture.altMissing : undefined}
            value={alt}
            placeholder={inLibrary?.is_decorative ? undefined : inLibrary?.alt}
            {...(lang !== undefined && { lang })}
            onChange={(text) => onChange({ [field.alt ?? '']: text }, field.alt ?? null)}
          />
        </div>
      )}
      {isMedia && field.decorative !== undefined && (
        <FlagField
          label={messages.picture.decorative}
          value={isDecorative}
          onChange={(flag) => onChange({ [field.decorative ?? '']: flag }, null)}
        />
      )}
    </div>
  )
}
