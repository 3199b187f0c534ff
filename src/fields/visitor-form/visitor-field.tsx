import type { ReactNode } from 'react'
import { answerLimits } from '#contracts/form-answers.ts'
import type { FormField, SentAnswers } from '#contracts/forms.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import { autocompleteOf } from '../autocomplete.ts'
import { CheckboxField, ChoiceGroup, SelectField } from '../choice-fields.tsx'
import { HiddenField } from '../file-field.tsx'
import { kindOfField } from '../kind-of-field.ts'
import { TextareaField, TextField, type TextKind } from '../text-field.tsx'
import type { Attachments } from './attachments.ts'
import { FileAnswers } from './file-answers.tsx'
import { isTicked, valuesOf } from './read-answers.ts'

type Props = {
  field: FormField
  id: string
  /** Its initial value. */
  answer: SentAnswers[string] | undefined
  error: string | null
  help: ReactNode
  /** The day in the hall, for dates of birth; null where it is not known yet. */
  today: string | null
  attachments: Attachments
  isLive: boolean
}

/** One field of a form, of any type. */
export function VisitorField({ field, id, answer, error, help, today, attachments, isLive }: Props) {
  const { confirmEmail } = useLazyMessages(formMessages)
  const { slug, placeholder_text, required: isRequired } = field
  const kind = kindOfField(field)
  const shared = { name: slug, id, label: field.label, isRequired, help, error }
  const placeholder = placeholder_text || undefined
  const values = valuesOf(answer)
  const [value = ''] = values
  const choices = field.choices.map((choice) => ({ value: choice, label: choice }))
  if (!kind) return <TextField {...shared} label={confirmEmail} kind="email" value={value} maxLength={254} />
  switch (kind.control) {
    case 'line': {
      const autoComplete = kind.autocomplete ?? autocompleteOf(slug)
      const isBirth = kind.autocomplete === 'bday'
      return (
        <TextField
          {...shared}
          kind={textKind(kind.text, autoComplete)}
          {...{ value, placeholder, autoComplete }}
          maxLength={longest[kind.text]}
          min={isBirth && today ? `${Number(today.slice(0, 4)) - 120}${today.slice(4)}` : undefined}
          max={isBirth && today ? today : undefined}
        />
      )
    }
    case 'textarea':
      return <TextareaField {...shared} {...{ value, placeholder }} maxLength={answerLimits.textarea} />
    case 'checkbox':
      return <CheckboxField {...shared} value="true" isChecked={isTicked(answer)} />
    case 'checkboxes':
      return <ChoiceGroup {...shared} kind="checkbox" choices={choices} chosen={values} />
    case 'select':
      return <SelectField {...shared} choices={choices} value={value} />
    case 'multi_select':
      return <SelectField {...shared} isMultiple choices={choices} value={values} />
    case 'radio':
      return <ChoiceGroup {...shared} kind="radio" choices={choices} chosen={values} />
    case 'file':
      return <FileAnswers {...shared} {...{ attachments, isLive }} />
    case 'hidden':
      return <HiddenField name={slug} value={value} />
    default:
      return kind satisfies never
  }
}

/** In characters; dates have no such limit. */
const longest: Record<string, number> = {
  text: answerLimits.line,
  email: 254,
  number: 40,
  url: answerLimits.line,
}

function textKind(
  kind: 'text' | 'email' | 'date' | 'datetime' | 'number' | 'url',
  autoComplete: string | undefined,
): TextKind {
  if (kind === 'number') return 'decimal'
  return kind === 'text' && autoComplete === 'tel' ? 'tel' : kind
}
