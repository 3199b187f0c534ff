import { Box, Typography } from '@mui/material'
import { useId, type KeyboardEvent, type PointerEvent } from 'react'
import { useController } from 'react-hook-form'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

/** The step of an arrow key, as a share of width or height. */
const step = 0.01

const moves: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The point of a picture that stays visible: set by a click or by dragging it, moved by arrow keys, with Shift in large
 * steps.
 */
export function FocalPoint({ src, isFixed }: { src: string; isFixed: boolean }) {
  const { page: messages } = useOfficeMessages().media
  const x = useShare('focal_x')
  const y = useShare('focal_y')
  const hintId = useId()
  const place = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    x.set((event.clientX - box.left) / box.width)
    y.set((event.clientY - box.top) / box.height)
  }
  const pressKey = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const length = event.shiftKey ? step * 10 : step
    x.set(x.value + move[0] * length)
    y.set(y.value + move[1] * length)
  }
  return (
    <Box>
      <Typography variant="h3" component="h2" gutterBottom>
        {messages.focus}
      </Typography>
      <Box sx={{ position: 'relative', width: 'fit-content', maxWidth: '100%', marginInline: 'auto' }}>
        <Box
          component="img"
          src={src}
          alt=""
          draggable={false}
          {...(!isFixed && {
            onPointerDown: (event: PointerEvent<HTMLElement>) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              place(event)
            },
            onPointerMove: (event: PointerEvent<HTMLElement>) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event)
            },
          })}
          sx={{
            display: 'block',
            maxWidth: '100%',
            maxHeight: '50vh',
            ...(!isFixed && { cursor: 'crosshair', touchAction: 'none' }),
          }}
        />
        <Box
          role="application"
          hidden={isFixed}
          tabIndex={0}
          aria-label={`${messages.focus}: ${messages.focusValue(Math.round(x.value * 100), Math.round(y.value * 100))}`}
          aria-describedby={hintId}
          onKeyDown={pressKey}
          style={{ left: `${x.value * 100}%`, top: `${y.value * 100}%` }}
          sx={{
            position: 'absolute',
            width: 28,
            height: 28,
            margin: '-14px',
            borderRadius: '50%',
            border: '3px solid #fff',
            outline: '2px solid #0f1114',
            boxShadow: 'inset 0 0 0 2px #0f1114',
            pointerEvents: 'none',
            '&:focus-visible': { outlineWidth: 5 },
          }}
        />
      </Box>
      <Typography id={hintId} hidden={isFixed} variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
        {messages.focusHint}
      </Typography>
    </Box>
  )
}

function useShare(name: string) {
  const { field } = useController({ name })
  return {
    value: typeof field.value === 'number' ? field.value : 0.5,
    set: (value: number) => field.onChange(Math.round(Math.min(1, Math.max(0, value)) * 100) / 100),
  }
}
