/** Entry point of the back office. Only its own document loads this file (src/server/pages/serve-office.tsx). */
import '#design/tokens/tokens.css'
import '#design/tokens/house.generated.css'
import '#design/tokens/font-fallbacks.css'
import './office.css'
import { createRoot } from 'react-dom/client'
import { Office } from './office.tsx'
import { startElementId, type OfficeStart } from './start-data.ts'

const told = document.querySelector(`#${startElementId}`)
const place = document.querySelector('#office')
if (told && place) {
  // Our own server wrote the JSON.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const start = JSON.parse(told.textContent) as OfficeStart
  createRoot(place).render(<Office start={start} pathname={location.pathname} />)
}
