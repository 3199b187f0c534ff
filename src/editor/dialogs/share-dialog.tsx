import { useState, type SyntheticEvent } from 'react'
import { useDesk } from '../desk/desk-context.tsx'
import { Dialog } from '../shell/dialog.tsx'
import styles from '../shell/dialog.module.css'
import { readableInstant } from './hall-time.ts'

/** A link that shows the draft to somebody without an account until it expires. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { words, session, slug, tools, interfaceLanguage } = useDesk()
  const [link, setLink] = useState<{ url: string; expires_at: string } | null>(null)
  const make = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const hours = Number(new FormData(event.currentTarget).get('hours'))
    try {
      await session.flush()
      setLink(await tools.calls.post(`draft/${slug}/preview-link`, { hours }))
    } catch {
      tools.tell(words.saving.failed, 'error')
    }
  }
  return (
    <Dialog title={words.share.title} onClose={onClose}>
      <p>{words.share.intro}</p>
      <form onSubmit={(event) => void make(event)} className={styles['group']}>
        <label>
          {words.share.hours}
          <select name="hours" defaultValue="72">
            <option value="24">{words.share.day}</option>
            <option value="72">{words.share.threeDays}</option>
            <option value="168">{words.share.week}</option>
            <option value="720">{words.share.month}</option>
          </select>
        </label>
        <p>
          <button data-main="">{words.share.make}</button>
        </p>
      </form>
      {link && (
        <output className={styles['group']}>
          <label>
            {words.toolbar.share}
            <input
              readOnly
              value={link.url}
              data-preview-link=""
              onFocus={(event) => event.target.select()}
            />
          </label>
          <p className={styles['soft']}>
            {words.share.until(readableInstant(new Date(link.expires_at), interfaceLanguage))}
          </p>
          <p>
            <button
              type="button"
              onClick={() =>
                void navigator.clipboard.writeText(link.url).then(() => tools.tell(words.share.copied))
              }
            >
              {words.share.copy}
            </button>
          </p>
        </output>
      )}
    </Dialog>
  )
}
