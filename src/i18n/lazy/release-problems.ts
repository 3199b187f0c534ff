import type { Localized } from '../languages.ts'

type Messages = {
  codes: Record<string, string>
  other: string
  field: (label: string, reason: string) => string
}

/** Why an item of a release can't be published. */
export const releaseProblems: Localized<Messages> = {
  de: {
    codes: {
      not_found: 'Das gibt es nicht mehr.',
      conflict: 'Das wurde inzwischen anders geändert.',
      forbidden: 'Dazu fehlt die Berechtigung.',
      invalid: 'Die Angaben sind ungültig.',
    },
    other: 'Das ließ sich nicht veröffentlichen.',
    field: (label, reason) => `${label}: ${reason}`,
  },
  en: {
    codes: {
      not_found: 'It does not exist any more.',
      conflict: 'It has been changed differently in the meantime.',
      forbidden: 'The right to do this is missing.',
      invalid: 'The values are not valid.',
    },
    other: 'It could not be published.',
    field: (label, reason) => `${label}: ${reason}`,
  },
}
