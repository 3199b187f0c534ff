import { Button, type ButtonProps } from '@mui/material'
import { useRef } from 'react'

/** A button for choosing files, or taking a picture with the camera of a phone. */
export function FileButton(
  props: Omit<ButtonProps, 'onClick'> & {
    accept: string
    isMultiple?: boolean
    usesCamera?: boolean
    onFiles: (files: File[]) => void
  },
) {
  const { accept, isMultiple = false, usesCamera = false, onFiles, children, ...rest } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        capture={usesCamera ? 'environment' : undefined}
        aria-hidden="true"
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = '' // so that the same file can be chosen again
        }}
      />
    </>
  )
}
