import express from 'express';
import { describe, expect, it } from 'vitest';
import { askApp } from './ask-app.ts';

const app = express();
app.get('/product', (req, res) => {
  res.set('X-Next-Cursor', 'c2').json([req.query, req.get('accept')]);
});
app.get('/gone', (_req, res) => {
  res.status(404).json({ error: { code: 'not_found' } });
});

describe('asking the API from within', () => {
  it('gives status, headers and body as over the network', async () => {
    const answer = await askApp(app, '/product?q=a%20b');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-next-cursor')).toBe('c2');
    expect(await answer.json()).toEqual([{ q: 'a b' }, 'application/json']);
  });

  it('gives refusals as well', async () => {
    const answer = await askApp(app, '/gone');
    expect([answer.status, await answer.json()]).toEqual([404, { error: { code: 'not_found' } }]);
    expect((await askApp(app, '/nowhere')).status).toBe(404);
  });

  it('leaves requests of others as they are', async () => {
    app.get('/both', async (req, res) => {
      await askApp(app, '/product');
      res.json(req.headers);
    });
    expect(await (await askApp(app, '/both')).json()).toEqual({ accept: 'application/json' });
  });
});
