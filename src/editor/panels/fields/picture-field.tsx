import type { BlockFields, FormField } from '#blocks/form.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { Calls } from '../../calls.ts'
import { PicturePicker, type PickedPicture } from '../picture-picker.tsx'
import { FlagField } from './choice-fields.tsx'
import styles from './fields.module.css'
import { LineField } from './text-fields.tsx'

/** A picture with its alternative text: the media library's own text is taken over when the block has none. */
export function PictureField(props: {
  field: FormField & { kind: 'picture' }
  fields: BlockFields
  fault?: string | undefined
  lang?: string
  calls: Calls
  onChange: (fields: BlockFields, field: string | null) => void
}) {
  const { field, fields, fault, lang, calls, onChange } = props
  const language = useLanguage()
  const messages = useLazyMessages(editorBlocksMessages)
  const textOf = (name: string | undefined) => {
    const value = name === undefined ? '' : fields[name]
    return typeof value === 'string' ? value : ''
  }
  const picture = textOf(field.field)
  const alt = textOf(field.alt)
  const isMedia = picture.startsWith('media:')
  const isDecorative = field.decorative !== undefined && fields[field.decorative] === true
  // Figures are decorative, unless one is the only content of a link.
  const hasOwnWords = field.alt !== undefined && field.decorative !== undefined
  const hasWords =
    hasOwnWords && (isMedia ? !isDecorative : alt !== '' || (picture !== '' && textOf(field.linkedBy) !== ''))
  const isUndescribed = isMedia && !isDecorative && alt.trim() === '' && textOf(field.name).trim() === ''
  const choose = ({ value, image }: PickedPicture) => {
    const changed: BlockFields = { [field.field]: value }
    if (image && field.alt !== undefined && field.decorative !== undefined) {
      if (alt === '') changed[field.alt] = image.alt
      changed[field.decorative] = image.is_decorative && (alt === '' ? image.alt : alt) === ''
      if (field.credit && textOf(field.credit) === '' && image.copyright)
        changed[field.credit] = image.copyright
    }
    onChange(changed, null)
  }
  return (
    <div className={styles.group}>
      <PicturePicker
        label={field.label[language]}
        hint={field.hint?.[language]}
        fault={fault}
        value={picture}
        ground={field.ground}
        calls={calls}
        onChange={choose}
      />
      {hasWords && field.alt !== undefined && (
        <LineField
          label={messages.picture.alt}
          hint={isMedia ? messages.picture.altHint : messages.picture.altFigure}
          fault={isUndescribed ? messages.picture.altMissing : undefined}
          value={alt}
          {...(lang !== undefined && { lang })}
          onChange={(text) => onChange({ [field.alt ?? '']: text }, field.alt ?? null)}
        />
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
