import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { ADMIN } from './admin.ts';
import { nameOf } from './model/product-name.ts';
import { Gateway } from './gateway.ts';
import { serveGateway, type GatewayServer } from './gateway-server.ts';
import type { History } from './history.ts';
import { ShopProcess } from './shop-process.ts';

process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';

const SHOPS = 2;

/** Two shop processes, a gateway and a database that nobody else uses. */
export class World {
  readonly #app: App;
  readonly gateway: Gateway;
  readonly shops: readonly ShopProcess[];
  readonly db: Firestore;
  readonly #projectId: string;
  readonly #server: GatewayServer;

  private constructor(
    projectId: string,
    gateway: Gateway,
    server: GatewayServer,
    shops: readonly ShopProcess[],
  ) {
    this.#projectId = projectId;
    this.#server = server;
    this.#app = initializeApp({ projectId }, projectId);
    this.db = getFirestore(this.#app);
    this.gateway = gateway;
    this.shops = shops;
  }

  /** `name` has to be its own among the worlds on one emulator; `source` is the shop's source folder. */
  static async create(name: string, source: string): Promise<World> {
    const projectId = `demo-${name}`;
    const gateway = new Gateway(projectId);
    const server = await serveGateway(gateway);
    const gatewayUrl = server.url;
    const shops = await Promise.all(
      Array.from({ length: SHOPS }, () => ShopProcess.start({ source, projectId, gatewayUrl })),
    );
    return new World(projectId, gateway, server, shops);
  }

  /** An empty database with the products of a history, and shops that remember nothing. */
  async begin(products: History['products'], now: number): Promise<void> {
    const emulator = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}`;
    const documents = `projects/${this.#projectId}/databases/(default)/documents`;
    const cleared = await fetch(`${emulator}/emulator/v1/${documents}`, { method: 'DELETE' });
    if (!cleared.ok) throw new Error(`the emulator did not clear the database: ${cleared.status}`);
    this.gateway.reset();
    const batch = this.db.batch();
    products.forEach(({ available, minOrder, price }, index) => {
      batch.create(this.db.doc(`products/p${index}`), {
        name: nameOf(`p${index}`),
        description: 'Made by a history.',
        img: 'http://127.0.0.1:5000/roller.png',
        price,
        minOrder,
        available,
        createdAt: Timestamp.fromMillis(now),
      });
      batch.create(this.db.doc(`privateProducts/p${index}`), { received: available });
    });
    batch.create(this.db.doc('users/admin'), {
      email: ADMIN.email,
      role: ADMIN.role,
      createdAt: Timestamp.fromMillis(now),
    });
    await batch.commit();
    await Promise.all(this.shops.map((shop, index) => shop.begin(now, `s${index}`)));
  }

  async end(): Promise<void> {
    for (const shop of this.shops) shop.stop();
    this.#server.close();
    await deleteApp(this.#app);
  }
}
