import { messagesIn } from '#i18n/messages.ts'
import { ButtonLink } from '../button/button.tsx'
import type { PartExamples } from '../examples.ts'
import { EmptyState } from './empty-state.tsx'

export default {
  title: 'Empty state',
  examples: [
    {
      name: 'With a way on',
      render: (language) => {
        const { programme } = messagesIn(language)
        return (
          <EmptyState
            title={programme.emptyTitle}
            hint={programme.emptyHint}
            actions={
              <ButtonLink href="#empty-state-with-a-way-on" variant="secondary">
                {programme.reset}
              </ButtonLink>
            }
          />
        )
      },
    },
    { name: 'One sentence', render: (language) => <EmptyState title={messagesIn(language).archive.empty} /> },
  ],
} satisfies PartExamples
