import { expect, it } from 'vitest';
import { findChromium, neededChromium, shellOf } from './find-chromium.ts';

it.each([
  [
    '/cache/chromium-1255/chrome-linux64/chrome',
    '/cache/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell',
  ],
  [
    '/cache/chromium-1255/chrome-mac-arm64/Chrome for Testing.app/Contents/MacOS/Chrome for Testing',
    '/cache/chromium_headless_shell-1255/chrome-headless-shell-mac-arm64/chrome-headless-shell',
  ],
  [
    'C:\\cache\\chromium-1255\\chrome-win64\\chrome.exe',
    'C:\\cache\\chromium_headless_shell-1255\\chrome-headless-shell-win64\\chrome-headless-shell.exe',
  ],
])('the shell of %s is %s', (chromium, shell) => {
  expect(shellOf(chromium)).toBe(shell);
});

it('takes what CHROMIUM_PATH names; an empty name says that there is none', () => {
  expect(neededChromium({ CHROMIUM_PATH: '/some/chromium' })).toBe('/some/chromium');
  expect(findChromium({ CHROMIUM_PATH: '' })).toBeUndefined();
  expect(() => neededChromium({ CHROMIUM_PATH: '' })).toThrow(
    /no Chromium.*install one.*CHROMIUM_PATH/,
  );
});
