import typefaces from '../tokens/fonts.css?url'
import { typefaceScript } from './typeface-script.ts'

/**
 * Fetches the typefaces behind the first paint, so that they don't stand in line with its picture; until then their
 * fallbacks show, with the same metrics. A browser that has fetched them before gets them at once. Belongs in the head.
 */
export function Typefaces() {
  return (
    <>
      {/* The script changes what this link is for before React knows it. */}
      <link id="typefaces" rel="stylesheet" href={typefaces} media="print" suppressHydrationWarning />
      <noscript>
        <link rel="stylesheet" href={typefaces} />
      </noscript>
      <script dangerouslySetInnerHTML={{ __html: typefaceScript }} />
    </>
  )
}
