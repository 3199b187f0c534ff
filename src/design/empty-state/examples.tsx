import { archiveMessages } from '#i18n/lazy/archive.ts'
import { nothingFoundMessages } from '#i18n/lazy/nothing-found.ts'
import { programmeFilterMessages } from '#i18n/lazy/programme-filters.ts'
import { ButtonLink } from '../button/button.tsx'
import type { PartExamples } from '../examples.ts'
import { EmptyState } from './empty-state.tsx'

export default {
  title: 'Empty state',
  examples: [
    {
      name: 'With a way on',
      render: (language) => {
        const programme = programmeFilterMessages[language]
        return (
          <EmptyState
            title={nothingFoundMessages[language].title}
            hint={nothingFoundMessages[language].hint}
            actions={
              <ButtonLink href="#empty-state-with-a-way-on" variant="secondary">
                {programme.reset}
              </ButtonLink>
            }
          />
        )
      },
    },
    { name: 'One sentence', render: (language) => <EmptyState title={archiveMessages[language].empty} /> },
  ],
} satisfies PartExamples
