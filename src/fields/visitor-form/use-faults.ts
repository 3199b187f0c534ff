import { useState } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import { visitorFormMessages } from '#i18n/lazy/visitor-form.ts'
import type { FormFault } from './check-form.ts'

type Report = {
  /** Error messages by the slugs of fields. */
  faults: Record<string, string>
  /** The error message about the form as a whole. */
  notice: string | null
  /** Whether sending the same again may succeed. */
  canRetry: boolean
}

/** The errors of a form since it was last sent. `check` finds the present errors of its fields. */
export function useFaults(
  start: Pick<Report, 'faults' | 'notice'>,
  check: () => { faults: Record<string, FormFault> },
) {
  const { files } = useLazyMessages(visitorFormMessages)
  const { faults: texts } = useLazyMessages(formMessages)
  // `isNew` until something is changed: only a new summary takes the focus.
  const [report, setReport] = useState({ ...start, canRetry: false, attempt: 0, isNew: true })
  const { faults } = report

  const word = (found: Record<string, FormFault>): Report['faults'] =>
    Object.fromEntries(
      Object.entries(found).map(([slug, fault]) => [
        slug,
        fault === 'not_attached' ? files.notAttached : texts[fault],
      ]),
    )
  return {
    ...report,
    word,
    /** Shows the errors after an attempt to send the form. */
    show: (next: Partial<Report>) =>
      setReport(({ attempt }) => ({
        faults: {},
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
      if (Object.keys(faults).length === 0) return
      const found = word(check().faults)
      const next = Object.fromEntries(
        Object.entries(faults).flatMap(([slug, text]) => {
          const now = found[slug]
          return now === undefined ? [] : [[slug, slug === left ? now : text]]
        }),
      )
      if (Object.entries(faults).every(([slug, text]) => next[slug] === text)) return
      setReport((last) => ({ ...last, faults: next, isNew: false }))
    },
    forget: () => setReport((last) => ({ ...last, faults: {}, notice: null, canRetry: false })),
  }
}
