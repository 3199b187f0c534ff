#!/usr/bin/env bash
# Tries operations/Dockerfile without a container daemon and without a registry of images: the base is made of Debian's packages and
# the pinned Node, the image is built by buildah and run by crun as in production, and a backup of it is restored.
#   operations/try-image.sh            builds and runs the house of HOUSE_DIR, by default the demo hall, in a new folder below /tmp
#   operations/try-image.sh FOLDER     keeps base and image there, and uses them again
# Needs root, mmdebstrap, buildah, crun and a PostgreSQL server (`apt-get install mmdebstrap buildah crun postgresql`), and what
# `npm ci` needs: packages come from where npm and apt of this machine get them.
set -euo pipefail
cd "$(dirname "$0")/.."
house=${HOUSE_DIR:-houses/morgenstern}
work=${1:-$(mktemp -d /tmp/try-image-XXXXXX)}
suite=${SUITE:-bookworm}
port=${PORT:-3900}
mkdir -p "$work"
work=$(realpath "$work")
run_dir=$(mktemp -d "$work/run-XXXXXX")
chmod 755 "$work" "$run_dir"
pg_bin=${PG_BIN:-$(find /usr/lib/postgresql -maxdepth 2 -name bin 2> /dev/null | sort -V | tail -n 1)}
[ -x "$pg_bin/initdb" ] || { echo 'There is no PostgreSQL server; PG_BIN names the folder of initdb.' >&2; exit 1; }
# vfs needs neither user namespaces nor overlays.
buildah() { command buildah --storage-driver "${STORAGE_DRIVER:-vfs}" --root "$work/storage" --runroot "$work/storage-run" "$@"; }
container="concert-hall-$$"
mounted=

step() { printf '\n— %s\n' "$*"; }
ok() { printf 'ok  %s\n' "$*"; }
fail() { printf 'FAILED  %s\n' "$*" >&2; exit 1; }

