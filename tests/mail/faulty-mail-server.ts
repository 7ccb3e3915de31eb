import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** What goes wrong with one connection. */
export type Fault =
  /** 450 and 550 to the recipient, 451 and 554 to the text. */
  | 'recipient later'
  | 'recipient never'
  | 'text later'
  | 'text never'
  /** Says nothing: to the recipient, or to the text, which it does not keep. */
  | 'hangs at the recipient'
  | 'hangs at the text'
  /** Cuts the line: at the recipient, in the midst of the text, or when it has kept it. */
  | 'drops at the recipient'
  | 'drops in the text'
  | 'drops before its yes';

/** What the server has of a mail, by its `Message-ID`. */
interface Taken {
  /** How often it kept the whole of it. */
  kept: number;
  /** How often it said so. */
  saidYes: number;
  /** To whom. */
  to: string[];
}

export interface FaultyMailServer {
  uri: string;
  taken: ReadonlyMap<string, Taken>;
  close: () => void;
}

const reply = (responseCode: number): Error =>
  Object.assign(new Error('as the test says'), { responseCode });

const idIn = (mail: string): string => /^Message-ID: <([^@>]*)/im.exec(mail)?.[1] ?? '';

/**
 * Starts a mail server in which things go wrong.
 * @param faultOf the next thing for a connection that is about a recipient; nothing: it takes the mail
 */
export const startFaultyMailServer = async (
  faultOf: (recipient: string) => Fault | undefined,
): Promise<FaultyMailServer> => {
  const taken = new Map<string, Taken>();
  const sockets = new Map<number, Socket>();
  const faults = new Map<string, Fault | undefined>();
  const cut = ({ remotePort }: { remotePort: number }) => sockets.get(remotePort)?.destroy();

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, session, callback) => {
      const fault = faultOf(address);
      faults.set(session.id, faults.get(session.id) ?? fault);
      if (fault === 'recipient later') callback(reply(450));
      else if (fault === 'recipient never') callback(reply(550));
      else if (fault === 'drops at the recipient') cut(session);
      else if (fault !== 'hangs at the recipient') callback();
    },
    onData: (stream, session, callback) => {
      const fault = faults.get(session.id);
      if (fault === 'drops in the text') {
        stream.once('data', () => cut(session));
        return;
      }
      text(stream).then(
        (mail) => {
          if (fault === 'hangs at the text') return;
          if (fault === 'text later' || fault === 'text never') {
            callback(reply(fault === 'text later' ? 451 : 554));
            return;
          }
          const { kept = 0, saidYes = 0, to = [] } = taken.get(idIn(mail)) ?? {};
          const isDropped = fault === 'drops before its yes';
          taken.set(idIn(mail), {
            kept: kept + 1,
            saidYes: saidYes + (isDropped ? 0 : 1),
            to: [...to, ...session.envelope.rcptTo.map(({ address }) => address)],
          });
          if (isDropped) cut(session);
          else callback(null, `kept as ${idIn(mail)}`);
        },
        () => undefined,
      );
    },
  });
  // Lines that are cut show as errors here as well.
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    uri: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => {
      server.close();
      for (const socket of sockets.values()) socket.destroy();
    },
  };
};
