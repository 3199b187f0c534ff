import { correctableKinds, correctionStates } from '#contracts/office-choices.ts'
import { correctionsMessages } from '../messages/corrections.ts'
import { labelsFrom, type ListDefinition } from '../records/list-definition.ts'

const label = labelsFrom(correctionsMessages)
const states = correctionStates.filter((state) => state !== 'all')

/** The list of corrections from outside. */
export const correctionDefinition: ListDefinition = {
  kind: 'correction',
  fields: {
    kind: {
      kind: 'choice',
      label: label(({ columns }) => columns.kind),
      options: correctableKinds.map((value) => ({ value, label: label(({ kinds }) => kinds[value]) })),
    },
    state: {
      kind: 'choice',
      label: label(({ columns }) => columns.state),
      options: states.map((value) => ({ value, label: label((messages) => messages.states[value]) })),
    },
  },
  list: { search: ['title'], filters: ['state', 'kind'] },
}
