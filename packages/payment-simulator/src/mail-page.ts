import { html, type HtmlValue } from './html.ts';
import { tableSection, timeOf, toolLayout } from './layout.ts';
import type { Mail } from './mailbox.ts';

const SHOWN = 200;

const titleOf = ({ subject }: Mail): string => (subject === '' ? 'No subject' : subject);

const row = (mail: Mail): HtmlValue[] => [
  timeOf(mail.at),
  mail.to.join(', '),
  html`<a href="/mail/${encodeURIComponent(mail.id)}">${titleOf(mail)}</a>`,
];

/** All mail, newest first. */
export const mailboxPage = (mails: readonly Mail[], shopUrl: string): string =>
  toolLayout(
    'Mailbox',
    '/mail',
    shopUrl,
    html`<h1>Mailbox</h1>
      <p>
        What the shop sent since the simulator began. Nothing leaves this machine.
        <a href="/mail">Show the newest</a>
      </p>
      ${tableSection({
        title: 'Mail',
        columns: ['Came', 'To', 'Subject'],
        rows: mails.slice(0, SHOWN).map(row),
        empty: 'None yet: the shop writes one when an order is placed.',
        total: mails.length,
      })}
      <p class="note">Times are UTC.</p>`,
  );

/** The text with its addresses as links; only web addresses become one. */
const withLinks = (text: string): HtmlValue =>
  text
    .split(/(https?:\/\/[^\s<>"')\]]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

/** One mail: its plain text, and its markup as a mail program would show it, unable to do anything. */
export const mailPage = (mail: Mail, shopUrl: string): string =>
  toolLayout(
    titleOf(mail),
    '/mail',
    shopUrl,
    html`<h1>${titleOf(mail)}</h1>
      <dl>
        <dt>To</dt>
        <dd>${mail.to.join(', ')}</dd>
        <dt>Came</dt>
        <dd>${timeOf(mail.at)} UTC</dd>
      </dl>
      ${
        mail.text !== '' &&
        html`<h2>As text</h2>
          <pre>${withLinks(mail.text)}</pre>`
      }
      ${
        mail.html !== '' &&
        html`<h2>As a mail program shows it</h2>
          <iframe sandbox="" title="${titleOf(mail)}" srcdoc="${mail.html}"></iframe>`
      }
      <p><a href="/mail">All mail</a></p>`,
  );

/** A page of the mailbox that only says something. */
export const mailMessagePage = (title: string, message: string, shopUrl: string): string =>
  toolLayout(
    title,
    '/mail',
    shopUrl,
    html`<h1>${title}</h1>
      <p>${message}</p>
      <p><a href="/mail">All mail</a></p>`,
  );
