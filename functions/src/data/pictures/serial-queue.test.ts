import { expect, it } from 'vitest';
import { createSerialQueue } from './picture-codec.ts';

/** A task that ends when it is told to, and says when it began. */
const gated = (begun: string[], name: string) => {
  let resolve: (answer: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const gate = new Promise<string>((...ways) => ([resolve, reject] = ways));
  const task = () => {
    begun.push(name);
    return gate;
  };
  return { task, resolve, reject };
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('runs one after the other, in their order, also after one that fails', async () => {
  const begun: string[] = [];
  const run = createSerialQueue(2);
  const first = gated(begun, 'first');
  const second = gated(begun, 'second');
  const broken = run(first.task);
  const sound = run(second.task);
  await turn();
  expect(begun).toEqual(['first']);
  first.reject(new Error('broken'));
  await expect(broken).rejects.toThrow('broken');
  await turn();
  expect(begun).toEqual(['first', 'second']);
  second.resolve('made');
  await expect(sound).resolves.toBe('made');
});

it('sends away whoever would make the queue too long, and takes others later', async () => {
  const begun: string[] = [];
  const run = createSerialQueue(1);
  const running = gated(begun, 'running');
  const first = run(running.task);
  const second = run(() => Promise.resolve('waited'));
  await expect(run(() => Promise.resolve('sent away'))).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 1,
  });
  running.resolve('done');
  expect(await Promise.all([first, second])).toEqual(['done', 'waited']);
  await expect(run(() => Promise.resolve('later'))).resolves.toBe('later');
});
