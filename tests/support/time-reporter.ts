import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { kindOf } from './mixed-order.ts';
import { timeTable, type FileTime } from './time-table.ts';

/** Prints at the end where the time went. A file's time begins with its process, before its tests. */
export const timeReporter = (): Reporter => {
  const begins = new Map<string, number>();
  const times: FileTime[] = [];
  return {
    onTestModuleQueued({ id }: TestModule) {
      begins.set(id, Date.now());
    },
    onTestModuleEnd({ id, moduleId, project, children }: TestModule) {
      const to = Date.now();
      const file = relative(process.cwd(), moduleId);
      times.push({
        kind: kindOf(file) ?? project.name,
        file,
        tests: [...children.allTests()].length,
        from: begins.get(id) ?? to,
        to,
      });
    },
    onTestRunEnd() {
      if (times.length > 1) process.stdout.write(`\n${timeTable(times)}\n\n`);
    },
  };
};
