// Loaded into a measured program with `--import`: reports its peak resident set at its end, in millions of bytes.
process.on('exit', () => {
  process.stderr.write(`peak ${Math.round((process.resourceUsage().maxRSS * 1024) / 1e6)} MB\n`)
})
