import { vi } from 'vitest';

/**
 * Has each test file load the modules anew although its worker goes on from file to file, so that it
 * finds nothing in them that an earlier one left. What a file mocks with `vi.mock` it takes back.
 */
vi.resetModules();
