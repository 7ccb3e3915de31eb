import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFirebaseConfig } from '../emulators/firebase-config.ts';
import { followPorts, moveConfig, portMoves } from './moved-ports.ts';
import type { RunPorts } from './run-ports.ts';

const config = readFirebaseConfig(join(import.meta.dirname, '../../../..'));
const ports: RunPorts = {
  hosting: 21_001,
  functions: 21_002,
  firestore: 21_003,
  auth: 21_004,
  storage: 21_005,
  ui: 21_006,
  hub: 21_007,
  logging: 21_008,
  eventarc: 21_009,
  tasks: 21_010,
  websocket: 21_011,
  payments: 21_012,
  smtp: 21_013,
  vite: 21_014,
};

describe('moveConfig', () => {
  const moved = moveConfig(config, ports);

  it('gives everything of firebase-tools that listens a port of the run', () => {
    const named = Object.entries(moved.emulators).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && 'port' in value ? [[name, value.port]] : [],
    );
    const { websocket, payments, smtp, vite, ...rest } = ports;
    expect(Object.fromEntries(named)).toEqual(rest);
    expect(moved.emulators.firestore).toMatchObject({ websocketPort: websocket });
    expect([payments, smtp, vite]).toEqual([21_012, 21_013, 21_014]);
  });

  it('leaves no address of the usual emulators in the headers', () => {
    const headers = JSON.stringify(moved.hosting);
    expect(headers).toContain('http://127.0.0.1:21005 http://localhost:21005');
    expect(headers).toContain("connect-src 'self' https://*.googleapis.com http://127.0.0.1:21003");
    expect(headers).not.toMatch(/:(?:8080|9099|9199)\b/);
  });

  it('changes nothing else', () => {
    const back = followPorts(
      JSON.stringify(moved.hosting),
      new Map([...portMoves(config, ports)].map(([from, to]) => [to, from])),
    );
    expect(JSON.parse(back)).toEqual(config.hosting);
    expect({ ...moved, hosting: 0, emulators: 0 }).toEqual({ ...config, hosting: 0, emulators: 0 });
  });
});

describe('followPorts', () => {
  const moves = new Map([[9199, 21_005]]);

  it.each([
    ['http://127.0.0.1:9199/v0/b/x', 'http://127.0.0.1:21005/v0/b/x'],
    ['http://localhost:9199;', 'http://localhost:21005;'],
    ['http://127.0.0.1:91990/', 'http://127.0.0.1:91990/'],
    ['https://shop.example:9199/', 'https://shop.example:9199/'],
    ['9199 pieces', '9199 pieces'],
  ])('makes of %s %s', (text, expected) => {
    expect(followPorts(text, moves)).toBe(expected);
  });
});
