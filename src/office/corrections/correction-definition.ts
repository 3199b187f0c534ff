import { correctableKinds, correctionStates } from '#contracts/office-choices.ts'
import { perLanguage, type Localized } from '#i18n/languages.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { correctionsMessages } from '../messages/corrections.ts'

const textOf = (pick: (messages: (typeof correctionsMessages)['de']) => string): Localized =>
  perLanguage((language) => pick(correctionsMessages[language]))

const states = correctionStates.filter((state) => state !== 'all')

/** What the filters of the list need; corrections are no records, and their calls are their own. */
export const correctionDefinition: RecordDefinition = {
  kind: 'correction',
  path: 'corrections',
  names: perLanguage((language) => correctionsMessages[language].names),
  area: 'people',
  right: 'manage_records',
  title: ['submitted_at'],
  fields: {
    submitted_at: { kind: 'instant', label: textOf(({ columns }) => columns.submitted_at) },
    kind: {
      kind: 'choice',
      label: textOf(({ columns }) => columns.kind),
      options: correctableKinds.map((value) => ({ value, label: textOf(({ kinds }) => kinds[value]) })),
    },
    state: {
      kind: 'choice',
      label: textOf(({ columns }) => columns.state),
      options: states.map((value) => ({ value, label: textOf((messages) => messages.states[value]) })),
    },
  },
  list: {
    columns: ['submitted_at'],
    search: ['submitted_at'],
    filters: ['state', 'kind'],
    order: '-submitted_at',
  },
}
