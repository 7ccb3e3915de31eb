import type { ConfirmedVatNumber } from '../contract/schemas/vat-number.ts';
import type { VatNumberRepository } from '../data/shop/vat-number-repository.ts';
import type { RegisterAnswer, VatRegister } from '../data/shop/vat-register.ts';
import type { RateCounter } from '../data/firestore/rate-counter.ts';
import type { ShopSettings } from '../contract/schemas/settings.ts';
import { NEVER_SAVED, SAMPLE_SETTINGS } from '../contract/shop-settings.ts';

/** What admins set, in memory, as it is and as one process has kept it. */
class MemoryFacts {
  facts: ShopSettings = { ...SAMPLE_SETTINGS, updatedAt: NEVER_SAVED };
  keptFacts: ShopSettings = this.facts;
  readonly shopSettings = { get: () => Promise.resolve(this.facts) };
  readonly cachedReads = { settings: () => Promise.resolve({ value: this.keptFacts, readAt: 0 }) };
}

/** The registers of VAT numbers, what was kept of them and how often people asked, in memory. */
export class MemoryRegisters extends MemoryFacts {
  /** What a look-up gives, or does; no number is known before a test says so. */
  register: (number: string) => RegisterAnswer = () => ({ known: false });
  /** The look-ups there were: the number, and who asked. */
  readonly lookUps: [string, string | undefined][] = [];
  readonly #kept = new Map<string, { confirmed: ConfirmedVatNumber; until: number }>();
  readonly #counts = new Map<string, number>();

  readonly vatRegister: VatRegister = {
    lookUp: (number, requester) => {
      this.lookUps.push([number, requester]);
      return Promise.resolve().then(() => this.register(number));
    },
  };

  readonly vatNumbers: VatNumberRepository = {
    find: (vatNumber, now) => {
      const kept = this.#kept.get(vatNumber);
      return Promise.resolve(kept && kept.until > now ? kept.confirmed : undefined);
    },
    keep: (confirmed, keptMs) => {
      const until = Date.parse(confirmed.checkedAt) + keptMs;
      this.#kept.set(confirmed.vatNumber, { confirmed, until });
      return Promise.resolve();
    },
  };

  readonly rateCounter: RateCounter = {
    count: (key, windowMs, now) => {
      const calls = (this.#counts.get(key) ?? 0) + 1;
      this.#counts.set(key, calls);
      return Promise.resolve({ calls, resetAt: now + windowMs });
    },
    forget: () => Promise.resolve(),
  };
}
