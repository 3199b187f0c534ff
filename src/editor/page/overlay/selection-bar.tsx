import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Marks, RichTypingHandle } from '#staff/rich-text/typing-handle.ts'
import { LanguageMenu } from './language-menu.tsx'
import type { SignName } from '#editor/controls/sign.tsx'
import { useStore } from '#design/use-store.ts'
import { useCanvas, useShell, useTexts } from '../workspace/workspace-context.tsx'
import { BarButton } from './bar-button.tsx'
import { freeArea } from './free-area.ts'
import { Icon } from './mark-sign.tsx'
import { moveAlong } from './move-along.ts'
import { placeAtSelection } from './place-at-selection.ts'
import styles from './overlay.module.css'

const alignments: { alignment: 'left' | 'center' | 'right'; sign: SignName }[] = [
  { alignment: 'left', sign: 'alignLeft' },
  { alignment: 'center', sign: 'alignCenter' },
  { alignment: 'right', sign: 'alignRight' },
]

/**
 * The formatting buttons at the selected text: exactly the marks of the specification (section 5), and the language of a
 * part. Alt+F10 leads to them, also without a selection; Escape leads back to the text.
 */
export function SelectionBar() {
  const { typing } = useCanvas()
  const { view } = useShell()
  const marks = useStore(typing.marks, (state) => state)
  const isAskedFor = useStore(view, (state) => state.isFormatting)
  const isPressed = usePressed()
  if (!marks || isPressed || !(marks.hasSelection || isAskedFor)) return null
  return <Bar marks={marks} />
}

function Bar({ marks }: { marks: Marks }) {
  const { typing, watch } = useCanvas()
  const { view } = useShell()
  const { messages } = useTexts()
  const bar = useRef<HTMLDivElement>(null)
  const rich = typing.rich
  // After each rendering, because the selection changes together with the marks.
  useLayoutEffect(() => placed(bar.current, rich())?.())
  useLayoutEffect(() => {
    addEventListener('scroll', watch.moved, { passive: true })
    const end = watch.follow(() => placed(bar.current, rich()))
    return () => {
      removeEventListener('scroll', watch.moved)
      end()
    }
  }, [rich, watch])
  return (
    // Its buttons take the focus (the pattern of ARIA toolbars).
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={messages.marks.label}
      className={styles['marks']}
      data-selection-bar=""
      data-block-tools=""
      onKeyDown={(event) => {
        moveAlong(event, bar.current)
        // Escape in the menu leads back to its button.
        const isInMenu = event.target instanceof Element && event.target.closest('[popover]') !== null
        if (event.key !== 'Escape' || isInMenu) return
        event.preventDefault()
        event.stopPropagation()
        rich()?.resume()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && bar.current?.contains(relatedTarget)) return
        view.set((state) => ({ ...state, isFormatting: false }))
      }}
    >
      {(['bold', 'italic'] as const).map((mark) => (
        <button
          key={mark}
          type="button"
          tabIndex={-1}
          aria-label={messages.marks[mark]}
          title={messages.marks[mark]}
          aria-pressed={marks[mark]}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => rich()?.toggle(mark)}
        >
          <Icon mark={mark} />
        </button>
      ))}
      <BarButton
        sign="link"
        label={messages.marks.link}
        isPressed={marks.link !== null}
        onPress={() => view.set((state) => ({ ...state, dialog: 'link' }))}
      />
      <LanguageMenu chosen={marks.language} />
      <span className={styles['group']}>
        {(['bulletList', 'orderedList'] as const).map((list) => (
          <BarButton
            key={list}
            sign={list}
            label={messages.marks[list]}
            isPressed={marks.list === list}
            onPress={() => rich()?.toggleList(list)}
          />
        ))}
      </span>
      <span className={styles['group']}>
        {alignments.map(({ alignment, sign }) => (
          <BarButton
            key={alignment}
            sign={sign}
            label={messages.marks[alignment]}
            isPressed={marks.align === alignment}
            onPress={() => rich()?.align(alignment)}
          />
        ))}
      </span>
    </div>
  )
}

/** Measures the selection, and returns a function that puts the bar beside it. */
function placed(bar: HTMLElement | null, rich: RichTypingHandle | null): (() => void) | undefined {
  if (!bar || !rich) return undefined
  const { left, top } = placeAtSelection({
    selection: rich.box(),
    size: { width: bar.offsetWidth, height: bar.offsetHeight },
    area: freeArea(),
    avoid: document.querySelector('[data-block-bar]')?.getBoundingClientRect() ?? null,
    isTouch: matchMedia('(pointer: coarse)').matches,
  })
  return () => {
    bar.style.left = `${left}px`
    bar.style.top = `${top}px`
  }
}

/** Whether a mouse button is pressed, as during a selection: the bar would be under the pointer. */
function usePressed(): boolean {
  const [isPressed, setIsPressed] = useState(false)
  useEffect(() => {
    const onDown = ({ target, pointerType }: PointerEvent) => {
      const isText = target instanceof Element && target.closest('[contenteditable]') !== null
      if (isText && pointerType === 'mouse') setIsPressed(true)
    }
    const onUp = () => setIsPressed(false)
    addEventListener('pointerdown', onDown, true)
    addEventListener('pointerup', onUp, true)
    addEventListener('pointercancel', onUp, true)
    return () => {
      removeEventListener('pointerdown', onDown, true)
      removeEventListener('pointerup', onUp, true)
      removeEventListener('pointercancel', onUp, true)
    }
  }, [])
  return isPressed
}
