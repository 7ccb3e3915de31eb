const DEFAULT_PORT = '12111';
const DEFAULT_SMTP_PORT = '12112';
const DEFAULT_SHOP = 'http://127.0.0.1:5000';
const MOST = 65_535;

interface Settings {
  port: number;
  /** Where it takes mails. */
  smtpPort: number;
  shopUrl: string;
  webhook: { url: string; secret: string };
  /** Host and port of the Firestore emulator. */
  firestore: string;
  project: string;
}

const wrong = (name: string, value: string, wanted: string): Error =>
  new Error(`${name} is "${value}" and has to be ${wanted}: correct it or leave it out.`);

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= MOST) return port;
  throw wrong(name, text, `a whole number from 1 to ${MOST}`);
}

function addressOf(name: string, text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw wrong(name, text, `an address such as ${DEFAULT_SHOP}`);
}

/**
 * Reads from the environment where the simulator listens and whom it talks to; what is empty counts
 * as left out.
 * @throws {Error} with a sentence that names the variable
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const read = (name: string, otherwise: string): string => {
    const { [name]: said = '' } = env;
    return said === '' ? otherwise : said;
  };
  const shopUrl = addressOf('SHOP_URL', read('SHOP_URL', DEFAULT_SHOP));
  return {
    port: portOf('PORT', read('PORT', DEFAULT_PORT)),
    smtpPort: portOf('SMTP_PORT', read('SMTP_PORT', DEFAULT_SMTP_PORT)),
    shopUrl,
    webhook: {
      url: addressOf('WEBHOOK_URL', read('WEBHOOK_URL', `${shopUrl}/payment/webhook`)),
      secret: read('STRIPE_WEBHOOK_SECRET', 'whsec_simulator'),
    },
    firestore: read('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080'),
    project: read('GCLOUD_PROJECT', 'demo-rollwell'),
  };
}
