import { inWords, type PartExamples } from '../examples.ts'
import { Notice } from './notice.tsx'

export default {
  title: 'Notice',
  examples: [
    {
      name: 'Information',
      render: (language) => (
        <Notice>
          {inWords(
            language,
            'Der Haupteingang ist bis Ende März geschlossen. Bitte kommen Sie durch den Garten.',
            'The main entrance is closed until the end of March. Please come through the garden.',
          )}
        </Notice>
      ),
    },
    {
      name: 'Success',
      render: (language) => (
        <Notice kind="success">
          {inWords(language, 'Ihre Nachricht ist angekommen.', 'Your message has arrived.')}
        </Notice>
      ),
    },
    {
      name: 'Warning',
      render: (language) => (
        <Notice kind="warning" title={inWords(language, 'Geänderte Besetzung', 'Change of cast')}>
          {inWords(
            language,
            'Das Konzert beginnt deshalb mit dem Streichquartett.',
            'The concert therefore begins with the string quartet.',
          )}
        </Notice>
      ),
    },
    {
      name: 'Error',
      render: (language) => (
        <Notice kind="error">
          {inWords(language, 'Die Zahlung wurde nicht angenommen.', 'The payment was not accepted.')}
        </Notice>
      ),
    },
  ],
} satisfies PartExamples