finish() {
  code=$?
  set +e
  [ "$code" -eq 0 ] || tail -n 20 "$run_dir"/*.log 2> /dev/null
  for one in $(ls "$run_dir/crun" 2> /dev/null); do crun --root "$run_dir/crun" delete --force "$one"; done
  [ -f "$run_dir/postgres/postmaster.pid" ] && as_postgres "$pg_bin/pg_ctl" -D "$run_dir/postgres" -m immediate stop > /dev/null
  [ -n "$mounted" ] && buildah rm "$mounted" > /dev/null
  [ "$code" -eq 0 ] && rm -rf "$run_dir"
  [ "$code" -eq 0 ] && [ -z "$keep" ] && rm -rf "$work"
  exit "$code"
}
keep=${1:-}
trap finish EXIT
as_postgres() { setpriv --reuid postgres --regid postgres --init-groups -- "$@"; }

step 'Base of Debian packages and the pinned Node'
[ -x node_modules/.bin/node ] || fail 'npm run build first: the pinned Node is in node_modules.'
if buildah inspect --type image localhost/concert-hall-base > /dev/null 2>&1; then
  ok 'is there'
else
  mmdebstrap --quiet --variant=apt --include=ca-certificates,postgresql-client "$suite" "$work/base.tar"
  base=$(buildah from scratch)
  buildah add --quiet "$base" "$work/base.tar" / > /dev/null
  buildah add --quiet "$base" "$(realpath node_modules/.bin/node)" /usr/local/bin/node > /dev/null
  npm install --silent --global --prefix "$run_dir/npm" npm@11 > /dev/null
  buildah add --quiet "$base" "$run_dir/npm/lib/node_modules/npm" /usr/local/lib/node_modules/npm > /dev/null
  buildah run --isolation chroot "$base" -- sh -c \
    'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 --create-home node && node --version'
  buildah commit --quiet --rm "$base" localhost/concert-hall-base > /dev/null
  rm -f "$work/base.tar"
  ok "made of $suite"
fi

step "Image of $house"
# npm finds its packages in the container as on this machine.
settings=()
[ -f "$HOME/.npmrc" ] && settings+=(--volume "$HOME/.npmrc:/root/.npmrc:ro")
cafile=$(npm config get cafile)
if [ -f "$cafile" ]; then
  printf 'cafile=/etc/ssl/try-image.crt\n' > "$run_dir/npmrc"
  settings+=(--volume "$run_dir/npmrc:/usr/local/etc/npmrc:ro" --volume "$cafile:/etc/ssl/try-image.crt:ro")
fi
buildah bud --format docker --isolation chroot --network host --layers=false --quiet "${settings[@]}" \
  --build-arg BASE=localhost/concert-hall-base --build-arg HOUSE_DIR="$house" \
  --ignorefile operations/Dockerfile.dockerignore -f operations/Dockerfile -t localhost/concert-hall . > "$run_dir/build.log" 2>&1 \
  || fail 'the build'
mounted=$(buildah from localhost/concert-hall)
root=$(buildah mount "$mounted")
ok "built: $(du -sm "$root/site" | cut -f1) MB beside Debian and Node"
for gone in site/src/site site/node_modules/react-admin site/node_modules/vite site/node_modules/.bin usr/local/bin/npm; do
  [ ! -e "$root/$gone" ] || fail "the image has /$gone"
done
[ -z "$(find "$root/site" -path '*/node_modules' -prune -o \( -name '*.ts' -o -name '*.tsx' \) -print -quit)" ] || fail 'the image has sources'
[ -d "$root/site/$house" ] || fail "the image lacks /site/$house"
ok 'no sources, no npm, no development packages; the files of the house are there'

step 'PostgreSQL on this machine'
install -d -o postgres -g postgres "$run_dir/postgres"
as_postgres "$pg_bin/initdb" -D "$run_dir/postgres" -A trust -E UTF8 --no-sync > "$run_dir/initdb.log"
as_postgres "$pg_bin/pg_ctl" -D "$run_dir/postgres" -w -l "$run_dir/postgres/server.log" \
  -o "-p $((port + 1)) -c listen_addresses=127.0.0.1 -c unix_socket_directories=" start > /dev/null
for name in hall restored; do as_postgres "$pg_bin/createdb" -h 127.0.0.1 -p $((port + 1)) "$name"; done
ok "$("$pg_bin/postgres" --version)"

# Writes the bundle of a container: the image's own user, command and environment, a read-only root, no capabilities, /tmp in memory,
# the database's address as a secret file.
bundle() { # NAME DATABASE COMMAND…
  local name=$1 database=$2
  shift 2
  install -d "$run_dir/$name" "$run_dir/secrets-$database"
  install -d -o 1000 -g 1000 "$run_dir/data-$database" "$run_dir/backups"
  printf 'postgres://postgres@127.0.0.1:%s/%s' $((port + 1)) "$database" > "$run_dir/secrets-$database/database-url"
  buildah inspect --type image localhost/concert-hall > "$run_dir/image.json"
  node_modules/.bin/node --input-type=module - "$run_dir" "$name" "$root" "$database" "$port" "$@" << 'SCRIPT'
import { readFileSync, writeFileSync } from 'node:fs'
const [, , run, name, root, database, port, ...command] = process.argv
const { OCIv1 } = JSON.parse(readFileSync(`${run}/image.json`, 'utf8'))
const { Env, User, WorkingDir, Cmd } = OCIv1.config
const [uid, gid] = User.split(':').map(Number)
const bind = (source, destination, ...options) =>
  ({ destination, source, type: 'bind', options: ['rbind', 'nosuid', 'nodev', ...options] })
writeFileSync(`${run}/${name}/config.json`, JSON.stringify({
  ociVersion: '1.0.2',
  hostname: name,
  root: { path: root, readonly: true },
  process: {
    terminal: false,
    user: { uid, gid },
    cwd: WorkingDir,
    args: command.length > 0 ? command : [...Cmd, '--processes', '2'],
    env: [...Env, 'HOME=/tmp', 'PUBLIC_ORIGIN=http://127.0.0.1:' + port, 'HOST=127.0.0.1', 'PORT=' + port,
      'HEALTH_PORT=' + (Number(port) + 2), 'DATABASE_URL_FILE=/run/secrets/database-url', 'DEMO=' + (process.env.DEMO ?? '1'),
      'SHOP_PORT=' + (Number(port) + 3), 'LOG_LEVEL=warn', 'BACKUP_RECIPIENTS=' + (process.env.BACKUP_RECIPIENTS ?? '')].filter((one, at, all) =>
        all.findLastIndex((other) => other.split('=')[0] === one.split('=')[0]) === at),
    capabilities: { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] },
    noNewPrivileges: true,
  },
  mounts: [
    { destination: '/proc', type: 'proc', source: 'proc' },
    { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'strictatime', 'mode=755', 'size=65536k'] },
    { destination: '/dev/shm', type: 'tmpfs', source: 'shm', options: ['nosuid', 'noexec', 'nodev', 'mode=1777', 'size=65536k'] },
    { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'mode=1777'] },
    bind(`${run}/data-${database}`, '/data'),
    bind(`${run}/backups`, '/backups'),
    bind(`${run}/secrets-${database}`, '/run/secrets', 'ro'),
  ],
  linux: { namespaces: ['pid', 'mount', 'ipc', 'uts'].map((type) => ({ type })) },
}))
SCRIPT
}
# crun refuses a machine that has control groups of both versions: it does not see those of the second here. It uses none.
crun() {
  unshare --mount --propagation slave sh -c \
    'mountpoint -q /sys/fs/cgroup/unified && umount /sys/fs/cgroup/unified; exec crun --cgroup-manager disabled "$@"' crun "$@"
}
# Runs a command in a container of its own until it ends.
once() { # DATABASE COMMAND…
  local database=$1 name="$container-once"
  shift
  bundle "$name" "$database" "$@"
  crun --root "$run_dir/crun" run --bundle "$run_dir/$name" "$name"
}
ready() {
  for _ in $(seq 240); do
    [ "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port/readyz")" = 200 ] && return
    crun --root "$run_dir/crun" state "$container" | grep -q '"status": "running"' || fail 'the site has ended'
    sleep 1
  done
  fail 'the site is not ready'
}
# The text of a page, a line for each element.
page() { curl -sf "http://127.0.0.1:$port$1" | sed -e 's/<[^>]*>/\n/g' | grep -v '^[[:space:]]*$'; }
serve() { # DATABASE
  bundle "$container" "$1"
  crun --root "$run_dir/crun" run --detach --bundle "$run_dir/$container" "$container" > "$run_dir/site-$1.log" 2>&1 < /dev/null
  ready
}
# Ends the site as an orchestrator does, and waits until it has gone.
end_site() {
  local pid
  pid=$(crun --root "$run_dir/crun" state "$container" | sed -n 's/.*"pid": \([0-9]*\).*/\1/p')
  crun --root "$run_dir/crun" kill "$container" TERM
  for _ in $(seq 60); do
    [ -d "/proc/$pid" ] || break
    sleep 1
  done
  [ ! -d "/proc/$pid" ] || fail 'the site does not end by SIGTERM'
  crun --root "$run_dir/crun" delete "$container"
}

