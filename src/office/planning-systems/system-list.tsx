import { useSearch } from '#fields/controls/use-search.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { record } from '#records/planning-system/record.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { StaffTable } from '#staff/table/staff-table.tsx'
import { planningSystemMessages } from '../messages/planning-systems.ts'
import { addressOf, useRecords } from '../records/records-context.ts'
import { useStart } from '../start-context.ts'

/** The planning systems of the house, of which each can be read now; nothing for a house without any. */
export function SystemList({ isBusy, onRead }: { isBusy: boolean; onRead: (id: number) => void }) {
  const { calls } = useRecords()
  const { rights } = useStart()
  const language = useLanguage()
  const messages = useLazyMessages(planningSystemMessages)
  const { columns } = messages
  const found = useSearch('', () => calls.get('planning-systems'))
  const systems = found.answer ?? []
  const mayChange = rights.includes('administer')
  if (systems.length === 0)
    return mayChange && found.state === 'found' ? (
      <p>
        <a href={addressOf(record)}>{messages.settings}</a>
      </p>
    ) : null
  const at = (instant: string | null, otherwise: string) =>
    instant === null ? otherwise : readableInstant(new Date(instant), language)
  return (
    <section aria-label={messages.title}>
      <SectionTitle>{messages.title}</SectionTitle>
      <StaffTable
        rows={systems}
        keyOf={({ id }) => id}
        columns={[
          {
            name: 'name',
            label: columns.name,
            render: ({ id, name }) => (mayChange ? <a href={addressOf(record, id)}>{name}</a> : name),
          },
          {
            name: 'state',
            label: columns.state,
            render: ({ state, problem }) =>
              problem === null ? messages.states[state] : `${messages.states[state]}: ${problem}`,
          },
          {
            name: 'read_at',
            label: columns.readAt,
            render: ({ read_at: readAt }) => at(readAt, messages.never),
          },
          {
            name: 'next_at',
            label: columns.nextAt,
            render: ({ state, next_at: nextAt }) =>
              state === 'working' || state === 'failing' ? at(nextAt, '') : '–',
          },
          {
            name: 'read',
            label: messages.read,
            kind: 'actions',
            render: ({ id, name }) => (
              <StaffButton isBusy={isBusy} aria-label={messages.readOf(name)} onClick={() => onRead(id)}>
                {messages.read}
              </StaffButton>
            ),
          },
        ]}
      />
    </section>
  )
}
