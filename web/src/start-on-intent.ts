/**
 * Begins the app when somebody is about to use what needs it: a page that was rendered on the server
 * stands without. Links, plain forms and popovers work by themselves until then. Built by itself and put
 * into the head (`scripts/build-pages.ts`), with the files of the app in its attributes.
 */
import { PAGE_DATA_ID, type PageData } from './page-data.ts';

/** In which language the note of an old page is. */
const LOCALE = 'en-GB';

declare global {
  interface Window {
    /** Begins the app, once. */
    startApp?: () => void;
    /** Does what was pressed, sent or chosen before the app was there; the app calls it once it is hydrated. */
    repeatEarlyInput?: () => void;
  }
  interface Document {
    /** Where an agent of the browser looks for tools. */
    modelContext?: unknown;
  }
}

const { entry, modules = '' } = document.currentScript?.dataset ?? {};
const CONTROLS = 'button, input, select, textarea, a[data-answered]';
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'click', 'change'];
const TOKEN = 'accessToken';
/** Under which name a tab keeps that the app was started in it. */
const STARTED = 'app started';

/** What `look` finds in storage; null where that is blocked. */
const stored = (look: () => string | null): string | null => {
  try {
    return look();
  } catch {
    return null;
  }
};
const token = () => stored(() => localStorage.getItem(TOKEN));
const wasStarted = () => stored(() => sessionStorage.getItem(STARTED)) !== null;
const rememberStart = () =>
  stored(() => {
    sessionStorage.setItem(STARTED, 'yes');
    return null;
  });

/** What is done once the app is there, by control: the last of what was tried on it. */
const early = new Map<HTMLElement, (control: HTMLElement) => void>();

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const FIELDS = 'input, select, textarea';
const REGIONS = ['main', 'footer', 'header'];

/** How to find elements again where React drew the page anew, as it does with one that was translated. */
const places = new Map<Element, () => Element | undefined>();

function remember(element: Element): void {
  const region = REGIONS.find((name) => element.closest(name));
  const alike = `${region ?? ''} ${element.localName}`;
  const place = [...document.querySelectorAll(alike)].indexOf(element);
  places.set(element, () =>
    element.isConnected ? element : document.querySelectorAll(alike)[place],
  );
}

/** Takes what was typed or chosen in a field that is gone over to the one in its place. */
function carryOver(field: Field): void {
  const next = field.isConnected ? undefined : (places.get(field)?.() as Field | undefined);
  if (next?.type !== field.type) return;
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if ((next as HTMLInputElement).checked !== field.checked) next.click();
    return;
  }
  if (field.type === 'file' || next.value === field.value) return;
  // Past the setter with which React would take it for its own doing.
  Reflect.set(Object.getPrototypeOf(next) as object, 'value', field.value, next);
  next.dispatchEvent(
    new Event(next.localName === 'select' ? 'change' : 'input', { bubbles: true }),
  );
}
const listening = new AbortController();
let begun = false;

function startApp(): void {
  if (begun || entry === undefined) return;
  begun = true;
  rememberStart();
  for (const href of modules.split(' ').filter(Boolean)) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
  import(/* @vite-ignore */ entry).catch(() => {
    begun = false; // Without a connection: the next touch tries again.
  });
}

const worksAlone = (control: Element): boolean =>
  control.hasAttribute('popovertarget') && 'popover' in HTMLElement.prototype;

/** Shows at once on the control that was `pressed` that its answer is on its way. */
function repeatLater(
  control: HTMLElement,
  pressed: HTMLElement | null,
  repeat: (now: HTMLElement) => void,
): void {
  remember(control);
  pressed?.setAttribute('aria-busy', 'true');
  early.set(control, (now) => {
    pressed?.removeAttribute('aria-busy');
    repeat(now);
  });
}

function onIntent({ target }: Event): void {
  const control = target instanceof Element && target.closest(CONTROLS);
  if (control && !worksAlone(control)) startApp();
}

function onClick(event: MouseEvent): void {
  const control =
    event.target instanceof Element &&
    event.target.closest<HTMLElement>('button[type="button"], a[data-answered]');
  if (!control || worksAlone(control)) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (control instanceof HTMLAnchorElement) event.preventDefault();
  repeatLater(control, control, (now) => now.click());
}

