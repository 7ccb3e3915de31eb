/**
 * Begins the app when somebody is about to use what needs it: a page that was rendered on the server
 * stands without. Links, plain forms and popovers work by themselves until then. Built by itself and put
 * into the head (`scripts/build-pages.ts`), with the files of the app in its attributes.
 */
import './basket-badge.ts';
import './offline-note.ts';
import { readAccessToken } from './lib/api/session-port.ts';
import { tabStorage } from './lib/storage.ts';

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
const FIELDS = 'input, select, textarea';
const CONTROLS = `button, ${FIELDS}, a[data-answered]`;
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'click', 'change'];
const REGIONS = ['main', 'footer', 'header'];
/** Under which name a tab keeps that the app was started in it. */
const STARTED = 'app started';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let begun = false;

function startApp(): void {
  if (begun || entry === undefined) return;
  begun = true;
  tabStorage.write(STARTED, 'yes');
  for (const href of modules.split(' ').filter(Boolean)) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
  import(/* @vite-ignore */ entry).catch(() => {
    begun = false; // Without a connection: the next touch tries again.
  });
}

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
  if (next?.type !== field.type || field.type === 'file') return;
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if ((next as HTMLInputElement).checked !== field.checked) next.click();
  } else if (next.value !== field.value) {
    // Past the setter with which React would take it for its own doing.
    Reflect.set(Object.getPrototypeOf(next) as object, 'value', field.value, next);
    next.dispatchEvent(
      new Event(next.localName === 'select' ? 'change' : 'input', { bubbles: true }),
    );
  }
}

/** What is done once the app is there, by control: the last of what was tried on it. */
const early = new Map<HTMLElement, (control: HTMLElement) => void>();

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

/** The control that an event is about, where it needs the app. */
function controlOf({ target }: Event, controls: string): HTMLElement | undefined {
  const control = target instanceof Element && target.closest<HTMLElement>(controls);
  const worksAlone =
    control && control.hasAttribute('popovertarget') && 'popover' in HTMLElement.prototype;
  return control && !worksAlone ? control : undefined;
}

function onClick(event: MouseEvent): void {
  const control = controlOf(event, 'button[type="button"], a[data-answered]');
  if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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

/** A form that posts and has no address of its own is sent by the app, any other by the browser. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (form.hasAttribute('action') || form.method === 'get') {
    submitter?.setAttribute('aria-busy', 'true');
    // Somebody comes back from there.
    addEventListener('pageshow', () => submitter?.removeAttribute('aria-busy'), { once: true });
    return;
  }
  event.preventDefault();
  repeatLater(form, submitter, (now) => (now as HTMLFormElement).requestSubmit());
  startApp();
}

const isLedTo = (history.state as { usr?: unknown } | null)?.usr;

function onReady(): void {
  // The page shows what everybody sees: who is signed in, or was led here by the app, has it at once.
  if (readAccessToken() ?? isLedTo ?? document.modelContext) startApp();
  // Somebody is using the shop; what the page itself consists of comes first.
  else if (tabStorage.read(STARTED)) addEventListener('load', startApp, { once: true });
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) startApp();
  });
  document.querySelectorAll('[data-loading]').forEach((part) => seen.observe(part));
  document.querySelectorAll(FIELDS).forEach(remember);
}

if (entry !== undefined) {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const address = location.pathname + location.search;
  for (const intent of INTENTS)
    document.addEventListener(intent, (event) => controlOf(event, CONTROLS) && startApp(), options);
  document.addEventListener('click', onClick, options);
  document.addEventListener('input', onChoice, options);
  document.addEventListener('submit', onSubmit, options);
  document.addEventListener('DOMContentLoaded', onReady, options);
  // Somebody has signed in in another tab.
  addEventListener('storage', () => readAccessToken() && startApp(), options);
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
      repeat((places.get(control)?.() as HTMLElement | undefined) ?? control);
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
