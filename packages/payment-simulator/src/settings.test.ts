import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the settings of the payment simulator', () => {
  it('are those of the shop on this machine by default', () => {
    expect(readSettings({ PORT: '', SHOP_URL: 'http://127.0.0.1:23000' })).toEqual({
      port: 12111,
      smtpPort: 12112,
      shopUrl: 'http://127.0.0.1:23000',
      webhook: { url: 'http://127.0.0.1:23000/payment/webhook', secret: 'whsec_simulator' },
      firestore: '127.0.0.1:8080',
      project: 'demo-rollwell',
    });
  });

  it.each(['abc', '0', '70000', '1.5'])('refuse the port %s and name the variable', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(
      `PORT is "${PORT}" and has to be a whole number from 1 to 65535: correct it or leave it out.`,
    );
  });

  it.each(['SHOP_URL', 'WEBHOOK_URL'])('refuse a %s that is no address', (name) => {
    for (const address of ['shop', 'localhost:5000'])
      expect(() => readSettings({ [name]: address })).toThrow(
        `${name} is "${address}" and has to be an address`,
      );
  });
});
