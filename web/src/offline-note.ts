import { PAGE_DATA_ID, type PageData } from './page-data.ts';

/** In which language the note is. */
const LOCALE = 'en-GB';

/** Says on a rendered page that opened without a connection that it was kept, and from when it is. */
function showOfflineNote(): void {
  const note = document.getElementById('offline-note');
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (navigator.onLine || !note || !json) return;
  note.hidden = false;
  const { queries } = (JSON.parse(json) as PageData).queries;
  const from = note.querySelector('span');
  if (queries.length === 0 || !from) return;
  const date = new Date(Math.min(...queries.map(({ state }) => state.dataUpdatedAt)));
  const words = date.toLocaleString(LOCALE, { dateStyle: 'long', timeStyle: 'short' });
  from.textContent = `This page is from ${words}.`;
}

addEventListener('DOMContentLoaded', showOfflineNote);
