// The first file every npm script runs. It is plain JavaScript without newer syntax, so that an
// old Node can still say what is wrong instead of stumbling over this file.

/**
 * Says whether this Node can run the shop's tools (the build needs 20.19, or 22.12 and newer).
 * @param {string} version as in `process.versions.node`
 * @returns {boolean}
 */
export function isNodeSupported(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0] || 0;
  const minor = parts[1] || 0;
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

const isMain = Boolean(process.argv[1]) && /bootstrap\.mjs$/.test(process.argv[1] || '');

if (isMain) {
  if (!isNodeSupported(process.versions.node)) {
    refuse(
      'Rollwell needs Node 20.19 or newer (of the 22 line: 22.12 or newer), and this is Node ' +
        process.versions.node +
        '. Install a newer one from https://nodejs.org and run the command again.',
    );
  } else if (process.platform === 'win32') {
    refuse(
      'This command needs Linux, macOS or WSL. On Windows, open a WSL terminal, or build with ' +
        '"npm run build" and run "npx firebase emulators:start".',
    );
  } else {
    import('./src/begin.mjs').then(
      (module) => module.begin(process.argv.slice(2)),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  }
}
