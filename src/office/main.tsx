/** Entry point of the back office. Only its own document loads this file (src/server/pages/serve-office.tsx). */
import '#json/zod-without-eval.ts'
import '#design/tokens/tokens.css'
import '#design/tokens/fonts.css'
import '#design/tokens/font-fallbacks.css'
import './office.css'
import { createRoot } from 'react-dom/client'
import { speak } from '#i18n/spoken.ts'
import { de } from '#i18n/messages/de.ts'
import { en } from '#i18n/messages/en.ts'
import { Office } from './office.tsx'
import { startElementId, type OfficeStart } from './start-data.ts'

// The messages of the visitors' fields in the preview.
speak('de', de)
speak('en', en)

const told = document.querySelector(`#${startElementId}`)
const place = document.querySelector('#office')
if (told && place) {
  // Our own server wrote the JSON.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const start = JSON.parse(told.textContent) as OfficeStart
  createRoot(place).render(<Office start={start} />)
}
