import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts an `npm` before the real one for firebase-tools. Whenever it loads the functions it asks npm
 * for the newest version of a library, and stands still meanwhile: without a network for ten seconds.
 * @param folder stands first on the PATH
 */
export function writeNpmStandIn(folder: string): void {
  const path = join(folder, 'npm');
  writeFileSync(
    path,
    `#!/bin/sh
if [ "$1" = show ]; then
  echo '{}'
  exit 0
fi
PATH=\${PATH#*:} exec npm "$@"
`,
  );
  chmodSync(path, 0o755);
}
