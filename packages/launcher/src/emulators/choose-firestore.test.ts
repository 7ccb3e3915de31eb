import { describe, expect, it, vi } from 'vitest';
import { chooseFirestore, CLOUD_SDK_MAIN_CLASS, type Surroundings } from './choose-firestore.ts';
import { Problem } from '../processes/say.mjs';

/** A laptop with nothing on it, save what a test puts there. */
function laptop(has: Partial<Surroundings> = {}): Surroundings {
  return {
    java: () => undefined,
    cachedJar: () => undefined,
    cloudSdkJar: () => undefined,
    download: () => Promise.resolve(undefined),
    findHidane: () => undefined,
    buildHidane: () => Promise.resolve(undefined),
    ...has,
  };
}

const java = () => ({ path: '/jdk/bin/java', major: 25 });
const everything = laptop({
  java,
  cachedJar: () => '/cache/firestore.jar',
  cloudSdkJar: () => '/sdk/firestore.jar',
  download: () => Promise.resolve('/cache/downloaded.jar'),
  findHidane: () => '/bin/hidane',
  buildHidane: () => Promise.resolve('/cache/hidane'),
});

describe('chooseFirestore', () => {
  it('takes the jar that firebase-tools keeps before anything else', async () => {
    expect(await chooseFirestore(undefined, everything)).toMatchObject({
      kind: 'official',
      jar: '/cache/firestore.jar',
      java: '/jdk/bin/java',
    });
  });

  it('takes the one of the Cloud SDK next, with the main class its jar does not name', async () => {
    const around = { ...everything, cachedJar: () => undefined };
    expect(await chooseFirestore(undefined, around)).toMatchObject({
      jar: '/sdk/firestore.jar',
      mainClass: CLOUD_SDK_MAIN_CLASS,
    });
  });

  it('downloads when neither is there', async () => {
    const around = { ...everything, cachedJar: () => undefined, cloudSdkJar: () => undefined };
    expect(await chooseFirestore(undefined, around)).toMatchObject({
      jar: '/cache/downloaded.jar',
    });
  });

  it('takes hidane when there is no Java that is new enough, and downloads nothing', async () => {
    const download = vi.fn(() => Promise.resolve('/cache/downloaded.jar'));
    const around = { ...everything, java: () => undefined, download };
    expect(await chooseFirestore(undefined, around)).toMatchObject({
      kind: 'hidane',
      program: '/bin/hidane',
    });
    expect(download).not.toHaveBeenCalled();
  });

  it('builds hidane last', async () => {
    const around = laptop({ java, buildHidane: () => Promise.resolve('/cache/hidane') });
    expect(await chooseFirestore(undefined, around)).toMatchObject({ program: '/cache/hidane' });
  });

  it('names the way out when nothing is there', async () => {
    await expect(chooseFirestore(undefined, laptop())).rejects.toThrow(
      /^No usable Firestore emulator was found: install Java 21 .*Rust/,
    );
    await expect(chooseFirestore(undefined, laptop())).rejects.toBeInstanceOf(Problem);
  });
});

describe('EMULATOR', () => {
  it('forces hidane although the official one is there', async () => {
    expect(await chooseFirestore('hidane', everything)).toMatchObject({ kind: 'hidane' });
  });

  it('forces the official one and does not fall back', async () => {
    expect(await chooseFirestore('official', everything)).toMatchObject({ kind: 'official' });
    const around = laptop({ java, findHidane: () => '/bin/hidane' });
    await expect(chooseFirestore('official', around)).rejects.toThrow(/EMULATOR=official/);
  });

  it('says that the Java is what is missing', async () => {
    const around = { ...everything, java: () => undefined };
    await expect(chooseFirestore('official', around)).rejects.toThrow(/Java of version 21/);
  });

  it('refuses a word it does not know', async () => {
    await expect(chooseFirestore('offical', everything)).rejects.toThrow(
      'EMULATOR=offical is not known',
    );
  });
});
