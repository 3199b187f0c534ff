import { Alert, Link } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useLanguage } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import type { NewForm } from '../../data/records.ts'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { nameOfValue } from '../part-names.ts'
import { fieldIndexOf, listErrors } from '../form-errors.ts'

/**
 * The validation errors of the form, each with a link to its field. It receives focus after every attempt to save.
 */
export function FormErrorSummary({ onGoTo }: { onGoTo: (name: string) => void }) {
  const { forms } = useOfficeMessages()
  const messages = forms.errors
  const language = useLanguage()
  const { getValues } = useFormContext<NewForm>()
  const { errors, isSubmitting } = useFormState<NewForm>()
  const place = useRef<HTMLDivElement>(null)
  const listed = listErrors(errors)
  const count = listed.length
  useEffect(() => {
    if (!isSubmitting) place.current?.focus()
  }, [isSubmitting])
  if (count === 0) return null
  const placeOf = (name: string) => {
    const index = fieldIndexOf(name)
    const value = nameOfValue(name, forms)
    if (index === null) return value
    const label = getValues(`fields.${index}.label`)
    return `${messages.inField(index + 1, label ? pickLanguage(label, language) : '')}, ${value}`
  }
  return (
    <Alert ref={place} severity="error" tabIndex={-1} sx={{ marginBottom: 2, overflowWrap: 'anywhere' }}>
      {messages.title(count)}
      <ul style={{ margin: '4px 0 0', paddingLeft: '1.2em' }}>
        {listed.map(({ name, message }) => (
          <li key={name}>
            <Link component="button" type="button" onClick={() => onGoTo(name)} sx={{ textAlign: 'left' }}>
              {`${placeOf(name)}: `}
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
