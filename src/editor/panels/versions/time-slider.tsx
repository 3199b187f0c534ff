import { useEffect, useState } from 'react'
import { readableInstant } from '#i18n/hall-time.ts'
import { useDraft, useShell, useTexts } from '#editor/page/workspace/workspace-context.tsx'
import styles from './versions.module.css'

type Moment = { sequence: number; author: string; at: string; blocks: string[] }

/** A slider through all changes ever made to the section, from the log that saving and undo also use. */
export function TimeSlider({ onChoose }: { onChoose: (sequence: number, when: string) => void }) {
  const { slug } = useDraft()
  const { tools } = useShell()
  const { messages, interfaceLanguage } = useTexts()
  const [moments, setMoments] = useState<Moment[]>([])
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    const load = async () =>
      setMoments(await tools.calls.get('/pageeditor-api/draft/{slug}/history', { params: { slug } }))
    load().catch(() => {}) // the versions panel reports the error
  }, [tools, slug])
  if (moments.length < 2) return null
  const place = at ?? moments.length - 1
  const moment = moments[place]
  const when = moment
    ? messages.versions.by(moment.author, readableInstant(new Date(moment.at), interfaceLanguage))
    : ''
  return (
    <div className={styles['slider']}>
      <label>
        {messages.versions.slider}
        <input
          type="range"
          min={0}
          max={moments.length - 1}
          value={place}
          aria-valuetext={when}
          onChange={(event) => setAt(Number(event.target.value))}
        />
      </label>
      <p className={styles['soft']}>{when || messages.versions.sliderHelp}</p>
      {moment && (
        <button type="button" onClick={() => onChoose(moment.sequence, when)}>
          {messages.versions.show}
        </button>
      )}
    </div>
  )
}
