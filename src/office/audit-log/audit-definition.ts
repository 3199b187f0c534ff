import type { Language } from '#i18n/languages.ts'
import { recordDefinitions } from '#records/records.generated.ts'
import { recordMessages } from '../messages/records.ts'
import { labelsFrom, type ListDefinition } from '../records/list-definition.ts'

const label = labelsFrom(recordMessages)

/** The list of the audit log, with its choices in the order of a language. */
export function auditDefinition(language: Language): ListDefinition {
  const { log, actions } = recordMessages[language]
  const kinds = [
    ...recordDefinitions.map(({ kind, names }) => ({
      value: kind,
      label: { de: names.de.one, en: names.en.one },
    })),
    ...Object.keys(log.kinds).map((value) => ({
      value,
      label: label((messages) => messages.log.kinds[value] ?? value),
    })),
  ].toSorted((one, other) => one.label[language].localeCompare(other.label[language], language))
  return {
    kind: 'audit_log',
    fields: {
      by: { kind: 'text', limit: 200, label: label((messages) => messages.log.by) },
      action: {
        kind: 'choice',
        label: label((messages) => messages.log.action),
        options: Object.keys(actions).map((value) => ({
          value,
          label: label((messages) => messages.actions[value] ?? value),
        })),
      },
      kind: { kind: 'choice', label: label((messages) => messages.log.kind), options: kinds },
      from: { kind: 'day', label: label((messages) => messages.log.from) },
      to: { kind: 'day', label: label((messages) => messages.log.to) },
    },
    list: { search: [], filters: ['kind', 'action', 'by', 'from', 'to'], days: ['from', 'to'] },
  }
}
