import { createRequire } from 'node:module';

/*
 * Stands before firebase-tools (`node --import`). The Auth emulator describes its calls in OpenAPI,
 * and the library that checks them, exegesis, compiles every check before the first call: seven of
 * the ten seconds of processor time that starting takes, for the few calls that a shop makes. It has
 * a setting for that, `lazyCompileValidationSchemas`, which firebase-tools leaves as it is. Where the
 * library is not found, the emulators start as they do without this file.
 */

/** @typedef {{ compileOptions: (options: object) => object }} LibraryOptions */

/** @returns {LibraryOptions | undefined} of the library that this program uses */
function libraryOptions() {
  try {
    const near = createRequire(process.argv[1] ?? import.meta.url);
    return /** @type {LibraryOptions} */ (near('exegesis/lib/options'));
  } catch {
    return undefined;
  }
}

const library = libraryOptions();
if (library) {
  const compile = library.compileOptions.bind(library);
  library.compileOptions = (options) => compile({ lazyCompileValidationSchemas: true, ...options });
}
