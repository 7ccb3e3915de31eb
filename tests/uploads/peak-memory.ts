import { readFileSync, writeFileSync } from 'node:fs';

/** Forgets how much memory a process of ours has held at most; only Linux can. */
export const forgetPeak = (pid: number): void => {
  if (process.platform === 'linux') writeFileSync(`/proc/${pid}/clear_refs`, '5');
};

/** Bytes that the process has held at most since then; undefined where nobody can tell. */
export const peakBytes = (pid: number): number | undefined => {
  if (process.platform !== 'linux') return undefined;
  const [, kilobytes] =
    /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
};