function onChoice({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return;
  const { value } = target;
  early.set(target, (now) => {
    (now as HTMLSelectElement).value = value;
    now.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Marks the button of a form that the browser sends by itself, until somebody comes back from there. */
function showSubmitting({ submitter }: SubmitEvent): void {
  submitter?.setAttribute('aria-busy', 'true');
  addEventListener('pageshow', () => submitter?.removeAttribute('aria-busy'), { once: true });
}

/** A form that posts and has no address of its own is sent by the app. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.hasAttribute('action') || form.method === 'get') return showSubmitting(event);
  event.preventDefault();
  repeatLater(form, event.submitter, (now) => (now as HTMLFormElement).requestSubmit());
  startApp();
}

/** Shows how many products are in the basket (`features/basket/basket-count.ts`). */
function showBasketCount(): void {
  let count = 0;
  try {
    count = (JSON.parse(stored(() => localStorage.getItem('basket')) ?? '') as { lines: unknown[] })
      .lines.length;
  } catch {
    // Nothing is in it that could be counted.
  }
  const badge = document.querySelector<HTMLElement>('[data-basket]');
  if (badge) badge.dataset.basket = count > 0 ? String(count) : '';
}

/** Says on a page that opened without a connection that it was kept, and from when it is. */
function showOfflineNote(): void {
  const note = document.getElementById('offline-note');
  if (navigator.onLine || !note) return;
  note.hidden = false;
  const data = JSON.parse(
    document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}',
  ) as Partial<PageData>;
  const times = data.queries?.queries.map(({ state }) => state.dataUpdatedAt) ?? [];
  const from = note.querySelector('span');
  if (times.length === 0 || !from) return;
  const date = new Date(Math.min(...times));
  const words = date.toLocaleString(LOCALE, { dateStyle: 'long', timeStyle: 'short' });
  from.textContent = `This page is from ${words}.`;
}

function onReady(): void {
  // The page shows what everybody sees: who is signed in, or was led here by the app, has it at once.
  if (token() ?? isLedTo ?? document.modelContext) startApp();
  // Somebody is using the shop; what the page itself consists of comes first.
  else if (wasStarted()) addEventListener('load', startApp, { once: true });
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) startApp();
  });
  document.querySelectorAll('[data-loading]').forEach((part) => seen.observe(part));
  document.querySelectorAll(FIELDS).forEach(remember);
  showBasketCount();
  showOfflineNote();
}

const isLedTo = (history.state as { usr?: unknown } | null)?.usr;
const address = location.pathname + location.search;

if (entry !== undefined) {
  const options = { capture: true, signal: listening.signal };
  for (const intent of INTENTS) document.addEventListener(intent, onIntent, options);
  document.addEventListener('click', onClick, options);
  document.addEventListener('input', onChoice, options);
  document.addEventListener('submit', onSubmit, options);
  document.addEventListener('DOMContentLoaded', onReady, options);
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === TOKEN && newValue) startApp();
      showBasketCount();
    },
    options,
  );
  // Back from the browser's cache: it may have been filled meanwhile.
  addEventListener('pageshow', showBasketCount, options);
  // A step back to an address that the app had in this document shows nothing new without it.
  addEventListener(
    'popstate',
    () => {
      if (location.pathname + location.search !== address) location.reload();
    },
    options,
  );
  window.startApp = startApp;
  window.repeatEarlyInput = () => {
    listening.abort();
    for (const element of places.keys()) if (element.matches(FIELDS)) carryOver(element as Field);
    early.forEach((repeat, control) => {
      const now = places.get(control)?.() ?? control;
      repeat(now as HTMLElement);
    });
    early.clear();
  };
}

// A fade from page to page that the browser leaves out is no error.
for (const kind of ['pageswap', 'pagereveal'] as const)
  addEventListener(kind, ({ viewTransition }) => {
    for (const promise of ['ready', 'finished', 'updateCallbackDone'] as const)
      viewTransition?.[promise].catch(() => undefined);
  });
