import { describe, expect, it } from 'vitest';
import { isNodeSupported } from './bootstrap.mjs';

describe('isNodeSupported', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '26.1.0'])('takes %s', (version) => {
    expect(isNodeSupported(version)).toBe(true);
  });

  it.each(['12.22.0', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])('refuses %s', (version) => {
    expect(isNodeSupported(version)).toBe(false);
  });
});
