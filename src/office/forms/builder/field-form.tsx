import { Box } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import { formFieldTypes, isFormFieldType } from '#contracts/form-field-types.ts'
import type { NewForm } from '../../data/records.ts'
import { BilingualEntry, TwoColumns } from '../../inputs/bilingual-entry.tsx'
import { ChoiceEntry } from '../../inputs/choice-entry.tsx'
import { SwitchEntry } from '../../inputs/switch-entry.tsx'
import { TextEntry } from '../../inputs/text-entry.tsx'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { useEditor } from '../editor-context.ts'
import { ChoicesEntry } from './choices-entry.tsx'
import { ConditionEntry } from './condition-entry.tsx'
import { DefaultEntry } from './default-entry.tsx'
import { followsLabel, freeSlug, renameField } from './field-slugs.ts'
import { hasChoices, offeredTypes, takesPlaceholder, typeOf } from './field-types.ts'

/** All settings of one field. */
export function FieldForm({ index }: { index: number }) {
  const { fields: messages, types } = useOfficeMessages().forms
  const { getValues, setValue } = useFormContext<NewForm>()
  const { stored } = useEditor()
  const fields = useWatch<NewForm, 'fields'>({ name: 'fields' })
  const field = fields[index]
  if (!field) return null
  const at = `fields.${index}` as const
  const changed = { shouldDirty: true, shouldValidate: true }

  const rename = (slug: string) => {
    for (const [place, one] of renameField(getValues('fields'), index, slug).entries()) {
      if (place === index) setValue(`fields.${place}.slug`, slug, changed)
      else if (one.condition !== getValues(`fields.${place}.condition`))
        setValue(`fields.${place}.condition`, one.condition, changed)
    }
  }
  /** The slug follows the German label until it is changed or stored, because entries are stored under it. */
  const nameIt = (language: 'de' | 'en', label: string) => {
    const others = getValues('fields').flatMap(({ slug }, place) => (place === index ? [] : [slug]))
    const slug = getValues(`${at}.slug`)
    const isStored = stored?.fields.some((one) => one.slug === slug) ?? false
    const follows = !isStored && followsLabel(slug, getValues(`${at}.label.de`), others)
    setValue(`${at}.label.${language}`, label, changed)
    if (language === 'de' && follows) rename(freeSlug(label, others))
  }
  return (
    <Box sx={{ padding: 2, paddingTop: 0 }}>
      <BilingualEntry
        name={`${at}.label`}
        label={messages.label}
        maxLength={500}
        isRequired
        onType={nameIt}
      />
      <TwoColumns>
        <ChoiceEntry
          name={`${at}.field_type`}
          label={messages.type}
          value={typeOf(field)}
          options={offeredTypes.map((type) => ({ value: type, label: types[type][0] ?? '' }))}
          onChoose={(type) => {
            if (isFormFieldType(type)) setValue(`${at}.field_type`, formFieldTypes[type].number, changed)
          }}
        />
        <TextEntry
          name={`${at}.slug`}
          label={messages.slug}
          help={messages.slugHint}
          maxLength={100}
          onType={rename}
        />
      </TwoColumns>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        <SwitchEntry name={`${at}.required`} label={messages.isRequired} />
        <SwitchEntry name={`${at}.visible`} label={messages.isVisible} />
      </Box>
      {hasChoices(field) && <ChoicesEntry at={at} field={field} />}
      <BilingualEntry name={`${at}.help_text`} label={messages.help} rows={1} />
      {takesPlaceholder(field) && (
        <BilingualEntry name={`${at}.placeholder_text`} label={messages.placeholder} maxLength={300} />
      )}
      <DefaultEntry at={at} field={field} />
      <ConditionEntry at={at} index={index} fields={fields} />
    </Box>
  )
}
