import { useLayoutEffect, useRef, useState } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { releaseMessages } from '../../messages/releases.ts'
import { keepTime } from './keep-time.ts'
import { addressAsOf, pathOf, type Shown } from './shown-address.ts'
import styles from './time-machine.module.css'

const widths = { phone: 390, desktop: 1280 }

/** The site in a frame as wide as a device; on a narrower screen it is scaled down, and keeps its inner width. */
export function SiteFrame({ shown, onPath }: { shown: Shown; onPath: (path: string) => void }) {
  const { at, release, viewer, width, path } = shown
  const { machine: messages } = useLazyMessages(releaseMessages)
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRoom(stage)
  const seen = useRef({ at, release, viewer })
  const [address] = useState(() => addressAsOf(path, location.href, shown))
  // A new time loads the page on which the user is; the frame itself follows links.
  useLayoutEffect(() => {
    const { current: before } = seen
    if (before.at === at && before.release === release && before.viewer === viewer) return
    seen.current = { at, release, viewer }
    const next = addressAsOf(shownPath(frame.current) ?? path, location.href, seen.current)
    if (next !== null) frame.current?.contentWindow?.location.replace(next)
  }, [at, release, viewer, path])
  const inside = widths[width]
  const scale = Math.min(1, room / inside)
  return (
    <div ref={stage} className={styles.stage}>
      <div style={{ width: inside * scale }}>
        {/* Shows the site itself, with its scripts and its session. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          title={messages.frame}
          src={address ?? undefined}
          style={{ width: inside, height: `${100 / scale}%`, scale: String(scale) }}
          onLoad={({ currentTarget }) => {
            const tell = () => {
              const now = shownPath(currentTarget)
              if (now !== null) onPath(now)
            }
            tell()
            if (!currentTarget.contentDocument) return
            keepTime(currentTarget.contentDocument, seen.current)
            // Lists change their address without loading a page.
            currentTarget.contentWindow?.navigation?.addEventListener('currententrychange', tell)
          }}
        />
      </div>
    </div>
  )
}

/** The path in the frame; null before it has loaded, and for what can't be read, such as an error of the browser. */
function shownPath(frame: HTMLIFrameElement | null): string | null {
  const address = frame?.contentDocument?.location.href
  return address?.startsWith('http') ? pathOf(address) : null
}

/** The width that the frame has, in pixels. */
function useRoom(stage: React.RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(widths.desktop)
  useLayoutEffect(() => {
    const { current } = stage
    if (!current) return undefined
    const watch = new ResizeObserver(() => setRoom(current.clientWidth))
    watch.observe(current)
    return () => watch.disconnect()
  }, [stage])
  return room
}
