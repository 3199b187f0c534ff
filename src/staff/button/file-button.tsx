import { useRef, type ReactNode } from 'react'
import { StaffButton, type StaffLook } from './staff-button.tsx'

/**
 * A button for choosing files, or taking a picture with the camera of a phone. In the page editor, whose panels have buttons
 * of their own, it has the class of such a button instead of a look.
 */
export function FileButton(props: {
  look?: StaffLook
  className?: string | undefined
  accept: string
  isMultiple?: boolean
  usesCamera?: boolean
  isBusy?: boolean
  children: ReactNode
  onFiles: (files: File[]) => void
}) {
  const {
    look,
    className,
    accept,
    isMultiple = false,
    usesCamera = false,
    isBusy = false,
    children,
    onFiles,
  } = props
  const input = useRef<HTMLInputElement>(null)
  const button = {
    children,
    'data-camera': usesCamera ? '' : undefined,
    onClick: () => input.current?.click(),
  }
  return (
    <>
      {look ? (
        <StaffButton look={look} isBusy={isBusy} {...button} />
      ) : (
        <button type="button" className={className} aria-disabled={isBusy || undefined} {...button} />
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        capture={usesCamera ? 'environment' : undefined}
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = '' // so that the same file can be chosen again
        }}
      />
    </>
  )
}
