import { useEffect, useRef } from 'react'
import { useDesk } from '../desk/desk-context.tsx'
import type { PreviewWidth } from '../desk/desk.ts'
import { Sign } from '../toolbar/sign.tsx'
import styles from './width-preview.module.css'

const widths: Record<Exclude<PreviewWidth, 'desktop'>, number> = { phone: 390, tablet: 820 }
const pause = 600

/** The draft in a window as wide as a phone or a tablet: the page itself, as the server would send it. It follows saves. */
export function WidthPreview({ width }: { width: Exclude<PreviewWidth, 'desktop'> }) {
  const { session, view, words } = useDesk()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    let { sequence } = session.editor().confirmed
    let timer = 0
    return session.subscribe(() => {
      const { confirmed } = session.editor()
      if (confirmed.sequence === sequence) return
      ;({ sequence } = confirmed)
      clearTimeout(timer)
      timer = window.setTimeout(() => frame.current?.contentWindow?.location.reload(), pause)
    })
  }, [session])
  const close = () => view.set((state) => ({ ...state, width: 'desktop' }))
  return (
    <div className={styles['ground']} data-region="panel" tabIndex={-1}>
      <div className={styles['device']} style={{ width: widths[width] }}>
        <p className={styles['head']}>
          <span>
            {words.toolbar[width]}, {widths[width]} px
          </span>
          <button type="button" onClick={close} aria-label={words.close}>
            <Sign name="close" />
          </button>
        </p>
        {/* The site itself, with its scripts and its session. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          title={`${words.toolbar.widths}: ${words.toolbar[width]}`}
          src={`${location.pathname}?draft&noToolbar`}
        />
      </div>
    </div>
  )
}
