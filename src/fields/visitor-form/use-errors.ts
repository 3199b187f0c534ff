import { useState } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import { visitorFormMessages } from '#i18n/lazy/visitor-form.ts'
import type { FormError } from './check-form.ts'

type Report = {
  /** Error messages by the slugs of fields. */
  errors: Record<string, string>
  /** The error message about the form as a whole. */
  notice: string | null
  /** Whether sending the same again may succeed. */
  canRetry: boolean
}

/** The errors of a form since it was last sent. `check` finds the present errors of its fields. */
export function useErrors(
  start: Pick<Report, 'errors' | 'notice'>,
  check: () => { errors: Record<string, FormError> },
) {
  const { files } = useLazyMessages(visitorFormMessages)
  const { errors: texts } = useLazyMessages(formMessages)
  // `isNew` until something is changed: only a new summary takes the focus.
  const [report, setReport] = useState({ ...start, canRetry: false, attempt: 0, isNew: true })
  const { errors } = report

  const word = (found: Record<string, FormError>): Report['errors'] =>
    Object.fromEntries(
      Object.entries(found).map(([slug, error]) => [
        slug,
        error === 'not_attached' ? files.notAttached : texts[error],
      ]),
    )
  return {
    ...report,
    word,
    /** Shows the errors after an attempt to send the form. */
    show: (next: Partial<Report>) =>
      setReport(({ attempt }) => ({
        errors: {},
        notice: null,
        canRetry: false,
        ...next,
        attempt: attempt + 1,
        isNew: true,
      })),
    /**
     * Checks shown errors again. Corrected ones disappear at once; another one is shown only when the field `left` is
     * left, and not while somebody is typing.
     */
    recheck(left: string | null) {
      if (Object.keys(errors).length === 0) return
      const found = word(check().errors)
      const next = Object.fromEntries(
        Object.entries(errors).flatMap(([slug, text]) => {
          const now = found[slug]
          return now === undefined ? [] : [[slug, slug === left ? now : text]]
        }),
      )
      if (Object.entries(errors).every(([slug, text]) => next[slug] === text)) return
      setReport((last) => ({ ...last, errors: next, isNew: false }))
    },
    forget: () => setReport((last) => ({ ...last, errors: {}, notice: null, canRetry: false })),
  }
}
