import englishMessages from 'ra-language-english'
import type { TranslationMessages } from 'react-admin'

/** The English messages of react-admin, with this site's changes. */
export const libraryMessagesEn: TranslationMessages = {
  ...englishMessages,
  ra: {
    ...englishMessages.ra,
    message: {
      ...englishMessages.ra.message,
      unsaved_changes: 'Some changes are not saved. Leave this page and lose them?',
      invalid_form: 'Some answers are not right yet. They are named at their fields.',
    },
  },
}
