import { useState, type SyntheticEvent } from 'react'
import { staffHref } from '#routing/paths.ts'
import { useDraft, useShell, useTexts } from '#editor/page/workspace/workspace-context.tsx'
import { Dialog } from '#staff/dialog/dialog.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from '#editor/controls/dialog.module.css'
import { readableInstant } from '#i18n/hall-time.ts'

/** Creates a link that shows the draft without an account until the link expires. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { session, slug } = useDraft()
  const { tools } = useShell()
  const { messages, interfaceLanguage } = useTexts()
  const [link, setLink] = useState<{ url: string; expires_at: string } | null>(null)
  const make = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const hours = Number(new FormData(event.currentTarget).get('hours'))
    try {
      await session.flush()
      setLink(
        await tools.calls.post('/pageeditor-api/draft/{slug}/preview-link', {
          params: { slug },
          json: { hours },
        }),
      )
    } catch {
      tools.tell(messages.saving.failed, 'error')
    }
  }
  return (
    <Dialog title={messages.share.title} help="share" onClose={onClose}>
      <p>{messages.share.intro}</p>
      <form onSubmit={(event) => void make(event)} className={styles['group']}>
        <label>
          {messages.share.hours}
          <select name="hours" defaultValue="72">
            <option value="24">{messages.share.day}</option>
            <option value="72">{messages.share.threeDays}</option>
            <option value="168">{messages.share.week}</option>
            <option value="720">{messages.share.month}</option>
          </select>
        </label>
        <p>
          <StaffButton look="primary" type="submit">
            {messages.share.make}
          </StaffButton>
        </p>
      </form>
      {link && (
        <output className={styles['group']}>
          <label>
            {messages.share.link}
            <input
              readOnly
              value={link.url}
              data-preview-link=""
              onFocus={(event) => event.target.select()}
            />
          </label>
          <p className={styles['soft']}>
            {messages.share.until(readableInstant(new Date(link.expires_at), interfaceLanguage))}
          </p>
          <p>
            <StaffButton
              onClick={() =>
                void navigator.clipboard.writeText(link.url).then(() => tools.tell(messages.share.copied))
              }
            >
              {messages.share.copy}
            </StaffButton>
          </p>
        </output>
      )}
      <p>
        <a href={`${staffHref('cms-hub')}#shared-previews`}>{messages.share.shared}</a>
      </p>
    </Dialog>
  )
}
