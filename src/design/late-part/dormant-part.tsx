import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react'
import { latePart, loadParts, namedParts } from './late-part.tsx'

/** How near to the screen a part wakes, so that it is awake when it is reached. */
const nearness = '300px'
const controls = 'a, button, input, select, textarea, summary'

/**
 * A late part that sleeps on the first page: it stays as the server sent it, plain HTML, and is neither fetched nor taken
 * over before the visitor comes near it or presses something in it; the press is then repeated. On pages that one moves
 * to it is an ordinary late part. For what stands far down and works without scripts. The page's loader names it.
 */
export function dormantPart<Props extends object>(
  name: string,
  fetchPart: () => Promise<(props: Props) => React.ReactNode>,
): ComponentType<Props> {
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
  return (props) => {
    const [isWoken, setIsWoken] = useState(false)
    // Fetched by now, for this place or for another page: what is shown anew is shown awake.
    const isAwake = isWoken || isFetched
    const place = useRef<HTMLDivElement>(null)
    const pressed = useRef<number | null>(null)
    const wake = () => {
      // Without its script it remains what it is: links and forms that work.
      void loadParts([name, ...namedParts(place.current ?? document)]).then(
        () => setIsWoken(true),
        () => {},
      )
    }

    useEffect(() => {
      const sleeping = place.current
      if (isAwake || !sleeping) return undefined
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) wake()
        },
        { rootMargin: nearness },
      )
      // Its box is that of what is in it.
      observer.observe(sleeping.firstElementChild ?? sleeping)
      return () => observer.disconnect()
    }, [isAwake])

    useEffect(() => {
      if (!isAwake || pressed.current === null) return
      const control = place.current?.querySelectorAll<HTMLElement>(controls)[pressed.current]
      pressed.current = null
      control?.focus()
      control?.click()
    }, [isAwake])

    /** A press on what only a script answers (`data-scripted` says so of a link) is kept until the script is there. */
    const keepPress = (event: MouseEvent<HTMLElement>) => {
      const control = event.target instanceof Element ? event.target.closest(controls) : null
      if (!control || !(control.matches('button, [href^="#"], [data-scripted]') && place.current)) return
      event.preventDefault()
      pressed.current = [...place.current.querySelectorAll(controls)].indexOf(control)
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
        onClick={keepPress}
        suppressHydrationWarning
        dangerouslySetInnerHTML={asSent}
      />
    )
  }
}

const sameBox = { display: 'contents' }
const asSent = { __html: '' }
