/** A browser with one window, driven by the few verbs that all engines can do. */
export type Engine = {
  name: EngineName
  open(address: string): Promise<void>
  /** Evaluates an expression in the page; the result has to be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** A real click at a position of the viewport, in CSS px. */
  clickAt(x: number, y: number): Promise<void>
  /** Types text with real keys. */
  type(text: string): Promise<void>
  /** Presses one key, with Ctrl held if asked for. */
  press(key: Key, withControl?: boolean): Promise<void>
  close(): Promise<void>
}

export const engineNames = ['firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'End' | 'a' | 'z'
