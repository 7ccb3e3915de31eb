import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as a mail server took it. */
export interface Mail {
  /** The part of its `Message-ID` before the `@`: the id of the shop's document. */
  id: string;
  /** When it came first, in milliseconds since 1970. */
  at: number;
  /** To whom it was to go. */
  to: string[];
  subject: string;
  text: string;
  html: string;
}

export interface Mailbox {
  /** All mail, newest first. */
  list(): readonly Mail[];
  find(id: string): Mail | undefined;
}

const idOf = (messageId = ''): string => /^<?([^@>]*)/.exec(messageId)?.[1] ?? '';

const read = async (stream: Readable, to: string[]): Promise<Mail> => {
  const {
    messageId,
    subject = '',
    text = '',
    html = '',
  } = await PostalMime.parse(await buffer(stream));
  return { id: idOf(messageId), at: Date.now(), to, subject, text: text.trim(), html };
};

/**
 * A mailbox for everybody, in memory, and the mail server that fills it, which does not listen yet. A
 * mail that comes twice under one `Message-ID` is kept once, as large providers do.
 */
export const createMailbox = (): Mailbox & { server: SMTPServer } => {
  const mails = new Map<string, Mail>();
  const keep = (mail: Mail): void => {
    const known = mails.get(mail.id);
    const to = [...new Set([...(known?.to ?? []), ...mail.to])];
    mails.set(mail.id, { ...mail, to, at: known?.at ?? mail.at });
  };
  const server = new SMTPServer({
    // It listens to this machine alone, and its certificate would be nobody's.
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, { envelope }, callback) => {
      read(
        stream,
        envelope.rcptTo.map(({ address }) => address),
      ).then(
        (mail) => {
          keep(mail);
          callback(null, `OK: kept as ${mail.id}`);
        },
        (error: unknown) => {
          callback(error as Error);
        },
      );
    },
  });
  return {
    server,
    // A later one of the same millisecond is newer.
    list: () => [...mails.values()].reverse().sort((one, other) => other.at - one.at),
    find: (id) => mails.get(id),
  };
};
