import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

const web = join(import.meta.dirname, '..');

interface Script {
  /** Within `web/`. */
  input: string;
  name: string;
  outDir: string;
  write: boolean;
  target: string[];
}

/** How a script that is no module is built: one file, all in itself. */
export const scriptAlone = ({ input, name, outDir, write, target }: Script): InlineConfig => ({
  root: web,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    write,
    target,
    rolldownOptions: {
      input: join(web, input),
      output: { format: 'iife', entryFileNames: name },
    },
  },
});

/** What begins the app on a rendered page, as text. */
export async function buildStartOnIntent(target: string[]): Promise<string> {
  const script = { input: 'src/start-on-intent.ts', name: 'start.js', outDir: 'dist' };
  const built = await build(scriptAlone({ ...script, write: false, target }));
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('start-on-intent.ts was not built.');
  return chunk.code.trim();
}
