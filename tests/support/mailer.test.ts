import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createMailer, type MailServer } from '../../functions/src/data/people/mailer.ts';

const mail = {
  id: 'order-1-paid',
  to: ['dora@test.example'],
  left: ['dora@test.example'],
  message: { subject: 'Paid', text: 'Paid', html: '<p>Paid</p>' },
  attempt: 1,
};

let server: SMTPServer | undefined;
afterEach(() => {
  server?.close();
});

/** Sends the mail to a server, as a deployment does unless told otherwise. */
const sendTo = async (
  options: SMTPServerOptions,
  more: Partial<MailServer> = {},
  sent = mail,
  user = 'orders@',
) => {
  const taken: string[] = [];
  server = new SMTPServer({
    logger: false,
    onData: (stream, { envelope }, callback) => {
      stream.resume();
      stream.on('end', () => {
        taken.push(...envelope.rcptTo.map(({ address }) => address));
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const given = { from: 'shop@test.example', password: 'secret', isEncrypted: true, ...more };
  const uri = `smtp://${user}127.0.0.1:${port}`;
  return { taken, ...(await createMailer({ uri, ...given }, 'https://shop.test').send(sent)) };
};

describe('a mail of a deployed shop', () => {
  it('waits, with its password unsaid, where the server speaks in the clear', async () => {
    let asked = 0;
    const { taken, refused } = await sendTo({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => {
        asked += 1;
        callback(null, { user: 'orders' });
      },
    });
    expect([taken, asked, refused.map(({ isFinal }) => isFinal)]).toEqual([[], 0, [false]]);
  });

  it('waits where the certificate is nobody’s', async () => {
    const { taken, refused } = await sendTo({ hideSTARTTLS: false });
    expect([taken, refused.map(({ isFinal }) => isFinal)]).toEqual([[], [false]]);
  });

  it.each([
    ['the password', true],
    ['the sender', false],
  ])('waits where the server refuses %s: that is mended', async (_what, isPassword) => {
    const no = Object.assign(new Error('no'), { responseCode: isPassword ? 535 : 550 });
    const { taken, refused } = await sendTo(
      {
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: (_auth, _session, callback) => {
          if (isPassword) callback(no);
          else callback(null, { user: 'orders' });
        },
        onMailFrom: (_address, _session, callback) => {
          callback(no);
        },
      },
      { isEncrypted: false },
    );
    expect([taken, refused.map(({ isFinal }) => isFinal)]).toEqual([[], [false]]);
  });

  it('is given up at once where no server is named, or nobody to write to', async () => {
    const none = await createMailer(undefined, 'https://shop.test').send(mail);
    expect(none.refused).toEqual([
      {
        to: 'dora@test.example',
        why: expect.stringContaining('MAIL_FROM') as string,
        isFinal: true,
      },
    ]);
    const open = { disabledCommands: ['STARTTLS', 'AUTH'] };
    const nobody = { ...mail, to: [''], left: [''] };
    const { refused, isAnswered } = await sendTo(open, { isEncrypted: false }, nobody, '');
    expect([refused.map(({ isFinal }) => isFinal), isAnswered]).toEqual([[true], true]);
  });
});
