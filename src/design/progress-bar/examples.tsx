import { useState } from 'react'
import type { Language } from '#i18n/languages.ts'
import { Button } from '../button/button.tsx'
import { inWords, type PartExamples } from '../examples.ts'
import { ProgressBar } from './progress-bar.tsx'

export default {
  title: 'Progress bar',
  intro: 'Appears at the top of the screen when a page takes longer than 200 ms.',
  examples: [{ name: 'Switch', render: (language) => <Switch language={language} /> }],
} satisfies PartExamples

function Switch({ language }: { language: Language }) {
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <ProgressBar isBusy={isBusy} />
      <Button variant="secondary" type="button" aria-pressed={isBusy} onClick={() => setBusy(!isBusy)}>
        {inWords(language, 'Seite lädt', 'Page is loading')}
      </Button>
    </>
  )
}
