import { formFieldTypes, hasChoices, isFormFieldType } from '#contracts/form-field-types.ts'
import { formLimits } from '#contracts/form-limits.ts'
import type { FormFieldDraft } from '#records/field.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { languages, type Language, type Localized } from '#i18n/languages.ts'
import { formMessages } from '../../messages/forms.ts'
import { LanguagePair } from '../language-pair.tsx'
import {
  BilingualControl,
  FlagControl,
  LinesControl,
  SelectControl,
  TextControl,
  WhenControl,
} from './controls.tsx'
import { useRecordMessages } from '../../records/records-context.ts'
import { useBuilder } from './builder-context.ts'
import styles from './builder.module.css'
import { ConditionControl } from './condition-control.tsx'
import { followsLabel, freeSlug, renameField } from './field-slugs.ts'
import { offeredTypes, takesPlaceholder, typeOf } from './field-types.ts'

/** How a part of a field is changed. */
type PartProps = {
  at: string
  field: FormFieldDraft
  set: (changed: Partial<FormFieldDraft>) => void
}

/** All settings of one field. */
export function FieldForm({ index }: { index: number }) {
  const { fields: messages, types } = useLazyMessages(formMessages)
  const { parts } = useRecordMessages().formField
  const { fields, storedSlugs, change } = useBuilder()
  const field = fields[index]
  if (!field) return null
  const at = String(index)
  const set: PartProps['set'] = (changed) => change(fields.with(index, { ...field, ...changed }))
  const rename = (slug: string) => change(renameField(fields, index, slug))
  /** The slug follows the German label until it is changed or stored, because entries are stored under it. */
  const nameIt = (label: Localized, language: Language) => {
    const others = fields.flatMap(({ slug }, place) => (place === index ? [] : [slug]))
    const isStored = storedSlugs.includes(field.slug)
    const follows = language === 'de' && !isStored && followsLabel(field.slug, field.label.de, others)
    const named = fields.with(index, { ...field, label })
    change(follows ? renameField(named, index, freeSlug(label.de, others)) : named)
  }
  const texts = (part: 'help_text' | 'placeholder_text', label: string, limit: number) => (
    <BilingualControl
      at={`${at}.${part}`}
      label={label}
      limit={limit}
      {...(part === 'help_text' && { rows: 1 })}
      value={field[part]}
      onChange={(value) => set({ [part]: value })}
    />
  )
  return (
    <div className={styles.controls}>
      <BilingualControl
        at={`${at}.label`}
        label={parts.label}
        limit={500}
        isRequired
        value={field.label}
        onChange={nameIt}
      />
      <div className={styles.pair}>
        <SelectControl
          at={`${at}.field_type`}
          label={parts.field_type}
          value={typeOf(field)}
          options={offeredTypes.map((type) => ({ value: type, name: types[type][0] ?? '' }))}
          onChange={(type) => {
            if (isFormFieldType(type)) set({ field_type: formFieldTypes[type].number })
          }}
        />
        <TextControl
          at={`${at}.slug`}
          label={parts.slug}
          hint={messages.slugHint}
          limit={100}
          value={field.slug}
          onChange={rename}
        />
      </div>
      <div className={styles.flags}>
        {(['required', 'visible'] as const).map((part) => (
          <FlagControl
            key={part}
            at={`${at}.${part}`}
            label={parts[part]}
            value={field[part]}
            onChange={(value) => set({ [part]: value })}
          />
        ))}
      </div>
      {hasChoices(field) && <ChoicesControl {...{ at, field, set }} />}
      {texts('help_text', parts.help_text, formLimits.text)}
      {takesPlaceholder(field) && texts('placeholder_text', parts.placeholder_text, 300)}
      <DefaultControl {...{ at, field, set }} />
      <ConditionControl
        at={`${at}.condition`}
        {...{ index, fields }}
        onChange={(condition) => set({ condition })}
      />
    </div>
  )
}

/** The choices of a field, one per line, with both languages side by side; their numbers are compared. */
function ChoicesControl({ at, field: { choices }, set }: PartProps) {
  const { fields: messages } = useLazyMessages(formMessages)
  const { parts } = useRecordMessages().formField
  const [german, english] = languages.map(
    (one) => choices[one].filter((choice) => choice.trim() !== '').length,
  )
  return (
    <div>
      <LanguagePair label={parts.choices}>
        {(one, label) => (
          <LinesControl
            at={`${at}.choices.${one}`}
            label={label}
            hint={`${messages.choicesCount((one === 'de' ? german : english) ?? 0)}. ${messages.choicesHint}`}
            rows={4}
            lang={one}
            value={choices[one]}
            onChange={(lines) => set({ choices: { ...choices, [one]: lines } })}
          />
        )}
      </LanguagePair>
      <p className={styles.differ} aria-live="polite">
        {german !== english && messages.choicesDiffer(german ?? 0, english ?? 0)}
      </p>
    </div>
  )
}

/** The value of the field when the form opens; none for files. */
function DefaultControl({ at, field, set }: PartProps) {
  const { fields: messages } = useLazyMessages(formMessages)
  const { parts } = useRecordMessages().formField
  const language = useLanguage()
  const type = typeOf(field)
  const setBoth = (de: string, en = de) => set({ default: { de, en } })
  if (type === 'file') return null
  if (type === 'checkbox')
    return (
      <FlagControl
        at={`${at}.default`}
        label={messages.defaultTicked}
        value={field.default.de !== ''}
        onChange={(isTicked) => setBoth(isTicked ? 'true' : '')}
      />
    )
  if (hasChoices(field)) {
    const { de, en } = field.choices
    const options = de.flatMap((choice, place) =>
      choice.trim() === '' ? [] : [{ value: choice, name: field.choices[language][place] || choice }],
    )
    return (
      <SelectControl
        at={`${at}.default`}
        label={parts.default}
        options={[{ value: '', name: messages.noDefault }, ...options]}
        value={de.includes(field.default.de) ? field.default.de : ''}
        onChange={(choice) => setBoth(choice, en[de.indexOf(choice)] ?? '')}
      />
    )
  }
  const common = { label: parts.default, hint: messages.defaultHint }
  if (type === 'date' || type === 'datetime' || type === 'date_of_birth')
    return (
      <WhenControl
        {...common}
        at={`${at}.default`}
        kind={type === 'datetime' ? 'instant' : 'day'}
        value={field.default.de}
        onChange={setBoth}
      />
    )
  if (type === 'email' || type === 'number' || type === 'url')
    return (
      <TextControl
        {...common}
        at={`${at}.default`}
        type={type}
        limit={formLimits.text}
        value={field.default.de}
        onChange={setBoth}
      />
    )
  return (
    <BilingualControl
      {...common}
      at={`${at}.default`}
      limit={formLimits.text}
      value={field.default}
      onChange={(value) => set({ default: value })}
    />
  )
}
