import { archiveWords } from '#i18n/lazy/archive.ts'
import { nothingFoundWords } from '#i18n/lazy/nothing-found.ts'
import { programmeFilterWords } from '#i18n/lazy/programme-filters.ts'
import { ButtonLink } from '../button/button.tsx'
import type { PartExamples } from '../examples.ts'
import { EmptyState } from './empty-state.tsx'

export default {
  title: 'Empty state',
  examples: [
    {
      name: 'With a way on',
      render: (language) => {
        const programme = programmeFilterWords[language]
        return (
          <EmptyState
            title={nothingFoundWords[language].title}
            hint={nothingFoundWords[language].hint}
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
