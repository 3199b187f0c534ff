/**
 * The npm command. Inside `npm start` it is the npm that runs it, with the Node that started it, because a Node
 * inside node_modules would be deleted while it runs.
 * @returns {[string, ...string[]]}
 */
export function npmCommand() {
  const { npm_execpath: program = '', npm_node_execpath: node = process.execPath } = process.env
  if (program.endsWith('npm-cli.js')) return [node, program]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}
