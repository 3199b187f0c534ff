import { archiveWords } from '#i18n/lazy/archive.ts'
import { programmeWords } from '#i18n/lazy/programme.ts'
import { ButtonLink } from '../button/button.tsx'
import type { PartExamples } from '../examples.ts'
import { EmptyState } from './empty-state.tsx'

export default {
  title: 'Empty state',
  examples: [
    {
      name: 'With a way on',
      render: (language) => {
        const programme = programmeWords[language]
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
    { name: 'One sentence', render: (language) => <EmptyState title={archiveWords[language].empty} /> },
  ],
} satisfies PartExamples
