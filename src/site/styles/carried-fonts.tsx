import { createContext, useContext } from 'react'
import withoutScript from '#design/tokens/fonts-without-script.css?url'

/** The script of the typefaces: the server gives it, browsers have run it. */
export const CarriedFontsContext = createContext('')

/** The typefaces that a first page carries; without scripts, as files. */
export function CarriedFonts() {
  const script = useContext(CarriedFontsContext)
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
      <noscript>
        <link rel="stylesheet" href={withoutScript} />
      </noscript>
    </>
  )
}
