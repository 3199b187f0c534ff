/** Entry point of the style guide's page about the editor. Only that page loads this file. */
import '#editor/tokens.css'
import { createRoot } from 'react-dom/client'
import { isLanguage } from '#i18n/languages.ts'
import { loadMessages } from '../shell/load-messages.ts'
import { EditorGallery } from './editor-gallery.tsx'

const place = document.querySelector<HTMLElement>('#editor-gallery')
const language = place?.dataset['language']
if (place && isLanguage(language)) {
  await loadMessages(language)
  createRoot(place).render(<EditorGallery language={language} />)
}
