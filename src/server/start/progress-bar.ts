/** A progress bar on the console; without a terminal, one line at every quarter. */
export function openProgressBar(title: string): { show: (share: number) => void; finish: () => void } {
  const { stdout } = process
  const started = performance.now()
  let shown = -1
  const show = (share: number) => {
    const percent = Math.floor(share * 100)
    if (percent === shown) return
    if (stdout.isTTY) {
      const filled = Math.floor(percent / 4)
      stdout.write(`\r${title} [${'█'.repeat(filled)}${'·'.repeat(25 - filled)}] ${percent} %`)
    } else if (Math.floor(percent / 25) > Math.floor(shown / 25)) {
      stdout.write(`${title}: ${percent} %\n`)
    }
    shown = percent
  }
  return {
    show,
    finish() {
      show(1)
      stdout.write(
        `${stdout.isTTY ? '\n' : ''}${title}: done in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
      )
    },
  }
}
