import type { NodemailerError, SMTPSentMessageInfo, SMTPTransportOptions } from 'nodemailer';
import type { ClaimedMail } from './mail-repository.ts';

/** The mail server of a shop, and as whom it writes. */
export interface MailServer {
  /** `smtps://user@host:465`, or `smtp://user@host:587` with STARTTLS; the password is not in it. */
  uri: string;
  password: string;
  /** The sender, e.g. `Rollwell <orders@rollwell.example>`. */
  from: string;
  /** False for the mailbox on a laptop, which speaks in the clear. */
  isEncrypted: boolean;
}

/** Somebody who did not get a mail: for good, or for now. */
interface Refusal {
  to: string;
  why: string;
  isFinal: boolean;
}

/** What the mail server answered. */
export interface SendResult {
  messageId: string;
  /** Its yes; empty where nobody got it. */
  response: string;
  /** Those who did not get it; everybody else did. */
  refused: Refusal[];
  /** False where it was cut off or silent: then it may have taken the mail all the same. */
  isAnswered: boolean;
}

export interface Mailer {
  /** Sends a mail to those who are left; never throws. */
  send(mail: ClaimedMail): Promise<SendResult>;
}

/** The most that a try takes, in milliseconds; a server that says nothing is left sooner. */
const TRY_MS = 60_000;
const SILENCE_MS = 20_000;

const optionsFor = (
  { uri, password, isEncrypted }: MailServer,
  silenceMs: number,
): SMTPTransportOptions => {
  const { protocol, hostname, port, username } = new URL(uri);
  return {
    host: hostname,
    port: Number(port),
    secure: protocol === 'smtps:',
    requireTLS: isEncrypted,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: password } }),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

/**
 * Whether the same mail would be refused again. A refused password or sender is a fault of ours that
 * somebody mends, so the mail waits.
 */
const isFinal = ({ code, command, permanent = false }: NodemailerError): boolean => {
  if (command === 'API') return code === 'EENVELOPE';
  return permanent && (command === 'RCPT TO' || command === 'DATA');
};

const refusalOf = (to: string, error: NodemailerError): Refusal => ({
  to,
  why: error.response ?? error.message,
  isFinal: isFinal(error),
});

/** Each address by its own refusal, where the server said one. */
const refusalsOf = (left: readonly string[], error: NodemailerError): Refusal[] => {
  const own = new Map(error.rejectedErrors?.map((one) => [one.recipient, one]));
  return left.map((to) => refusalOf(to, own.get(to) ?? error));
};

/** The mail by the same id at every try, by which a provider can tell that it has it already. */
const messageIdOf = (id: string, host: string): string => `<${id}@${host}>`;

/**
 * Sends by SMTP; the library comes with the first mail.
 * @param shopUrl the site's origin, whose host stands in each mail's id
 * @param silenceMs after how long without a word a server counts as gone
 */
export const createMailer = (
  server: MailServer | undefined,
  shopUrl: string,
  silenceMs = SILENCE_MS,
): Mailer => {
  const { hostname } = new URL(shopUrl);
  const connect = async (given: MailServer) =>
    (await import('nodemailer')).createTransport(optionsFor(given, silenceMs));
  let transport: ReturnType<typeof connect> | undefined;

  const post = async (given: MailServer, mail: ClaimedMail): Promise<SMTPSentMessageInfo> => {
    transport ??= connect(given);
    return (await transport).sendMail({
      messageId: messageIdOf(mail.id, hostname),
      from: given.from,
      to: mail.to,
      envelope: { from: given.from, to: mail.left },
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...mail.message,
      signal: AbortSignal.timeout(TRY_MS),
    });
  };

  return {
    send: async (mail) => {
      const failed = (error: NodemailerError): SendResult => ({
        messageId: messageIdOf(mail.id, hostname),
        response: '',
        refused: refusalsOf(mail.left, error),
        isAnswered: error.responseCode !== undefined || error.command === 'API',
      });
      if (!server) {
        const why = 'No mail server: MAIL_FROM and SMTP_CONNECTION_URI are empty.';
        const refused = mail.left.map((to) => ({ to, why, isFinal: true }));
        return { ...failed(new Error(why)), refused, isAnswered: true };
      }
      try {
        const { messageId, response, rejectedErrors = [] } = await post(server, mail);
        const refused = rejectedErrors.map((one) => refusalOf(one.recipient ?? '', one));
        return { messageId, response, refused, isAnswered: true };
      } catch (error) {
        return failed(error as NodemailerError);
      }
    },
  };
};
