import { useRef, type ReactNode } from 'react'

/** A button for choosing files, or taking a picture with the camera of a phone. */
export function FileButton(props: {
  className: string | undefined
  accept: string
  isMultiple?: boolean
  usesCamera?: boolean
  isBusy?: boolean
  children: ReactNode
  onFiles: (files: File[]) => void
}) {
  const {
    className,
    accept,
    isMultiple = false,
    usesCamera = false,
    isBusy = false,
    children,
    onFiles,
  } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={isBusy}
        onClick={() => !isBusy && input.current?.click()}
      >
        {children}
      </button>
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
