import { createRequire } from 'node:module';

/*
 * Stands before firebase-tools (`node --import`). The Auth emulator describes its calls in OpenAPI,
 * and the library that checks them, exegesis, compiles every check before the first call: seven of
 * the ten seconds of processor time that starting takes, for the few calls that a shop makes. It has
 * a setting for that, `lazyCompileValidationSchemas`, which firebase-tools leaves as it is. And it
 * has each check compiled by a compiler of its own, the dozen of query parameters that all calls
 * share anew for each call; here what reads the same is compiled once. Where the libraries look
 * different, the emulators start as they do without this file.
 */

/** @typedef {{ compileOptions: (options: object) => object }} LibraryOptions */
/** @typedef {(value: unknown) => boolean} Check */
/** @typedef {object | ((value: unknown) => boolean)} Format */
/** @typedef {{ addFormat: (name: string, format: Format) => unknown, compile: (schema: object) => Check }} Compiler */
/** @typedef {{ default: new (options: object) => Compiler }} Ajv */

const near = createRequire(process.argv[1] ?? import.meta.url);

/**
 * @template Found
 * @param {() => unknown} find
 * @returns {Found | undefined} what this program uses
 */
function found(find) {
  try {
    return /** @type {Found} */ (find());
  } catch {
    return undefined;
  }
}

/** @type {LibraryOptions | undefined} */
const library = found(() => near('exegesis/lib/options'));
if (library) {
  const compile = library.compileOptions.bind(library);
  library.compileOptions = (options) => compile({ lazyCompileValidationSchemas: true, ...options });
}

/**
 * A compiler like `Original`, of which there may be a thousand: those with the same options and
 * formats share one, which is made when something is compiled, and what it has compiled.
 * @param {Ajv['default']} Original
 */
function sharing(Original) {
  /** @type {{ compiler: Compiler, formats: Map<string, Format>, options: string, checks: Map<string, Check> }[]} */
  const made = [];
  return class {
    #options;
    /** @type {Map<string, Format>} */
    #formats = new Map();

    /** @param {object} options */
    constructor(options) {
      this.#options = options;
    }

    /**
     * @param {string} name
     * @param {Format} format
     */
    addFormat(name, format) {
      this.#formats.set(name, format);
      return this;
    }

    /** @param {object} schema */
    compile(schema) {
      const { compiler, checks } = this.#shared();
      const text = JSON.stringify(schema);
      const check = checks.get(text) ?? compiler.compile(schema);
      checks.set(text, check);
      return check;
    }

    #shared() {
      const options = JSON.stringify(this.#options);
      const same = made.find(
        (one) =>
          one.options === options &&
          one.formats.size === this.#formats.size &&
          [...this.#formats].every(([name, format]) => one.formats.get(name) === format),
      );
      if (same) return same;
      const compiler = new Original(this.#options);
      for (const [name, format] of this.#formats) compiler.addFormat(name, format);
      const one = { compiler, formats: this.#formats, options, checks: new Map() };
      made.push(one);
      return one;
    }
  };
}

/** @type {Ajv | undefined} */
const ajv = found(() => createRequire(near.resolve('exegesis/package.json'))('ajv'));
if (ajv) ajv.default = sharing(ajv.default);