step 'Migrations, as user 1000, without capabilities, with a read-only root'
once hall node -e "
  const { writeFileSync } = require('node:fs')
  const refused = (path) => { try { writeFileSync(path, ''); return false } catch { return true } }
  if (process.getuid() !== 1000 || !refused('/site/x') || !refused('/etc/x') || !refused('/run/secrets/x')) process.exit(1)
  writeFileSync('/data/.x', ''); writeFileSync('/tmp/x', '')
" || fail 'the container can write where it must not, or not where it must'
once hall node build/server/migrate.js > "$run_dir/migrate.log" 2>&1 || fail 'migrate'
once hall node build/server/check-config.js > "$run_dir/check-config.log" 2>&1 || fail 'check-config'
ok 'migrate, check-config'

step 'The site in two processes'
serve hall
crun --root "$run_dir/crun" exec --cwd /site "$container" node operations/healthcheck.mjs || fail 'the health check'
processes=$(crun --root "$run_dir/crun" exec "$container" sh -c 'cat /proc/[0-9]*/cmdline | tr "\0" " "' | grep -o 'build/server/[a-z-]*\.js' | sort | uniq -c | tr -s ' ' | tr '\n' ',')
compared=(/de /en /de/programm-und-karten)
for path in "${compared[@]}"; do
  page "$path" > "$run_dir/page-${path//\//-}.txt" || fail "the page $path"
done
ok "home pages and programme; processes:$processes"

step 'A backup while it runs'
once hall node build/server/backup-keys.js /backups/keys > "$run_dir/keys.log" 2>&1 || fail 'the keys of the backup'
BACKUP_RECIPIENTS=$(sed -n 's/^BACKUP_RECIPIENTS=//p' "$run_dir/keys.log")
export BACKUP_RECIPIENTS
backup=/backups/try.tar.zst.age
once hall node build/server/backup.js "$backup" > "$run_dir/backup.log" 2>&1 || fail 'backup'
once hall node build/server/restore.js "$backup" --identity /backups/keys/backup-key-2.txt --check > "$run_dir/check.log" 2>&1 \
  || fail 'the check of the backup'
ok "$(stat -c %s "$run_dir$backup") bytes for two keys, checked with the second"
end_site
ok 'the site ended by SIGTERM'

step 'The backup in an empty place'
DEMO=0 once restored node build/server/restore.js "$backup" --identity /backups/keys/backup-key-1.txt > "$run_dir/restore.log" 2>&1 || fail 'restore'
ok "$(grep -c '^ok' "$run_dir/restore.log") proofs of the restore"
serve restored
for path in "${compared[@]}"; do
  page "$path" > "$run_dir/restored.txt"
  diff "$run_dir/page-${path//\//-}.txt" "$run_dir/restored.txt" || fail "the restored page $path differs"
done
end_site
ok 'restored: home pages and programme are the same'
