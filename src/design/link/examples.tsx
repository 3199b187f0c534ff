import { inWords, type PartExamples } from '../examples.ts'
import { TextLink } from './text-link.tsx'

export default {
  title: 'Link',
  examples: [
    {
      name: 'In a text',
      render: (language) => (
        <p>
          {inWords(language, 'Alles zur ', 'All about ')}
          <TextLink href="#link-in-a-text">{inWords(language, 'Anfahrt', 'getting here')}</TextLink>
          {inWords(language, ' steht auf einer eigenen Seite.', ' is on a page of its own.')}
        </p>
      ),
    },
    {
      name: 'Quiet',
      render: (language) => (
        <TextLink look="quiet" href="#link-quiet">
          {inWords(language, 'Ganzes Programm', 'Whole programme')}
        </TextLink>
      ),
    },
    {
      name: 'Strong',
      render: (language) => (
        <TextLink look="strong" href="#link-strong">
          {inWords(language, 'Merken', 'Save the date')}
        </TextLink>
      ),
    },
    {
      name: 'Off the site',
      render: (language) => (
        <p>
          {inWords(language, 'Die Partitur liegt bei der ', 'The score is kept at ')}
          <TextLink href="https://imslp.org/" opensWindow>
            Petrucci Music Library
          </TextLink>
          .
        </p>
      ),
    },
  ],
} satisfies PartExamples
