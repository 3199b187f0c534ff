import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { useDraft, useShell, useTexts } from '#editor/page/workspace/workspace-context.tsx'
import type { PreviewWidth } from '#editor/page/workspace/workspace.ts'
import { Sign } from '#editor/controls/sign.tsx'
import { leavePageAlone } from './leave-page-alone.ts'
import styles from './width-preview.module.css'

const widths: Record<Exclude<PreviewWidth, 'desktop'>, number> = { phone: 390, tablet: 820 }
const pause = 600

/**
 * The draft in a frame as wide as a phone or a tablet: the page itself, as the server would send it, reloaded after
 * saves. On a narrower screen the frame is scaled down and keeps its inner width. Escape closes it.
 */
export function WidthPreview({ width }: { width: Exclude<PreviewWidth, 'desktop'> }) {
  const { session } = useDraft()
  const { view, tools } = useShell()
  const { messages, interfaceLanguage } = useTexts()
  const ground = useRef<HTMLElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { room, height } = useRoom(ground)
  const [isSaved, setIsSaved] = useState(false)
  const close = () => view.set((state) => ({ ...state, width: 'desktop' }))

  // Flushes what was typed a moment ago; when saving fails, the preview shows the last saved state.
  useEffect(() => {
    void session
      .flush()
      .catch(() => {})
      .finally(() => setIsSaved(true))
  }, [session])
  useEffect(() => {
    if (!isSaved) return undefined
    let { sequence } = session.editor().confirmed
    let timer = 0
    const stop = session.subscribe(() => {
      const { confirmed } = session.editor()
      if (confirmed.sequence === sequence) return
      ;({ sequence } = confirmed)
      clearTimeout(timer)
      timer = window.setTimeout(() => frame.current?.contentWindow?.location.reload(), pause)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [session, isSaved])
  useEffect(() => leavePageAlone(), [])
  useFocusBack(ground)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => closeByEscape(event, close)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })

  /** Refuses dropped files, because the browser would show them in place of the preview. */
  const refuseFiles = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (event.type === 'drop') tools.tell(editorBlocksMessages[interfaceLanguage].files.notInPreview, 'error')
  }

  const inside = widths[width]
  const scale = Math.min(1, room / inside)
  return (
    // The page below is inert while the preview is open, so the preview is its main content.
    <main ref={ground} className={styles['ground']} data-panel="" tabIndex={-1}>
      <div className={styles['device']} style={{ width: inside * scale }}>
        <header className={styles['head']}>
          <h1>
            {messages.toolbar[width]}, {inside} px
          </h1>
          <button type="button" onClick={close} aria-label={messages.close}>
            <Sign name="close" />
          </button>
        </header>
        {isSaved && (
          // Shows the site itself, with its scripts and its session.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            ref={frame}
            title={`${messages.toolbar.widths}: ${messages.toolbar[width]}`}
            src={`${location.pathname}?draft&noToolbar`}
            style={{ width: inside, height: height / scale, scale: String(scale) }}
            // Events in the frame don't reach the outer document.
            onLoad={({ currentTarget: { contentWindow } }) => {
              contentWindow?.addEventListener('keydown', (key) => closeByEscape(key, close))
              contentWindow?.addEventListener('dragover', refuseFiles)
              contentWindow?.addEventListener('drop', refuseFiles)
            }}
          />
        )}
      </div>
    </main>
  )
}

/** The available space for the frame, in pixels; follows the window's size. */
function useRoom(ground: React.RefObject<HTMLElement | null>): { room: number; height: number } {
  const [size, setSize] = useState({ room: 0, height: 0 })
  useLayoutEffect(() => {
    const element = ground.current
    if (!element) return undefined
    const measure = () => {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element)
      const head = element.querySelector('header')?.offsetHeight ?? 0
      const sides = (...paddings: string[]) => paddings.reduce((sum, one) => sum + Number.parseFloat(one), 0)
      setSize({
        room: element.clientWidth - sides(paddingLeft, paddingRight),
        height: Math.max(0, element.clientHeight - sides(paddingTop, paddingBottom) - head),
      })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [ground])
  return size
}

/** Restores focus when the focused element was inside the closed preview. */
function useFocusBack(ground: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    const element = ground.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const place =
        before instanceof HTMLElement && before.isConnected && before !== document.body
          ? before
          : document.querySelector<HTMLElement>('[data-toolbar] [data-edit]')
      place?.focus({ preventScroll: true })
    }
  }, [ground])
}

/** Escape first closes what is open above the preview or inside of it. */
function closeByEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const place = event.view?.document
  if (place?.querySelector('dialog[open], [popover]:popover-open')) return
  event.preventDefault()
  close()
}
