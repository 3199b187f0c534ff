import { eventMessages } from '#i18n/lazy/event.ts'
import { messagesIn } from '#i18n/messages.ts'
import type { PartExamples } from '../examples.ts'
import styles from '../examples.module.css'
import { StatusLabel } from './status-label.tsx'

export default {
  title: 'Status label',
  examples: [
    {
      name: 'Alarm',
      render: (language) => {
        const { status } = messagesIn(language).event
        return (
          <div className={styles.row}>
            {[status.sold_out, status.cancelled, status.few_tickets, status.postponed].map((word) => (
              <StatusLabel key={word} tone="alarm">
                {word}
              </StatusLabel>
            ))}
          </div>
        )
      },
    },
    {
      name: 'Note of the archive',
      render: (language) => (
        <StatusLabel tone="note">
          {eventMessages[language].archiveNote(
            87,
            null,
            language === 'de' ? '12. Oktober 2024' : '12 October 2024',
          )}
        </StatusLabel>
      ),
    },
    {
      name: 'Quiet',
      render: (language) => <StatusLabel tone="quiet">{messagesIn(language).event.status.past}</StatusLabel>,
    },
  ],
} satisfies PartExamples
