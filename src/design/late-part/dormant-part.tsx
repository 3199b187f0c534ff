import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { areThere, latePart, loadParts, namedParts } from './late-part.tsx'

/**
 * How near to the screen a part wakes, so that it is awake when one reaches it. Before anybody has scrolled it wakes only
 * where it is seen: there is enough to do then, and a press must not wait for it.
 */
const nearness = '300px'
const controls = 'a, button, input, select, textarea, summary'

/**
 * A late part that sleeps on the first page: it stays as the server sent it, plain HTML, and is neither fetched nor taken
 * over before the visitor comes near it or presses something in it; the press is then repeated, and the focus kept. On
 * pages that one moves to it is an ordinary late part. For what stands far down and works without scripts. The page's
 * loader names it.
 */
export function dormantPart<Props extends object>(
  name: string,
  fetchPart: () => Promise<(props: Props) => ReactNode>,
  /** Parts that are never shown but inside of it, and sleep with it. */
  inner: readonly string[] = [],
): (props: Props) => ReactNode {
  let isFetched = false
  const Part = latePart<Props>(
    name,
    async () => {
      const Shown = await fetchPart()
      isFetched = true
      return Shown
    },
    { isDormant: true },
  )
  return function Dormant(props: Props) {
    // On a page that one has moved to it has been fetched, and is awake at once.
    const [isAwake, setIsAwake] = useState(() => isFetched)
    const place = useRef<HTMLDivElement>(null)
    /** The control that the visitor was at, by its place among all: its element is another one afterwards. */
    const held = useRef<{ index: number; isPressed: boolean } | null>(null)

    /** While a finger is down nothing is replaced: its press would end on an element that is gone. */
    const pointer = useRef({ isDown: false, isAwaited: false })

    const rouse = () => {
      if (pointer.current.isDown) {
        pointer.current.isAwaited = true
        return
      }
      const { activeElement } = document
      if (!held.current && place.current && activeElement && place.current.contains(activeElement))
        held.current = { index: controlsIn(place.current).indexOf(activeElement), isPressed: false }
      setIsAwake(true)
    }
    /** At once: in a turn of its own it could come between the two halves of a press. */
    const rouseNow = () => flushSync(rouse)
    const names = () => [name, ...inner, ...namedParts(place.current ?? document)]
    const wake = () => {
      // Without its script it remains what it is: links and forms that work.
      void loadParts(names()).then(rouseNow, () => {})
    }

    // Fetched meanwhile for another place: what is rendered anew may say something else by now.
    useLayoutEffect(() => {
      if (!isFetched || isAwake) return
      if (areThere(names())) rouse()
      else wake() // that other place had not all that is in this one
    })

    useEffect(() => {
      const sleeping = place.current
      if (isAwake || !sleeping) return undefined
      let observer: IntersectionObserver | undefined
      const watch = () => {
        observer?.disconnect()
        observer = new IntersectionObserver(
          (entries) => {
            if (entries.some(({ isIntersecting }) => isIntersecting)) wake()
          },
          { rootMargin: scrollY > 0 ? nearness : '0px' },
        )
        // Its box is that of what is in it.
        observer.observe(sleeping.firstElementChild ?? sleeping)
      }
      watch()
      addEventListener('scroll', watch, { once: true, passive: true })
      return () => {
        removeEventListener('scroll', watch)
        observer?.disconnect()
      }
    }, [isAwake])

    useLayoutEffect(() => {
      if (!isAwake || !held.current || !place.current) return
      const { index, isPressed } = held.current
      held.current = null
      const control = controlsIn(place.current)[index]
      if (!(control instanceof HTMLElement)) return
      control.focus({ preventScroll: true })
      if (isPressed) control.click()
    }, [isAwake])

    const holdStill = () => {
      pointer.current.isDown = true
      // Behind the click that follows.
      const release = () =>
        setTimeout(() => {
          pointer.current.isDown = false
          if (pointer.current.isAwaited) rouseNow()
        })
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { once: true })
    }

    /** A press on what only a script answers (`data-scripted` says so of a link) is kept until the script is there. */
    const keepPress = (event: MouseEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return // for another tab or window
      const control = event.target instanceof Element ? event.target.closest(controls) : null
      if (!control || !(control.matches('button, [href^="#"], [data-scripted]') && place.current)) return
      event.preventDefault()
      held.current = { index: controlsIn(place.current).indexOf(control), isPressed: true }
      wake()
    }

    if (isAwake)
      return (
        <div key="awake" ref={place} data-dormant={name} style={sameBox}>
          <Part {...props} />
        </div>
      )
    return (
      // What the server sent stays; only its children's own controls are ever pressed.
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
      <div
        key="asleep"
        ref={place}
        data-dormant={name}
        style={sameBox}
        onPointerDown={holdStill}
        onClick={keepPress}
        suppressHydrationWarning
        dangerouslySetInnerHTML={asSent}
      />
    )
  }
}

function controlsIn(place: Element): Element[] {
  return [...place.querySelectorAll(controls)]
}

const sameBox = { display: 'contents' }
const asSent = { __html: '' }
